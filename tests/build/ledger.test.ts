import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXIT_CODES } from '#scripts/build/exit-codes.ts';
import { builtLedger, DEPLOYED_LEDGER } from '#scripts/build/ledger/ledger-file.ts';
import { type Ledger, parseLedger } from '#scripts/build/ledger/ledger.ts';
import { readOwnWords, wordsText } from '#scripts/build/ledger/own-words.ts';
import { nodeFlags } from '#scripts/node-version.mjs';
import { builtFiles } from '#tests/support/built-site.ts';
import type { EditableRows } from '#tests/support/small-rows.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { buildFolder, type BuildResult, runBuild } from '#tests/support/test-build.ts';
import { workingCopy } from '#tests/support/working-copy.ts';

const FIRST_DAY = '2026-06-01';
const NEXT_DAY = '2026-06-09';

/** A place with a page about each service, and one of its pages. */
const EDITED = 'shandon';
const EDITED_PAGE = '/faq/house-washing/columbia-shandon';

describe('the ledger of a site', () => {
  const copy = workingCopy();
  afterAll(copy.remove);
  const inCopy = (...path: readonly string[]): string => join(copy.folder, ...path);
  const folderOf = (name: string): string => inCopy(buildFolder(name));

  async function build(
    name: string,
    day: string,
    edit: (rows: EditableRows) => void = () => undefined,
  ): Promise<BuildResult> {
    const snapshot = snapshotFolder(edit);
    try {
      return await runBuild(name, snapshot.folder, { root: copy.folder, day });
    } finally {
      snapshot.remove();
    }
  }

  /** Builds a site that has no issues. */
  async function buildWell(...args: Parameters<typeof build>): Promise<void> {
    expect(await build(...args)).toMatchObject({ exitCode: 0, errors: [] });
  }

  const ledgerText = (name: string): string => readFileSync(inCopy(builtLedger(buildFolder(name))), 'utf8');
  const ledger = (name: string): Ledger => parseLedger(ledgerText(name), name);
  const deploy = (name: string): void => {
    copyFileSync(inCopy(builtLedger(buildFolder(name))), inCopy(DEPLOYED_LEDGER));
  };

  /** The lastmod of each page of a sitemap, by path. */
  function lastmods(name: string): ReadonlyMap<string, string> {
    const parts = builtFiles(folderOf(name)).filter((file) => /^sitemap-.+-\d+\.xml$/.test(file));
    const xml = parts.map((file) => readFileSync(join(folderOf(name), file), 'utf8')).join('');
    const entries = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
    return new Map(entries.map(([, location = '', day = '']) => [new URL(location).pathname, day.slice(0, 10)]));
  }

  const pathsOf = (days: ReadonlyMap<string, string>, day: string): string[] =>
    [...days].flatMap(([path, each]) => (each === day ? [path] : [])).sort();

  const words = (name: string, path: string): string =>
    wordsText(readOwnWords(readFileSync(join(folderOf(name), `${path === '/' ? '/index' : path}.html`), 'utf8')));

  function editJson(file: string, edit: (value: Record<string, unknown>) => void): void {
    const value = JSON.parse(readFileSync(inCopy(file), 'utf8')) as Record<string, unknown>;
    edit(value);
    writeFileSync(inCopy(file), JSON.stringify(value));
  }

  beforeAll(async () => {
    rmSync(inCopy(DEPLOYED_LEDGER), { force: true });
    editJson('data/catalogue/business.json', (business) => {
      business['phone'] ??= '(803) 555-0100';
      business['hours'] ??= { opens: '08:00', closes: '20:00', emergency: '24/7 emergency service' };
    });
    await buildWell('first', FIRST_DAY);
  });

  it('begins with the days that the sitemap has without a ledger', () => {
    const revisions = JSON.parse(readFileSync(inCopy('data/revisions.json'), 'utf8')) as Record<string, string>;
    const days = lastmods('first');
    expect(days.get('/contact')).toBe(revisions['contact']);
    expect(days.has('/blog/published')).toBe(true);
    const first = ledger('first');
    expect([...days].filter(([path, day]) => first.get(path)?.lastChanged !== day)).toEqual([]);
    expect(new Set([...first.values()].map(({ firstSeen }) => firstSeen))).toEqual(new Set([FIRST_DAY]));
  });

  it('has every page of the site, also those that are noindex', () => {
    const pages = builtFiles(folderOf('first')).filter((file) => file.endsWith('.html'));
    expect(ledger('first').size).toBe(pages.length);
    expect(ledger('first').has('/404')).toBe(true);
  });

  it('gives the day of the build to exactly the pages whose words changed', async () => {
    deploy('first');
    await buildWell('edited', NEXT_DAY, ({ neighborhoods, posts }) => {
      const row = (neighborhoods as readonly Record<string, unknown>[]).find(({ slug }) => slug === EDITED)!;
      row['characteristics'] = ['vinyl siding'];
      posts[0]!['body'] = 'Another **body**.';
    });
    const days = lastmods('edited');
    const changed = [...days.keys()].filter((path) => words('first', path) !== words('edited', path)).sort();
    expect(changed).toContain('/blog/published');
    // Which may be noindex, and then is in no sitemap.
    expect(ledger('edited').get(EDITED_PAGE)?.lastChanged).toBe(NEXT_DAY);
    expect(changed.length).toBeLessThan(days.size / 2);
    expect(pathsOf(days, NEXT_DAY)).toEqual(changed);
    const [before, after] = [ledger('first'), ledger('edited')];
    expect([...after].filter(([path, entry]) => entry.firstSeen !== before.get(path)?.firstSeen)).toEqual([]);
  });

  it('is compared by npm run changes', () => {
    const node = nodeFlags(process.versions.node);
    if (!node.ok) throw new Error(node.hint);
    const args = ['--before', DEPLOYED_LEDGER, '--after', builtLedger(buildFolder('edited')), '--json'];
    const json = execFileSync(process.execPath, [...node.flags, 'scripts/changes.ts', ...args], {
      cwd: copy.folder,
      encoding: 'utf8',
    });
    const changes = JSON.parse(json) as Record<string, readonly string[]>;
    expect(changes['words']).toContain(EDITED_PAGE);
    expect([changes['new'], changes['gone']]).toEqual([[], []]);
  });

  it('is byte-identical with its site for the same ledger, rows and day', async () => {
    await buildWell('one', NEXT_DAY);
    await buildWell('two', NEXT_DAY);
    expect(ledgerText('two')).toBe(ledgerText('one'));
    const files = builtFiles(folderOf('one'));
    expect(builtFiles(folderOf('two'))).toEqual(files);
    const differs = (file: string): boolean =>
      !readFileSync(join(folderOf('one'), file)).equals(readFileSync(join(folderOf('two'), file)));
    expect(files.filter(differs)).toEqual([]);
  });

  it('dates only pages that name the phone number or the hours in their own words when these change', async () => {
    editJson('data/catalogue/business.json', (business) => {
      business['phone'] = '(803) 555-0199';
      (business['hours'] as { closes: string }).closes = '19:30';
    });
    await buildWell('phone', NEXT_DAY);
    const days = lastmods('phone');
    const naming = [...days.keys()].filter((path) => /555-0199|7:30 PM/.test(words('phone', path))).sort();
    expect(pathsOf(days, NEXT_DAY)).toEqual(naming);
    expect(naming).toContain('/contact');
    expect(naming.length).toBeLessThan(10);
    // Its call button shows the number.
    expect(naming).not.toContain('/service-areas/columbia-south-carolina');
    const [before, after] = [ledger('first'), ledger('phone')];
    expect(after.get(EDITED_PAGE)!.file).not.toBe(before.get(EDITED_PAGE)!.file);
  });

  it('dates no page when a footer and a stylesheet change', async () => {
    deploy('phone');
    const before = ledger('phone');
    editJson('data/catalogue/lists.json', ({ footerServices }) => {
      (footerServices as { label: string }[])[0]!.label = 'Walls, washed';
    });
    const stylesheet = inCopy('src/styles/base.css');
    writeFileSync(stylesheet, `${readFileSync(stylesheet, 'utf8')}\n.site-footer { outline: 3px solid red }\n`);
    await buildWell('footer', '2026-06-10');
    const after = ledger('footer');
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    expect([...after].filter(([path, { words: own }]) => own !== before.get(path)!.words)).toEqual([]);
    expect([...after].filter(([path, { file }]) => file === before.get(path)!.file)).toEqual([]);
    expect(lastmods('footer')).toEqual(lastmods('phone'));
  });

  it('that is damaged stops the build with the line, the field and what to do', async () => {
    const lines = readFileSync(inCopy(DEPLOYED_LEDGER), 'utf8').split('\n');
    writeFileSync(inCopy(DEPLOYED_LEDGER), lines.with(4, `${lines[4]!.slice(0, -1)}x`).join('\n'));
    const { exitCode, errors } = await build('damaged', NEXT_DAY);
    expect(exitCode).toBe(EXIT_CODES.refused);
    expect(errors.join('\n')).toMatch(/data\/ledger\.txt: row 5: last changed: is .*restore the file.*or delete it/);
  });
});
