import { MAX_SHARED_ANSWERS, MIN_FACTS, MIN_FACTS_BEYOND_NAMES } from './gates.ts';
import { medianOf, type Similarity } from './similarity.ts';
import type { Uniqueness } from './uniqueness.ts';

const SIMILARITY_HEADING = [
  'similarity to nearest page',
  'pages',
  'median',
  'highest',
  'gate',
  'worst',
  'gate',
  'over',
];
const COUNT_HEADING = ['per page', 'pages', 'min', 'median', 'max', 'gate'];

function row([name = '', ...cells]: readonly string[], rest = ''): string {
  return `  ${name.padEnd(44)}${cells.map((cell) => cell.padStart(9)).join('')}${rest === '' ? '' : `  ${rest}`}`;
}

const number = (value: number): string => value.toLocaleString('en-US');

function similarityLine({ gate, pairs, median, highest }: Similarity): string {
  const [worst] = pairs;
  const over = pairs.filter(({ value }) => value > gate.max).length;
  const figures = [median, highest?.median ?? median, gate.maxMedian, worst?.value ?? 0, gate.max].map((value) =>
    value.toFixed(3),
  );
  return row(
    [gate.name, number(pairs.length), ...figures, number(over)],
    worst === undefined ? '' : `${worst.page} ~ ${worst.other}`,
  );
}

function countLine(name: string, values: readonly number[], gate: string, digits = 0): string[] {
  if (values.length === 0) return [];
  // Math.min(...values) fails with 100,000 arguments.
  const min = values.reduce((low, each) => Math.min(low, each), Infinity);
  const max = values.reduce((high, each) => Math.max(high, each), -Infinity);
  const figures = [min, medianOf(values), max].map((value) => value.toFixed(digits));
  return [row([name, number(values.length), ...figures, gate])];
}

/** The uniqueness figures as lines of text: similarity by gate, then facts, answers and reading grade. */
export function uniquenessLines({ pages, similarities, answers }: Uniqueness): string[] {
  if (pages.length === 0) return [];
  const factsOf = (kind: 'neighborhood' | 'portrait', count: 'facts' | 'beyondNames'): number[] =>
    pages.flatMap((page) => (page.kind === kind && page.facts !== null ? [page.facts[count]] : []));
  const sharesOf = (kind: string): number[] =>
    answers.flatMap((share) => (share.kind === kind ? [(100 * share.shared) / share.answers] : []));
  const beyond = `≥ ${MIN_FACTS_BEYOND_NAMES}`;
  const shared = `≤ ${MAX_SHARED_ANSWERS * 100}`;
  return [
    row(SIMILARITY_HEADING),
    ...similarities.filter(({ pairs }) => pairs.length > 0).map(similarityLine),
    '',
    row(COUNT_HEADING),
    ...countLine(
      'facts not true of neighbors, neighborhoods',
      factsOf('neighborhood', 'facts'),
      `≥ ${MIN_FACTS.neighborhood}`,
    ),
    ...countLine('  more than a name', factsOf('neighborhood', 'beyondNames'), beyond),
    ...countLine('facts not true of neighbors, cities', factsOf('portrait', 'facts'), `≥ ${MIN_FACTS.portrait}`),
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

/** The number of findings of all gates. */
export const gateFindingCount = ({ pageGates, siteGates }: Uniqueness): number =>
  [...pageGates, ...siteGates].reduce((sum, { findings }) => sum + findings.length, 0);

/** The uniqueness report: all findings of all gates, then the figures. */
export function formatUniqueness(uniqueness: Uniqueness): string {
  const findings = [...uniqueness.pageGates, ...uniqueness.siteGates].flatMap(({ name, findings: found }) => [
    `${number(found.length).padStart(6)} ${name}`,
    ...found.map(({ page, says }) => `       ${page} ${says}`),
  ]);
  return [...findings, '', ...uniquenessLines(uniqueness)].join('\n');
}
