import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import { characteristicNotices } from '#data/notices.ts';
import { reachIssues } from '#model/reach.ts';
import { readRedirects } from '#data/redirects.ts';
import { readJson } from '#data/files.ts';
import {
  digest,
  type Manifest,
  manifestSchema,
  NOTHING_REMOVED,
  readSnapshot,
  type RemovedRows,
} from '#data/snapshot.ts';
import { referencedPictures, PICTURES } from '#data/snapshot-pictures.ts';
import { MANIFEST } from '#data/snapshot-folders.ts';
import { pictureFiles } from '#model/picture.ts';
import { DataError, type Issue } from '#model/rows/issue.ts';
import { parseRows } from '#model/rows/parse.ts';
import { type Rows, type TableName, TABLES } from '#model/rows/tables.ts';
import { issueOf } from '#model/set-aside.ts';
import { hiddenPageIssues } from '#routes/hidden-pages.ts';
import { redirectRules } from '#routes/redirects.ts';
import { checkRows } from './check-rows.ts';
import { readCommittedSnapshot } from './committed-snapshot.ts';
import type { PreviousSnapshot } from './compare.ts';
import { removedRows } from './removed-rows.ts';
import {
  bySlug,
  fieldText,
  forEachTable,
  manifestText,
  rowText,
  sortKey,
  TABLE_NAMES,
  tableParts,
} from './table-file.ts';

/** Reads and sorts a table; its issues are added to `issues`. */
function readRows(folder: string, table: TableName, issues: Issue[]): unknown[] {
  const file = join(folder, `${table}.json`);
  const result = readJson(file, '[] for an empty table');
  if (!result.ok) {
    issues.push(result.issue);
    return [];
  }
  // Checked before sorting: issues name a row without a slug by its number, which must match the edited
  // file.
  issues.push(...parseRows(TABLES[table], result.value, file).issues);
  return Array.isArray(result.value) ? result.value.toSorted((a, b) => bySlug(sortKey(a), sortKey(b))) : [];
}

function newestUpdate(rows: readonly unknown[]): string | null {
  const at = (text: string): number => Date.parse(text);
  return rows
    .map((row) => fieldText(row, 'updated_at'))
    .filter((text) => !Number.isNaN(at(text)))
    .reduce<string | null>((newest, text) => (newest === null || at(text) > at(newest) ? text : newest), null);
}

/** The source, time and removed rows of the current manifest, as far as it is readable. */
function readOldManifest(folder: string) {
  const file = join(folder, MANIFEST);
  const result = existsSync(file) ? readJson(file, '') : null;
  const value = result?.ok ? result.value : null;
  return {
    source: fieldText(value, 'source') || 'edited by hand',
    takenAt: fieldText(value, 'takenAt') || null,
    removed: manifestSchema.safeParse(value).data?.removed ?? NOTHING_REMOVED,
  };
}

/** Manifest entries of the pictures that posts name. Missing files are left out: the check reports them. */
function pictureEntries(folder: string, posts: readonly unknown[]): Manifest['pictures'] {
  const named = posts.flatMap((row) =>
    referencedPictures({ body: fieldText(row, 'body'), cover_image: fieldText(row, 'cover_image') }),
  );
  const names = new Set(named.flatMap(({ picture }) => pictureFiles(picture)));
  return [...names].sort().flatMap((name) => {
    const file = join(folder, PICTURES, name);
    if (!existsSync(file)) return [];
    const bytes = readFileSync(file);
    return [{ name, bytes: bytes.length, sha256: digest(bytes) }];
  });
}

/**
 * Reads the candidate as a build would. What a build would set aside is an issue: somebody is there to correct it.
 * The issues name the edited files, not the candidate's.
 */
function check(candidate: string, folder: string): { readonly rows: Rows; readonly issues: readonly Issue[] } {
  const { rows, setAside } = readSnapshot(candidate);
  // Neighborhoods of a city that is wrong itself would repeat its issue.
  const isCityWrong = setAside.some(({ table }) => table === 'cities');
  const issues = setAside
    .filter(({ field }) => field !== 'city_id' || !isCityWrong)
    .map((entry) => issueOf(entry, join(folder, `${entry.table}.json`)));
  return { rows, issues };
}

