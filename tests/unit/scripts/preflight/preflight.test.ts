import { describe, expect, it } from 'vitest';
import type { Model } from '#model/model.ts';
import { preflight, type RepositoryState, sampleAuthorItems } from '#scripts/preflight/preflight.ts';
import { CONFIRMABLE_FACTS } from '#model/business.ts';
import { NO_PROMISES } from '#model/promises.ts';
import { blocking, preflightReport } from '#scripts/preflight/report.ts';
import { businessFile, DEFAULT_BUSINESS } from '#data/catalogue/business.ts';
import type { Environment } from '#config/environment.ts';
import { OWN_BUSINESS } from '#tests/support/own-business.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { smallModel } from '#tests/support/small-model.ts';

const SET: Environment = {
  SITE_URL: 'https://www.midlandswash.com',
  PUBLIC_SUPABASE_URL: 'https://store.supabase.co',
  PUBLIC_SUPABASE_ANON_KEY: 'key',
  PUBLIC_QUOTE_DELIVERY: 'relay',
};
/** The same with leads that go straight to a webhook. */
const DIRECT: Environment = {
  ...SET,
  PUBLIC_QUOTE_DELIVERY: undefined,
  PUBLIC_QUOTE_WEBHOOK_URL: 'https://hooks.midlandswash.com/quote',
};
const ADAPTED: RepositoryState = {
  today: '2026-06-01',
  legalIsStartingText: false,
  vercelIsCurrent: true,
  drawings: [],
  emptyWorkSlots: [],
  drawnWords: [],
  photographIssues: [],
  acceptedIssues: [],
  acceptedUnknown: [],
};

const OWN_RATING = { value: 4.9, count: 88, claimedReviews: '300+', markup: false };

const OWN_REVIEWS: Model['reviews'] = [
  {
    author: 'Jo Harmon',
    rating: 4,
    reviewBody: 'Our driveway was black from the oaks.',
    datePublished: '2026-05-01',
    authorBadge: null,
    service: null,
    city: null,
    sample: false,
  },
];

/** The promises that have facts to show for them, confirmed. */
const SHOWN = {
  promises: { ...NO_PROMISES, licensed: true, insured: true },
  confirmed: ['promises.licensed', 'promises.insured'],
} satisfies Partial<Model['business']>;

/** A site that is ready for launch. */
function readyModel(business: Partial<Model['business']> = {}): Model {
  const model = smallModel();
  const own: Model['business'] = {
    ...model.business,
    sample: false,
    url: 'https://www.midlandswash.com',
    phone: '(803) 781-4410',
    email: 'hello@midlandswash.com',
    license: 'SC-1',
    insuranceCarrier: 'A carrier',
    coverageLimit: '$1,000,000',
    insuranceCertificate: '/images/insurance.pdf',
    crew: [{ name: 'Jo Harmon', role: 'Owner', picture: null }],
    address: { ...model.business.address, street: '1 Main Street' },
    facebookUrl: 'https://www.facebook.com/midlandswash',
    reviewUrl: 'https://g.page/r/abc/review',
    since: 2011,
    yearsInBusiness: '14+',
    hours: { opens: '08:00', closes: '17:00', emergency: null },
    rating: OWN_RATING,
    promises: NO_PROMISES,
  };
  return { ...model, business: { ...own, ...business }, reviews: [], images: [], notices: [] };
}

const picture = (name: string, placeholder: boolean): Model['images'][number] => ({
  name,
  alt: name,
  title: name,
  description: name,
  category: 'hero',
  width: 1600,
  height: 900,
  widths: [],
  formats: ['webp'],
  placeholder,
});

/** The items of a model, one line each. */
const linesOf = (model: Model, environment = SET, repository = ADAPTED): string[] =>
  preflight(model, environment, repository).map((item) => `${item.topic}: ${item.says} ${item.fix}`);

