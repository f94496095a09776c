import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readBusiness, readCatalogue } from '#data/catalogue/read.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
  cpSync('data/catalogue', join(folder, 'catalogue'), { recursive: true });
  cpSync('data/revisions.json', join(folder, 'revisions.json'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
});

/** Every text of a value. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const file = (path: string): string => join(folder, 'catalogue', path);

function spoil(path: string, change: (value: Record<string, unknown>) => void): void {
  const value = JSON.parse(readFileSync(file(path), 'utf8')) as Record<string, unknown>;
  change(value);
  writeFileSync(file(path), JSON.stringify(value));
}

/** Writes an entry of the small site into a folder that a company may not have. */
function add(name: 'cities' | 'hubs', entry: { readonly slug: string }, change: object): void {
  mkdirSync(file(name), { recursive: true });
  writeFileSync(file(`${name}/${entry.slug}.json`), JSON.stringify({ ...entry, ...change }));
}
const addCity = (change: object): void => add('cities', SMALL_CATALOGUE.cities[1]!, change);
const addHub = (change: object): void => add('hubs', SMALL_CATALOGUE.hubs[0]!, change);

describe('the facts about the business', () => {
  it('fall back to default wording without license and insurance when the file is missing', () => {
    const { business, notices } = readBusiness(file('none.json'));
    expect(business).toMatchObject({ license: null, insuranceCarrier: null, coverageLimit: null, sample: true });
    expect(business).toMatchObject({ phone: null, email: null, since: null, yearsInBusiness: null, hours: null });
    expect(business).toMatchObject({ rating: null, pricing: null, guarantee: null, offers: [] });
    expect(notices).toEqual([expect.stringContaining('missing')]);
  });

  it('fall back to default wording when the file is not JSON, reporting where it breaks', () => {
    writeFileSync(file('business.json'), '{\n  "sample": false,\n}\n');
    const { business, notices } = readBusiness(file('business.json'));
    expect(business.sample).toBe(true);
    expect(notices).toEqual([
      expect.stringMatching(/business\.json is not JSON \(.+line 3, column 1\): default wording/),
    ]);
  });

  it.each([
    ['null', { opens: '08:00', closes: '17:00', emergency: null }],
    ['left out', { opens: '08:00', closes: '17:00' }],
  ])('may have hours without an emergency service: %s', (_, hours) => {
    spoil('business.json', (business) => Object.assign(business, { hours }));
    const { business, notices } = readBusiness(file('business.json'));
    expect(notices).toEqual([]);
    expect(business.hours).toEqual({ opens: '08:00', closes: '17:00', emergency: null });
  });

  it.each([
    [{ days: ['Mon'] }, 'hours.days.0: is "Mon", expected one of Monday, Tuesday'],
    [{ days: [] }, 'hours.days: is [], expected at least one day'],
    [{ days: ['Monday', 'Monday'] }, 'expected each day once'],
    [
      { otherDays: [{ days: ['Saturday'], opens: '9', closes: '13:00' }] },
      'hours.otherDays.0.opens: is "9", expected a time such as 08:00',
    ],
    [
      { otherDays: [{ days: ['Saturday'], opens: '09:00', closes: '13:00' }] },
      'expected no day that has hours already, such as Saturday',
    ],
  ])('report days of hours that make no sense: %j', (days, issue) => {
    spoil('business.json', (business) =>
      Object.assign(business, { hours: { opens: '08:00', closes: '17:00', ...days } }),
    );
    expect(readBusiness(file('business.json')).notices).toEqual([expect.stringContaining(issue)]);
  });

  it('fall back to default wording when the name of a field is mistyped, suggesting the right one', () => {
    spoil('business.json', (business) => {
      business['garantee'] = business['guarantee'];
      delete business['guarantee'];
    });
    const { notices } = readBusiness(file('business.json'));
    expect(notices).toEqual([
      expect.stringMatching(/guarantee: is nothing.*garantee: no field .* did you mean "guarantee"\?/),
    ]);
  });

  it('fall back to default wording when fields are invalid, naming each in one line', () => {
    spoil('business.json', (business) => Object.assign(business, { email: 'nobody', phone: 5 }));
    const { business, notices } = readBusiness(file('business.json'));
    expect(business.sample).toBe(true);
    expect(notices).toEqual([
      expect.stringContaining('phone: is 5, expected a text; email: is "nobody", expected an email address'),
    ]);
  });
});

