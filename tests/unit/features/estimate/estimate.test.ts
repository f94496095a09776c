import { describe, expect, it } from 'vitest';
import { estimateText } from '#content/estimate-words.ts';
import { quoteChoice, quoteServices } from '#content/pages/services-list.ts';
import { packPriceList, unpackPriceList } from '#features/estimate/packed-rules.ts';
import { estimateOf } from '#features/estimate/price-list.ts';
import {
  driveNumbers,
  factorsOf,
  initialSelection,
  jobsOf,
  levelsOf,
  quoteChoiceFor,
} from '#features/estimate/selection.ts';
import { ESTIMATE_LABEL } from '#model/estimate-handover.ts';
import { type MeasuredRule, measuredServices } from '#model/pricing.ts';
import { estimate, estimateLine, usualSize } from '#pricing/estimate.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { measuredRule } from '#tests/support/measured-rule.ts';
import { OWN_BUSINESS } from '#tests/support/own-business.ts';
import { smallService } from '#tests/support/small-model.ts';

const model = committedModel();
const { services, business, lists } = model;
const DAY = '2026-11-20';

describe('the price list of the island', () => {
  const page = estimateOf(model, DAY);
  const { choices, savings } = unpackPriceList(page?.prices ?? '');

  it.each(measuredServices(services, business.pricing))('estimates $service.slug like its rule', ({ rule }) => {
    const unpacked = choices.find(({ service }) => service === rule.service)?.rule;
    for (const size of rule.sizes) {
      for (const levels of [{}, { stories: '2', state: 'heavy' }, { pitch: 'steep', access: 'tight', state: 'light' }])
        expect(estimateLine(unpacked!, size, levels)).toEqual(estimateLine(rule, size, levels));
    }
    expect(unpacked?.perHouse).toEqual(rule.perHouse);
  });

  it('asks what to clean for a company that washes nothing', () => {
    const verbOf = (...slugs: readonly string[]) => {
      const rules = slugs.map((slug) => measuredRule(slug, 100, { from: 100, to: 200 }));
      const offered = slugs.map((slug) => ({ ...smallService('house-washing'), slug, catalogueSlug: slug }));
      const priced = { ...OWN_BUSINESS, pricing: { ...OWN_BUSINESS.pricing, rules } };
      return estimateOf({ services: offered, business: priced, lists }, DAY)?.verb;
    };
    expect(verbOf('gutter-cleaning', 'window-cleaning')).toBe('clean');
    expect(verbOf('gutter-cleaning', 'roof-washing')).toBeUndefined();
  });

  it.runIf(page !== null)('is the same after it is packed again', () => {
    expect(packPriceList({ choices, savings })).toBe(page?.prices);
  });

  it('survives whatever a name is made of', () => {
    const odd = [
      { service: 'a', name: 'Roofs | walls\n\n& "more"', included: '', quoteChoices: ['A & "b"', 'Other'], rule: null },
    ];
    expect(unpackPriceList(packPriceList({ choices: odd, savings })).choices[0]?.name).toBe('Roofs / walls & "more"');
    expect(unpackPriceList(packPriceList({ choices: odd, savings })).choices[0]?.quoteChoices).toEqual(
      odd[0]?.quoteChoices,
    );
  });

  it('is none for a company without prices, and for a service without a rule', () => {
    expect(estimateOf({ services, lists, business: { ...business, pricing: null } }, DAY)).toBeNull();
    const unpriced = services.filter(
      ({ catalogueSlug }) => !choices.some(({ service, rule }) => service === catalogueSlug && rule !== null),
    );
    expect(unpriced.map((service) => estimateOf(model, DAY, service))).toEqual(unpriced.map(() => null));
  });
});

