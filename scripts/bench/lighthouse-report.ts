import { median } from './browser-report.ts';
import type { LighthousePage } from './lighthouse.ts';
import type { Loss } from './lighthouse-visit.ts';
import { alignedTable } from './table.ts';

/** One column of the table. */
interface Column {
  readonly heading: string;
  readonly of: 'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'lcp' | 'cls' | 'tbt' | 'bytes';
  readonly aim: (page: LighthousePage) => number | null;
  /** Whether more is better, as of points; of times and bytes less is. */
  readonly isPoints: boolean;
  readonly shown: (value: number) => string;
}

const whole = (value: number): string => Math.round(value).toString();
const hundredths = (value: number): string => value.toFixed(2);
const FULL = 100;

const isAboutQuestions = ({ type }: LighthousePage): boolean => type?.endsWith('faq') === true;

const COLUMNS: readonly Column[] = [
  { heading: 'performance', of: 'performance', aim: () => 99, isPoints: true, shown: whole },
  { heading: 'accessible', of: 'accessibility', aim: () => FULL, isPoints: true, shown: whole },
  { heading: 'best practices', of: 'bestPractices', aim: () => FULL, isPoints: true, shown: whole },
  // A page that search engines may not list loses points for exactly that.
  { heading: 'SEO', of: 'seo', aim: ({ type }) => (type === null ? null : FULL), isPoints: true, shown: whole },
  { heading: 'LCP s', of: 'lcp', aim: ({ type }) => (type === 'home' ? 1.5 : 1.2), isPoints: false, shown: hundredths },
  { heading: 'CLS', of: 'cls', aim: () => 0.01, isPoints: false, shown: (value) => value.toFixed(3) },
  { heading: 'TBT ms', of: 'tbt', aim: () => 50, isPoints: false, shown: whole },
  {
    heading: 'kB',
    of: 'bytes',
    aim: (page) => (page.type === 'home' ? 250_000 : isAboutQuestions(page) ? 60_000 : null),
    isPoints: false,
    shown: (bytes) => whole(bytes / 1000),
  },
];

/** A figure beside its aim: '98/99', '!' before one that misses it, the figure alone where none is set. */
function cell(page: LighthousePage, { of, aim, isPoints, shown }: Column): string {
  const value = median(page.visits.map((visit) => visit[of]));
  const wanted = aim(page);
  if (wanted === null) return shown(value);
  return `${(isPoints ? value < wanted : value > wanted) ? '!' : ''}${shown(value)}/${shown(wanted)}`;
}

/** An audit that cost points, on which pages, and what it names there. */
interface Cost {
  readonly loss: Loss;
  readonly pages: string[];
  readonly where: Set<string>;
}

const NAMED = 6;

/** The audits of all last visits, each once. */
function costs(pages: readonly LighthousePage[]): Cost[] {
  const found = new Map<string, Cost>();
  for (const page of pages) {
    for (const loss of page.visits.at(-1)?.losses ?? []) {
      const cost = found.get(loss.audit) ?? { loss, pages: [], where: new Set<string>() };
      found.set(loss.audit, cost);
      cost.pages.push(loss.found === '' ? page.path : `${page.path} (${loss.found})`);
      for (const named of loss.where) cost.where.add(named);
    }
  }
  return [...found.values()];
}

const costLines = ({ loss, pages, where }: Cost): string[] => [
  `  ${loss.audit}: ${loss.title}`,
  `    ${pages.join(', ')}`,
  ...[...where].slice(0, NAMED).map((named) => `    at ${named}`),
  ...(where.size > NAMED ? [`    and ${where.size - NAMED} more`] : []),
];

const range = (values: readonly number[]): string => `${whole(Math.min(...values))} to ${whole(Math.max(...values))}`;

/** How busy the machine was: its times go into Lighthouse's, multiplied. */
function machineLine(pages: readonly LighthousePage[]): string {
  const visits = pages.flatMap((page) => page.visits);
  const machine = range(visits.map((visit) => visit.machine));
  const answered = range(visits.map((visit) => visit.answered));
  return `Meanwhile this machine counted ${machine} (a free one 1,500 and more), and its server answered in ${answered} ms.`;
}

/** The lines about Lighthouse; none when it was not asked. */
export function lighthouseLines(pages: readonly LighthousePage[]): string[] {
  if (pages.length === 0) return [];
  const row = (page: LighthousePage): string[] => [`  ${page.path}`, ...COLUMNS.map((column) => cell(page, column))];
  const found = costs(pages);
  return [
    '',
    `Lighthouse, mobile with its simulated slow 4G, median of ${pages[0]?.visits.length ?? 0}, each beside its aim ('!' misses it):`,
    ...alignedTable([['', ...COLUMNS.map(({ heading }) => heading)], ...pages.map(row)]),
    'kB are what comes over the wire before anybody scrolls. Pages that search engines may not list have no aim for SEO.',
    machineLine(pages),
    ...(found.length === 0 ? [] : ['', 'What cost points, and what was named:', ...found.flatMap(costLines)]),
    '',
    'The largest paint:',
    ...pages.map(({ path, visits }) => `  ${path}  ${visits.at(-1)?.largest ?? ''}`),
  ];
}
