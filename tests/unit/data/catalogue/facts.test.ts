import { describe, expect, it } from 'vitest';
import { businessFacts, fillFacts } from '#data/catalogue/facts.ts';
import type { Business } from '#model/business.ts';
import { NO_PROMISES } from '#model/promises.ts';
import { DEFAULT_BUSINESS } from '#data/catalogue/business.ts';
import { measuredRule } from '#tests/support/measured-rule.ts';
import { OWN_BUSINESS } from '#tests/support/own-business.ts';

const OWN = {
  ...OWN_BUSINESS,
  name: 'Acme Wash',
  since: 2023,
  yearsInBusiness: '3+',
  guarantee: 'clean-or-free promise',
  hours: { opens: '07:30', closes: '18:00', emergency: 'weekend service' },
  pricing: {
    ...OWN_BUSINESS.pricing,
    startingAt: 249,
    rules: [
      measuredRule('roof-washing', 350, { from: 400, to: 1500 }),
      measuredRule(
        'soft-washing',
        300,
        { from: 300, to: 600 },
        {
          premium: { over: 'house-washing', percent: { from: 5, to: 15 } },
        },
      ),
      { service: 'commercial-property-cleaning', measure: 'building' },
    ],
  },
  rating: { ...OWN_BUSINESS.rating, claimedReviews: '80+' },
} as const satisfies Business;

const filled = (source: unknown, business: Partial<Business> = {}) =>
  fillFacts(source, businessFacts({ ...OWN, ...business }, OWN.pricing.rules));

describe('a fact in braces', () => {
  it.each([
    ['{name} has washed since {since}.', 'Acme Wash has washed since 2023.'],
    ['{claimedReviews} reviews, {yearsInBusiness} years', '80+ reviews, 3+ years'],
    ['Our {guarantee}', 'Our clean-or-free promise'],
    ['Starting at {startingAt}', 'Starting at $249'],
    ['{roof-washing}, from {roof-washing.from} to {roof-washing.to}', '$400-$1,500, from $400 to $1,500'],
    ['Starting at {roof-washing.floor}', 'Starting at $350'],
    ['{soft-washing.premium} more', '5-15% more'],
    ['{opens} to {closes}, {emergency}', '7:30 AM to 6:00 PM, weekend service'],
  ])('of %s is the owner’s', (source, text) => {
    expect(filled(source)).toMatchObject({ value: text, issues: [] });
  });

  it.each([
    ['We are {licensedAndInsured}.', 'We are licensed and insured.', 'We are insured.'],
    ['{ALicensedAndInsured} crew', 'A licensed and insured crew', 'An insured crew'],
    ['Our {insuranceAndLicense} matter.', 'Our insurance and license matter.', ''],
    ['We carry {aLicenseAndInsurance}.', 'We carry a license and insurance.', 'We carry insurance.'],
    ['Up to {stories}, or {stories.inWords}.', 'Up to 3 stories, or three stories.', 'Up to 1 story, or one story.'],
    ['Within {visitsWithin}, {visitsWithin.inWords}.', 'Within 2-5 days, 2 to 5 days.', ''],
    ['We charge {noTravelFee}.', 'We charge no travel fee.', ''],
  ])('of %s is what the owner promises', (source, text, little) => {
    expect(filled(source)).toMatchObject({ value: text, issues: [] });
    const promises = { ...NO_PROMISES, insured: true, stories: 1 };
    expect(filled(source, { promises })).toMatchObject({ value: little, issues: [] });
  });

  it('takes only its clause in brackets with it when it is unknown, or leaves what stands after the bar', () => {
    const source =
      'Ask for [a {free} estimate|an estimate][, within {visitsWithin}]. [{Free} of charge. ]See [1] and [a|b].';
    expect(filled(source).value).toBe('Ask for a free estimate, within 2-5 days. Free of charge. See [1] and [a|b].');
    expect(filled(source, { promises: NO_PROMISES }).value).toBe('Ask for an estimate. See [1] and [a|b].');
  });

  it.each([
    ['We wash around St. Matthews and charge {noTravelFee}. Call us.', 'Call us.'],
    ['Call by 5 p.m. Our estimates are {free}, as on Mt. Pleasant. Then we come.', 'Then we come.'],
  ])('takes its whole sentence with it: %s', (source, left) => {
    expect(filled(source, { promises: NO_PROMISES }).value).toBe(left);
  });

  it('takes a question with it that has no other answer', () => {
    const source = [
      { question: 'Are you insured?', answer: 'Yes, we are {insured}.' },
      { question: 'Do you wash?', answer: 'Yes. We are {insured}.' },
    ];
    expect(filled(source, { promises: NO_PROMISES }).value).toEqual([{ question: 'Do you wash?', answer: 'Yes.' }]);
  });

  it('is capitalized if its name is', () => {
    expect(filled(['{Guarantee}', '{YearsInBusiness.over} years']).value).toEqual([
      'Clean-or-free promise',
      'Over 3 years',
    ]);
  });

  it('says over and more than only of years with a plus', () => {
    const sentence = 'for {yearsInBusiness.over} years, {yearsInBusiness.moreThan} years';
    expect(filled(sentence).value).toBe('for over 3 years, more than 3 years');
    expect(filled(sentence, { yearsInBusiness: '12' }).value).toBe('for 12 years, 12 years');
  });

  it('is filled in once in every text of a value, reporting the fields', () => {
    const source = { page: { reasons: ['None here.', 'By {name}.'] }, priority: 0.8, gone: null };
    const result = filled(source, { name: 'The {since} Crew' });
    expect(result.value).toEqual({
      page: { reasons: ['None here.', 'By The {since} Crew.'] },
      priority: 0.8,
      gone: null,
    });
    expect([...result.fields]).toEqual(['page.reasons.1']);
  });

  it('is escaped in an answer’s HTML', () => {
    const source = { questions: [{ question: 'Who is {name}?', answer: '<em>{name}</em>' }] };
    expect(filled(source, { name: 'Wash & <Dry>' }).value).toEqual({
      questions: [{ question: 'Who is Wash & <Dry>?', answer: '<em>Wash &amp; &lt;Dry&gt;</em>' }],
    });
  });
});

