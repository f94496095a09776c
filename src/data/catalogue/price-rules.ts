import { z } from 'zod';
import type { Offer } from '#model/business.ts';
import { dollars as dollarText, dollarRange } from '#model/format.ts';
import {
  FACTORS,
  isMeasured,
  type MeasuredRule,
  MEASURES,
  type PriceRange,
  type PriceRule,
  type Pricing,
} from '#model/pricing.ts';
import { slug, line } from '#model/rows/fields.ts';
import { closestMatch, type Issue, issuesOf, showValue } from '#model/rows/issue.ts';
import { duplicateIssues, errorMap } from '#model/rows/parse.ts';
import { namedPrices } from '#pricing/published-price.ts';
import { priceBeforeOffer } from '#pricing/savings.ts';
import { readJson } from '#data/files.ts';

const FROM_TO = 'from less than or equal to to';

/** A price in US dollars. */
export const dollars = z.number('a number of dollars').positive('a price above 0');

/** A price range in US dollars. */
export const priceRange = z.object({ from: dollars, to: dollars }).refine(({ from, to }) => from <= to, FROM_TO);

const amount = z.number('a number of dollars').min(0, 'a number of dollars, 0 or more');
const amounts = z.strictObject({ from: amount, to: amount }).refine(({ from, to }) => from <= to, FROM_TO);
const size = z.number('a size').positive('a size above 0');
const span = { from: size, to: size };
const sizeSpan = z.strictObject(span).refine(({ from, to }) => from <= to, FROM_TO);
const percents = z.strictObject({ from: amount, to: amount }).refine(({ from, to }) => from <= to, FROM_TO);

type Span = z.infer<typeof sizeSpan>;

/** Whether no size is smaller than the one before, at both ends. */
const ascends = (sizes: readonly Span[]): boolean =>
  sizes.every(({ from, to }, index) => {
    const before = sizes[index - 1];
    return before === undefined || (before.from <= from && before.to <= to);
  });

const threeSizes = z
  .tuple([sizeSpan, sizeSpan, sizeSpan], 'three sizes: a small, a usual and a large job')
  .refine(ascends, 'sizes from small to large');

/** The lowest and the highest percent of a level: together discounts stay below half of the price. */
const LOWEST_PERCENT = -20;
const HIGHEST_PERCENT = 300;

const percent = z
  .number('a number of percent')
  .min(LOWEST_PERCENT, `at least ${LOWEST_PERCENT} percent`)
  .max(HIGHEST_PERCENT, `at most ${HIGHEST_PERCENT} percent`);

/** The percents of a factor's levels but the usual one, which must not fall from a cheaper level to a dearer one. */
function levelPercents(name: keyof typeof FACTORS) {
  const { usual, levels } = FACTORS[name];
  const others = levels.filter((level) => level !== usual);
  const listed = others.map((level) => `"${level}"`).join(', ');
  return z
    .record(z.string(), percent)
    .refine((given) => Object.keys(given).every((level) => others.some((other) => other === level)), {
      error: `percents of ${listed} only (${usual} is what the prices are for)`,
    })
    .refine(
      (given) => {
        const inOrder = levels.map((level) => (level === usual ? 0 : (given[level] ?? null))).filter((p) => p !== null);
        return inOrder.every((value, index) => index === 0 || (inOrder[index - 1] ?? 0) <= value);
      },
      { error: `percents that rise in the order ${levels.join(', ')}, with 0 for ${usual}` },
    );
}

const factors = z.strictObject({
  stories: levelPercents('stories').optional(),
  pitch: levelPercents('pitch').optional(),
  state: levelPercents('state').optional(),
  access: levelPercents('access').optional(),
});

const NO_AMOUNT = { from: 0, to: 0 };

/** A rule with prices, as its file has it. */
const measuredEntry = z.strictObject({
  service: slug,
  measure: z.enum(MEASURES),
  base: amounts.default(NO_AMOUNT),
  perUnit: amounts.optional(),
  steps: z
    .array(z.strictObject({ above: size, perUnit: amounts }))
    .refine(
      (steps) => steps.every(({ above }, index) => above > (steps[index - 1]?.above ?? 0)),
      'steps in the order of their sizes',
    )
    .default([]),
  factors: factors.default({}),
  minimum: dollars,
  rounding: z.number('a number of dollars').positive('a number of dollars above 0').default(1),
  sizes: threeSizes.optional(),
  most: z.strictObject({ covers: line(40), ...span }).refine(({ from, to }) => from <= to, FROM_TO),
  nearlyAll: sizeSpan.optional(),
  premium: z.strictObject({ over: slug, percent: percents }).optional(),
  perHouse: z.strictObject({ base: z.number('a number of feet').min(0), perSquareFoot: size }).optional(),
});

