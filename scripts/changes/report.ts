import type { LedgerChanges } from '#scripts/build/ledger/changes.ts';
import type { Destination, Rewording, SiteChanges } from './site-changes.ts';

/** The most paths that a report lists of each kind; JSON has all. */
const MAX_PATHS = 10;

const WAYS: Readonly<Record<keyof LedgerChanges, string>> = {
  new: 'new',
  gone: 'gone',
  words: 'words changed',
  file: 'only file changed',
};

const number = (value: number): string => value.toLocaleString('en-US');

/** The first lines of a list, each indented, and how many more there are. */
const listed = (lines: readonly string[]): string[] => [
  ...lines.slice(0, MAX_PATHS).map((line) => `  ${line}`),
  ...(lines.length > MAX_PATHS ? [`  and ${number(lines.length - MAX_PATHS)} more`] : []),
];

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines];

/** How many pages of each type changed, and of all, as aligned columns. */
function kindTable(changes: SiteChanges): string[] {
  const ways = Object.keys(WAYS) as (keyof LedgerChanges)[];
  const rows = [
    ['', ...ways.map((way) => WAYS[way])],
    ...Object.entries(changes.kinds).map(([kind, counts]) => [kind, ...ways.map((way) => number(counts[way]))]),
    ['all pages', ...ways.map((way) => number(changes[way].length))],
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '),
  );
}

function destinationText({ path, status, to, undecided, successor, reason }: Destination): string {
  if (status === 410) return `${path} answers 410: ${reason}`;
  if (status === 404) return `${path} has no redirect: the hosts accept no more rules`;
  if (!undecided) return `${path} leads to ${to}`;
  return `${path} leads to ${to}, undecided${successor === null ? '' : `; it may have become ${successor}`}`;
}

const rewordingLines = ({ path, changes, more }: Rewording): string[] => [
  `  ${path}`,
  ...changes.flatMap(({ removed, added }) => [
    ...(removed === '' ? [] : [`    - ${removed}`]),
    ...(added === '' ? [] : [`    + ${added}`]),
  ]),
  ...(more > 0 ? [`    and ${number(more)} more changes`] : []),
];

/** Pages whose old words could not be read, a line for each reason. */
const unreadLines = (rewordings: readonly Rewording[]): string[] =>
  [
    ...Map.groupBy(
      rewordings.filter(({ unread }) => unread !== null),
      ({ unread }) => unread,
    ),
  ].map(
    ([reason, pages]) => `  The old words of ${pages.map(({ path }) => path).join(', ')} could not be read: ${reason}.`,
  );

/** Formats what a build changed for a terminal. */
export function changesReport(changes: SiteChanges): string {
  const { rewordings, destinations } = changes;
  const read = rewordings.filter(({ unread }) => unread === null);
  const further = changes.words.length - rewordings.length;
  return [
    ...kindTable(changes),
    ...section('New pages', listed(changes.new)),
    ...section('Pages gone', listed(destinations.map(destinationText))),
    ...section('Words changed', [
      ...read.flatMap(rewordingLines),
      ...unreadLines(rewordings),
      ...(further > 0 ? [`  and ${number(further)} more pages`] : []),
    ]),
    ...section('Only file changed', listed(changes.file)),
  ].join('\n');
}
