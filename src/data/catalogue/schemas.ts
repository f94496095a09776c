import { DomUtils, parseDocument } from 'htmlparser2';
import { z } from 'zod';
import { IMAGE_CATEGORIES } from '#model/picture.ts';
import { SERVICE_ICONS } from '#model/service.ts';
import type { NoteTopic } from '#model/notes.ts';
import { PLACE_KIND_NAMES } from '#model/place-kind.ts';
import { PAGE_TYPES } from '#model/revision.ts';
import { latitude, line, longitude, placeName, prose, slug } from '#model/rows/fields.ts';
import { isHubSlug } from '#model/state.ts';
import type { Inline, RichText } from '#model/question.ts';
import { yearTime } from './year-time.ts';

const isoDay = z.iso.date('a day such as 2026-01-31');
const sitePath = z.string('a path').regex(/^\/[a-z0-9/._-]*$/, 'a path on this site, starting with /');
const lines = (min: number, max: number, length = 400): z.ZodArray<z.ZodString> =>
  z.array(line(length)).min(min, `at least ${min} items`).max(max, `at most ${max} items`);

const zipCode = z.string().regex(/^\d{5}$/, 'a ZIP code of five digits');

/** The good weeks at a place, by what is washed: { "for": "walls", "when": "May and early June" }. */
const placeWeeks = z.array(z.strictObject({ for: line(60), when: yearTime })).max(3, 'at most 3 entries');

/** data/catalogue/cities/<slug>.json */
export const cityEntry = z.object({
  slug,
  name: placeName(80),
  displayName: line(80),
  county: line(80),
  latitude: latitude.unwrap(),
  longitude: longitude.unwrap(),
  population: z.string().regex(/^\d[\d,]*\+$/, "a text such as '131,000+'"),
  postalCode: zipCode,
  postalCodes: z.array(zipCode).min(1, 'at least one ZIP code'),
  description: prose(900),
  keywords: z.array(line(80)).length(6, 'exactly 6 search phrases'),
  metaDescription: z.string().min(70, 'at least 70 characters').max(160, 'at most 160 characters'),
  portrait: z.object({
    housing: prose(1200),
    water: prose(1200),
    trees: prose(1200),
    soil: prose(1200),
    advice: prose(1200),
  }),
  weeks: placeWeeks.default([]),
});

const words = z.object({
  gerund: line(60),
  job: line(60),
  surface: line(120),
  surfaces: lines(1, 8, 40),
  owner: line(40),
  method: prose(800),
  pressure: prose(800),
  duration: prose(800),
  lasts: prose(800),
  prepare: prose(800),
  plants: prose(800),
  weather: prose(800),
  season: prose(800),
  conditions: line(240),
  signs: prose(800),
  diy: prose(800),
  stains: prose(800),
  materials: prose(800),
  included: prose(800),
  access: prose(800),
  together: prose(800),
});

/** data/catalogue/services/<slug>.json */
export const serviceEntry = z.object({
  slug,
  name: line(60),
  shortName: line(24),
  shortDescription: line(160),
  longDescription: prose(900),
  icon: z.enum(SERVICE_ICONS, `one of ${SERVICE_ICONS.join(', ')}`).catch('home'),
  image: sitePath,
  keywords: lines(3, 12, 80),
  // Without a set, pages show generated questions.
  faqSlugs: z.array(slug),
  ctaLabel: line(60),
  priority: z.number().min(0.7, 'at least 0.7').max(0.9, 'at most 0.9'),
  page: z.object({
    metaDescription: z.string().min(70, 'at least 70 characters').max(160, 'at most 160 characters'),
    intro: prose(1200),
    // The file has at least four; a reason whose fact is unknown is left out.
    reasons: lines(1, 8),
    process: z.array(z.object({ name: line(60), text: prose(400) })).min(3, 'at least 3 steps'),
    benefits: lines(4, 8),
    // The file has four; a point whose fact is unknown is left out.
    trustPoints: lines(0, 4),
  }),
  words,
  weeks: z.object({ best: yearTime, good: yearTime.nullable() }).nullable().default(null),
  offerCatalog: lines(2, 8, 80),
});

const ALLOWED_HTML = 'text, <a href="/…">, <strong> and <em>, without nesting';

/**
 * Parses the simple HTML of a static answer (specification, section 3) into runs, so that no raw HTML gets
 * past this point. Throws an Error that lists what is allowed when it finds anything else.
 */
export function parseInlineHtml(source: string): RichText {
  return parseDocument(source).children.map((node): Inline => {
    if (DomUtils.isText(node)) return node.data;
    if (!DomUtils.isTag(node)) throw new Error(ALLOWED_HTML);
    const [child] = node.children;
    if (node.children.length !== 1 || child === undefined || !DomUtils.isText(child)) throw new Error(ALLOWED_HTML);
    const text = child.data;
    if (node.name === 'strong' || node.name === 'em') return { kind: node.name, text };
    const href = node.attribs['href'] ?? '';
    if (node.name !== 'a' || !/^\/(?!\/)/.test(href)) throw new Error(ALLOWED_HTML);
    return { kind: 'link', href, text };
  });
}