const ruleEntry = z.discriminatedUnion(
  'measure',
  [measuredEntry, z.strictObject({ service: slug, measure: z.enum(['building', 'estimate']) })],
  `one of ${[...MEASURES, 'building', 'estimate'].map((name) => `"${name}"`).join(', ')}`,
);

type MeasuredEntry = z.infer<typeof measuredEntry>;
type Entry = z.infer<typeof ruleEntry>;

const rulesFile = z.strictObject({
  sample: z.boolean('true or false: whether these are still the sample’s prices'),
  houses: threeSizes,
  rules: z.array(z.unknown(), 'a list of rules'),
});

const isMeasuredEntry = (entry: Entry): entry is MeasuredEntry =>
  entry.measure !== 'building' && entry.measure !== 'estimate';

/** A range that is so many percent higher. */
const raised = (range: PriceRange, percent: PriceRange): PriceRange => ({
  from: Math.round(range.from * (100 + percent.from) * 1e4) / 1e6,
  to: Math.round(range.to * (100 + percent.to) * 1e4) / 1e6,
});

/** The prices per size of an entry: its own, or those of the service that its premium names. */
function unitPrices(
  entry: MeasuredEntry,
  entries: readonly Entry[],
):
  | Pick<MeasuredRule, 'base' | 'perUnit' | 'steps'>
  | { readonly field: string; readonly value: unknown; readonly expected: string } {
  const { base, perUnit, steps, premium } = entry;
  if (premium === undefined) {
    return perUnit === undefined
      ? {
          field: 'perUnit',
          value: perUnit,
          expected: 'what a unit of the size costs, such as { "from": 0.2, "to": 0.35 }; or a premium',
        }
      : { base, perUnit, steps };
  }
  if (perUnit !== undefined || steps.length > 0 || base.to > 0)
    return {
      field: 'premium',
      value: premium,
      expected: 'no base, perUnit and steps beside it, because they follow from it',
    };
  const measured = entries
    .filter(isMeasuredEntry)
    .filter((other) => other.premium === undefined && other.perUnit !== undefined);
  const over = measured.find(({ service, measure }) => service === premium.over && measure === entry.measure);
  if (over?.perUnit === undefined) {
    const names = measured.filter(({ measure }) => measure === entry.measure).map(({ service }) => service);
    const closest = closestMatch(premium.over, names);
    return {
      field: 'premium.over',
      value: premium.over,
      expected: `a service with a rule of its own and the same measure${closest === undefined ? '' : `; did you mean "${closest}"?`}`,
    };
  }
  const { percent: more } = premium;
  return {
    base: raised(over.base, more),
    perUnit: raised(over.perUnit, more),
    steps: over.steps.map((step) => ({ above: step.above, perUnit: raised(step.perUnit, more) })),
  };
}

/** The content of data/catalogue/price-rules.json: rules with everything filled in. */
export interface PriceRules extends Pick<Pricing, 'rules' | 'sample'> {
  readonly issues: readonly Issue[];
}

/** Reads data/catalogue/price-rules.json. `restore` says how to get a missing file back. */
export function readPriceRules(file: string, restore: string): PriceRules {
  const failed = (...issues: readonly Issue[]): PriceRules => ({ rules: [], sample: true, issues });
  const result = readJson(file, restore);
  if (!result.ok) return failed(result.issue);
  const parsed = rulesFile.safeParse(result.value, { error: errorMap });
  if (!parsed.success) return failed(...issuesOf(parsed.error, file, '-', result.value));
  const { houses, sample, rules: values } = parsed.data;
  const issues: Issue[] = [];
  const entries = values.flatMap((value, index): Entry[] => {
    const entry = ruleEntry.safeParse(value, { error: errorMap });
    if (entry.success) return [entry.data];
    const named = z.object({ service: z.string() }).safeParse(value);
    issues.push(...issuesOf(entry.error, file, named.success ? named.data.service : `number ${index + 1}`, value));
    return [];
  });
  issues.push(
    ...duplicateIssues(
      entries,
      file,
      'service',
      ({ service }) => service,
      ({ service }) => service,
    ),
  );
  const rules = entries.flatMap((entry): PriceRule[] => {
    if (!isMeasuredEntry(entry)) return [entry];
    const { sizes = entry.measure === 'house' ? houses : undefined } = entry;
    const prices = unitPrices(entry, entries);
    if ('field' in prices) {
      issues.push({
        file,
        row: entry.service,
        field: prices.field,
        value: showValue(prices.value),
        expected: prices.expected,
      });
      return [];
    }
    if (sizes === undefined) {
      const expected = 'three sizes: a small, a usual and a large job';
      issues.push({ file, row: entry.service, field: 'sizes', value: showValue(sizes), expected });
      return [];
    }
    return [{ ...entry, ...prices, sizes }];
  });
  return { rules, sample, issues };
}

