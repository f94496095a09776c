import { describe, expect, it } from 'vitest';
import { joinModel } from '#data/join.ts';
import type { Rows } from '#model/rows/tables.ts';
import { indexablePages } from '#routes/inventory.ts';
import { parsedSmallRows, smallModel, smallPlace } from '#tests/support/small-model.ts';
import { SMALL_NOTES } from '#tests/support/noted-catalogue.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';

const city = (slug: string) => smallModel().cities.find((candidate) => candidate.slug === `${slug}-south-carolina`)!;
const service = (slug: string) => smallModel().services.find((candidate) => candidate.slug === slug)!;

it('joins a city’s row with its catalogue entry', () => {
  expect(city('columbia')).toMatchObject({ name: 'Columbia', county: 'Richland', inStore: true });
  expect(city('columbia').profile?.postalCode).toBe('29201');
});

it('keeps a city without a catalogue entry, without portrait and with a notice', () => {
  expect(city('newtown')).toMatchObject({ inStore: true, profile: null, county: null, coordinates: null });
  expect(smallModel().notices).toContainEqual(
    expect.stringMatching(/newtown-south-carolina\. .*noindex.*data\/catalogue\/cities/),
  );
});

it('keeps a city that only the catalogue has, without FAQ pages and with a notice', () => {
  expect(city('chapin')).toMatchObject({ inStore: false, updatedAt: null });
  expect(smallModel().notices).toContainEqual(expect.stringMatching(/chapin-south-carolina .*without FAQ pages/));
});

it('words a service without a catalogue entry from its row, with a notice', () => {
  expect(service('awning-washing')).toMatchObject({ displayName: 'Awning Washing', profile: null, inStore: true });
  expect(smallModel().notices).toContainEqual(expect.stringContaining('awning-washing'));
});

it('reports a misspelled characteristic once, with its rows and the closest known term', () => {
  const rows = parsedSmallRows();
  const neighborhoods = rows.neighborhoods.map((row) => ({ ...row, characteristics: ['historc homes', 'red clay'] }));
  const { notices } = joinModel({ ...rows, neighborhoods }, SMALL_CATALOGUE, '2026-06-01');
  expect(notices.filter((line) => line.startsWith('Unknown characteristic: '))).toEqual([
    expect.stringMatching(
      /"historc homes" of row shandon, rosewood, friarsgate and 1 more .*Did you mean "historic homes"\?$/,
    ),
  ]);
});

it('reports a characteristic outside the vocabulary without a guess, and keeps it', () => {
  const notices = smallModel().notices.filter((line) => line.startsWith('Unknown characteristic: '));
  expect(notices).toEqual([expect.stringMatching(/"a word of nobody else" of row rosewood .*no advice on it\.$/)]);
  expect(smallPlace('rosewood').characteristics).toContain('a word of nobody else');
});

it('reports notes whose place is not in the snapshot, and keeps them for the live pages', () => {
  const notes = SMALL_NOTES.shandon;
  const places = [
    { slug: 'columbia-south-carolina', places: { 'shandon-hill': notes, rosewood: notes } },
    { slug: 'irmo-south-carolina', places: { friarsgate: notes } },
    { slug: 'chapin-south-carolina', places: { timberlake: notes } },
  ];
  const model = joinModel(
    parsedSmallRows(),
    { ...SMALL_CATALOGUE, places: places.map((entry) => ({ ...entry, weeks: {} })) },
    '2026-06-01',
  );
  expect(model.notices.filter((line) => line.includes('notes'))).toEqual([
    expect.stringMatching(
      /^Notes without a place: data\/catalogue\/places\/columbia-south-carolina\.json has notes for shandon-hill,.* no notes: shandon\. .*rename/,
    ),
  ]);
  expect(model.pending.get('columbia-south-carolina')?.notes).toEqual({ 'shandon-hill': notes });
  expect(model.pending.get('chapin-south-carolina')?.notes).toEqual({ timberlake: notes });
});

