import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { businessFacts } from '#data/catalogue/facts.ts';
import { readBusiness } from '#data/catalogue/read.ts';

const { business } = readBusiness('data/catalogue/business.json');
const words = businessFacts(business, []);
const files = [
  'data/catalogue/common-questions.json',
  ...globSync('data/catalogue/{cities,hubs,jobs/*,places,questions,services,stains,region/*/stains}/*.json').sort(),
];

const exactly = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Facts whose words mean nothing else in a text about washing or a town. */
const OWN = new RegExp(
  ['name', 'phone', 'email', 'guarantee', 'emergency']
    .map((name) => words.get(name) ?? null)
    .filter((text) => text !== null)
    .map(exactly)
    .join('|'),
  'g',
);

/** How a text says a fact of a business, with this one's figure or with another. */
const CLAIM = new RegExp(
  [
    `since ${business.since}`,
    String.raw`\$\d`,
    String.raw`\d+\+ (?:years|reviews|5-star)`,
    String.raw`(?:over|more than|for) (?:\d+|ten) years`,
    String.raw`\d+-\d+% more`,
    String.raw`\d+% (?:satisfaction|guarantee)`,
    String.raw`satisfaction guarantee`,
    String.raw`24/7`,
    String.raw`\d:\d\d [AP]M`,
  ].join('|'),
  'gi',
);

/** How a text promises what business.json has among its promises. */
const PROMISE = new RegExp(
  [
    String.raw`licensed|insured`,
    String.raw`travel fee`,
    String.raw`free estimate|estimates? (?:is|are) free`,
    String.raw`\d+(?:-| to )\d+ days`,
    String.raw`(?:up to|reach|limit is) \w+ stories|\d stories`,
    String.raw`same-day|often the same day`,
    String.raw`(?:price|cost) before`,
  ].join('|'),
  'gi',
);

const literals = (text: string): readonly string[] => [OWN, CLAIM].flatMap((fact) => text.match(fact) ?? []);

/** The promises of a text outside braces. A question that asks for one goes with its answer. */
const promised = (text: string): readonly string[] =>
  text.endsWith('?') ? [] : (text.replace(/\{[^{}]*\}/g, '').match(PROMISE) ?? []);

/** Every text of a JSON value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe('a fact of the business written out', () => {
  it.each([
    `${business.name} washes it.`,
    'Over 10 years of experience',
    'Starting at $199, 500+ reviews',
    '10+ years',
    ...(business.since === null ? [] : [`in Irmo since ${business.since}`]),
    '100% satisfaction guarantee',
    'open from 8:00 AM',
    ...(business.phone === null ? [] : [`Call ${business.phone}`]),
  ])('is seen in: %s', (text) => {
    expect(literals(text)).not.toEqual([]);
  });

  it.each([
    'We are licensed and insured.',
    'There is no travel fee.',
    'Ask for a free estimate.',
    'We come within 2-5 days.',
    'gutters up to three stories',
    'You know the price before we start.',
  ])('is seen in the promise: %s', (text) => {
    expect(promised(text)).not.toEqual([]);
  });

  it('stands in no text of the catalogue: texts name it in braces', () => {
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap((file) =>
      textsOf(JSON.parse(readFileSync(file, 'utf8'))).flatMap((text) =>
        [...literals(text), ...promised(text)].map((literal) => `${file}: ${literal}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('stands in no component, template or page', () => {
    const markup = globSync('src/{features,hydration,pages,views}/**/*.astro').filter(
      (file) => !file.includes('StyleguideTokens'),
    );
    expect(markup.length).toBeGreaterThan(40);
    const found = markup.flatMap((file) =>
      literals(readFileSync(file, 'utf8')).map((literal) => `${file}: ${literal}`),
    );
    expect(found).toEqual([]);
  });
});
