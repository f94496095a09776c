import { LEAST_FACTS, LEAST_FACTS_BEYOND_NAMES, MOST_SHARED_ANSWERS } from './gates.ts';
import { type Likeness, medianOf } from './likeness.ts';
import type { Uniqueness } from './uniqueness.ts';

const LIKENESS_HEADING = ['nearest neighbor', 'pages', 'median', 'highest', 'gate', 'worst', 'gate', 'over'];
const COUNT_HEADING = ['per page', 'pages', 'least', 'median', 'most', 'gate'];

function row([name = '', ...cells]: readonly string[], rest = ''): string {
  return `  ${name.padEnd(40)}${cells.map((cell) => cell.padStart(9)).join('')}${rest === '' ? '' : `  ${rest}`}`;
}

const number = (value: number): string => value.toLocaleString('en-US');

function likenessLine({ gate, pairs, median, highest }: Likeness): string {
  const [worst] = pairs;
  const over = pairs.filter(({ value }) => value > gate.most).length;
  const figures = [median, highest?.median ?? median, gate.median, worst?.value ?? 0, gate.most].map((value) =>
    value.toFixed(3),
  );
  return row(
    [gate.name, number(pairs.length), ...figures, number(over)],
    worst === undefined ? '' : `${worst.page} ~ ${worst.other}`,
  );
}

function countLine(name: string, values: readonly number[], gate: string, digits = 0): string[] {
  if (values.length === 0) return [];
  // Not Math.min(...values): 100,000 arguments are too many.
  const least = values.reduce((low, each) => Math.min(low, each), Infinity);
  const most = values.reduce((high, each) => Math.max(high, each), -Infinity);
  const figures = [least, medianOf(values), most].map((value) => value.toFixed(digits));
  return [row([name, number(values.length), ...figures, gate])];
}

/** How much the pages have of their own, as lines of text: likeness by gate, then facts, answers and reading grade. */
export function uniquenessLines({ pages, likeness, answers }: Uniqueness): string[] {
  if (pages.length === 0) return [];
  const factsOf = (kind: 'neighborhood' | 'portrait', count: 'facts' | 'beyondNames'): number[] =>
    pages.flatMap((page) => (page.kind === kind && page.facts !== null ? [page.facts[count]] : []));
  const sharesOf = (kind: string): number[] =>
    answers.flatMap((share) => (share.kind === kind ? [(100 * share.shared) / share.answers] : []));
  const beyond = `≥ ${LEAST_FACTS_BEYOND_NAMES}`;
  const shared = `≤ ${MOST_SHARED_ANSWERS * 100}`;
  return [
    row(LIKENESS_HEADING),
    ...likeness.filter(({ pairs }) => pairs.length > 0).map(likenessLine),
    '',
    row(COUNT_HEADING),
    ...countLine(
      'facts not true next door, neighborhoods',
      factsOf('neighborhood', 'facts'),
      `≥ ${LEAST_FACTS.neighborhood}`,
    ),
    ...countLine('  more than a name', factsOf('neighborhood', 'beyondNames'), beyond),
    ...countLine('facts not true next door, cities', factsOf('portrait', 'facts'), `≥ ${LEAST_FACTS.portrait}`),
    ...countLine('  more than a name', factsOf('portrait', 'beyondNames'), beyond),
    ...countLine('% of answers shared, neighborhoods', sharesOf('neighborhood'), shared),
    ...countLine('% of answers shared, cities', sharesOf('city-service'), shared),
    ...countLine(
      'reading grade',
      pages.map(({ grade }) => grade),
      '6-9',
      1,
    ),
  ];
}

/** How many misses there are; 0 is a site whose pages all have words of their own. */
export const missCount = ({ pageGates, siteGates }: Uniqueness): number =>
  [...pageGates, ...siteGates].reduce((sum, { findings }) => sum + findings.length, 0);

/** Uniqueness alone as text: every miss in full, then the figures. */
export function formatUniqueness(uniqueness: Uniqueness): string {
  const misses = [...uniqueness.pageGates, ...uniqueness.siteGates].flatMap(({ name, findings }) => [
    `${number(findings.length).padStart(6)} ${name}`,
    ...findings.map(({ page, says }) => `       ${page} ${says}`),
  ]);
  return [...misses, '', ...uniquenessLines(uniqueness)].join('\n');
}