it('reports texts of a city, a place or a service that does not exist, and none of one that was removed', () => {
  const job = { line: 'We wash it.', sheet: [], misfit: null };
  const jobs = new Map([
    [
      'columbia-south-carolina',
      {
        places: {
          shandom: { 'house-washing': job },
          shandon: { 'house-washing': job, 'hous-washing': job, 'old-washing': job },
          gone: {},
        },
        sheets: { 'hose-washing': ['We wash.'] },
      },
    ],
    ['irmo', { places: {}, sheets: {} }],
    ['old-south-carolina', { places: { anywhere: { 'house-washing': job } }, sheets: {} }],
  ]);
  const places = [{ slug: 'irmo-south-carolin', places: {}, weeks: {} }];
  const removed = {
    cities: ['old-south-carolina'],
    services: ['old-washing'],
    neighborhoods: ['columbia-south-carolina/gone'],
  };
  const { notices } = joinModel(parsedSmallRows(), { ...SMALL_CATALOGUE, jobs, places }, '2026-06-01', removed);
  expect(notices.filter((line) => /^(?:Texts|Jobs?) /.test(line))).toEqual([
    'Texts of an unknown city: data/catalogue/places/irmo-south-carolin.json is about "irmo-south-carolin", expected the slug of a city that the store or data/catalogue has. No page shows it. Did you mean "irmo-south-carolina"?',
    expect.stringMatching(
      /^Job of an unknown service: data\/catalogue\/jobs\/columbia-south-carolina\.json is about "hose-washing", .* Did you mean "house-washing"\?$/,
    ),
    expect.stringMatching(
      /^Jobs without a place: data\/catalogue\/jobs\/columbia-south-carolina\/shandom\.json is about "shandom", .* Did you mean "shandon"\?$/,
    ),
    expect.stringMatching(
      /^Job of an unknown service: .*\/shandon\.json is about "hous-washing", .* Did you mean "house-washing"\?$/,
    ),
    expect.stringMatching(/^Texts of an unknown city: data\/catalogue\/jobs\/irmo is about "irmo", /),
  ]);
});

it('dates no row after the build, and keeps the dates of all others', () => {
  const rows = parsedSmallRows();
  const dated = <R extends { readonly updated_at: string }>(list: readonly R[], day: string): readonly R[] =>
    list.map((row) => ({ ...row, updated_at: `${day}T10:00:00Z` }));
  const on = (day: string) =>
    joinModel(
      {
        cities: dated(rows.cities, day),
        services: dated(rows.services, day),
        neighborhoods: dated(rows.neighborhoods, day),
        posts: dated(rows.posts, day),
      },
      SMALL_CATALOGUE,
      '2026-06-01T08:00:00Z',
    );
  for (const day of ['2026-06-02', '2098-05-05']) {
    const model = on(day);
    expect(indexablePages(model).filter(({ lastmod }) => lastmod > '2026-06-01')).toEqual([]);
    expect(model.posts.map(({ updatedAt }) => updatedAt)).toEqual(['2026-06-01T00:00:00Z']);
  }
  expect(on('2026-06-01').services[0]?.updatedAt).toBe('2026-06-01T10:00:00Z');
});

it('leaves out a post that is published at a later time', () => {
  const rows = parsedSmallRows();
  const posts = rows.posts.map((row) => ({
    ...row,
    status: 'published' as const,
    published_at: '2099-01-01T00:00:00Z',
  }));
  expect(joinModel({ ...rows, posts }, SMALL_CATALOGUE, '2026-06-01').posts).toEqual([]);
});

it('sorts services by priority and name, and cities by name', () => {
  expect(smallModel().services.map((entry) => entry.slug)).toEqual([
    'house-washing',
    'oil-stain-removal',
    'awning-washing',
  ]);
  expect(smallModel().cities.map((entry) => entry.name)).toEqual(['Chapin', 'Columbia', 'Irmo', 'Newtown']);
});

it('gives a neighborhood its city’s name, slug and county', () => {
  expect(smallPlace('shandon')).toMatchObject({
    cityName: 'Columbia',
    citySlug: 'columbia-south-carolina',
    county: 'Richland',
    localBusinesses: ['Drip on Devine'],
  });
});

it('includes a scheduled post from its time on, and not before', () => {
  const slugs = (at: string) => joinModel(parsedSmallRows(), SMALL_CATALOGUE, at).posts.map((post) => post.slug);
  expect(slugs('2026-06-10T11:00:00Z')).toEqual(['published']);
  expect(slugs('2026-06-11')).toEqual(['scheduled', 'published']);
});

it('builds a model from the catalogue alone when the store is empty', () => {
  const model = joinModel({ cities: [], services: [], neighborhoods: [], posts: [] }, SMALL_CATALOGUE, '2026-06-01');
  expect(model.cities.every((entry) => !entry.inStore)).toBe(true);
  expect(model.services).toHaveLength(2);
  expect(model.neighborhoods).toEqual([]);
});

