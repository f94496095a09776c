import type { Business, PriceRange, PriceRule } from '#model/business.ts';
import { clockTime, dollarRange, dollars, yearsAfter } from '#model/format.ts';
import { type Issue, showValue } from '#model/rows/issue.ts';

/** The facts that catalogue texts may name in braces, by name, as they appear in a sentence. */
export type Facts = ReadonlyMap<string, string>;

/** The facts of a price range: the range itself and both ends. */
const priceFacts = (name: string, range: PriceRange): [string, string][] => [
  [name, dollarRange(range)],
  [`${name}.from`, dollars(range.from)],
  [`${name}.to`, dollars(range.to)],
];

/** The facts of a price rule, named after its service. A service priced by the building has none. */
function ruleFacts(rule: PriceRule): [string, string][] {
  if (rule.unit === 'building') return [];
  const { service, floor, range, typical, perSquareFoot, premiumPercent: premium } = rule;
  return [
    ...priceFacts(service, range),
    [`${service}.floor`, dollars(floor)],
    ...(typical === undefined ? [] : priceFacts(`${service}.typical`, typical)),
    ...(perSquareFoot === undefined ? [] : priceFacts(`${service}.squareFoot`, perSquareFoot)),
    ...(premium === undefined ? [] : [[`${service}.premium`, `${premium.from}-${premium.to}%`] as [string, string]]),
  ];
}

/**
 * The facts of business.json and price-rules.json, formatted for catalogue texts and named after their
 * fields: {since} is 2014, {startingAt} is $199, {opens} is 8:00 AM, {roof-washing} is $350-$550,
 * {roof-washing.floor} is $350.
 */
export function businessFacts(business: Business): Facts {
  const { name, phone, email, yearsInBusiness, since, guarantee, hours, rating } = business;
  const { startingAt, range, rules } = business.pricing;
  return new Map([
    ['name', name],
    ['phone', phone],
    ['email', email],
    ['since', String(since)],
    ['yearsInBusiness', yearsInBusiness],
    ['yearsInBusiness.over', yearsAfter('over', yearsInBusiness)],
    ['yearsInBusiness.moreThan', yearsAfter('more than', yearsInBusiness)],
    ['guarantee', guarantee],
    ['claimedReviews', rating.claimedReviews],
    ['opens', clockTime(hours.opens)],
    ['closes', clockTime(hours.closes)],
    ['emergency', hours.emergency],
    ['startingAt', dollars(startingAt)],
    ...priceFacts('range', range),
    ...rules.flatMap(ruleFacts),
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

// A name in braces, or an unmatched brace.
const BRACES = /\{([^{}]*)\}|[{}]/g;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

// npm run pictures also draws these fields, unfilled, on cards.
const DRAWN_FIELDS = new Set(['name', 'shortDescription', 'areaName']);

const NO_FACTS: Facts = new Map();

/** Looks up a fact; a capitalized name gives the capitalized fact. */
function findFact(name: string, facts: Facts): string | undefined {
  const plain = facts.get(name);
  const first = name.charAt(0);
  if (plain !== undefined || first === first.toLowerCase()) return plain;
  const small = facts.get(first.toLowerCase() + name.slice(1));
  return small === undefined ? undefined : small.charAt(0).toUpperCase() + small.slice(1);
}

const expected = (facts: Facts): string =>
  facts.size === 0
    ? 'no braces: this text is drawn into a picture too; write the words themselves'
    : `a fact of business.json or price-rules.json (${[...facts.keys()].map((name) => `{${name}}`).join(', ')}); correct the name, or take the braces away`;

/**
 * Replaces the names in braces in all texts of a JSON value with their facts: 'since {since}' becomes 'since
 * 2014', and '{Guarantee}' is capitalized. Facts are not searched for braces again.
 */
export function fillFacts(source: unknown, facts: Facts): Filled {
  const fields = new Set<string>();
  const issues: Filled['issues'][number][] = [];

  const fillText = (text: string, field: string): string => {
    const known = DRAWN_FIELDS.has(field) ? NO_FACTS : facts;
    return text.replace(BRACES, (braces: string, name: string | undefined) => {
      const fact = name === undefined ? undefined : findFact(name, known);
      if (fact === undefined) {
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
    if (Array.isArray(value)) return value.map((item: unknown, index) => fill(item, [...path, String(index)]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key])]));
  };

  return { value: fill(source, []), fields, issues };
}
