import { z } from 'zod';
import { isMissingValue, isNullWord, MISSING_VALUE } from '#model/missing-value.ts';
import { RESERVED_SLUGS, SLUG } from '#model/page.ts';
import { hasStateAtEnd } from '#model/state.ts';
import { isVisible } from '#model/visible-text.ts';

// Long texts may contain tabs and line breaks. Bidirectional overrides have no use in English text and can
// make one name look like another. Half of a surrogate pair (Cs) cannot be written to a file.
// eslint-disable-next-line no-control-regex -- matches control characters on purpose
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffd\p{Cs}]/u;
// eslint-disable-next-line no-control-regex -- as above
const LINE_BREAKS = /[\u0009\u000a\u000d\u2028\u2029]/;

/** A slug of at most 80 characters. */
export const slug = z
  .string('a slug')
  .max(80, 'a slug of at most 80 characters')
  .regex(SLUG, 'a slug: lowercase letters, digits and single hyphens')
  .refine((text) => !RESERVED_SLUGS.includes(text), `another slug: ${RESERVED_SLUGS.join(', ')} are reserved`);

/** The former slugs of a row, oldest first; none in a snapshot taken before the store had the column. */
export const oldSlugs = z.array(slug, 'a list of slugs').default([]);

/**
 * The former addresses of a neighborhood, oldest first: slugs in its present city ('rosewood') and, of a city
 * that it has left, with that city's slug ('columbia-south-carolina/rosewood').
 */
export const oldPlaces = z
  .array(
    z
      .string('a slug')
      .refine(
        (text) => text.split('/').length <= 2 && text.split('/').every((part) => slug.safeParse(part).success),
        'a slug, or the slugs of a city and of the place with a slash between them',
      ),
    'a list of slugs',
  )
  .default([]);

/**
 * A one-line text of 1 to `max` characters, at least one of them visible, without control characters, its outer white
 * space removed.
 */
export function line(max: number): z.ZodString {
  return z
    .string('a text')
    .trim()
    .refine(isVisible, {
      error: ({ input }) => (input === '' ? 'a text that is not empty' : 'a text with a visible character'),
    })
    .max(max, `a text of at most ${max} characters`)
    .refine((text) => !FORBIDDEN.test(text) && !LINE_BREAKS.test(text), 'one line without control characters');
}

const NO_MISSING_VALUE = 'not [object Object], undefined or NaN, which an import writes for a missing value';

/**
 * A line that is also on pages of other rows and of the company, such as a name. Refuses what a failed import writes
 * for a missing value, because on a page of the company the audit reports it as a bug in a template, and what an export
 * writes for one.
 */
export function name(max: number): z.ZodString {
  return line(max)
    .refine((text) => !MISSING_VALUE.test(text), `a name, ${NO_MISSING_VALUE}`)
    .refine(
      (text) => !isNullWord(text),
      'a name, not null, none, N/A, #N/A or #REF!, which an export writes for a missing value',
    );
}

/** The name of a city, a neighborhood or a hub, to which pages add the state. */
export function placeName(max: number): z.ZodString {
  return name(max).refine((text) => !hasStateAtEnd(text), 'the name without its state, which pages add');
}

/** A line of prose that only the row's own page shows. May contain a word such as 'undefined', but other words too. */
export function sentence(max: number): z.ZodString {
  return line(max).refine((text) => !isMissingValue(text), `a text, ${NO_MISSING_VALUE}`);
}

/**
 * A text of any number of lines and at most `max` characters, without control characters; may be empty. May contain a
 * word such as 'undefined', but other words too.
 */
export function prose(max: number): z.ZodString {
  return z
    .string('a text')
    .max(max, `a text of at most ${max} characters`)
    .refine((text) => !FORBIDDEN.test(text), 'a text without control characters')
    .refine((text) => !isMissingValue(text), `a text, ${NO_MISSING_VALUE}`);
}

/** The first and the last year that every date in a page, a feed and a sitemap can have. */
const YEARS = { first: 1970, last: 9999 };

/** An ISO 8601 instant with its offset, as PostgREST writes timestamptz, of the years 1970 to 9999. */
export const instant = z.iso
  .datetime({
    offset: true,
    // The year of a text that is no time says nothing more.
    abort: true,
    error: 'an ISO 8601 time with offset, such as 2026-01-31T12:00:00Z',
  })
  .refine((text) => {
    const year = new Date(text).getUTCFullYear();
    return year >= YEARS.first && year <= YEARS.last;
  }, `a time of the years ${YEARS.first} to ${YEARS.last}`);

/** A jsonb list of objects with a name, reduced to the names. */
export const namedItems = z
  .array(z.object({ name: name(200) }, 'an object with a name'), 'a list of objects with a name')
  .transform((items) => items.map((item) => item.name));

/** Decimal degrees, WGS 84, or null. */
export const latitude = z
  .number('a number of degrees or null')
  .min(-90, 'at least -90')
  .max(90, 'at most 90')
  .nullable();
/** Decimal degrees, WGS 84, or null. */
export const longitude = z
  .number('a number of degrees or null')
  .min(-180, 'at least -180')
  .max(180, 'at most 180')
  .nullable();

/** The primary key of a row: a UUID, an integer or any short text. */
export const rowId = z.union([line(80), z.int()], 'an id: a text or a whole number').transform(String);