describe('the catalogue', () => {
  it('reports the issues of all files at once', () => {
    for (const name of ['cities', 'hubs']) rmSync(file(name), { recursive: true, force: true });
    spoil('business.json', ({ region }) => Object.assign(region as object, { zipCodes: String.raw`^29\d{3}$` }));
    addCity({ postalCode: '10001' });
    spoil('services/deck-cleaning.json', (service) => (service['priority'] = 2));
    spoil(
      'questions/oil-stain-removal.json',
      (set) => (set['questions'] = [{ question: 'Q?', answer: '<script>x</script>' }]),
    );
    const message = errorOf(() => readCatalogue(folder));
    expect(message).toContain('row irmo-south-carolina: postalCodes: is "10001"');
    expect(message).toContain('row deck-cleaning: priority: is 2');
    expect(message).toContain('row oil-stain-removal: questions.0.answer: is');
    expect(message).toMatch(/^3 issues/);
  });

  it.each([
    ['services', 'deck-cleaning', 'deck-washing'],
    ['places', 'irmo-south-carolina', 'irmo-sc'],
    ['questions', 'deck-cleaning', 'dock-cleaning'],
    ['stains', 'black-mildew-on-siding', 'black-mildew'],
  ])('reports a file of %s whose slug is not its name', (name, fileName, slug) => {
    mkdirSync(file(name), { recursive: true });
    if (name === 'places')
      writeFileSync(file(`places/${fileName}.json`), JSON.stringify({ slug: fileName, places: {} }));
    spoil(`${name}/${fileName}.json`, (entry) => (entry['slug'] = slug));
    expect(errorOf(() => readCatalogue(folder))).toContain(
      `${file(`${name}/${fileName}.json`)}: row ${fileName}: slug: is "${slug}", expected "${fileName}", the name of the file`,
    );
  });

  it('names the fields that no page reads, suggesting the right one', () => {
    addCity({ week: [], portrait: { ...SMALL_CATALOGUE.cities[1]!.portrait, tree: 'Pines.' } });
    spoil('services/deck-cleaning.json', (service) => (service['weekz'] = null));
    writeFileSync(
      file('reviews.json'),
      JSON.stringify([
        {
          author: 'Jo',
          rating: 5,
          reviewBody: 'Good.',
          datePublished: '2026-05-01',
          authorBadge: null,
          sample: false,
          servise: 'deck-cleaning',
        },
      ]),
    );
    expect(readCatalogue(folder).unknownFields.map((line) => line.replaceAll(`${folder}/`, ''))).toEqual([
      'Field that no page reads: catalogue/cities/irmo-south-carolina.json: portrait.tree: is "Pines.", expected no field with this name; did you mean "trees"?',
      'Field that no page reads: catalogue/cities/irmo-south-carolina.json: week: is [], expected no field with this name; did you mean "weeks"?',
      'Field that no page reads: catalogue/services/deck-cleaning.json: weekz: is null, expected no field with this name; did you mean "weeks"?',
      'Field that no page reads: catalogue/reviews.json: 0.servise: is "deck-cleaning", expected no field with this name; did you mean "service"?',
    ]);
  });

  it('reports each rejected field with the expected type or limit', () => {
    const review = {
      author: 'Jo Harmon',
      rating: 5,
      reviewBody: 'The steps are clean.',
      datePublished: '2026-05-01',
      authorBadge: null,
      sample: false,
    };
    const reviews = [{ rating: 'five' }, { rating: 4.5 }, { rating: 0 }, { sample: 'no' }, {}].map((change) => ({
      ...review,
      ...change,
    }));
    writeFileSync(file('reviews.json'), JSON.stringify([...reviews, null]));
    const [, ...issues] = errorOf(() => readCatalogue(folder)).split('\n');
    expect(issues.map((line) => line.replace(/^.*reviews\.json: row number /, ''))).toEqual([
      '1: rating: is "five", expected a number',
      '2: rating: is 4.5, expected a whole number',
      '3: rating: is 0, expected at least 1',
      '4: sample: is "no", expected true or false',
      `${reviews.length + 1}: the row: is null, expected an object`,
    ]);
  });

  it('fills in the owner’s facts where texts name them', () => {
    spoil('business.json', (business) => {
      Object.assign(business, { since: 2023, yearsInBusiness: '3+', guarantee: 'clean-or-free promise' });
      Object.assign(business, { pricing: { startingAt: 199, range: { from: 199, to: 400 } } });
      business['rating'] = { value: 5, count: 65, claimedReviews: '500+', markup: true };
    });
    addHub({ lead: 'We have washed homes here since {since}.' });
    const { hubs, services, questionSets } = readCatalogue(folder);
    expect(hubs.map(({ lead }) => lead)).toEqual(hubs.map((): unknown => expect.stringMatching(/since 2023/i)));
    for (const { page } of services) {
      expect(page.trustPoints).toEqual(expect.arrayContaining(['Over 3 years of experience', 'Clean-or-free promise']));
      expect(page.metaDescription).toContain('3+ years');
    }
    const old = /\{[\w.]+\}|10\+|2014|10 years|100% satisfaction/gi;
    expect(JSON.stringify([hubs, services, questionSets]).match(old)).toBeNull();
  });

  it('fills in the crew’s reach in the jobs of a place', () => {
    spoil('business.json', (business) => {
      business['promises'] = { ...(business['promises'] as object), stories: 2 };
    });
    mkdirSync(file('jobs/irmo-south-carolina'), { recursive: true });
    const job = { line: 'We clear the long runs at the back up to {stories.inWords}.' };
    writeFileSync(file('jobs/irmo-south-carolina/back-bay.json'), JSON.stringify({ 'gutter-cleaning': job }));
    const { places } = readCatalogue(folder).jobs.get('irmo-south-carolina')!;
    expect(places['back-bay']!['gutter-cleaning']!.line).toBe('We clear the long runs at the back up to two stories.');
    expect(textsOf(places).filter((text) => /(?:up to|reach|limit is) three stories/i.test(text))).toEqual([]);
  });

  it('leaves out every claim of its texts that needs the business file, when that is missing', () => {
    rmSync(file('business.json'));
    const { services, hubs, jobs, questionSets, cities, commonQuestions, notices } = readCatalogue(folder);
    expect(services.flatMap(({ page }) => page.trustPoints)).toEqual([]);
    const claims =
      /\{[\w.-]+\}|\$\d|\d\+ (?:years|reviews)|since \d{4}|over \d+ years|satisfaction guarantee|24\/7|\d:\d\d|insured|licensed|travel fee|free estimate|2-5 days|\d stor(?:y|ies)|(?:up to|reach|limit is) \w+ stories|(?:price|cost) before|[[\]|]\w/gi;
    const texts = [services, hubs, [...jobs.values()], questionSets, cities, commonQuestions].flatMap(textsOf);
    expect(texts.filter((text) => text.match(claims) !== null)).toEqual([]);
    const asked = questionSets.flatMap(({ questions }) => questions.map(({ question }) => question));
    expect(asked).not.toContain('Are you insured to work on commercial property?');
    expect(notices).toHaveLength(1);
  });

  it('reports file, row and field of an unknown fact, and what to do', () => {
    addHub({ headline: 'In Irmo since {sinse}' });
    expect(errorOf(() => readCatalogue(folder))).toMatch(
      /hubs\/irmo-sc\.json: row irmo-sc: headline: is "\{sinse\}", expected a fact of business\.json or price-rules\.json \(.*\{since\}.*correct the name/,
    );
  });

  it('reports a city and a hub whose name has its state already', () => {
    spoil('business.json', ({ region }) => Object.assign(region as object, { zipCodes: String.raw`^\d{5}$` }));
    addCity({ name: 'Irmo, SC' });
    addHub({ name: 'Irmo, South Carolina' });
    const message = errorOf(() => readCatalogue(folder));
    expect(message).toContain('row irmo-south-carolina: name: is "Irmo, SC", expected the name without its state');
    expect(message).toContain('row irmo-sc: name: is "Irmo, South Carolina", expected the name without its state');
  });

  it('reports a fact that makes a text too long', () => {
    spoil('business.json', (business) => (business['guarantee'] = '100% satisfaction guarantee'));
    addHub({ headline: '{guarantee}'.repeat(5) });
    expect(errorOf(() => readCatalogue(folder))).toMatch(
      /row irmo-sc: headline: .*at most 120 characters with the facts of business\.json .*shorten the fact or the text/,
    );
  });

  it('says how to restore a missing file', () => {
    rmSync(join(folder, 'revisions.json'));
    expect(errorOf(() => readCatalogue(folder))).toMatch(/revisions\.json.*restore it from the repository/);
  });

  it('replaces an unknown icon with home', () => {
    spoil('services/deck-cleaning.json', (service) => (service['icon'] = 'broom'));
    const deck = readCatalogue(folder).services.find((service) => service.slug === 'deck-cleaning');
    expect(deck?.icon).toBe('home');
  });
});

function errorOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('Nothing was thrown.');
}
