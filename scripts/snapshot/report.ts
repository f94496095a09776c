import { DataError } from '#model/rows/issue.ts';
import { TABLE_NAMES } from './table-file.ts';
import type { Taken } from './take-snapshot.ts';

const number = (value: number): string => value.toLocaleString('en-US');

/** Rows of cells as lines: the first column flush left, the others flush right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '),
  );
}

function pagesLine(pages: number | null): string {
  if (pages === null)
    return 'How many pages that touches is unknown: the catalogue has issues (npm run build tells of them).';
  return `That touches ${pages === 1 ? '1 page' : `${number(pages)} pages`}.`;
}

/** Nothing where posts show no uploaded pictures and never did. */
function picturesLine({ files, added, removed }: Taken['pictures']): string[] {
  if (files === 0 && removed === 0) return [];
  return [`Pictures of posts: ${number(files)} files, ${number(added)} added, ${number(removed)} removed.`];
}

/** What came of a reading, for people. */
export function reportText(taken: Taken, seconds: number): string {
  const { tables, folder, source } = taken;
  const all = TABLE_NAMES.reduce((sum, name) => sum + tables[name].rows, 0);
  const rows = TABLE_NAMES.map((name) => {
    const { rows: count, added, changed, removed } = tables[name];
    return [name, ...[count, added, changed, removed].map(number)];
  });
  const outcome =
    taken.manifest === null
      ? `Dry run: ${folder} stands as it was.`
      : `${folder} holds what ${source} held at ${taken.takenAt}.`;
  return [
    ...columns([['', 'rows', 'added', 'changed', 'removed'], ...rows]),
    ...picturesLine(taken.pictures),
    pagesLine(taken.pages),
    `${number(all)} rows in ${seconds.toFixed(1)} s. ${outcome}`,
  ].join('\n');
}

/** What came of a reading, for machines. */
export function reportJson(taken: Taken, seconds: number): string {
  const { manifest, ...told } = taken;
  const digests = manifest === null ? null : manifest.tables;
  const tables = Object.fromEntries(
    TABLE_NAMES.map((name) => [name, { ...told.tables[name], sha256: digests?.[name].sha256 ?? null }]),
  );
  return JSON.stringify({ ok: true, written: manifest !== null, ...told, tables, seconds }, null, 2);
}

/** What kept a snapshot from being taken, for machines: each issue with table, row, field and value. */
export function failureJson(error: unknown, message: string): string {
  const issues =
    error instanceof DataError ? error.issues.map(({ file, ...issue }) => ({ table: file, ...issue })) : [];
  return JSON.stringify({ ok: false, written: false, message, issues }, null, 2);
}
