import { z } from 'zod';
import { UNKNOWN_LANDSCAPE } from '#model/landscape.ts';
import { type Business, CONFIRMABLE_FACTS, WEEK_DAYS } from '#model/business.ts';
import { dayAt } from '#model/format.ts';
import { NO_PROMISES } from '#model/promises.ts';
import { closestMatch, type Issue, showValue } from '#model/rows/issue.ts';
import { latitude, line, longitude, name, placeName, slug } from '#model/rows/fields.ts';
import { STATES } from '#model/state.ts';
import { dollars, priceRange } from './price-rules.ts';
import { yearTime } from './year-time.ts';

const day = z.iso.date('a day such as 2026-01-31');
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:00');
const fact = line(160).nullable();

function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}

/** A North American phone number, which telHref (src/routes/paths.ts) can dial by its digits alone. */
const phoneNumber = line(30).refine(
  (text) => /^1?[2-9]\d{9}$/.test(text.replace(/\D/g, '')),
  'a phone number with its area code and without an extension, such as (303) 555-0142',
);

const years = z
  .string('a text')
  .trim()
  .regex(/^[1-9]\d{0,2}\+?$/, 'a number of years, such as "12", or "10+" for more than 10: texts add the word');

const zipCode = z
  .string('a text')
  .trim()
  .regex(/^\d{5}(?:-\d{4})?$/, 'a ZIP code such as 29201 or 29201-1234');

/** An address that a link may have: no other scheme, such as javascript:. */
const link = z.url({ protocol: /^https?$/, error: 'an address such as https://www.example.com' });

const weekDay = z.enum(WEEK_DAYS, `one of ${WEEK_DAYS.join(', ')}`);

/** Days of the week, each once. */
const weekDays = z
  .array(weekDay, 'a list of days, such as ["Saturday"]')
  .min(1, 'at least one day')
  .refine((days) => new Set(days).size === days.length, 'each day once');

const openingHours = z
  .object({
    days: weekDays.optional(),
    opens: clock,
    closes: clock,
    otherDays: z.array(z.strictObject({ days: weekDays, opens: clock, closes: clock })).optional(),
    emergency: line(60).nullable().default(null),
    emergencyMarkup: z.boolean('true or false').optional(),
  })
  .superRefine(({ days = WEEK_DAYS, otherDays = [] }, context) => {
    const taken = new Set(days);
    for (const [at, other] of otherDays.entries()) {
      for (const day of other.days) {
        const message = `no day that has hours already, such as ${day}: name the days of the first hours in hours.days`;
        if (taken.has(day)) context.addIssue({ code: 'custom', path: ['otherDays', at, 'days'], message });
        taken.add(day);
      }
    }
  });

const season = yearTime.nullable();

/** The fields of `region` in data/catalogue/business.json. */
export const regionFields = z.object({
  state: z
    .string()
    .refine(
      (text) => STATES.some(({ abbreviation }) => abbreviation === text),
      'the abbreviation of a state, such as SC',
    )
    .transform((text) => STATES.find(({ abbreviation }) => abbreviation === text)!),
  locality: placeName(60),
  area: line(60),
  areaIn: line(60).optional(),
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'a time zone such as America/New_York'),
  zipCodes: z.string().refine(isPattern, "a regular expression such as '^29\\d{3}$'"),
  reach: z.number().positive('a distance in kilometers'),
  pack: slug.nullable(),
  seasons: z.object({
    pollen: season,
    leafFall: season,
    algae: season.default(null),
    freeze: season,
    storms: season,
    snow: season,
  }),
});

/** The `region` of data/catalogue/business.json. */
export const regionFacts = regionFields.transform((region) => ({
  ...region,
  areaIn: region.areaIn ?? `in ${region.area}`,
}));

const promised = z.boolean('true or false: whether you promise it').default(false);

/** The `promises` of data/catalogue/business.json. What is left out is not promised. */
export const promisesFile = z.strictObject({
  licensed: promised,
  insured: promised,
  freeEstimates: promised,
  noTravelFee: promised,
  answersSameDay: promised,
  visitsWithin: line(20).nullable().default(null),
  visitsSameDay: promised,
  stories: z.int('a whole number of stories').min(1).max(9).nullable().default(null),
  cleansAgain: promised,
  references: promised,
  locallyOwned: promised,
});

const sitePath = z.string().regex(/^\/[\w./-]+$/, 'a path on this site, such as /images/crew/jo.webp');

const offer = z
  .object({
    name: name(80),
    description: line(200),
    price: dollars.nullable(),
    discount: dollars.nullable(),
    services: z.array(slug, 'a list of slugs'),
    sizes: z.record(slug, z.number('a size').positive('a size above 0')).optional(),
    validFrom: day.nullable(),
    validThrough: day.nullable(),
  })
  .refine(({ price, discount }) => price !== null || discount !== null, {
    path: ['price'],
    error: 'a price or a discount: an offer needs one of them',
  })
  .refine(({ validFrom, validThrough }) => validFrom === null || validThrough === null || validFrom <= validThrough, {
    path: ['validThrough'],
    error: ({ input }) => `no day before validFrom, ${(input as { readonly validFrom: string }).validFrom}`,
  });

