import {
  FACTOR_NAMES,
  type FactorName,
  FACTORS,
  isMeasured,
  type MeasuredRule,
  type PriceRange,
  type PriceRule,
  type SizeSpan,
} from '#model/pricing.ts';

/** The levels of a job by factor; a factor that is left out is at its usual level. */
export type Levels = Readonly<Partial<Record<FactorName, string | undefined>>>;

/** A service to be estimated. */
export interface Job {
  readonly service: string;
  /** In the unit of the rule's measure; a single size is a span from itself to itself. */
  readonly size: SizeSpan;
  readonly levels?: Levels | undefined;
}

/** What makes a price so: the size, then each factor that changes it. */
export type Part = PriceRange &
  (
    | { readonly kind: 'size'; readonly size: SizeSpan; readonly isMinimum: boolean }
    | { readonly kind: 'factor'; readonly factor: FactorName; readonly level: string }
  );

/** The price of one service, which is the sum of its parts. */
export interface Line extends PriceRange {
  readonly service: string;
  readonly parts: readonly Part[];
}

/** The price of several services on one visit. */
export interface Estimate extends PriceRange {
  /** The services with a price, in the order in which they were asked for. */
  readonly lines: readonly Line[];
  /** The offer that fits, which takes its amount off the sum of the lines; null for none. */
  readonly saving: Pick<Saving, 'name' | 'needs' | 'amount'> | null;
  /** The services that get a price after a walk-through only, or that have no rule. */
  readonly unpriced: readonly string[];
}

/** An offer as an amount off: a package needs all of its services, a discount any (of none: any at all). */
export interface Saving {
  readonly name: string;
  readonly needs: 'all' | 'any';
  readonly services: readonly string[];
  /** US dollars. */
  readonly amount: number;
}

/** The usual size of a job. */
export const usualSize = ({ sizes }: Pick<MeasuredRule, 'sizes'>): SizeSpan => sizes[1];

/** Removes what binary fractions add: 0.1 × 2,500 + 125 is 375.00000000000006. */
const exact = (amount: number): number => Math.round(amount * 1e6) / 1e6;

const roundDown = (amount: number, rounding: number): number => exact(Math.floor(exact(amount / rounding)) * rounding);
const roundUp = (amount: number, rounding: number): number => exact(Math.ceil(exact(amount / rounding)) * rounding);

/** What a size costs by the rule's prices per unit, at one end of the range. */
function unitAmount({ base, perUnit, steps }: MeasuredRule, size: number, end: keyof PriceRange): number {
  const bounds = [{ above: 0, perUnit }, ...steps];
  return bounds.reduce((sum, step, index) => {
    const upTo = Math.min(size, bounds[index + 1]?.above ?? Infinity);
    return sum + Math.max(0, upTo - step.above) * step.perUnit[end];
  }, base[end]);
}

/** The rounded amount of a size, and of `percent` more or less: at least the minimum. */
function amountAt(rule: MeasuredRule, base: number, percent: number, end: keyof PriceRange): number {
  if (percent === 0) return base;
  const round = end === 'from' ? roundDown : roundUp;
  const changed = round((base * (100 + percent)) / 100, rule.rounding);
  // Rounding must not turn a surcharge into a discount.
  return Math.max(rule.minimum, percent > 0 ? Math.max(base, changed) : Math.min(base, changed));
}

/** The percent by which the levels change a price, in the order in which they are applied. */
const changesOf = (
  { factors }: MeasuredRule,
  levels: Levels,
): readonly { readonly factor: FactorName; readonly level: string; readonly percent: number }[] =>
  FACTOR_NAMES.flatMap((factor) => {
    const level = levels[factor] ?? FACTORS[factor].usual;
    const percent = factors[factor]?.[level] ?? 0;
    return percent === 0 ? [] : [{ factor, level, percent }];
  });

/**
 * The price of a job: of a span of sizes, from the low end of the smallest to the high end of the largest. Percents add
 * up, and each part is what its level adds to the amount before it, so that the parts sum up to the price exactly.
 */
export function estimateLine(rule: MeasuredRule, size: SizeSpan, levels: Levels = {}): Line {
  const low = roundDown(unitAmount(rule, size.from, 'from'), rule.rounding);
  const high = roundUp(unitAmount(rule, size.to, 'to'), rule.rounding);
  const base = { from: Math.max(rule.minimum, low), to: Math.max(rule.minimum, high) };
  const parts: Part[] = [{ kind: 'size', size, isMinimum: low < rule.minimum, ...base }];
  let percent = 0;
  let before: PriceRange = base;
  for (const change of changesOf(rule, levels)) {
    percent += change.percent;
    const { factor, level } = change;
    const after = { from: amountAt(rule, base.from, percent, 'from'), to: amountAt(rule, base.to, percent, 'to') };
    parts.push({
      kind: 'factor',
      factor,
      level,
      from: exact(after.from - before.from),
      to: exact(after.to - before.to),
    });
    before = after;
  }
  return { service: rule.service, ...before, parts };
}

/** The price of a span of sizes at the usual levels. */
export function rangeOf(rule: MeasuredRule, size: SizeSpan): PriceRange {
  const { from, to } = estimateLine(rule, size);
  return { from, to };
}

/** The offer that saves most on these services. Offers do not add up. */
const bestSaving = (services: readonly string[], savings: readonly Saving[]): Saving | null =>
  savings
    .filter((saving) =>
      saving.needs === 'all'
        ? saving.services.every((service) => services.includes(service))
        : saving.services.length === 0 || saving.services.some((service) => services.includes(service)),
    )
    .reduce<Saving | null>((best, saving) => (saving.amount > (best?.amount ?? 0) ? saving : best), null);

/** Estimates several services on one visit. A service is estimated once: a second job of it is ignored. */
export function estimate(jobs: readonly Job[], rules: readonly PriceRule[], savings: readonly Saving[] = []): Estimate {
  const asked = jobs.filter((job, index) => jobs.findIndex(({ service }) => service === job.service) === index);
  const priced = asked.map((job) => ({ job, rule: rules.find(({ service }) => service === job.service) }));
  const lines = priced.flatMap(({ job, rule }) =>
    rule !== undefined && isMeasured(rule) ? [estimateLine(rule, job.size, job.levels)] : [],
  );
  const sum = (end: keyof PriceRange): number => exact(lines.reduce((total, line) => total + line[end], 0));
  const from = sum('from');
  const best = bestSaving(
    lines.map(({ service }) => service),
    savings,
  );
  const saving =
    best === null || from === 0 ? null : { name: best.name, needs: best.needs, amount: Math.min(best.amount, from) };
  const saved = saving?.amount ?? 0;
  const known = new Set(lines.map(({ service }) => service));
  return {
    lines,
    saving,
    unpriced: asked.flatMap(({ service }) => (known.has(service) ? [] : [service])),
    from: exact(from - saved),
    to: exact(sum('to') - saved),
  };
}
