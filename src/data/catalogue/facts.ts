import type { Business, OpeningHours } from '#model/business.ts';
import { BRACES, type Facts, findFact, promiseFacts, withoutUnknown } from '#model/facts.ts';
import { clockTime, dollarRange, dollars, yearsAfter } from '#model/format.ts';
import { isMeasured, type PriceRange, type PriceRule, type Pricing } from '#model/pricing.ts';
import { type Issue, showValue } from '#model/rows/issue.ts';
import { namedPrices } from '#pricing/published-price.ts';

/** The facts of a price range: the range itself and both ends. */
const priceFacts = (name: string, range: PriceRange): [string, string][] => [
  [name, dollarRange(range)],
  [`${name}.from`, dollars(range.from)],
  [`${name}.to`, dollars(range.to)],
];

/** The facts of a price rule, named after its service. A rule without a price has none. */
function ruleFacts(rule: PriceRule): [string, string][] {
  if (!isMeasured(rule)) return [];
  const { service, floor, range, typical, perSquareFoot, premiumPercent: premium } = namedPrices(rule);
  return [
    ...priceFacts(service, range),
    [`${service}.floor`, dollars(floor)],
    ...(typical === null ? [] : priceFacts(`${service}.typical`, typical)),
    ...(perSquareFoot === null ? [] : priceFacts(`${service}.squareFoot`, perSquareFoot)),
    ...(premium === null ? [] : [[`${service}.premium`, `${premium.from}-${premium.to}%`] as [string, string]]),
  ];
}

/** The amounts of a company that publishes prices, and otherwise their names only. */
function pricingFacts(pricing: Pricing | null, rules: readonly PriceRule[]): [string, string | null][] {
  const facts: [string, string][] = rules.flatMap(ruleFacts);
  if (pricing !== null)
    return [['startingAt', dollars(pricing.startingAt)], ...priceFacts('range', pricing.range), ...facts];
  return ['startingAt', 'range', 'range.from', 'range.to', ...facts.map(([name]) => name)].map((name) => [name, null]);
}

/** When the company opens and closes: null where that depends on the day. */
function hoursFacts(hours: OpeningHours | null): [string, string | null][] {
  const times = hours === null || (hours.otherDays ?? []).length > 0 ? null : hours;
  return [
    ['opens', times === null ? null : clockTime(times.opens)],
    ['closes', times === null ? null : clockTime(times.closes)],
  ];
}

/**
 * The facts of business.json and price-rules.json, formatted for catalogue texts and named after their
 * fields: {since} is 2014, {startingAt} is $199, {opens} is 8:00 AM, {roof-washing} is $350-$550,
 * {roof-washing.floor} is $350, {area} is the Midlands, {areaIn} is in the Midlands, {pollen} is late March into April.
 * Null where the owner has not given them.
 */
export function businessFacts(business: Business, rules: readonly PriceRule[]): Facts {
  const { name, phone, email, yearsInBusiness: years, since, guarantee, hours, rating, pricing, region } = business;
  return new Map([
    ['name', name],
    ['phone', phone],
    ['email', email],
    ['since', since === null ? null : String(since)],
    ['yearsInBusiness', years],
    ['yearsInBusiness.over', years === null ? null : yearsAfter('over', years)],
    ['yearsInBusiness.moreThan', years === null ? null : yearsAfter('more than', years)],
    ['guarantee', guarantee],
    ['claimedReviews', rating?.claimedReviews ?? null],
    ...hoursFacts(hours),
    ['emergency', hours?.emergency ?? null],
    ['locality', region.locality],
    ['area', region.area],
    ['areaIn', region.areaIn],
    ['state', region.state.abbreviation],
    ['stateName', region.state.name],
    ...Object.entries(region.seasons),
    ...promiseFacts(business),
    ...pricingFacts(pricing, rules),
  ]);
}

/** A JSON value with facts filled in. */
export interface Filled {
  readonly value: unknown;
  /** The fields that contained a fact, such as page.trustPoints.0. */
  readonly fields: ReadonlySet<string>;
  /** Braces that do not name a fact. */
  readonly issues: readonly Pick<Issue, 'field' | 'value' | 'expected'>[];
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

// npm run pictures also draws these fields, unfilled, on cards.
const DRAWN_FIELDS = new Set(['name', 'shortDescription', 'areaName']);

const NO_FACTS: Facts = new Map();

const expected = (facts: Facts): string =>
  facts.size === 0
    ? 'no braces: this text is drawn into a picture too; write the words themselves'
    : `a fact of business.json or price-rules.json (${[...facts.keys()].map((name) => `{${name}}`).join(', ')}); correct the name, or take the braces away`;

/** Whether unknown facts were all that a text, or a field of an object, had to say. */
const isEmptied = (filled: unknown, source: unknown): boolean =>
  typeof source === 'object' && source !== null
    ? Object.entries(source).some(
        ([key, text]) => typeof text === 'string' && text !== '' && (filled as Record<string, unknown>)[key] === '',
      )
    : filled === '' && source !== '';

/**
 * Replaces the names in braces in all texts of a JSON value with their facts: 'since {since}' becomes 'since
 * 2014', and '{Guarantee}' is capitalized. A sentence that names an unknown fact is left out, and an item of a
 * list that has nothing else to say: a text, or a question without an answer. Braces in a fact are not filled in.
 */
export function fillFacts(source: unknown, facts: Facts): Filled {
  const fields = new Set<string>();
  const issues: Filled['issues'][number][] = [];

  const fillText = (text: string, field: string): string => {
    // Most texts name no fact.
    if (!/[{}]/.test(text)) return text;
    const known = DRAWN_FIELDS.has(field) ? NO_FACTS : facts;
    return withoutUnknown(text, known).replace(BRACES, (braces: string, name: string | undefined) => {
      const fact = name === undefined ? undefined : findFact(name, known);
      if (fact === undefined || fact === null) {
        issues.push({ field, value: showValue(braces), expected: expected(known) });
        return braces;
      }
      fields.add(field);
      // Answers are simple HTML.
      return field.endsWith('.answer') ? fact.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign) : fact;
    });
  };

  const fill = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string') return fillText(value, path.join('.'));
    if (Array.isArray(value)) {
      return value.flatMap((item: unknown, index) => {
        const filled = fill(item, [...path, String(index)]);
        // An item that consisted of unknown facts.
        return isEmptied(filled, item) ? [] : [filled];
      });
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key])]));
  };

  return { value: fill(source, []), fields, issues };
}
