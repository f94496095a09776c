import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACTOR_NAMES, FACTORS, type FactorName, isMeasured, type MeasuredRule } from '#model/pricing.ts';
import { estimate, estimateLine, type Job, type Levels, rangeOf, type Saving, usualSize } from '#pricing/estimate.ts';
import { publishedPrice } from '#pricing/published-price.ts';
import { savingsOf } from '#pricing/savings.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { measuredRule } from '#tests/support/measured-rule.ts';

const { pricing, offers } = committedModel().business;
const RUNS = { seed: 42, numRuns: 500 };

const range = (max: number) =>
  fc
    .tuple(fc.double({ min: 0, max, noNaN: true }), fc.double({ min: 0, max, noNaN: true }))
    .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));

const percent = fc.integer({ min: -20, max: 300 });

/** The percents of some levels of a factor but the usual one, rising from the cheapest level to the dearest. */
const percentsOf = (name: FactorName) => {
  const { usual, levels } = FACTORS[name];
  return fc.tuple(...levels.map(() => percent)).map((drawn) => {
    const rising = drawn.toSorted((a, b) => a - b);
    const isBefore = (index: number): boolean => index < levels.findIndex((level) => level === usual);
    return Object.fromEntries(
      levels.flatMap((level, index) => {
        const value = rising[index] ?? 0;
        return level === usual ? [] : [[level, isBefore(index) ? Math.min(0, value) : Math.max(0, value)]];
      }),
    );
  });
};

const anyRule: fc.Arbitrary<MeasuredRule> = fc
  .record({
    base: range(500),
    perUnit: range(5),
    stepSizes: fc.uniqueArray(fc.integer({ min: 1, max: 5_000 }), { maxLength: 3 }),
    stepPrice: range(5),
    minimum: fc.integer({ min: 1, max: 600 }),
    rounding: fc.constantFrom(0.01, 1, 5, 10, 25),
    stories: percentsOf('stories'),
    pitch: percentsOf('pitch'),
    state: percentsOf('state'),
    access: percentsOf('access'),
  })
  .map(({ base, perUnit, stepSizes, stepPrice, minimum, rounding, ...factors }) =>
    measuredRule('house-washing', minimum, base, {
      perUnit,
      steps: stepSizes.toSorted((a, b) => a - b).map((above) => ({ above, perUnit: stepPrice })),
      rounding,
      factors,
    }),
  );

const anySize = fc.double({ min: 0.01, max: 20_000, noNaN: true });
const anySpan = fc.tuple(anySize, anySize).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));

const anyLevels: fc.Arbitrary<Levels> = fc.record(
  {
    stories: fc.constantFrom(...FACTORS.stories.levels),
    pitch: fc.constantFrom(...FACTORS.pitch.levels),
    state: fc.constantFrom(...FACTORS.state.levels),
    access: fc.constantFrom(...FACTORS.access.levels),
  },
  { requiredKeys: [] },
);

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

describe('the price of a job', () => {
  it('is at least the minimum, and its low end is not above its high end', () => {
    fc.assert(
      fc.property(anyRule, anySpan, anyLevels, (rule, size, levels) => {
        const { from, to } = estimateLine(rule, size, levels);
        expect(from).toBeGreaterThanOrEqual(rule.minimum);
        expect(to).toBeGreaterThanOrEqual(from);
      }),
      RUNS,
    );
  });

  it('does not fall when the job gets larger', () => {
    fc.assert(
      fc.property(anyRule, anySpan, anySpan, anyLevels, (rule, size, more, levels) => {
        const larger = { from: size.from + more.from, to: size.to + more.to };
        const small = estimateLine(rule, size, levels);
        const large = estimateLine(rule, larger, levels);
        expect(large.from).toBeGreaterThanOrEqual(small.from);
        expect(large.to).toBeGreaterThanOrEqual(small.to);
      }),
      RUNS,
    );
  });

  it('does not fall from a cheaper level of a factor to a dearer one', () => {
    fc.assert(
      fc.property(anyRule, anySpan, anyLevels, fc.constantFrom(...FACTOR_NAMES), (rule, size, levels, name) => {
        const prices = FACTORS[name].levels.map((level) => estimateLine(rule, size, { ...levels, [name]: level }));
        for (const end of ['from', 'to'] as const) {
          const amounts = prices.map((line) => line[end]);
          expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
        }
      }),
      RUNS,
    );
  });

  it('is the sum of its parts, at both ends', () => {
    fc.assert(
      fc.property(anyRule, anySpan, anyLevels, (rule, size, levels) => {
        const { from, to, parts } = estimateLine(rule, size, levels);
        expect(total(parts.map((part) => part.from))).toBeCloseTo(from, 6);
        expect(total(parts.map((part) => part.to))).toBeCloseTo(to, 6);
      }),
      RUNS,
    );
  });

  it('is a multiple of the rounding wherever it is above the minimum, low ends rounded down and high ends up', () => {
    fc.assert(
      fc.property(anyRule, anySpan, (rule, size) => {
        const { from, to } = rangeOf(rule, size);
        for (const amount of [from, to].filter((one) => one > rule.minimum)) {
          const steps = amount / rule.rounding;
          expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6 * Math.max(1, steps));
        }
        const exactRule = { ...rule, rounding: 1e-6 };
        expect(from).toBeLessThanOrEqual(rangeOf(exactRule, size).from + 1e-5);
        expect(to).toBeGreaterThanOrEqual(rangeOf(exactRule, size).to - 1e-5);
      }),
      RUNS,
    );
  });

  it('has no part for a usual level, and one for each level that changes it', () => {
    const rule = measuredRule(
      'roof-washing',
      100,
      { from: 200, to: 300 },
      {
        factors: { stories: { 2: 20 }, state: { heavy: 25 }, pitch: { steep: 10 } },
      },
    );
    const levels = { stories: '2', state: 'heavy', pitch: 'usual' };
    expect(estimateLine(rule, usualSize(rule), levels).parts).toEqual([
      { kind: 'size', size: usualSize(rule), isMinimum: false, from: 200, to: 300 },
      { kind: 'factor', factor: 'stories', level: '2', from: 40, to: 60 },
      { kind: 'factor', factor: 'state', level: 'heavy', from: 50, to: 75 },
    ]);
  });

  it('changes its price per unit above a step, and not below it', () => {
    const rule = measuredRule(
      'window-cleaning',
      1,
      { from: 10, to: 10 },
      {
        perUnit: { from: 4, to: 8 },
        steps: [{ above: 10, perUnit: { from: 1, to: 2 } }],
      },
    );
    expect(rangeOf(rule, { from: 10, to: 10 })).toEqual({ from: 50, to: 90 });
    expect(rangeOf(rule, { from: 15, to: 15 })).toEqual({ from: 55, to: 100 });
  });
});