it('leaves out a service whose row is gone, with a notice, and keeps its text for the live pages', () => {
  const rows = parsedSmallRows();
  const services = rows.services.filter(({ slug }) => slug !== 'oil-stain-removal');
  const model = joinModel({ ...rows, services }, SMALL_CATALOGUE, '2026-06-01');
  expect(model.services.map(({ slug }) => slug)).not.toContain('oil-stain-removal');
  expect(model.pendingServices.map(({ slug, inStore }) => ({ slug, inStore }))).toEqual([
    { slug: 'oil-stain-removal', inStore: false },
  ]);
  expect(model.notices).toContainEqual(
    expect.stringMatching(/^Services without a row: oil-stain-removal .*no page names it/),
  );
});

it('counts coordinates beyond the region’s reach as unknown, with a notice', () => {
  const rows = parsedSmallRows();
  const neighborhoods = rows.neighborhoods.map((row) => ({ ...row, latitude: 0, longitude: 0 }));
  const model = joinModel({ ...rows, neighborhoods }, SMALL_CATALOGUE, '2026-06-01');
  expect(model.neighborhoods.map(({ coordinates }) => coordinates)).toEqual(rows.neighborhoods.map(() => null));
  expect(model.notices).toContainEqual(
    expect.stringMatching(/: neighborhoods: row shandon of columbia-south-carolina: .* km from the base/),
  );
});

it('gives a neighborhood its own county and preposition, where its row has them', () => {
  const rows = parsedSmallRows();
  const neighborhoods = rows.neighborhoods.map((row) => ({ ...row, county: 'Calhoun', preposition: 'on' as const }));
  const model = joinModel({ ...rows, neighborhoods }, SMALL_CATALOGUE, '2026-06-01');
  expect(model.neighborhoods[0]).toMatchObject({ county: 'Calhoun', preposition: 'on' });
  expect(smallPlace('shandon')).toMatchObject({ county: 'Richland', preposition: 'in' });
});

it('gives a neighborhood its jobs and a city its sheets, and keeps those of unknown places for the live pages', () => {
  const job = { line: 'A line.', sheet: ['A sheet.'], misfit: null };
  const jobs = new Map([
    [
      'columbia-south-carolina',
      {
        places: { shandon: { 'house-washing': job }, 'shandon-hill': { 'house-washing': job } },
        sheets: { 'house-washing': ['In the city.'] },
      },
    ],
  ]);
  const model = joinModel(parsedSmallRows(), { ...SMALL_CATALOGUE, jobs }, '2026-06-01');
  expect(model.neighborhoods.find(({ slug }) => slug === 'shandon')?.jobs).toEqual({ 'house-washing': job });
  expect(model.cities.find(({ name }) => name === 'Columbia')?.sheets).toEqual({ 'house-washing': ['In the city.'] });
  expect(Object.keys(model.pending.get('columbia-south-carolina')?.jobs ?? {})).toEqual(['shandon-hill']);
});

/** The notices on offers of a site whose only offer is for these services. `change` edits the rows of the services. */
function offerNotices(
  offered: readonly string[],
  change: (rows: Rows['services']) => Rows['services'] = (rows) => rows,
): string[] {
  const rows = parsedSmallRows();
  const { business } = SMALL_CATALOGUE;
  const offer = {
    name: 'Special',
    description: 'A special',
    price: null,
    discount: 50,
    validFrom: null,
    validThrough: null,
  };
  const model = joinModel(
    { ...rows, services: change(rows.services) },
    { ...SMALL_CATALOGUE, business: { ...business, offers: [{ ...offer, services: offered }] } },
    '2026-06-01',
    { cities: [], services: ['deck-washing'], neighborhoods: [] },
  );
  return model.notices.filter((line) => line.includes('business.json'));
}

it('reports an offer for a service that neither store nor catalogue has or had, with the closest one', () => {
  expect(offerNotices(['house-washing', 'hose-washing', 'xyz'])).toEqual([
    expect.stringMatching(
      /^Offer for an unknown service: data\/catalogue\/business\.json: row Special: offers\.0\.services\.1: is "hose-washing", expected the slug of a service.* Did you mean "house-washing"\?$/,
    ),
    expect.stringMatching(
      /offers\.0\.services\.2: is "xyz", expected the slug of a service.*shows the offer for it\.$/,
    ),
  ]);
});

