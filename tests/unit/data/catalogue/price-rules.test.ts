import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { priceContradictions, readPriceRules } from '#data/catalogue/price-rules.ts';
import type { Offer } from '#model/business.ts';
import { isMeasured } from '#model/pricing.ts';
import { formatIssue } from '#model/rows/issue.ts';
import { measuredRule } from '#tests/support/measured-rule.ts';

let file: string;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'prices-'));
  file = join(folder, 'price-rules.json');
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
});

const HOUSES = [
  { from: 700, to: 1500 },
  { from: 1500, to: 2500 },
  { from: 2500, to: 3500 },
];
const RULE = {
  service: 'house-washing',
  measure: 'house',
  base: { from: 125, to: 200 },
  perUnit: { from: 0.1, to: 0.1 },
  minimum: 199,
  most: { covers: 'most homes', from: 1500, to: 2500 },
};

function read(...rules: readonly object[]) {
  writeFileSync(file, JSON.stringify({ sample: false, houses: HOUSES, rules }));
  return readPriceRules(file, 'restore it');
}

describe('the price rules', () => {
  it('are complete after reading: sizes of houses, and amounts of a premium over another service', () => {
    const premium = {
      service: 'soft-washing',
      measure: 'house',
      premium: { over: 'house-washing', percent: { from: 10, to: 20 } },
      minimum: 300,
      most: RULE.most,
    };
    const { rules, issues } = read(RULE, premium, { service: 'offices', measure: 'building' });
    expect(issues).toEqual([]);
    expect(rules.filter(isMeasured).map(({ sizes }) => sizes)).toEqual([HOUSES, HOUSES]);
    const soft = rules.filter(isMeasured).find(({ service }) => service === 'soft-washing');
    expect(soft?.base).toEqual({ from: 137.5, to: 240 });
    expect(soft?.perUnit.to).toBeCloseTo(0.12);
  });

  it.each([
    ['a range that runs backwards', { base: { from: 9, to: 5 } }, /base: is .*expected from less than or equal to to/],
    ['an unknown measure', { measure: 'roof' }, /measure: is "roof", expected one of "house", "driveway"/],
    ['a misspelled field', { minimun: 5 }, /expected no field minimun/],
    ['a missing minimum', { minimum: undefined }, /minimum: is nothing, expected a number of dollars/],
    ['a missing price', { perUnit: undefined }, /perUnit: is nothing, expected what a unit of the size costs/],
    [
      'an unknown level',
      { factors: { stories: { 4: 10 } } },
      /factors\.stories: is .*expected percents of "2", "3" only/,
    ],
    [
      'a dearer level that costs less',
      { factors: { stories: { 2: 30, 3: 20 } } },
      /expected percents that rise in the order 1, 2, 3/,
    ],
    [
      'a light job that costs more',
      { factors: { state: { light: 5 } } },
      /expected percents that rise in the order light, usual, heavy/,
    ],
    ['a large discount', { factors: { state: { light: -60 } } }, /expected at least -20 percent/],
    ['two sizes', { sizes: HOUSES.slice(1) }, /sizes: is .*expected three sizes/],
    ['sizes that shrink', { sizes: HOUSES.toReversed() }, /sizes: is .*expected sizes from small to large/],
    ['a measure without sizes', { measure: 'surface' }, /sizes: is nothing, expected three sizes/],
    [
      'a premium over nothing',
      { base: undefined, perUnit: undefined, premium: { over: 'house-wash', percent: { from: 1, to: 2 } } },
      /premium\.over: is "house-wash", expected a service with a rule of its own/,
    ],
    [
      'a premium beside a price',
      { premium: { over: 'house-washing', percent: { from: 1, to: 2 } } },
      /premium: is .*expected no base, perUnit and steps beside it/,
    ],
  ])('are refused by file, service and field: %s', (_, change, message) => {
    const { rules, issues } = read({ ...RULE, ...change }, { service: 'offices', measure: 'building' });
    expect(issues.map(formatIssue).join('\n')).toMatch(message);
    expect(issues.every((issue) => issue.file === file && issue.row === 'house-washing')).toBe(true);
    expect(rules.map(({ service }) => service)).toEqual(['offices']);
  });

  it('name one rule a service', () => {
    expect(read(RULE, RULE).issues.map(formatIssue)).toEqual([expect.stringContaining('expected one row only')]);
  });

  it('of the repository are marked as a sample, and valid', () => {
    const { sample, issues } = readPriceRules('data/catalogue/price-rules.json', 'restore it');
    expect(issues).toEqual([]);
    const { sample: marked } = JSON.parse(readFileSync('data/catalogue/price-rules.json', 'utf8')) as {
      sample: boolean;
    };
    expect(sample).toBe(marked);
  });
});