describe('the estimate of several services', () => {
  // A company's own, or any, before it has prices.
  const rules =
    pricing?.rules ?? ['one', 'two', 'three'].map((slug) => measuredRule(slug, 100, { from: 200, to: 400 }));
  const measured = rules.filter(isMeasured);
  const anyJobs: fc.Arbitrary<Job[]> = fc.array(
    fc.record({ service: fc.constantFrom(...rules.map(({ service }) => service)), size: anySpan, levels: anyLevels }),
    { maxLength: 6 },
  );
  const anySaving: fc.Arbitrary<Saving> = fc.record({
    name: fc.constantFrom('A', 'B'),
    needs: fc.constantFrom('all' as const, 'any' as const),
    services: fc.subarray(
      measured.map(({ service }) => service),
      { maxLength: 3 },
    ),
    amount: fc.integer({ min: 1, max: 5_000 }),
  });

  it('is the sum of its lines less one saving, and never negative', () => {
    fc.assert(
      fc.property(anyJobs, fc.array(anySaving, { maxLength: 3 }), (jobs, savings) => {
        const { lines, saving, from, to } = estimate(jobs, rules, savings);
        const saved = saving?.amount ?? 0;
        expect(from).toBeCloseTo(total(lines.map((line) => line.from)) - saved, 6);
        expect(to).toBeCloseTo(total(lines.map((line) => line.to)) - saved, 6);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThanOrEqual(from);
      }),
      RUNS,
    );
  });

  it('has every service once, priced or named as unpriced', () => {
    fc.assert(
      fc.property(anyJobs, (jobs) => {
        const { lines, unpriced } = estimate(jobs, rules);
        const named = [...lines.map(({ service }) => service), ...unpriced];
        expect(named.toSorted()).toEqual([...new Set(jobs.map(({ service }) => service))].toSorted());
        expect(unpriced.filter((slug) => measured.some(({ service }) => service === slug))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('takes off the offer that saves most, and only where its services are chosen', () => {
    const [one, two] = [
      measuredRule('one', 100, { from: 100, to: 200 }),
      measuredRule('two', 100, { from: 100, to: 200 }),
    ];
    const job = (service: string): Job => ({ service, size: usualSize(one) });
    const savings: Saving[] = [
      { name: 'Package', needs: 'all', services: ['one', 'two'], amount: 30 },
      { name: 'Spring', needs: 'any', services: ['one'], amount: 20 },
    ];
    const saved = (...services: string[]) => estimate(services.map(job), [one, two], savings).saving;
    expect(saved('one', 'two')).toEqual({ name: 'Package', needs: 'all', amount: 30 });
    expect(saved('one')).toEqual({ name: 'Spring', needs: 'any', amount: 20 });
    expect(saved('two')).toBeNull();
  });
});

describe.runIf(offers.some(({ price }) => price !== null))('the offers of the company', () => {
  const rules = pricing?.rules ?? [];
  const packages = offers.filter(({ services, price }) => services.length > 1 && price !== null);

  it.each(packages)('give the advertised price at the sizes that they name: $name', (offer) => {
    const jobs = offer.services.map((service): Job => {
      const rule = rules.filter(isMeasured).find((candidate) => candidate.service === service)!;
      const size = offer.sizes?.[service] ?? usualSize(rule).from;
      return { service, size: { from: size, to: size } };
    });
    expect(estimate(jobs, rules, savingsOf([offer], rules)).from).toBe(offer.price);
  });

  it.each(offers.filter(({ services, price }) => services.length === 1 && price !== null))(
    'are not dearer than the service is anyway: $name',
    ({ services, price, sizes }) => {
      const rule = rules.filter(isMeasured).find(({ service }) => service === services[0])!;
      const size = sizes?.[rule.service] ?? usualSize(rule).from;
      expect(price).toBeLessThanOrEqual(rangeOf(rule, { from: size, to: size }).from);
    },
  );
});

describe.runIf(pricing !== null)('the prices that pages name', () => {
  it.each((pricing?.rules ?? []).filter(isMeasured))('are estimates of the rule: $service', (rule) => {
    const price = publishedPrice(rule.service, pricing);
    if (price.kind !== 'priced') throw new Error(`${rule.service} has no published price.`);
    expect(price.floor).toBe(rule.minimum);
    expect(price.range).toEqual(rangeOf(rule, rule.most));
    expect(price.usual?.range).toEqual(rangeOf(rule, usualSize(rule)));
  });
});
