import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readBusiness } from '#data/catalogue/read.ts';
import { companyFile } from '#scripts/new-company/new-company.ts';

/** A business file with every required field. */
const VALID = companyFile(JSON.parse(readFileSync('tests/companies/boulder/company.json', 'utf8')), 'company.json');

/** Reads a business file with these facts, as a build at a time does. */
function readFacts(facts: object, at: string): ReturnType<typeof readBusiness> {
  const folder = mkdtempSync(join(tmpdir(), 'business-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'business.json');
  writeFileSync(file, JSON.stringify({ ...VALID, ...facts }));
  return readBusiness(file, { at });
}

/** What a build at a time says of a business file with these facts: nothing if they are valid. */
const noticesOf = (facts: object, at = '2026-06-01'): string => readFacts(facts, at).notices.join('\n');

it('a business file with valid facts has no notices', () => {
  expect(noticesOf({})).toBe('');
});

it('a business file keeps its facts beside a field with a mistyped name, which is reported with the one that is meant', () => {
  const { business, notices, unknownFields } = readFacts(
    { address: { ...VALID.address, postalcode: '80301' }, motto: 'Clean' },
    '2026-06-01',
  );
  expect([business.name, notices]).toEqual([VALID.name, []]);
  expect(unknownFields.map((notice) => notice.replace(/\S*business\.json: (?=\w)/, ''))).toEqual([
    'Field of business.json that no page reads: address.postalcode: is "80301", expected no field with this name; did you mean "postalCode"?',
    'Field of business.json that no page reads: motto: is "Clean", expected no field with this name',
  ]);
});

it.each(['https://wash.example/site', 'https://wash.example?a=b', 'https://wash.example#top'])(
  'the url of business.json is refused with a path, under which no page of the site is: %s',
  (url) => {
    expect(noticesOf({ url })).toContain(`url: is "${url}", expected scheme and host without a path`);
  },
);

describe('the phone number in business.json', () => {
  it.each(['(803) 555-2142', '803.555.2142', '+1 803 555 2142', '1-803-555-2142', '8035552142'])(
    'is accepted as %s',
    (phone) => {
      expect(noticesOf({ phone })).toBe('');
    },
  );

  it.each([
    ['an extension', '(803) 555-2142 ext. 5'],
    ['two extra digits', '(803) 555-2142 x12'],
    ['no area code', '555-2142'],
    ['two numbers', '(803) 555-2142, (803) 555-2143'],
    ['the code of another country', '+44 20 7946 0958'],
    ['an area code that does not exist', '(103) 555-2142'],
    ['words', 'call the office'],
  ])('is refused with %s, because its link would dial another one: %s', (_, phone) => {
    expect(noticesOf({ phone })).toContain(
      `phone: is "${phone}", expected a phone number with its area code and without an extension`,
    );
  });
});

describe('an offer in business.json', () => {
  const OFFER = {
    name: 'Spring special',
    description: '$50 off a washing in spring',
    price: null,
    discount: 50,
    services: ['house-washing'],
    validFrom: null,
    validThrough: null,
  };
  const noticesOfOffer = (change: object): string => noticesOf({ offers: [OFFER, { ...OFFER, ...change }] });

  it.each([
    ['a discount', {}],
    ['a price', { price: 199, discount: null }],
    ['one day', { validFrom: '2026-03-01', validThrough: '2026-03-01' }],
    ['a first day only', { validFrom: '2026-03-01' }],
    ['a last day only', { validThrough: '2026-05-31' }],
  ])('is accepted with %s', (_, change) => {
    expect(noticesOfOffer(change)).toBe('');
  });

  it('is refused without price and discount, because pages would say $0 off', () => {
    expect(noticesOfOffer({ discount: null })).toContain(
      'offers.1.price: is null, expected a price or a discount: an offer needs one of them',
    );
  });

  it('is refused if it ends before it begins, because no page would show it', () => {
    expect(noticesOfOffer({ validFrom: '2026-05-31', validThrough: '2026-03-01' })).toContain(
      'offers.1.validThrough: is "2026-03-01", expected no day before validFrom, 2026-05-31',
    );
  });
});

it('the company’s town in business.json is refused with its state, which pages add', () => {
  const { address, region } = VALID;
  const notices = noticesOf({
    address: { ...address, locality: 'Boulder, CO' },
    region: { ...region, locality: 'Boulder, Colorado' },
  });
  expect(notices).toContain('address.locality: is "Boulder, CO", expected the name without its state');
  expect(notices).toContain('region.locality: is "Boulder, Colorado", expected the name without its state');
});

it.each(['null', 'N/A', '\u200b'])('the company’s name in business.json is refused as %j', (name) => {
  expect(noticesOf({ name })).toMatch(
    /name: is "(?:null|N\/A|\\u200b)", expected a (?:name, not null|text with a visible)/,
  );
});

describe('the years in business.json', () => {
  it.each(['3', '12', '10+', '125+'])('of experience are accepted as %j', (yearsInBusiness) => {
    expect(noticesOf({ yearsInBusiness })).toBe('');
  });

  it.each(['12 years', 'ten', '10 +', '+10', '2014', '0+', 'over 10'])(
    'of experience are refused as %j, because texts add the word',
    (yearsInBusiness) => {
      expect(noticesOf({ yearsInBusiness })).toContain(
        `yearsInBusiness: is "${yearsInBusiness}", expected a number of years, such as "12", or "10+" for more than 10`,
      );
    },
  );

  it('begin in the year of the build at the latest, by the clock of the company', () => {
    expect(noticesOf({ since: 2026 }, '2026-01-01')).toBe('');
    expect(noticesOf({ since: 2062 }, '2026-06-01')).toContain(
      'since: is 2062, expected a year that has begun, 2026 at the latest',
    );
    // In Boulder it is still New Year's Eve.
    expect(noticesOf({ since: 2027 }, '2027-01-01T05:00:00Z')).toContain('since: is 2027, expected');
    expect(noticesOf({ since: 2027 }, '2027-01-01T08:00:00Z')).toBe('');
  });
});

it('every wrong field of business.json is named, whatever the others have', () => {
  const { region } = VALID;
  const at = '2026-06-01T12:00:00Z';
  expect(noticesOf({ since: 2062, phone: 5, crew: 'us' }, at)).toMatch(/phone: is 5.*crew: is "us".*since: is 2062/);
  const unknown = noticesOf({ since: 2062, phone: '5', region: { ...region, timeZone: 'Mountain' } }, at);
  expect(unknown).toMatch(/phone: is "5".*region\.timeZone: is "Mountain"/);
  expect(unknown).not.toContain('since');
});

describe('the address in business.json', () => {
  const { address } = VALID;

  it.each(['80302', '80302-1234'])('is accepted with the ZIP code %s', (postalCode) => {
    expect(noticesOf({ address: { ...address, postalCode } })).toBe('');
  });

  it.each(['XX', '8030', '803021', '80302-12', 'CO 80302'])('is refused with the ZIP code %j', (postalCode) => {
    expect(noticesOf({ address: { ...address, postalCode } })).toContain(
      `address.postalCode: is "${postalCode}", expected a ZIP code such as 29201 or 29201-1234`,
    );
  });

  it.each(['Georgia', 'GA', 'Colorado', 'co'])(
    'is refused in another state than the region’s, or one written otherwise: %s',
    (region) => {
      expect(noticesOf({ address: { ...address, region } })).toContain(
        `address.region: is "${region}", expected "CO", the state of region.state`,
      );
    },
  );

  it('is not compared with a state that is none', () => {
    const notices = noticesOf({ region: { ...VALID.region, state: 'Colorado' } });
    expect(notices).toContain('region.state: is "Colorado"');
    expect(notices).not.toContain('address.region');
  });
});

it.each(['facebookUrl', 'reviewUrl'])('the link %s in business.json may have a path', (field) => {
  expect(noticesOf({ [field]: 'https://www.example.com/page' })).toBe('');
});

describe.each(['url', 'facebookUrl', 'reviewUrl'])('the link %s in business.json', (field) => {
  it.each(['https://www.example.com', 'http://example.com'])('is accepted as %s', (link) => {
    expect(noticesOf({ [field]: link })).toBe('');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,hi',
    'ftp://example.com',
    'mailto:a@example.com',
    'facebook.com/us',
    '',
  ])('is refused as %j', (link) => {
    expect(noticesOf({ [field]: link })).toContain(
      `${field}: is "${link}", expected an address such as https://www.example.com`,
    );
  });
});
