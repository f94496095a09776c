import { hash } from 'node:crypto';
import { DataError, type Issue, showValue } from '#model/rows/issue.ts';

/** What the ledger knows of a page. Days are ISO days of the company's time zone. */
export interface LedgerEntry {
  /** Hash of the page's own words. */
  readonly words: string;
  /** Hash of its file; see contentHash. */
  readonly file: string;
  /** The day of the first build that had the page. */
  readonly firstSeen: string;
  /** The page's lastmod: the day on which its own words changed. */
  readonly lastChanged: string;
  /** The day of the first build without the page; null while the site has it. */
  readonly goneSince: string | null;
}

/**
 * Every page that a site ever had, by path, those included that are gone. An empty ledger knows nothing: the site was
 * never deployed with one.
 */
export type Ledger = ReadonlyMap<string, LedgerEntry>;

/** A page of a build. */
export interface BuiltPage {
  readonly path: string;
  readonly words: string;
  readonly file: string;
}

const HEADER =
  '# Ledger of pages, version 2: path, hash of its words, hash of its file, first seen, last changed, gone since';

/** Of ledgers that forgot the pages that were gone. */
const HEADER_1 = '# Ledger of pages, version 1: path, hash of its words, hash of its file, first seen, last changed';

/** Characters of a hash. 66 bits: among a million pages no two hashes are equal, except with a chance of 1 in 10^8. */
const HASH_LENGTH = 11;

/** The hash of a page's own words: the beginning of their SHA-256 in base64url. */
export const wordsHash = (words: string): string => hash('sha256', words, 'base64url').slice(0, HASH_LENGTH);

/** How many issues an error lists: a file of another kind has one in every line. */
const MAX_ISSUES = 10;

const REMEDY = 'restore the file from the last deploy, or delete it to start a new ledger';

const isHash = (text: string): boolean => /^[\w-]{11}$/.test(text);

/** A real day: parsing '2026-02-30' gives another one. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const FIELDS: readonly {
  readonly name: string;
  readonly expected: string;
  readonly isValid: (text: string) => boolean;
}[] = [
  { name: 'path', expected: 'a path', isValid: (text) => text.startsWith('/') },
  { name: 'hash of its words', expected: 'a hash of 11 characters', isValid: isHash },
  { name: 'hash of its file', expected: 'a hash of 11 characters', isValid: isHash },
  { name: 'first seen', expected: 'an ISO day', isValid: isDay },
  { name: 'last changed', expected: 'an ISO day', isValid: isDay },
  { name: 'gone since', expected: 'an ISO day', isValid: isDay },
];

/** How many fields a line has, by the header. Only the line of a page that is gone has the last one. */
const FIELD_COUNTS: Readonly<Record<string, readonly number[]>> = {
  [HEADER_1]: [FIELDS.length - 1],
  [HEADER]: [FIELDS.length - 1, FIELDS.length],
};

/**
 * Parses a ledger of this version or the one before. Throws one DataError that names the line and the field of each
 * of the first ten issues. `file` is its name in the error.
 */
export function parseLedger(text: string, file: string): Ledger {
  const issues: Issue[] = [];
  const entries = new Map<string, LedgerEntry>();
  const report = (line: number, field: string, value: unknown, expected: string): void => {
    issues.push({ file, row: String(line), field, value: showValue(value), expected: `${expected}; ${REMEDY}` });
  };
  const [header = '', ...lines] = text.split(/\r?\n/);
  const counts = FIELD_COUNTS[header] ?? FIELD_COUNTS[HEADER]!;
  if (!(header in FIELD_COUNTS)) report(1, 'header', header, showValue(HEADER));
  for (const [index, line] of lines.entries()) {
    if (issues.length >= MAX_ISSUES) break;
    if (line === '' && index === lines.length - 1) continue;
    const number = index + 2;
    const values = line.split(' ');
    if (!counts.includes(values.length)) {
      report(number, 'number of fields', values.length, counts.join(' or '));
      continue;
    }
    for (const [position, value] of values.entries()) {
      const { name, expected, isValid } = FIELDS[position]!;
      if (!isValid(value)) report(number, name, value, expected);
    }
    const [path, words, hashOfFile, firstSeen, lastChanged] = values as [string, string, string, string, string];
    if (entries.has(path)) report(number, 'path', path, 'a path that no other line has');
    entries.set(path, {
      words,
      file: hashOfFile,
      firstSeen,
      lastChanged,
      goneSince: values[FIELDS.length - 1] ?? null,
    });
  }
  if (issues.length > 0) throw new DataError(issues);
  return entries;
}

/** Formats a ledger: a header, and a line for each page, sorted by path. */
export function formatLedger(ledger: Ledger): string {
  const lines = [...ledger.keys()].sort().map((path) => {
    const { words, file, firstSeen, lastChanged, goneSince } = ledger.get(path)!;
    return `${path} ${words} ${file} ${firstSeen} ${lastChanged}${goneSince === null ? '' : ` ${goneSince}`}\n`;
  });
  return [`${HEADER}\n`, ...lines].join('');
}

/** The day of a build, and the day that the inventory has for a page, if the page is in it. */
export interface LedgerDays {
  readonly day: string;
  readonly inventoryDay: (path: string) => string | undefined;
}

/**
 * The day on which a page's own words changed: the ledger's while they are the same, else the day of the build. An
 * empty ledger begins with the inventory's days, which the sitemap had without it.
 */
export function lastChanged(
  ledger: Ledger,
  { path, words }: Pick<BuiltPage, 'path' | 'words'>,
  { day, inventoryDay }: LedgerDays,
): string {
  if (ledger.size === 0) return inventoryDay(path) ?? day;
  const known = ledger.get(path);
  return known?.words === words ? known.lastChanged : day;
}

/** The ledger after a build: its pages, and every page that the site had before, gone since the day it first lacked it. */
export function nextLedger(ledger: Ledger, pages: Iterable<BuiltPage>, days: LedgerDays): Ledger {
  const next = new Map<string, LedgerEntry>();
  for (const { path, words, file } of pages) {
    const firstSeen = ledger.get(path)?.firstSeen ?? days.day;
    const changed = lastChanged(ledger, { path, words }, days);
    next.set(path, { words, file, firstSeen, lastChanged: changed, goneSince: null });
  }
  for (const [path, entry] of ledger)
    if (!next.has(path)) next.set(path, { ...entry, goneSince: entry.goneSince ?? days.day });
  return next;
}

/** Whether the site of a ledger has a page. */
export const isLive = (ledger: Ledger, path: string): boolean => ledger.get(path)?.goneSince === null;

/** The paths of a ledger that a site with these pages lacks, the latest gone first, those of a day sorted. */
export function vanishedPaths(ledger: Ledger, pages: ReadonlySet<string>): string[] {
  const since = (path: string): string => ledger.get(path)!.goneSince ?? '9999-12-31';
  return [...ledger.keys()]
    .filter((path) => !pages.has(path))
    .sort()
    .sort((a, b) => (since(a) < since(b) ? 1 : since(a) > since(b) ? -1 : 0));
}