describe('a fact that the owner has not given', () => {
  const withoutFacts = (source: unknown) => filled(source, DEFAULT_BUSINESS);

  it('takes its sentence with it, and no other', () => {
    expect(withoutFacts('We wash brick. Prices begin at {startingAt}. Ask for an estimate.')).toMatchObject({
      value: 'We wash brick. Ask for an estimate.',
      issues: [],
    });
    expect(withoutFacts('Roofs cost {roof-washing}, from {roof-washing.floor}. Call first.').value).toBe('Call first.');
  });

  it('of a price known first is one of a company without prices and free estimates', () => {
    const text = 'Size and height decide. You {priceFirst}.';
    const known = 'Size and height decide. You know the price before we start.';
    expect(filled(text, { promises: NO_PROMISES }).value).toBe(known);
    expect(filled(text, { pricing: null, promises: { ...NO_PROMISES, freeEstimates: true } }).value).toBe(known);
    expect(filled(text, { pricing: null, promises: NO_PROMISES }).value).toBe('Size and height decide.');
  });

  it('leaves out when the company opens where that depends on the day', () => {
    const text = 'Open text. We work from {opens} to {closes}.';
    const hours = { days: ['Monday'], opens: '08:00', closes: '17:00', emergency: null } as const;
    const otherDays = [{ days: ['Saturday'], opens: '09:00', closes: '13:00' }] as const;
    expect(filled(text, { hours }).value).toBe('Open text. We work from 8:00 AM to 5:00 PM.');
    expect(filled(text, { hours: { ...hours, otherDays } }).value).toBe('Open text.');
  });

  it('leaves out the item of a list that consists of it', () => {
    expect(withoutFacts({ trustPoints: ['{YearsInBusiness.over} years', 'Licensed', '{Guarantee}'] }).value).toEqual({
      trustPoints: ['Licensed'],
    });
  });

  it.each(['{since}', '{phone}', '{claimedReviews}', '{yearsInBusiness.over}', '{opens}', '{Guarantee}'])(
    'is not invented: %s',
    (braces) => {
      expect(withoutFacts(`Open text. A claim of ${braces}.`)).toMatchObject({ value: 'Open text.', issues: [] });
    },
  );
});

describe('braces that do not name a fact', () => {
  it.each(['{yearsInBuisness}', '{}', '{NAME}', '{ name }', '{constructor}'])(
    'such as %s are reported with the known facts',
    (braces) => {
      const { value, issues } = filled({ page: { intro: `Washed for ${braces} years.` } });
      expect(value).toEqual({ page: { intro: `Washed for ${braces} years.` } });
      expect(issues).toEqual([
        {
          field: 'page.intro',
          value: JSON.stringify(braces),
          expected: expect.stringMatching(
            /^a fact of business\.json or price-rules\.json \(\{name\}.*\{startingAt\}.*\); correct the name, or/,
          ) as string,
        },
      ]);
    },
  );

  it.each(['since {since', 'since since}', '{{since}}'])('are reported when unmatched, as in %s', (source) => {
    expect(filled(source).issues.length).toBeGreaterThan(0);
  });

  it('include any braces in a text that is drawn into a picture', () => {
    expect(filled({ shortDescription: 'By {name}', page: { name: '{name}' } }).issues).toEqual([
      {
        field: 'shortDescription',
        value: '"{name}"',
        expected: expect.stringMatching(/^no braces: .*picture/) as string,
      },
    ]);
  });
});
