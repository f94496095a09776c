import { GATES } from './gates.ts';
import { medianOf, type MissedGate, type PageFigures, type Uniqueness } from './uniqueness.ts';

const SHARE_HEADING = ['words on no other page', 'pages', 'indexed', '10th %', 'median', 'gate'];
const MISS_HEADING = ['FAQ pages by service', 'pages', 'indexed', 'misfit', 'own', 'shared', 'questions'];
const KINDS = ['neighborhood', 'city-service', 'place', 'portrait'] as const;
const KIND_NAMES = {
  neighborhood: 'service in a neighborhood',
  'city-service': 'service in a city',
  place: 'neighborhood',
  portrait: 'city or hub',
} as const;

function row([name = '', ...cells]: readonly string[]): string {
  return `  ${name.padEnd(48)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}

const number = (value: number): string => value.toLocaleString('en-US');
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The value that a tenth of the values lie below; 0 without values. */
function tenthPercentile(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 10)] ?? 0;
}

const isIndexed = ({ noindex }: PageFigures): boolean => !noindex;

function shareLine(kind: (typeof KINDS)[number], pages: readonly PageFigures[]): string {
  const indexed = pages.filter(isIndexed);
  const own = indexed.map((page) => page.own);
  return row([
    KIND_NAMES[kind],
    number(pages.length),
    number(indexed.length),
    percent(tenthPercentile(own)),
    percent(medianOf(own)),
    `≥ ${GATES[kind].minOwn * 100} %`,
  ]);
}

/** One line per service: its pages, those indexed, and the others by the reason they are not. */
function serviceLine(name: string, pages: readonly PageFigures[]): string {
  const others = pages.filter(({ noindex }) => noindex);
  // Each page counts once, by the first gate it misses.
  const missing = (gate: MissedGate['gate']): number => others.filter(({ misses }) => misses[0]?.gate === gate).length;
  const counts = [
    pages.length,
    pages.length - others.length,
    missing('fit'),
    missing('own'),
    missing('shared'),
    missing('questions'),
  ];
  return row([name, ...counts.map(number)]);
}

/** The figures as lines of text: words of their own by kind of page, then the FAQ pages by service. */
export function uniquenessLines({ pages }: Uniqueness): string[] {
  if (pages.length === 0) return [];
  const byKind = Map.groupBy(pages, ({ kind }) => kind);
  const figures = (kind: (typeof KINDS)[number]): readonly PageFigures[] => byKind.get(kind) ?? [];
  const byService = (kind: 'neighborhood' | 'city-service'): string[] =>
    [...Map.groupBy(figures(kind), ({ service }) => service)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([service, group]) =>
        serviceLine(`${service}, ${kind === 'neighborhood' ? 'neighborhoods' : 'cities'}`, group),
      );
  const faq = [...figures('neighborhood'), ...figures('city-service')].filter(isIndexed);
  return [
    row(SHARE_HEADING),
    ...KINDS.filter((kind) => byKind.has(kind)).map((kind) => shareLine(kind, figures(kind))),
    '',
    row(MISS_HEADING),
    ...byService('neighborhood'),
    ...byService('city-service'),
    '',
    `  Indexed FAQ pages share ${percent(medianOf(faq.map(({ shared }) => shared)))} of their words with the place's other services (median), and ${medianOf(faq.map(({ questionsAboutService }) => questionsAboutService))} of their questions are about the service.`,
  ];
}

/** The number of findings of all gates. */
export const gateFindingCount = ({ pageGates, siteGates }: Uniqueness): number =>
  [...pageGates, ...siteGates].reduce((sum, { findings }) => sum + findings.length, 0);

/** The uniqueness report: all findings of all gates, every page that is noindex with its reason, the figures. */
export function formatUniqueness(uniqueness: Uniqueness): string {
  const findings = [...uniqueness.pageGates, ...uniqueness.siteGates].flatMap(({ name, findings: found }) => [
    `${number(found.length).padStart(6)} ${name}`,
    ...found.map(({ page, says }) => `       ${page} ${says}`),
  ]);
  const noindex = uniqueness.pages
    .filter((page) => page.noindex)
    .map(
      ({ path, misses }) =>
        `  ${path} ${misses.length === 0 ? 'has no words written for it' : misses.map(({ says }) => says).join('; ')}`,
    );
  return [...findings, '', 'noindex:', ...noindex, '', ...uniquenessLines(uniqueness)].join('\n');
}
