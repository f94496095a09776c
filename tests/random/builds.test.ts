import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { auditFolder } from '#scripts/audit/audit.ts';
import { readSiteData } from '#data/site.ts';
import { parseRows } from '#model/rows/parse.ts';
import { TABLES, type TableName } from '#model/rows/tables.ts';
import { rowsWithin, tablesBeyond } from '#tests/support/random-rows.ts';
import type { EditableRows } from '#tests/support/small-rows.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { buildFolder, removeBuilds, runBuild } from '#tests/support/test-build.ts';

// npm run test:random: whole builds of random snapshots over the committed catalogue, one after the other. It
// takes minutes, so it is no part of npm test. RANDOM_SEED=… builds others.
const SEED = Number(process.env['RANDOM_SEED'] ?? 18);
const DAY = '2026-06-01';
const LIMITS = { cities: 6, services: 6, neighborhoods: 24, posts: 8 };
const NAME = `random-${SEED}`;
const folder = buildFolder(NAME);

/** The remarks that random rows cause: equal names, very long texts, and few words of their own. */
const CAUSED_BY_ROWS = /^(?:shares its (?:description|h1) |weighs |shares [\d.]+ % of its words )/;

const isRows = (tables: Readonly<Record<string, unknown>>): tables is EditableRows =>
  Object.values(tables).every(Array.isArray);

const within = fc.sample(rowsWithin(LIMITS), { numRuns: 14, seed: SEED });
const beyond = fc.sample(tablesBeyond(LIMITS).filter(isRows), { numRuns: 6, seed: SEED });

/** Builds rows as a snapshot, and audits the site. Returns what the build printed and what the audit found. */
async function builtAndAudited(tables: EditableRows): Promise<{ readonly output: string; readonly found: string[] }> {
  const snapshot = snapshotFolder((rows) => Object.assign(rows, tables));
  try {
    const build = await runBuild(NAME, snapshot.folder, { day: DAY });
    expect(build).toMatchObject({ exitCode: 0, errors: [] });
    const { model } = readSiteData({ dataFolder: 'data', snapshotFolder: snapshot.folder, at: DAY });
    const { checks, remarks } = await auditFolder(folder, { model });
    const unexpected = { ...remarks, first: remarks.first.filter(({ says }) => !CAUSED_BY_ROWS.test(says)) };
    const found = [...checks, unexpected].flatMap(({ name, first }) =>
      first.map(({ page, says }) => `${name}: ${page} ${says}`),
    );
    return { output: build.output, found };
  } finally {
    snapshot.remove();
  }
}

afterEach(() => removeBuilds(NAME));

describe.each(within.map((tables, number) => ({ tables, number })))('random snapshot $number', ({ tables }) => {
  it('is built, and the audit has no findings', async () => {
    expect((await builtAndAudited(tables)).found).toEqual([]);
  });
});

describe.each(beyond.map((tables, number) => ({ tables, number })))('damaged snapshot $number', ({ tables }) => {
  it('is built without its bad rows, which the build names, and the audit has no findings', async () => {
    const { output, found } = await builtAndAudited(tables);
    expect(found).toEqual([]);
    const issues = Object.entries(TABLES).flatMap(
      ([table, schema]) => parseRows(schema, tables[table as TableName], table).issues,
    );
    for (const { file, row } of issues) expect(output).toContain(`${file}: row ${row}: `);
  });
});
