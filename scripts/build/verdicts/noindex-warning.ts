import type { PageRow } from '#routes/inventory.ts';
import type { MissedGate } from '#scripts/audit/uniqueness/uniqueness.ts';

/** A page that the build made noindex. */
export interface NoindexPage {
  readonly path: string;
  /** Its rows, as the inventory has them. */
  readonly rows: readonly PageRow[];
  readonly gate: MissedGate['gate'] | 'title';
  /** For the gate 'title': what the page and the other one are about. */
  readonly titles?: string;
}

/** How many lines a warning has at most. */
const MAX_LINES = 10;

/** How many cities and services a line names at most. */
const MAX_SUBJECTS = 3;

const CAUSES: Readonly<Record<NoindexPage['gate'], string>> = {
  fit: 'whose service does not fit the place',
  own: 'too much like other pages',
  shared: 'too much like the other services of their place',
  questions: 'with too few questions about the service',
  title: 'with the title of another page',
};

const rowText = ({ table, slug }: PageRow): string => `${table} row ${slug}`;

/** A page as the inventory has it, or a page of the company. */
export type PageWithRows = Pick<NoindexPage, 'path' | 'rows'>;

/** The row that a page has and another has not: the most special one, before a city. */
function rowOfItsOwn({ rows }: PageWithRows, other: PageWithRows): PageRow | undefined {
  const others = new Set(other.rows.map(rowText));
  const own = rows.filter((row) => !others.has(rowText(row)));
  return own.find(({ table }) => table !== 'cities') ?? own[0];
}

/**
 * Names the rows that distinguish two pages with one title: 'neighborhoods row columbia-south-carolina/mill-2 and
 * neighborhoods row columbia-south-carolina/mill'. Pages that no row distinguishes are named by their paths.
 */
export function namesOfPair(page: PageWithRows, other: PageWithRows): string {
  const [own, theirs] = [rowOfItsOwn(page, other), rowOfItsOwn(other, page)];
  const nameOf = ({ path, rows }: PageWithRows, row: PageRow | undefined): string => {
    const named = row ?? (own === theirs ? undefined : rows.find(({ table }) => table === 'cities'));
    return named === undefined ? path : rowText(named);
  };
  return `${nameOf(page, own)} and ${nameOf(other, theirs)}`;
}

/** The cities and services with the most pages, as ' (Roof Washing 20, Columbia 9, ...)'; empty if none has two. */
function subjectsText(pages: readonly NoindexPage[]): string {
  const counts = [
    ...Map.groupBy(
      pages.flatMap(({ rows }) => rows.filter(({ table }) => table === 'cities' || table === 'services')),
      rowText,
    ).values(),
  ].sort((a, b) => b.length - a.length || (rowText(a[0]!) < rowText(b[0]!) ? -1 : 1));
  if ((counts[0]?.length ?? 0) < 2) return '';
  const named = counts.slice(0, MAX_SUBJECTS).map((rows) => `${rows[0]!.name} ${rows.length}`);
  return ` (${[...named, ...(counts.length > MAX_SUBJECTS ? ['...'] : [])].join(', ')})`;
}

const counted = (count: number): string => (count === 1 ? '1 page' : `${count.toLocaleString('en-US')} pages`);

function causeLine(pages: readonly NoindexPage[]): string {
  const [{ gate, titles }] = pages as readonly [NoindexPage];
  const pair = titles === undefined ? '' : `: ${titles}`;
  return `noindex: ${counted(pages.length)}, ${CAUSES[gate]}${pair}${subjectsText(pages)}`;
}

/**
 * Sums up the pages that a build made noindex in at most ten lines: by cause, and pages with a title of another
 * page by the two rows. Each line counts its pages and names the cities and services with the most. `file` lists
 * every page.
 */
export function noindexWarning(pages: readonly NoindexPage[], file: string): string {
  const groups = [...Map.groupBy(pages, ({ gate, titles = '' }) => `${gate} ${titles}`).values()].sort(
    (a, b) => b.length - a.length,
  );
  const room = MAX_LINES - 1;
  const shown = groups.length <= room ? groups : groups.slice(0, room - 1);
  const rest = groups.slice(shown.length);
  return [
    ...shown.map(causeLine),
    ...(rest.length === 0 ? [] : [`noindex: ${counted(rest.flat().length)} for ${rest.length} other causes`]),
    `Each of the ${counted(pages.length)} is in ${file}, with its reason.`,
  ].join('\n');
}
