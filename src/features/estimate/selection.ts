import { FACTOR_NAMES, type FactorName, FACTORS, type MeasuredRule, type SizeSpan } from '#model/pricing.ts';
import { type Job, usualSize } from '#pricing/estimate.ts';
import type { Choice } from './packed-rules.ts';

/** How a size is given: one of the rule's three, or typed in. */
export type SizeChoice = '0' | '1' | '2' | 'exact' | 'by house' | 'length and cars';

/** What the visitor has chosen. Sizes are by field: 'house', or the slug of a service. */
export interface Selection {
  readonly services: readonly string[];
  readonly sizes: Readonly<Record<string, SizeChoice>>;
  /** Typed numbers, by field; a driveway has its length and its cars beside its square feet. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly levels: Readonly<Record<FactorName, string>>;
}

/** The field with the size of the house, which all rules that need it share. */
export const HOUSE = 'house';

/** The width of a driveway per car, feet. */
const LANE_FEET = 10;

/** More than any job has, in any unit. */
const MAX_SIZE = 100_000;

/** The names of the numbers that make up the size of a driveway. */
export const driveNumbers = (field: string) => ({ length: `${field}-length`, cars: `${field}-cars` });

/** A selection of services at usual sizes and levels. */
export const initialSelection = (services: readonly string[]): Selection => ({
  services,
  sizes: {},
  numbers: {},
  levels: {
    stories: FACTORS.stories.usual,
    pitch: FACTORS.pitch.usual,
    state: FACTORS.state.usual,
    access: FACTORS.access.usual,
  },
});

/** The field of a rule's size. */
export const sizeField = ({ measure, service }: MeasuredRule): string => (measure === 'house' ? HOUSE : service);

/** How a size is given if the visitor has not chosen: gutters by the house, everything else at its usual size. */
export const sizeChoice = (rule: MeasuredRule, { sizes }: Selection): SizeChoice =>
  sizes[sizeField(rule)] ?? (rule.perHouse === undefined ? '1' : 'by house');

/** Whether a rule needs the size of the house. */
export const needsHouse = (rule: MeasuredRule, selection: Selection): boolean =>
  rule.measure === 'house' || sizeChoice(rule, selection) === 'by house';

/** A typed size, such as '1,850' or '1850 sq ft'; null unless it has exactly one number. */
function typedSize(text = ''): SizeSpan | null {
  const [number, ...others] = text.replace(/(\d),(?=\d)/g, '$1').match(/-?\d*\.?\d+/g) ?? [];
  const size = Number(number);
  return others.length === 0 && size > 0 && size <= MAX_SIZE ? { from: size, to: size } : null;
}

function chosenSize(rule: MeasuredRule, choice: SizeChoice, selection: Selection): SizeSpan {
  const field = sizeField(rule);
  const { numbers } = selection;
  if (choice === 'exact') return typedSize(numbers[field]) ?? usualSize(rule);
  if (choice === 'length and cars') {
    const { length, cars } = driveNumbers(field);
    const feet = typedSize(numbers[length])?.to ?? 0;
    return typedSize(String(feet * LANE_FEET * Number(numbers[cars] ?? '2'))) ?? usualSize(rule);
  }
  return rule.sizes[Number(choice)] ?? usualSize(rule);
}

/** The size of a rule's job. `house` is a rule with the sizes of houses. */
function jobSize(rule: MeasuredRule, house: MeasuredRule | undefined, selection: Selection): SizeSpan {
  const choice = sizeChoice(rule, selection);
  if (choice !== 'by house' || rule.perHouse === undefined || house === undefined)
    return chosenSize(rule, choice, selection);
  const { base, perSquareFoot } = rule.perHouse;
  const { from, to } = chosenSize(house, selection.sizes[HOUSE] ?? '1', selection);
  const feet = (size: number): number => Math.round(base + perSquareFoot * size);
  return { from: feet(from), to: feet(to) };
}

/** The chosen services as jobs to estimate. A service without a rule has a size that nothing uses. */
export function jobsOf(selection: Selection, rules: readonly MeasuredRule[]): readonly Job[] {
  const house = rules.find(({ measure }) => measure === 'house');
  return selection.services.map((service): Job => {
    const rule = rules.find((candidate) => candidate.service === service);
    const size = rule === undefined ? { from: 1, to: 1 } : jobSize(rule, house, selection);
    return { service, size, levels: selection.levels };
  });
}

/**
 * The quote form's choice of serviceType for what is chosen: one that covers every service, or that of the first. Empty
 * if nothing is chosen.
 */
export function quoteChoiceFor({ services }: Selection, choices: readonly Choice[]): string {
  const [first = [], ...others] = services.map(
    (slug) => choices.find(({ service }) => service === slug)?.quoteChoices ?? [],
  );
  return first.find((choice) => others.every((covering) => covering.includes(choice))) ?? first[0] ?? '';
}

/** The factors that change the price of any of the rules. */
export const factorsOf = (rules: readonly MeasuredRule[]): readonly FactorName[] =>
  FACTOR_NAMES.filter((name) => rules.some(({ factors }) => Object.keys(factors[name] ?? {}).length > 0));

/** The levels of a factor that change the price of any of the rules, and the usual one. */
export const levelsOf = (name: FactorName, rules: readonly MeasuredRule[]): readonly string[] =>
  FACTORS[name].levels.filter(
    (level) => level === FACTORS[name].usual || rules.some(({ factors }) => factors[name]?.[level] !== undefined),
  );