/** The claims of business.json about prices. */
interface Advertised {
  readonly pricing: Pricing | null;
  readonly offers: readonly Offer[];
}

/** What contradicts the rules in an offer: its field, and what was expected. */
function offerContradiction(offer: Offer, rules: readonly PriceRule[]): Pick<Issue, 'field' | 'expected'> | null {
  const { price, discount, services, sizes = {} } = offer;
  const measured = rules.filter(isMeasured);
  const unknown = Object.keys(sizes).find(
    (slug) => !services.includes(slug) || !measured.some(({ service }) => service === slug),
  );
  if (unknown !== undefined)
    return { field: `sizes.${unknown}`, expected: 'a service of the offer that price-rules.json has prices for' };
  const cheapest = measured
    .filter(({ service }) => services.length === 0 || services.includes(service))
    .reduce<MeasuredRule | null>((low, rule) => (low === null || rule.minimum < low.minimum ? rule : low), null);
  if (discount !== null && cheapest !== null && discount >= cheapest.minimum) {
    const { service, minimum } = cheapest;
    return {
      field: 'discount',
      expected: `less than ${dollarText(minimum)}, what ${service} starts at by price-rules.json`,
    };
  }
  if (price === null || services.length === 0) return null;
  const before = priceBeforeOffer(offer, rules);
  if (before === null) {
    const priced = measured.map(({ service }) => service);
    const missing = services.filter((slug) => !priced.includes(slug));
    const closest = missing.flatMap((slug) => closestMatch(slug, priced) ?? []).map(showValue);
    const hint = closest.length === 0 ? '' : `; did you mean ${closest.join(' and ')}?`;
    return { field: 'price', expected: `null, because price-rules.json has no price for ${missing.join(', ')}${hint}` };
  }
  return price <= before
    ? null
    : {
        field: 'price',
        expected: `at most ${dollarText(before)}, what ${services.join(' and ')} cost${services.length === 1 ? 's' : ''} by price-rules.json at the sizes of the offer; lower the price, or name larger sizes in "sizes"`,
      };
}

/**
 * Where business.json advertises a price that contradicts the rules: a starting price at which no service starts, a
 * range outside of the services' ranges, an offer that saves nothing. None for a company that publishes no prices.
 */
export function priceContradictions({ pricing, offers }: Advertised, file: string): readonly Issue[] {
  if (pricing === null) return [];
  const { startingAt, range, rules } = pricing;
  const prices = rules.filter(isMeasured).map(namedPrices);
  const issue = (row: string, field: string, value: unknown, expected: string): Issue => ({
    file,
    row,
    field,
    value: showValue(value),
    expected,
  });
  const issues: Issue[] = [];
  if (prices.length > 0) {
    if (!prices.some(({ floor }) => floor === startingAt)) {
      const floors = [...new Set(prices.map(({ floor }) => dollarText(floor)))].join(', ');
      issues.push(
        issue(
          '-',
          'pricing.startingAt',
          startingAt,
          `a price at which a service of price-rules.json starts (${floors})`,
        ),
      );
    }
    const widest = {
      from: Math.min(...prices.map((price) => price.range.from)),
      to: Math.max(...prices.map((price) => price.range.to)),
    };
    if (range.from < widest.from || range.to > widest.to) {
      const expected = `a range within ${dollarRange(widest)}, the prices of most jobs by price-rules.json`;
      issues.push(issue('-', 'pricing.range', range, expected));
    }
  }
  for (const [index, offer] of offers.entries()) {
    const found = offerContradiction(offer, rules);
    if (found === null) continue;
    const value = (offer as unknown as Record<string, unknown>)[found.field];
    issues.push(issue(offer.name, `offers.${index}.${found.field}`, value, found.expected));
  }
  return issues;
}