describe('the choice of services in the quote form', () => {
  const { choices } = unpackPriceList(estimateOf(model, DAY)?.prices ?? '');
  const choiceFor = (...chosen: readonly string[]) => quoteChoiceFor(initialSelection(chosen), choices);

  it.each(choices)('is the narrowest that covers $service', ({ service }) => {
    const own = services.find(({ catalogueSlug }) => catalogueSlug === service)!;
    expect(choiceFor(service)).toBe(quoteChoice(own, lists));
    expect(quoteServices(services, lists)).toContain(choiceFor(service));
  });

  it('is one that covers all of several services, or that of the first', () => {
    const choice = (service: string, ...quoteChoices: readonly string[]) => ({
      service,
      name: service,
      included: '',
      quoteChoices,
      rule: null,
    });
    const listed = [choice('drive', 'Drives', 'Concrete'), choice('walk', 'Concrete'), choice('house', 'Houses')];
    const of = (...chosen: readonly string[]) => quoteChoiceFor(initialSelection(chosen), listed);
    expect(of('drive')).toBe('Drives');
    expect(of('drive', 'walk')).toBe('Concrete');
    expect(of('walk', 'drive')).toBe('Concrete');
    expect(of('house', 'drive')).toBe('Houses');
    expect(of('drive', 'house')).toBe('Drives');
    expect(of()).toBe('');
  });
});

describe('a selection', () => {
  const house = measuredRule('house-washing', 100, { from: 100, to: 200 }, { factors: { stories: { 2: 20 } } });
  const gutters = measuredRule(
    'gutters',
    100,
    { from: 1, to: 2 },
    {
      measure: 'gutters',
      perHouse: { base: 50, perSquareFoot: 0.1 },
      factors: { access: { tight: 10 } },
    },
  );
  const drive = measuredRule('drive', 100, { from: 1, to: 2 }, { measure: 'driveway' });
  const rules: readonly MeasuredRule[] = [house, gutters, drive];
  const sizeOf = (service: string, change: Partial<ReturnType<typeof initialSelection>>) =>
    jobsOf({ ...initialSelection([service]), ...change }, rules)[0]?.size;

  it('has the usual size at first, and gutters have that of the house', () => {
    expect(sizeOf('house-washing', {})).toEqual(usualSize(house));
    expect(sizeOf('gutters', {})).toEqual({ from: 150, to: 250 });
    expect(sizeOf('gutters', { sizes: { house: '0' } })).toEqual({ from: 100, to: 150 });
    expect(sizeOf('gutters', { sizes: { gutters: '2' } })).toEqual(gutters.sizes[2]);
  });

  it('takes typed sizes, and the usual one instead of what is no size', () => {
    const typed = (text: string) => sizeOf('house-washing', { sizes: { house: 'exact' }, numbers: { house: text } });
    for (const text of ['1,850', ' 1850.0', '1850 sq ft', 'about 1,850 sq. ft.'])
      expect(typed(text)).toEqual({ from: 1850, to: 1850 });
    for (const text of ['', '-5', 'big', '1e9', '0', '100001', '1800-2000', '1800 on 2 floors'])
      expect(typed(text)).toEqual(usualSize(house));
  });

  it('takes the length of a driveway and its cars, ten feet each', () => {
    const { length, cars } = driveNumbers('drive');
    const choice = { sizes: { drive: 'length and cars' } } as const;
    expect(sizeOf('drive', { ...choice, numbers: { [length]: '40' } })).toEqual({ from: 800, to: 800 });
    expect(sizeOf('drive', { ...choice, numbers: { [length]: '40', [cars]: '3' } })).toEqual({ from: 1200, to: 1200 });
    expect(sizeOf('drive', choice)).toEqual(usualSize(drive));
  });

  it('asks only for what changes a price', () => {
    expect(factorsOf([house])).toEqual(['stories']);
    expect(factorsOf([gutters, house])).toEqual(['stories', 'access']);
    expect(factorsOf([drive])).toEqual([]);
    expect(levelsOf('stories', [house])).toEqual(['1', '2']);
  });
});

it('an estimate is one line of a message, with every service, its reasons, the package and the sum', () => {
  const one = measuredRule('one', 100, { from: 100, to: 200 }, { factors: { stories: { 2: 20 } } });
  const jobs = ['one', 'two'].map((service) => ({ service, size: usualSize(one), levels: { stories: '2' } }));
  const result = estimate(
    jobs,
    [one, { ...one, service: 'two', factors: {} }],
    [{ name: 'Both', needs: 'all', services: ['one', 'two'], amount: 20 }],
  );
  const text = estimateText(result, (name) => ({ name, measure: 'house' }), ['Offices']);
  expect(text).toBe(
    `${ESTIMATE_LABEL} one (1,000 to 2,000 square feet, two stories) $120-$240; two (1,000 to 2,000 square feet) $100-$200; Both saves $20; Offices after a walk-through. Together $200-$420.`,
  );
  expect(text).not.toContain('\n');
});
