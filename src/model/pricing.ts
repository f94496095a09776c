/** A price in whole or fractional US dollars, low to high. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

/** Sizes of a job, in the unit of its measure. */
export interface SizeSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * How the size of a job is measured: the house in square feet of floor, the gutters in feet, windows, spots and pieces
 * by count, everything else in the square feet that are washed.
 */
export const MEASURES = ['house', 'driveway', 'surface', 'gutters', 'windows', 'spots', 'pieces'] as const;

/** How the size of a job is measured. */
export type Measure = (typeof MEASURES)[number];

/**
 * What besides the size changes a price, with the levels of each from the cheapest to the dearest. `usual` is the level
 * that the prices are for; each other one may change them by some percent.
 */
export const FACTORS = {
  stories: { usual: '1', levels: ['1', '2', '3'] },
  pitch: { usual: 'usual', levels: ['low', 'usual', 'steep'] },
  state: { usual: 'usual', levels: ['light', 'usual', 'heavy'] },
  access: { usual: 'easy', levels: ['easy', 'tight'] },
} as const;

/** The name of a factor. */
export type FactorName = keyof typeof FACTORS;

/** The factors' names, in the order in which they are applied and listed. */
export const FACTOR_NAMES = Object.keys(FACTORS) as readonly FactorName[];

/** The percent by which each level changes a price; a level without an entry changes nothing. */
export type FactorPercents = Readonly<Partial<Record<FactorName, Readonly<Record<string, number>> | undefined>>>;

/** A price per unit above a size; below it, that of the step before or of the rule holds. */
export interface PriceStep {
  readonly above: number;
  readonly perUnit: PriceRange;
}

/** How a service with published prices is priced. Amounts are US dollars. */
export interface MeasuredRule {
  readonly service: string;
  readonly measure: Measure;
  /** What every job costs before its size counts. */
  readonly base: PriceRange;
  readonly perUnit: PriceRange;
  /** Ordered by size. */
  readonly steps: readonly PriceStep[];
  readonly factors: FactorPercents;
  /** The lowest price: 'Starting at'. */
  readonly minimum: number;
  /** Calculated amounts are multiples of this: the low end rounded down, the high end up. */
  readonly rounding: number;
  /** A small, a usual and a large job: the page and the structured data name the price of the usual one. */
  readonly sizes: readonly [SizeSpan, SizeSpan, SizeSpan];
  /** The sizes of most jobs, and their name inside a sentence: 'most homes'. */
  readonly most: SizeSpan & { readonly covers: string };
  /** The sizes of nearly all jobs, where texts name their price. */
  readonly nearlyAll?: SizeSpan | undefined;
  /** How much more it costs than another service, in percent: `base` and `perUnit` follow from that one's. */
  readonly premium?: { readonly over: string; readonly percent: PriceRange } | undefined;
  /** The feet of gutter of a house: `base`, and so many more for each square foot of the house. */
  readonly perHouse?: { readonly base: number; readonly perSquareFoot: number } | undefined;
}

/** A service without published prices: priced after a walk through the building, or after an estimate. */
export interface UnmeasuredRule {
  readonly service: string;
  readonly measure: 'building' | 'estimate';
}

/** How a service is priced: an entry of data/catalogue/price-rules.json. */
export type PriceRule = MeasuredRule | UnmeasuredRule;

/** Whether a rule publishes prices. */
export const isMeasured = (rule: PriceRule): rule is MeasuredRule =>
  rule.measure !== 'building' && rule.measure !== 'estimate';

/** The company's prices. */
export interface Pricing {
  /** The price that the company advertises; a service says its own floor. */
  readonly startingAt: number;
  readonly range: PriceRange;
  /** Whether the rules are still the sample's. */
  readonly sample: boolean;
  /** At most one per service; a service without a rule has the company's price and range. */
  readonly rules: readonly PriceRule[];
}

/** A service with prices, and its rule. */
export interface MeasuredService<S> {
  readonly service: S;
  readonly rule: MeasuredRule;
}

/** The services with prices, in the order of the list. The site has an estimate if there is one. */
export const measuredServices = <S extends { readonly catalogueSlug: string }>(
  services: readonly S[],
  pricing: Pricing | null,
): readonly MeasuredService<S>[] =>
  services.flatMap((service) => {
    const rule = pricing?.rules.find((candidate) => candidate.service === service.catalogueSlug);
    return rule !== undefined && isMeasured(rule) ? [{ service, rule }] : [];
  });
