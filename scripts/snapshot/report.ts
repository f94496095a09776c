import { DataError, showValue } from '#model/rows/issue.ts';
import type { TableName } from '#model/rows/tables.ts';
import { setAsideLines } from '#model/set-aside.ts';
import type { Consequences } from './consequences.ts';
import type { FetchListener, FetchResult } from './fetch-snapshot.ts';
import { TABLE_NAMES } from './table-file.ts';

const formatNumber = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Where progress is written: standard error, which is a terminal or a log. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

/** The progress display of a run. */
export interface Progress extends FetchListener {
  /** Clears the progress line; call it before printing anything else. */
  readonly end: () => void;
}

/** Milliseconds between two updates of a terminal's line, and between two lines of a log. */
const TERMINAL_INTERVAL = 100;
const LOG_INTERVAL = 5000;
const CLEAR_LINE = '\r\u001b[2K';

/**
 * Shows how far each table has been read, and how many rows a second: on a terminal as one line that is
 * redrawn, in a log as plain lines, one per complete table and one every five seconds. `now` returns
 * milliseconds.
 */
export function showProgress(out: ProgressOutput, now: () => number = () => performance.now()): Progress {
  const terminal = out.isTTY === true;
  const tables = new Map<TableName, { read: number; count: number }>();
  const start = now();
  let rows = 0;
  let lastShown = terminal ? -Infinity : start;

  const rate = (): string => `${formatNumber(rows / Math.max((now() - start) / 1000, 0.001))} rows/s`;
  const state = (): string =>
    TABLE_NAMES.flatMap((name) => {
      const table = tables.get(name);
      return table === undefined ? [] : [`${name} ${formatNumber(table.read)}/${formatNumber(table.count)}`];
    }).join(' · ');
  const clear = (): void => {
    if (terminal) out.write(CLEAR_LINE);
  };
  const draw = (): void => {
    // A line that wraps could not be cleared.
    const width = out.columns === undefined || out.columns === 0 ? 80 : out.columns;
    out.write(`${CLEAR_LINE}${`${rate()} · ${state()}`.slice(0, width - 1)}`);
  };

  return {
    rows: (table, read, count) => {
      rows += Math.max(0, read - (tables.get(table)?.read ?? 0));
      tables.set(table, { read, count });
      const complete = read >= count;
      if (!terminal && complete) out.write(`${table}: ${formatNumber(read)} rows read\n`);
      if (now() - lastShown < (terminal ? TERMINAL_INTERVAL : LOG_INTERVAL) && !(terminal && complete)) return;
      lastShown = now();
      if (terminal) draw();
      else if (!complete) out.write(`${rate()} · ${state()}\n`);
    },
    notice: (line) => {
      clear();
      out.write(`${line}\n`);
      if (terminal && tables.size > 0) draw();
    },
    end: clear,
  };
}

/** Aligns rows of cells: the first column to the left, the others to the right. */
function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  '),
  );
}

function pagesLine({ pages, consequences }: FetchResult): string {
  if (pages === null)
    return consequences === null
      ? 'The number of affected pages is unknown: the catalogue has issues (see npm run build).'
      : 'The number of affected pages is unknown: the pages of more than 5,000 neighborhoods are not compared.';
  return `Affects ${pages === 1 ? '1 page' : `${formatNumber(pages)} pages`}.`;
}

/** Empty when neither the new nor the previous snapshot has uploaded pictures. */
function pictureLines({ files, added, removed }: FetchResult['pictures']): string[] {
  if (files === 0 && removed === 0) return [];
  const all = files === 1 ? '1 file' : `${formatNumber(files)} files`;
  return [`Pictures of posts: ${all}, ${formatNumber(added)} added, ${formatNumber(removed)} removed.`];
}

/** Lines of a list on a terminal; JSON has all. */
const MAX_LISTED = 10;

/** A list under its heading, its first lines only; empty for an empty list. */
function listLines<T>(heading: string, items: readonly T[], line: (item: T) => string): string[] {
  if (items.length === 0) return [];
  const more = items.length - MAX_LISTED;
  return [
    heading,
    ...items.slice(0, MAX_LISTED).map((item) => `  ${line(item)}`),
    ...(more > 0 ? [`  and ${formatNumber(more)} more; --json lists all`] : []),
  ];
}

const pathAndPages = (path: string, pages: number): string =>
  pages === 1 ? path : `${path} (${formatNumber(pages)} pages)`;

/** For a page without a redirect of its own, which the build redirects only if it is in the ledger of a deploy. */
const UNDECIDED = 'the page above it for now: add a rule to data/redirects.json, or the path to data/gone.json';

function consequenceLines(consequences: Consequences | null): string[] {
  if (consequences === null) return [];
  const { gone, noindex, formerNames } = consequences;
  return [
    ...listLines(
      'Pages that vanish, and where their paths lead:',
      gone,
      ({ from, to, pages }) => `${pathAndPages(from, pages)} -> ${to ?? UNDECIDED}`,
    ),
    ...listLines(
      'Pages that become noindex:',
      noindex,
      ({ path, why, pages }) => `${pathAndPages(path, pages)}: ${why}`,
    ),
    ...listLines(
      'Names that the texts in data/catalogue still use:',
      formerNames,
      ({ place, name }) => `${place}: ${showValue(name)}`,
    ),
  ];
}

/** The outcome as text. */
export function reportText(result: FetchResult, seconds: number): string {
  const { tables, folder, source, takenAt, manifest } = result;
  const total = TABLE_NAMES.reduce((sum, name) => sum + tables[name].rows, 0);
  const rows = TABLE_NAMES.map((name) => {
    const { rows: count, added, changed, removed } = tables[name];
    return [name, ...[count, added, changed, removed].map(formatNumber)];
  });
  const outcome =
    manifest === null ? `Dry run: ${folder} is unchanged.` : `${folder} is the state of ${source} at ${takenAt}.`;
  return [
    ...alignColumns([['', 'rows', 'added', 'changed', 'removed'], ...rows]),
    ...pictureLines(result.pictures),
    ...setAsideLines(result.setAside),
    pagesLine(result),
    ...consequenceLines(result.consequences),
    `${formatNumber(total)} rows in ${seconds.toFixed(1)} s. ${outcome}`,
  ].join('\n');
}

/** The outcome as JSON. Programs read its fields: do not rename them. */
export function reportJson({ manifest, ...result }: FetchResult, seconds: number): string {
  const tables = Object.fromEntries(
    TABLE_NAMES.map((name) => [name, { ...result.tables[name], sha256: manifest?.tables[name].sha256 ?? null }]),
  );
  return JSON.stringify({ ok: true, written: manifest !== null, ...result, tables, seconds }, null, 2);
}

/** A failed run as JSON; `faults` has table, row, field and value of each issue. Programs read its fields. */
export function failureJson(error: unknown, message: string): string {
  const faults =
    error instanceof DataError ? error.issues.map(({ file, ...issue }) => ({ table: file, ...issue })) : [];
  return JSON.stringify({ ok: false, written: false, message, faults }, null, 2);
}