const answer = z.string('a text').transform((html, context) => {
  try {
    return parseInlineHtml(html);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
});

const note = line(320);

/** data/catalogue/places/<city>.json: the notes of a city's neighborhoods by slug. */
export const cityPlaces = z.object({
  slug,
  places: z.record(
    slug,
    z.object({
      houses: note,
      walls: note,
      roofs: note,
      gutters: note,
      trees: note,
      season: note,
      water: note,
      shade: note,
      ground: note,
      drives: note,
      access: note,
      yard: note,
      upkeep: note,
      first: note,
      people: note,
      wood: note,
      glass: note,
      outdoors: note,
      weather: note,
      shared: note,
      after: note,
      isTown: z.boolean().optional(),
      kind: z.enum(PLACE_KIND_NAMES, `one of ${PLACE_KIND_NAMES.join(', ')}`).optional(),
      postalCodes: z.array(zipCode).min(1, 'at least one ZIP code').readonly().optional(),
    } satisfies Record<NoteTopic, typeof note> & { isTown: z.ZodType; kind: z.ZodType; postalCodes: z.ZodType }),
  ),
  weeks: z.record(slug, placeWeeks).default({}),
});

const sheet = z.array(line(900)).min(1, 'at least one paragraph');

/** data/catalogue/jobs/<city>/<place>.json: what each service means at a place, by service slug. */
export const placeJobs = z.record(
  slug,
  z.union(
    [
      z.strictObject({ misfit: line(240) }).transform(({ misfit }) => ({ line: null, sheet: [], misfit })),
      z.strictObject({ line: line(240), sheet: sheet.default([]) }).transform((job) => ({ ...job, misfit: null })),
    ],
    'a line with or without a sheet, or a misfit',
  ),
);

/** data/catalogue/jobs/<city>.json: the sheets of a city's services, by service slug. */
export const citySheets = z.record(
  slug,
  z.strictObject({ sheet }, 'a sheet').transform((entry) => entry.sheet),
);

/** data/catalogue/questions/<set>.json */
export const questionSet = z.object({
  slug,
  name: line(80),
  title: line(60).nullable().default(null),
  metaDescription: z
    .string()
    .min(70, 'at least 70 characters')
    .max(155, 'at most 155 characters')
    .nullable()
    .default(null),
  questions: z.array(z.object({ question: line(200), answer })).min(1, 'at least one question'),
});

/** data/catalogue/common-questions.json: the questions at the top of /faq, the first ones first. */
export const commonQuestions = z.object({
  questions: z
    .array(z.object({ question: line(200), answer, services: z.array(slug, 'a list of slugs').optional() }))
    .min(1, 'at least one question'),
});

/** data/catalogue/hubs/<slug>.json */
export const hubEntry = z.object({
  slug: slug.refine(isHubSlug, 'a slug that ends in the abbreviation of a state, such as -sc'),
  name: placeName(80),
  citySlug: slug.nullable(),
  county: line(80),
  title: line(70),
  metaDescription: z.string().min(70, 'at least 70 characters').max(160, 'at most 160 characters'),
  keywords: lines(3, 12, 80),
  headline: line(120),
  lead: prose(600),
  whyNeeded: z.array(z.object({ title: line(80), text: prose(500) })).length(4, 'exactly 4 cards'),
  areaName: line(80),
  neighborhoods: z.array(line(80)).length(16, 'exactly 16 names'),
  paragraphs: z.array(prose(1200)).min(1, 'at least one paragraph'),
});

/** An entry of data/catalogue/reviews.json. */
export const review = z.object({
  author: line(80),
  rating: z.int().min(1).max(5, 'at most 5 stars'),
  reviewBody: prose(1000),
  datePublished: isoDay,
  authorBadge: line(40).nullable(),
  // What decides on which pages it stands beside the quote form; without them, on all.
  service: slug.nullable().default(null),
  city: slug.nullable().default(null),
  sample: z.boolean(),
});

/** An entry of data/catalogue/images.json. */
export const imageEntry = z.object({
  name: slug,
  alt: line(200),
  title: line(120),
  description: prose(400),
  category: z.enum(IMAGE_CATEGORIES, `one of ${IMAGE_CATEGORIES.join(', ')}`),
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()),
  formats: z.array(z.enum(['avif', 'webp', 'svg', 'jpg'])).min(1, 'at least one format'),
  placeholder: z.boolean(),
  place: line(60).optional(),
  month: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'a month such as 2026-05')
    .optional(),
  caption: line(120).optional(),
});

/** data/catalogue/lists.json: the lists that name services and cities by hand. */
export const lists = z.object({
  quoteServices: z.array(z.object({ label: line(60), services: z.array(slug).min(1, 'at least one service') })),
  underOther: z.array(slug),
  footerServices: z.array(z.object({ label: line(60), service: slug })),
  footerCities: z.array(slug),
});

/** data/revisions.json: the day on which each page type's texts last changed. */
export const revisions = z.record(z.enum(PAGE_TYPES), isoDay);