it('says nothing of an offer for all services, for those of the catalogue and for a removed one', () => {
  expect(offerNotices([])).toEqual([]);
  expect(offerNotices(['house-washing', 'awning-washing', 'deck-washing'])).toEqual([]);
  expect(
    offerNotices(['oil-stain-removal'], (rows) => rows.filter(({ slug }) => slug !== 'oil-stain-removal')),
  ).toEqual([]);
});

it('drops the price of a service that is gone, and keeps a discount for those that are left', () => {
  const rows = parsedSmallRows();
  const offer = (name: string, price: number | null, services: readonly string[]) => ({
    name,
    description: name,
    price,
    discount: price === null ? 50 : null,
    services,
    validFrom: null,
    validThrough: null,
  });
  const offers = [
    offer('Stains', 99, ['oil-stain-removal']),
    offer('House', 275, ['house-washing']),
    offer('Package', 399, ['house-washing', 'oil-stain-removal']),
    offer('Special', null, ['house-washing', 'oil-stain-removal']),
    offer('Gone', null, ['oil-stain-removal']),
    offer('All', null, []),
  ];
  const catalogue = { ...SMALL_CATALOGUE, business: { ...SMALL_CATALOGUE.business, offers } };
  const services = rows.services.filter(({ slug }) => slug !== 'oil-stain-removal');
  expect(
    joinModel({ ...rows, services }, catalogue, '2026-06-01').business.offers.map(({ name, services: left }) => [
      name,
      left,
    ]),
  ).toEqual([
    ['House', ['house-washing']],
    ['Special', ['house-washing']],
    ['All', []],
  ]);
  expect(joinModel(rows, catalogue, '2026-06-01').business.offers).toEqual(offers);
});

it('reports an offer that names a renamed service otherwise than its catalogue file does', () => {
  const renamed = (rows: Rows['services']): Rows['services'] =>
    rows.map((row) =>
      row.slug === 'house-washing' ? { ...row, slug: 'home-washing', old_slugs: ['house-washing'] } : row,
    );
  expect(offerNotices(['house-washing'], renamed)).toEqual([]);
  expect(offerNotices(['home-washing'], renamed)).toEqual([
    expect.stringMatching(
      /offers\.0\.services\.0: is "home-washing", expected "house-washing", the name of its file in data\/catalogue\/services/,
    ),
  ]);
});

describe('a review of one service and city', () => {
  const [review] = SMALL_CATALOGUE.reviews;
  /** The joined model of a catalogue with one review. `change` edits the rows of the cities. */
  const joined = (
    about: { readonly service?: string; readonly city?: string },
    change: (rows: Rows['cities']) => Rows['cities'] = (rows) => rows,
  ) => {
    const rows = parsedSmallRows();
    return joinModel(
      { ...rows, cities: change(rows.cities) },
      { ...SMALL_CATALOGUE, reviews: [{ ...review!, service: null, city: null, ...about }] },
      '2026-06-01',
      { cities: ['hopkins-south-carolina'], services: ['deck-washing'], neighborhoods: [] },
    );
  };
  const noticesOf = (about: { readonly service?: string; readonly city?: string }): string[] =>
    joined(about).notices.filter((line) => line.includes('reviews.json'));

  it('is reported when neither store nor catalogue has the service or the city, with the closest one', () => {
    expect(noticesOf({ service: 'hose-washing', city: 'columbia' })).toEqual([
      expect.stringMatching(
        /^Review of an unknown service: data\/catalogue\/reviews\.json: row .+: service: is "hose-washing", expected the slug of a service.*\. Did you mean "house-washing"\?$/,
      ),
      expect.stringMatching(/^Review of an unknown city: .*: city: is "columbia", expected the slug of a city/),
    ]);
  });

  it('is not reported when the catalogue has them, or once had', () => {
    expect(noticesOf({ service: 'house-washing', city: 'columbia-south-carolina' })).toEqual([]);
    expect(noticesOf({ service: 'deck-washing', city: 'hopkins-south-carolina' })).toEqual([]);
  });

  it('follows a renamed city', () => {
    const model = joined({ city: 'columbia-south-carolina' }, (rows) =>
      rows.map((row) =>
        row.slug === 'columbia-south-carolina'
          ? { ...row, slug: 'great-columbia-south-carolina', old_slugs: ['columbia-south-carolina'] }
          : row,
      ),
    );
    expect(model.reviews.map(({ city }) => city)).toEqual(['great-columbia-south-carolina']);
    expect(model.notices.filter((line) => line.includes('reviews.json'))).toEqual([]);
  });
});