/** data/catalogue/business.json: the owner's facts (specification, sections 3 and 9). */
export const businessFile = z.object({
  sample: z.boolean('true or false: whether this is still the sample'),
  name: name(60),
  url: link
    .refine((url) => !url.endsWith('/'), { error: 'no trailing slash', abort: true })
    .refine(
      (url) => !/[/?#]/.test(url.replace(/^\w+:\/\//, '')),
      'scheme and host without a path, such as https://www.example.com',
    ),
  headline: line(80).nullable(),
  phone: phoneNumber.nullable(),
  email: z.email('an email address').nullable(),
  yearsInBusiness: years.nullable(),
  since: z.int().min(1900).nullable(),
  license: fact,
  insuranceCarrier: fact,
  coverageLimit: fact,
  insuranceCertificate: sitePath.optional(),
  crew: z.array(z.strictObject({ name: name(60), role: line(80), picture: sitePath.nullable() })).optional(),
  address: z.object({
    street: fact,
    locality: placeName(80),
    region: line(40),
    postalCode: zipCode,
    country: line(2),
  }),
  region: regionFacts,
  base: z.object({ latitude: latitude.unwrap(), longitude: longitude.unwrap() }),
  facebookUrl: link.nullable(),
  reviewUrl: link.nullable(),
  logo: z.string().startsWith('/', 'a path on this site'),
  hours: openingHours.nullable(),
  pricing: z.object({ startingAt: dollars, range: priceRange }).nullable(),
  offers: z.array(offer),
  area: z.object({
    businessRadiusKm: z.number().positive(),
    serviceRadiusMeters: z.number().positive(),
    counties: z.array(name(60)),
  }),
  rating: z
    .object({
      value: z.number().min(1).max(5),
      count: z.int().positive(),
      claimedReviews: line(20),
      markup: z.boolean(),
    })
    .nullable(),
  guarantee: line(120).nullable(),
  promises: promisesFile.default(NO_PROMISES),
  confirmed: z.array(z.enum(CONFIRMABLE_FACTS, `one of ${CONFIRMABLE_FACTS.join(', ')}`)).default([]),
});

/** The fields that businessFileAt compares, which have to be valid by themselves. */
const COMPARED: readonly PropertyKey[] = ['since', 'address', 'region'];

/**
 * data/catalogue/business.json with the checks that compare its fields with each other and with the time of the build:
 * `at`, an ISO day or instant; undefined where nothing is built.
 */
export const businessFileAt = (at: string | undefined) =>
  businessFile.superRefine(
    ({ since, address, region: { state, timeZone } }, context) => {
      if (address.region !== state.abbreviation) {
        const message = `"${state.abbreviation}", the state of region.state`;
        context.addIssue({ code: 'custom', path: ['address', 'region'], message });
      }
      if (since === null || at === undefined) return;
      const year = Number(dayAt(at, timeZone).slice(0, 4));
      if (since > year)
        context.addIssue({ code: 'custom', path: ['since'], message: `a year that has begun, ${year} at the latest` });
    },
    {
      when: ({ issues }) => issues.every(({ path: [field] = [] }) => field !== undefined && !COMPARED.includes(field)),
    },
  );

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The issues of fields that the schema of business.json does not know: those that `parsed` has not. */
export function unknownFieldIssues(facts: unknown, parsed: unknown, file: string, within = ''): readonly Issue[] {
  if (!isRecord(facts) || !isRecord(parsed)) return [];
  return Object.entries(facts).flatMap(([key, value]) => {
    const field = `${within}${key}`;
    if (Object.hasOwn(parsed, key)) return unknownFieldIssues(value, parsed[key], file, `${field}.`);
    const closest = closestMatch(key, Object.keys(parsed));
    const hint = closest === undefined ? '' : `; did you mean ${showValue(closest)}?`;
    return [{ file, row: '-', field, value: showValue(value), expected: `no field with this name${hint}` }];
  });
}

/**
 * Used when data/catalogue/business.json is missing or invalid: no claim that nobody has made, so no phone,
 * email, year, price, hours, rating, guarantee or promise (decisions, 'Facts'). The region is taken from an invalid
 * file if that part of it is valid. Marked as a sample, so that preflight refuses to launch with it.
 */
export const DEFAULT_BUSINESS: Business = {
  sample: true,
  name: 'Exterior Cleaning',
  url: 'https://www.example.com',
  headline: null,
  phone: null,
  email: null,
  yearsInBusiness: null,
  since: null,
  license: null,
  insuranceCarrier: null,
  coverageLimit: null,
  address: { street: null, locality: 'Columbia', region: 'SC', postalCode: '29201', country: 'US' },
  region: {
    ...UNKNOWN_LANDSCAPE,
    state: { name: 'South Carolina', abbreviation: 'SC' },
    locality: 'Columbia',
    area: 'the Midlands',
    areaIn: 'in the Midlands',
    timeZone: 'America/New_York',
    zipCodes: '^29\\d{3}$',
    reach: 150,
    pack: null,
    seasons: { pollen: null, leafFall: null, algae: null, freeze: null, storms: null, snow: null },
  },
  base: { latitude: 34.0007, longitude: -81.0348 },
  facebookUrl: null,
  reviewUrl: null,
  logo: '/images/logo.svg',
  hours: null,
  pricing: null,
  offers: [],
  area: { businessRadiusKm: 50, serviceRadiusMeters: 30000, counties: ['Richland County', 'Lexington County'] },
  rating: null,
  guarantee: null,
  promises: NO_PROMISES,
  confirmed: [],
};
