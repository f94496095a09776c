import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readBusiness } from '#data/catalogue/read.ts';
import { companyFile } from '#scripts/new-company/new-company.ts';

/** A business file with every required field. */
const VALID = companyFile(JSON.parse(readFileSync('tests/companies/boulder/company.json', 'utf8')), 'company.json');

/** What a build says of a business file with these facts: nothing if they are valid. */
function noticesOf(facts: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'business-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'business.json');
  writeFileSync(file, JSON.stringify({ ...VALID, ...facts }));
  return readBusiness(file).notices.join('\n');
}

it('a business file with valid facts has no notices', () => {
  expect(noticesOf({})).toBe('');
});

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
  expect(noticesOf({ name })).toMatch(/name: is "(?:null|N\/A|\\u200b)", expected a (?:name, not null|text with a visible)/);
});