describe('preflight', () => {
  it('has no items for a site that is ready', () => {
    expect(linesOf(readyModel())).toEqual([]);
    expect(preflightReport([])).toBe('Nothing blocks a launch.');
  });

  it.each<[string, Partial<Model['business']>, RegExp]>([
    ['the sample business', { sample: true }, /^sample: The business is the sample/],
    [
      'the sample’s prices',
      { pricing: { ...OWN_BUSINESS.pricing, sample: true } },
      /^sample: The price rules are the sample’s.*price-rules\.json/,
    ],
    [
      'an example address',
      { url: 'https://www.example.com' },
      /^sample: The site's address is https:\/\/www\.example\.com/,
    ],
    ['an example email', { email: 'quotes@example.com' }, /^sample: The email address is quotes@example\.com/],
    [
      'a phone number reserved for fiction',
      { phone: '(803) 555-0142' },
      /^sample: The phone number \(803\) 555-0142 is reserved for fiction/,
    ],
    [
      'the front page of Facebook',
      { facebookUrl: 'https://www.facebook.com/' },
      /^sample: .*is not your own page.*facebookUrl/,
    ],
    [
      'the front page of Google Maps',
      { reviewUrl: 'https://www.google.com/maps' },
      /^sample: .*is not your own page.*reviewUrl/,
    ],
    [
      'no license',
      { license: null, ...SHOWN },
      /^fact: The license number is not given.*business\.json: license\. .*confirmed/,
    ],
    ['no carrier', { insuranceCarrier: null, ...SHOWN }, /^fact: The insurance carrier/],
    ['no limit', { coverageLimit: null, ...SHOWN }, /^fact: The limit of the insurance/],
    ['no street', { address: { ...readyModel().business.address, street: null } }, /^fact: .*address\.street\. /],
    ['no Facebook page', { facebookUrl: null }, /^fact: The Facebook page/],
  ])('lists %s', (_, business, line) => {
    expect(linesOf(readyModel(business))).toEqual([expect.stringMatching(line)]);
  });

  it.each<[string, Model, RepositoryState, string]>([
    [
      'sample reviews',
      { ...readyModel(), reviews: smallModel().reviews },
      ADAPTED,
      'sample: 1 of 1 reviews are samples',
    ],
    [
      'placeholder pictures in one line with their names',
      { ...readyModel(), images: [picture('hero-irmo', true), picture('hero-cayce', true), picture('logo', false)] },
      { ...ADAPTED, drawings: ['hero-irmo', 'services/roof-washing'] },
      '2 pictures are drawn placeholders: hero-irmo, services/roof-washing.',
    ],
    [
      'photographs with a drawing’s words, where they are and where to write their own',
      readyModel(),
      {
        ...ADAPTED,
        drawnWords: ['data/photographs/gallery-1.jpg (alt, title)', 'data/photographs/hero-irmo.png (alt)'],
      },
      "picture: 2 photographs still have a drawing's words: data/photographs/gallery-1.jpg (alt, title), data/photographs/hero-irmo.png (alt). data/photographs/words.json: ",
    ],
    [
      'photographs that cannot be used',
      readyModel(),
      { ...ADAPTED, photographIssues: ['data/photographs/gallery-1.heic: .heic files cannot be used.'] },
      'file: data/photographs/gallery-1.heic: .heic files cannot be used. docs/photographs.md',
    ],
    ['the initial legal texts', readyModel(), { ...ADAPTED, legalIsStartingText: true }, 'text: The privacy'],
  ])('lists %s', (_, model, repository, line) => {
    expect(linesOf(model, SET, repository)).toEqual([expect.stringContaining(line)]);
  });

  it('asks no license, carrier or limit of a company that does not say that it is licensed or insured', () => {
    expect(linesOf(readyModel({ license: null, insuranceCarrier: null, coverageLimit: null }))).toEqual([]);
  });

  it.each<[string, Partial<Model['business']>]>([
    ['address.street', { address: { ...readyModel().business.address, street: null } }],
    ['facebookUrl', { facebookUrl: null }],
    ['reviewUrl', { reviewUrl: null }],
    ['insuranceCarrier', { ...SHOWN, insuranceCarrier: null }],
  ])('does not ask for %s once the owner has confirmed that pages go without it', (fact, business) => {
    expect(linesOf(readyModel(business))).toHaveLength(1);
    const { confirmed } = businessFile.pick({ confirmed: true }).parse({ confirmed: [fact] });
    expect(linesOf(readyModel({ ...business, confirmed: [...(business.confirmed ?? []), ...confirmed] }))).toEqual([]);
  });

  it('does not ask for the keys of a store once the owner has confirmed that there is none', () => {
    const { PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY, ...keyless } = SET;
    const withoutStore = { ...keyless, PUBLIC_QUOTE_WEBHOOK_URL: DIRECT.PUBLIC_QUOTE_WEBHOOK_URL };
    expect(linesOf(readyModel({ confirmed: ['store'] }), withoutStore)).toEqual([]);
    expect(linesOf(readyModel(), withoutStore)).toHaveLength(2);
    // One key without the other is a mistake all the same.
    expect(linesOf(readyModel({ confirmed: ['store'] }), { ...withoutStore, PUBLIC_SUPABASE_URL })).toHaveLength(1);
    expect(linesOf(readyModel({ confirmed: ['store'] }), { ...SET, PUBLIC_SUPABASE_ANON_KEY })).toEqual([]);
  });

  it('names ten drawings at most, and counts the others', () => {
    const drawings = Array.from({ length: 12 }, (_, index) => `gallery-${index}`);
    expect(linesOf(readyModel(), SET, { ...ADAPTED, drawings })).toEqual([
      expect.stringMatching(/^picture: 12 pictures .*gallery-9 and 2 more \(npm run pictures -- --names/),
    ]);
  });

  it('does not launch a photograph with a drawing’s words', () => {
    const drawnWords = ['data/photographs/gallery-1.jpg (alt)'];
    const items = preflight(readyModel(), SET, { ...ADAPTED, drawnWords });
    expect(blocking(items)).toHaveLength(1);
    expect(items[0]?.says).toMatch(/^1 photograph still has a drawing's words: /);
  });

  it('lists tables without which there is nothing to launch', () => {
    const lines = linesOf({ ...readyModel(), cities: [], services: [] });
    expect(lines).toEqual([
      expect.stringContaining('fact: The snapshot has no cities.'),
      expect.stringContaining('fact: The snapshot has no services.'),
    ]);
  });

  it('accepts 555-0200, a Facebook page with a name and a host that only starts with localhost', () => {
    expect(linesOf(readyModel({ phone: '803.555.0200', facebookUrl: 'https://facebook.com/a' }))).toEqual([]);
    expect(linesOf(readyModel(), { ...SET, PUBLIC_SUPABASE_URL: 'https://localhost.midlandswash.com' })).toEqual([]);
  });

  /** The lines that block a launch. */
  const blockers = (environment: Environment): string[] =>
    linesOf(readyModel(), environment).filter((line) => !line.startsWith('note: '));

  it.each(['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY', 'PUBLIC_QUOTE_WEBHOOK_URL'] as const)(
    'lists %s if it is not set',
    (name) => {
      expect(blockers({ ...DIRECT, [name]: undefined })).toEqual([expect.stringContaining(`key: ${name} is not set`)]);
    },
  );

  it.each<[string, Environment, string | null]>([
    [
      'recommends the relay or the store to a site whose leads go straight to the webhook',
      DIRECT,
      'note: Leads go straight to the webhook: nobody else has a lead that it loses',
    ],
    ['has nothing to say of leads that go to the store', { ...SET, PUBLIC_QUOTE_DELIVERY: 'store' }, null],
    [
      'says that the store does not use the webhook of the environment',
      { ...DIRECT, PUBLIC_QUOTE_DELIVERY: 'store' },
      'note: PUBLIC_QUOTE_WEBHOOK_URL is not used',
    ],
    ['has nothing to say of a relay with a store', SET, null],
    ['has nothing to say of a relay with a webhook', { ...DIRECT, PUBLIC_QUOTE_DELIVERY: 'relay' }, null],
    [
      'says that a relay has neither a store nor a webhook here',
      { ...SET, PUBLIC_SUPABASE_URL: undefined },
      'note: The form sends leads to the relay, and neither a store nor a webhook is set here for it.',
    ],
  ])('%s, without blocking the launch', (_, environment, note) => {
    const notes = linesOf(readyModel(), environment).filter((line) => line.startsWith('note: '));
    expect(notes).toEqual(note === null ? [] : [expect.stringContaining(note)]);
  });

  it('lists the issue of an invalid business file first, and nothing about the default wording', () => {
    const issue = 'business.json is invalid (phone: is 5, expected a text): default wording is used.';
    const model = { ...readyModel(DEFAULT_BUSINESS), businessIssues: [issue], notices: [issue] };
    const items = preflight(model, { ...SET, SITE_URL: undefined }, { ...ADAPTED, legalIsStartingText: true });
    expect(items.map(({ topic }) => topic)).toEqual(['file', 'text']);
    expect(items[0]?.says).toBe(issue);
    expect(preflightReport(items)).toMatch(/^Invalid files\n[^]*2 items block a launch\.$/);
  });

  it('lists notices of the build without blocking the launch', () => {
    const items = preflight({ ...readyModel(), notices: ['City x has no catalogue entry.'] }, SET, ADAPTED);
    expect(items).toMatchObject([{ topic: 'note', says: 'City x has no catalogue entry.' }]);
    expect(blocking(items)).toEqual([]);
  });

  it('sums up notices of the build that have the same cause', () => {
    const notices = ['x', 'y', 'z'].map((slug) => `City without a catalogue entry: ${slug}.`);
    const items = preflight({ ...readyModel(), notices }, SET, ADAPTED);
    expect(items.map(({ says }) => says)).toEqual(['City without a catalogue entry: x. And 2 more like this.']);
  });

  it('requires SITE_URL only if the business file has a sample url', () => {
    expect(linesOf(readyModel(), { ...SET, SITE_URL: undefined })).toEqual([]);
    const sample = linesOf(readyModel({ url: 'https://www.example.com' }), { ...SET, SITE_URL: undefined });
    expect(sample).toContainEqual(expect.stringContaining('key: SITE_URL is not set'));
  });

  it.each<[string, Partial<Environment>, RegExp]>([
    ['SITE_URL on localhost', { SITE_URL: 'http://localhost:4321' }, /^key: SITE_URL is http:\/\/localhost:4321/],
    [
      'an http webhook on an https site, which browsers would block',
      { PUBLIC_QUOTE_WEBHOOK_URL: 'http://hooks.midlandswash.com/quote' },
      /^key: PUBLIC_QUOTE_WEBHOOK_URL is http:.+browsers block/,
    ],
  ])('blocks a launch with %s', (_, variables, line) => {
    expect(blockers({ ...DIRECT, ...variables })).toEqual([expect.stringMatching(line)]);
  });

  it('accepts an http webhook on an http site', () => {
    const variables = {
      SITE_URL: 'http://www.midlandswash.com',
      PUBLIC_QUOTE_WEBHOOK_URL: 'http://hooks.midlandswash.com',
    };
    expect(blockers({ ...DIRECT, ...variables })).toEqual([]);
  });

  it('accepts any webhook that visitors do not ask, because the relay does', () => {
    const local = { ...SET, PUBLIC_QUOTE_WEBHOOK_URL: 'http://127.0.0.1:54390/lead' };
    expect(linesOf(readyModel(), local)).toEqual([]);
  });

  it.each(['http://127.0.0.1:54321', 'http://localhost:54390/leads', 'https://[::1]/x', 'http://0.0.0.0'])(
    'blocks loopback addresses on a public site: %s',
    (address) => {
      const local = { ...DIRECT, PUBLIC_SUPABASE_URL: address, PUBLIC_QUOTE_WEBHOOK_URL: address };
      expect(blockers(local)).toEqual([
        expect.stringContaining(`key: PUBLIC_SUPABASE_URL is ${address}: on a visitor's computer`),
        expect.stringContaining(`key: PUBLIC_QUOTE_WEBHOOK_URL is ${address}: on a visitor's computer`),
      ]);
    },
  );

  it('explains round-the-clock hours in the structured data without blocking the launch', () => {
    const hours = { opens: '08:00', closes: '20:00', emergency: 'weekend service' };
    const items = preflight(readyModel({ hours }), SET, ADAPTED);
    expect(items).toMatchObject([{ topic: 'note', says: expect.stringContaining("'weekend service'") as string }]);
    expect(items[0]?.says).toContain('8:00 AM to 8:00 PM');
    expect(items[0]?.fix).toContain('hours.emergencyMarkup');
    expect(linesOf(readyModel({ hours: { ...hours, emergencyMarkup: false } }))).toEqual([]);
    expect(linesOf(readyModel({ hours: { ...hours, emergency: null } }))).toEqual([]);
  });

  it('explains the rating in the structured data without blocking the launch', () => {
    const items = preflight({ ...readyModel({ rating: { ...OWN_RATING, markup: true } }), reviews: OWN_REVIEWS }, SET, {
      ...ADAPTED,
      vercelIsCurrent: false,
    });
    expect(items.map((item) => item.topic)).toEqual(['note', 'note']);
    expect(items.map(({ says }) => says).join()).toContain('and a review. Google shows no stars');
    expect(blocking(items)).toEqual([]);
    expect(preflightReport(items)).toMatch(/Nothing blocks a launch\.$/);
  });
});

describe('the sample’s claims', () => {
  it.each<[string, Partial<Model['business']>, string]>([
    ['since', { since: 2014 }, 'sample: The year is the sample'],
    ['yearsInBusiness', { yearsInBusiness: '10+' }, 'sample: The years in business are the sample'],
    ['rating', { rating: { ...OWN_RATING, value: 5, count: 65 } }, 'sample: The rating is the sample'],
    ['rating', { rating: { ...OWN_RATING, value: 4.9, count: 65 } }, 'sample: The rating is the sample'],
    [
      'promises.licensed',
      { promises: { ...NO_PROMISES, licensed: true } },
      'sample: The promise that you are licensed',
    ],
    [
      'promises.visitsWithin',
      { promises: { ...NO_PROMISES, visitsWithin: '2-5 days' } },
      'sample: The promise of a visit',
    ],
    ['promises.stories', { promises: { ...NO_PROMISES, stories: 3 } }, 'sample: The promise of clean gutters'],
    ['claimedReviews', { rating: { ...OWN_RATING, claimedReviews: '500+' } }, 'sample: The number of reviews'],
  ])('%s block a launch until they are replaced or confirmed', (fact, business, line) => {
    expect(linesOf(readyModel(business))).toEqual([expect.stringContaining(line)]);
    const { confirmed } = businessFile.pick({ confirmed: true }).parse({ confirmed: [fact] });
    expect(linesOf(readyModel({ ...business, confirmed }))).toEqual([]);
  });

  it('lists each promise of the sample by its field, and none that was changed or is not made', () => {
    const { promises } = OWN_BUSINESS;
    const lines = linesOf(readyModel({ promises }));
    expect(lines).toHaveLength(Object.keys(promises).length);
    for (const name of Object.keys(promises)) expect(lines.join('\n')).toContain(`business.json: promises.${name}.`);
    expect(linesOf(readyModel({ promises: { ...NO_PROMISES, visitsWithin: '3-7 days', stories: 2 } }))).toEqual([]);
  });

  it('cannot be confirmed by a name that is no claim', () => {
    expect(businessFile.pick({ confirmed: true }).safeParse({ confirmed: ['phone'] }).error?.issues).toMatchObject([
      { message: `one of ${CONFIRMABLE_FACTS.join(', ')}` },
    ]);
  });
});

describe('sample reviews', () => {
  it('are recognized by their text, whatever author, date and sample say', () => {
    const stolen = {
      ...OWN_REVIEWS[0]!,
      reviewBody: 'Our driveway was ORANGE from clay.  It is gray again — thanks!',
      author: 'Somebody Else',
    };
    expect(linesOf({ ...readyModel(), reviews: [...OWN_REVIEWS, stolen] })).toEqual([
      expect.stringContaining('sample: 1 of 2 reviews are samples: Somebody Else.'),
    ]);
  });

  it('are not seen in a customer’s own words', () => {
    expect(linesOf({ ...readyModel(), reviews: OWN_REVIEWS })).toEqual([]);
  });
});

it('lists the empty slots of our work as a note', () => {
  const emptyWorkSlots = ['gallery-1', 'pairs/home-before'];
  const items = preflight(readyModel(), SET, { ...ADAPTED, emptyWorkSlots });
  const [note] = items.filter(({ says }) => says.includes('Our work'));
  expect(note).toMatchObject({
    topic: 'note',
    says: expect.stringContaining('gallery-1, pairs/home-before') as string,
  });
});

it('notes that builds are set to another day than the present one', () => {
  const daysOf = (at: string): string[] =>
    linesOf(readyModel(), { ...SET, BUILD_DATE: at }).filter((line) => line.includes('BUILD_DATE'));
  expect(daysOf('2025-04-15')).toEqual([
    expect.stringMatching(/^note: BUILD_DATE is 2025-04-15, and today is 2026-06-01: .* unset it/),
  ]);
  expect(daysOf('2026-06-01T08:00:00Z')).toEqual([]);
});

describe('the list of accepted drawings', () => {
  it('blocks a launch with each of its issues', () => {
    const issue = 'data/photographs/accepted-drawings.json: is 7, expected a name in quotation marks.';
    const items = preflight(readyModel(), SET, { ...ADAPTED, acceptedIssues: [issue] });
    expect(items).toMatchObject([{ topic: 'file', says: issue }]);
    expect(blocking(items)).toHaveLength(1);
  });

  it('blocks nothing with the drawing of a post that was deleted since', () => {
    const line = 'data/photographs/accepted-drawings.json: "posts/dock-care": no picture of the site has this name.';
    const items = preflight(readyModel(), SET, { ...ADAPTED, acceptedUnknown: [line] });
    expect(items).toMatchObject([{ topic: 'note', says: line }]);
  });
});

const SAMPLE = 'Midlands Exterior Cleaning';

/** A site of a business with this name and posts by these authors. */
function owned(name: string, ...authors: readonly string[]): Model {
  const model = smallModel();
  const [post] = model.posts;
  return {
    ...model,
    business: { ...model.business, sample: false, name },
    posts: authors.map((author, index) => ({ ...post!, slug: `post-${index}`, author })),
  };
}

describe('posts whose author is the sample company', () => {
  it('are listed by slug with where to change them', () => {
    const [item, ...others] = sampleAuthorItems(owned('Acme Wash', SAMPLE, 'Dana Field', SAMPLE));
    expect(others).toEqual([]);
    expect(item?.topic).toBe('sample');
    expect(item?.says).toBe(`2 of 3 posts have the author '${SAMPLE}': post-0, post-2.`);
    expect(item?.fix).toMatch(/staff area.*data\/snapshot\/posts\.json.*snapshot:lock/);
  });

  it('are not listed for another author, or if the company really has that name', () => {
    expect(sampleAuthorItems(owned('Acme Wash', 'Acme Wash', 'Dana Field'))).toEqual([]);
    expect(sampleAuthorItems(owned(SAMPLE, SAMPLE))).toEqual([]);
  });

  it('include all committed posts of the sample business', () => {
    const model = committedModel();
    const bySample = model.posts.filter(({ author }) => model.business.sample && author === model.business.name);
    const lines = sampleAuthorItems(model).map(({ says }) => says);
    expect(bySample.map(({ slug }) => slug).filter((slug) => !lines.some((line) => line.includes(slug)))).toEqual([]);
  });
});