/** A day when every scheduled post is public: what it will collide with then is corrected now. */
const LAST_DAY = '9999-12-31';

/**
 * The issues of valid rows that a build can only work around: it leaves out where a place is, or a redirect. Throws
 * a DataError for an invalid catalogue, which a build refuses.
 */
function siteIssues(rows: Rows, { removed }: Manifest, folder: string, dataFolder: string): Issue[] {
  const file = (table: TableName): string => join(folder, `${table}.json`);
  const model = joinModel(rows, readCatalogue(dataFolder), LAST_DAY, removed);
  const { hiding } = redirectRules(readRedirects(join(dataFolder, 'redirects.json')), model);
  return [
    ...(['cities', 'neighborhoods'] as const).flatMap((table) => reachIssues(rows[table], model.business, file(table))),
    ...hiddenPageIssues(hiding, model, file),
  ];
}

/** The removed rows of the manifest, and those that were deleted by hand since the last commit. */
function removedSince(
  committed: PreviousSnapshot | null,
  tables: readonly { readonly name: TableName; readonly rows: readonly unknown[] }[],
  removed: RemovedRows,
): RemovedRows {
  if (committed === null) return removed;
  const rows = forEachTable((table) => {
    const found = tables.find(({ name }) => name === table)?.rows ?? [];
    return checkRows(table, found as readonly Readonly<Record<string, unknown>>[]).rows;
  });
  return removedRows(rows, { ...committed, removed });
}

/** The new manifest, and the notices that a build will print. */
export interface LockedSnapshot extends Manifest {
  readonly notices: readonly string[];
}

/**
 * Locks a snapshot that was edited by hand: sorts every table, refuses everything that a build refuses or works
 * around, then rewrites the tables and the manifest (row counts, digests, pictures, and the newest updated_at as
 * takenAt). Rows that are in git's HEAD but no longer in the folder are recorded as removed. `dataFolder` has the
 * catalogue and the redirects. Throws a DataError with every issue and leaves the folder unchanged.
 */
export function lockSnapshot(folder: string, dataFolder = 'data'): LockedSnapshot {
  const issues: Issue[] = [];
  const tables = TABLE_NAMES.map((name) => ({ name, rows: readRows(folder, name, issues) }));
  if (issues.length > 0) throw new DataError(issues);

  const old = readOldManifest(folder);
  const removed = removedSince(readCommittedSnapshot(folder, dataFolder), tables, old.removed);
  const texts = new Map(tables.map(({ name, rows }) => [name, [...tableParts(rows.map(rowText))].join('')]));
  const entries = tables.map(({ name, rows }) => [name, { rows: rows.length, sha256: digest(texts.get(name) ?? '') }]);
  const manifest = {
    formatVersion: 1,
    takenAt: newestUpdate(tables.flatMap(({ rows }) => rows)) ?? old.takenAt ?? new Date().toISOString(),
    source: old.source,
    tables: Object.fromEntries(entries) as Manifest['tables'],
    pictures: pictureEntries(folder, tables.find(({ name }) => name === 'posts')?.rows ?? []),
    removed,
  } satisfies Manifest;

  const candidate = `${folder}.locked`;
  mkdirSync(candidate, { recursive: true });
  try {
    for (const [name, text] of texts) writeFileSync(join(candidate, `${name}.json`), text);
    if (existsSync(join(folder, PICTURES)))
      cpSync(join(folder, PICTURES), join(candidate, PICTURES), { recursive: true });
    writeFileSync(join(candidate, MANIFEST), manifestText(manifest));
    const { rows, issues: setAside } = check(candidate, folder);
    const refused = [...setAside, ...siteIssues(rows, manifest, folder, dataFolder)];
    if (refused.length > 0) throw new DataError(refused);
    // The manifest comes last: after an interruption its digests do not match, and the build says to lock
    // again.
    for (const file of [...TABLE_NAMES.map((name) => `${name}.json`), MANIFEST]) {
      renameSync(join(candidate, file), join(folder, file));
    }
    return { ...manifest, notices: characteristicNotices(rows.neighborhoods) };
  } finally {
    rmSync(candidate, { recursive: true, force: true });
  }
}
