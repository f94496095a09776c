import { FACTOR_NAMES, type MeasuredRule, type Measure, type PriceRange, type SizeSpan } from '#model/pricing.ts';
import type { Saving } from '#pricing/estimate.ts';

/** A service that can be chosen: its name, and its rule if it has prices. */
export interface Choice {
  readonly service: string;
  readonly name: string;
  /** What a price includes, in one sentence; empty if unknown. */
  readonly included: string;
  /** The quote form's choices of serviceType that cover it, the narrowest first. */
  readonly quoteChoices: readonly string[];
  /** The parts of its rule that an estimate needs; null for a service that gets a price after a walk-through. */
  readonly rule: MeasuredRule | null;
}

/** What the island estimates with. */
export interface PriceList {
  readonly choices: readonly Choice[];
  readonly savings: readonly Saving[];
}

// Props are escaped JSON in an attribute, in which a rule would be four times as long.
const FIELD = '|';
const ROW = '\n';
const SECTION = '\n\n';
/** Between the texts of one field, none of which has a tab once it is cleaned. */
const ITEM = '\t';

const clean = (text: string): string => text.replaceAll(FIELD, '/').replaceAll(/\s+/g, ' ');

// Most services are asked for under their own names.
const packChoices = (name: string, choices: readonly string[]): string => {
  const packed = choices.map(clean).join(ITEM);
  return packed === clean(name) ? '' : packed;
};
const unpackChoices = (name: string, text: string): readonly string[] => (text === '' ? [name] : text.split(ITEM));

const packRange = ({ from, to }: PriceRange | SizeSpan): string => (from === to ? String(from) : `${from}~${to}`);
function unpackRange(text: string): PriceRange {
  const [from = 0, to = from] = text.split('~').map(Number);
  return { from, to };
}

const packFactors = ({ factors }: MeasuredRule): string =>
  FACTOR_NAMES.map((name) =>
    Object.entries(factors[name] ?? {})
      .map(([level, percent]) => `${level}:${percent}`)
      .join(),
  ).join(';');
const unpackFactors = (text: string): MeasuredRule['factors'] =>
  Object.fromEntries(
    text.split(';').flatMap((levels, index) => {
      const name = FACTOR_NAMES[index];
      if (name === undefined || levels === '') return [];
      const percents = levels.split(',').map((level) => level.split(':'));
      return [[name, Object.fromEntries(percents.map(([level = '', percent]) => [level, Number(percent)]))]];
    }),
  );

function packRule(rule: MeasuredRule): string[] {
  const { measure, base, perUnit, steps, minimum, rounding, sizes, perHouse } = rule;
  return [
    measure,
    packRange(base),
    packRange(perUnit),
    steps.map((step) => `${step.above}:${packRange(step.perUnit)}`).join(),
    String(minimum),
    String(rounding),
    packFactors(rule),
    sizes.map(packRange).join(),
    perHouse === undefined ? '' : `${perHouse.base}~${perHouse.perSquareFoot}`,
  ];
}

function unpackRule(service: string, fields: readonly string[]): MeasuredRule {
  const [measure, base = '', perUnit = '', steps = '', minimum, rounding, factors = '', sizes = '', perHouse = ''] =
    fields;
  const [small, usual, large] = sizes.split(',').map(unpackRange);
  if (small === undefined || usual === undefined || large === undefined) throw new Error(`${service} has no sizes.`);
  const house = unpackRange(perHouse);
  return {
    service,
    measure: measure as Measure,
    base: unpackRange(base),
    perUnit: unpackRange(perUnit),
    steps:
      steps === ''
        ? []
        : steps.split(',').map((step) => {
            const [above, amount = ''] = step.split(':');
            return { above: Number(above), perUnit: unpackRange(amount) };
          }),
    factors: unpackFactors(factors),
    minimum: Number(minimum),
    rounding: Number(rounding),
    sizes: [small, usual, large],
    // No estimate names what most jobs cost.
    most: { ...usual, covers: '' },
    ...(perHouse === '' ? {} : { perHouse: { base: house.from, perSquareFoot: house.to } }),
  };
}

/** Packs a price list into a text for the island's props, a fifth as long as their JSON. */
export const packPriceList = ({ choices, savings }: PriceList): string =>
  [
    choices.map(({ service, name, included, quoteChoices, rule }) =>
      [
        service,
        clean(name),
        clean(included),
        packChoices(name, quoteChoices),
        ...(rule === null ? [] : packRule(rule)),
      ].join(FIELD),
    ),
    savings.map(({ name, needs, services, amount }) => [clean(name), needs, services.join(), amount].join(FIELD)),
  ]
    .map((rows) => rows.join(ROW))
    .join(SECTION);

/** Unpacks a price list. */
export function unpackPriceList(text: string): PriceList {
  const [choices = '', savings = ''] = text.split(SECTION);
  const rows = (section: string): string[][] =>
    section === '' ? [] : section.split(ROW).map((row) => row.split(FIELD));
  return {
    choices: rows(choices).map(([service = '', name = '', included = '', quoteChoices = '', ...rule]) => ({
      service,
      name,
      included,
      quoteChoices: unpackChoices(name, quoteChoices),
      rule: rule.length === 0 ? null : unpackRule(service, rule),
    })),
    savings: rows(savings).map(([name = '', needs, services = '', amount]) => ({
      name,
      needs: needs === 'all' ? 'all' : 'any',
      services: services === '' ? [] : services.split(','),
      amount: Number(amount),
    })),
  };
}