describe('what the company advertises', () => {
  const rules = [
    measuredRule('house-washing', 199, { from: 275, to: 450 }),
    measuredRule('driveway', 150, { from: 0, to: 0 }, { measure: 'driveway', perUnit: { from: 0.2, to: 0.35 } }),
    { service: 'offices', measure: 'building' as const },
  ];
  const pricing = { startingAt: 199, range: { from: 200, to: 400 }, sample: false, rules };
  const OFFER: Offer = {
    name: 'Special',
    description: 'A special',
    price: null,
    discount: null,
    services: [],
    validFrom: null,
    validThrough: null,
  };
  const contradictions = (advertised: Partial<typeof pricing>, ...offers: Partial<Offer>[]) =>
    priceContradictions(
      { pricing: { ...pricing, ...advertised }, offers: offers.map((offer) => ({ ...OFFER, ...offer })) },
      'business.json',
    ).map(formatIssue);

  it('is accepted where the rules say the same', () => {
    expect(
      contradictions(
        {},
        { price: 275, services: ['house-washing'] },
        { price: 450, services: ['house-washing', 'driveway'] },
        { price: 299, services: ['driveway'], sizes: { driveway: 1500 } },
        { discount: 50 },
      ),
    ).toEqual([]);
  });

  it('is not compared where the company publishes no prices', () => {
    const offers = [{ ...OFFER, price: 9_999, services: ['house-washing'] }];
    expect(priceContradictions({ pricing: null, offers }, 'business.json')).toEqual([]);
  });

  it.each([
    [
      'a starting price at which nothing starts',
      { startingAt: 99 },
      {},
      /^business\.json: pricing\.startingAt: is 99, .*\(\$199, \$150\)/,
    ],
    [
      'a range that no service reaches',
      { range: { from: 199, to: 900 } },
      {},
      /pricing\.range: is .*within \$200-\$700/,
    ],
    [
      'an offer above the price',
      {},
      { price: 276, services: ['house-washing'] },
      /row Special: offers\.0\.price: is 276, expected at most \$275, what house-washing costs by price-rules\.json/,
    ],
    [
      'a package that saves nothing',
      {},
      { price: 500, services: ['house-washing', 'driveway'] },
      /expected at most \$475, what house-washing and driveway cost/,
    ],
    [
      'a price for what has none',
      {},
      { price: 500, services: ['offices'] },
      /expected null, because price-rules\.json has no price for offices$/,
    ],
    [
      'a price for a mistyped service',
      {},
      { price: 200, services: ['hose-washing'] },
      /has no price for hose-washing; did you mean "house-washing"\?$/,
    ],
    [
      'a size of another service',
      {},
      { price: 100, services: ['house-washing'], sizes: { driveway: 9 } },
      /offers\.0\.sizes\.driveway: .*a service of the offer/,
    ],
    [
      'a discount that leaves nothing',
      {},
      { discount: 150, services: ['driveway'] },
      /offers\.0\.discount: is 150, expected less than \$150/,
    ],
  ])('is refused by name: %s', (_, advertised, offer, message) => {
    expect(contradictions(advertised, offer)).toEqual([expect.stringMatching(message)]);
  });
});
