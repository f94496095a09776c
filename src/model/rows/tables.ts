import { z } from 'zod';
import { PREPOSITIONS } from '#model/place.ts';
import { isCitySlug } from '#model/state.ts';
import { isCover } from '#model/picture.ts';
import {
  instant,
  latitude,
  longitude,
  name,
  namedItems,
  oldPlaces,
  oldSlugs,
  placeName,
  prose,
  rowId,
  sentence,
  slug,
} from './fields.ts';

/** A row of the table cities (specification, section 3; decisions, 'Data'). */
export const cityRow = z.object({
  id: rowId,
  name: placeName(120),
  slug: slug.refine(isCitySlug, 'a slug that ends in the name of a state, such as columbia-south-carolina'),
  county: name(120).nullable(),
  latitude,
  longitude,
  old_slugs: oldSlugs,
  updated_at: instant,
});

/** A row of the table services. */
export const serviceRow = z.object({
  id: rowId,
  slug: slug.refine((text) => !isCitySlug(text), 'a slug that does not end like a city’s, in the name of a state'),
  name: name(120),
  display_name: name(120),
  description: prose(2000),
  old_slugs: oldSlugs,
  updated_at: instant,
});

/** A row of the table neighborhoods. */
export const neighborhoodRow = z.object({
  id: rowId,
  city_id: rowId,
  name: placeName(120),
  slug,
  // A snapshot taken before the store had these two columns lacks them.
  county: name(120).nullable().default(null),
  preposition: z
    .enum(PREPOSITIONS, `one of ${PREPOSITIONS.join(', ')}, or null`)
    .nullable()
    .default(null),
  landmarks: namedItems,
  roads: namedItems,
  local_businesses: namedItems,
  characteristics: z.array(name(60), 'a list of texts'),
  latitude,
  longitude,
  old_slugs: oldPlaces,
  updated_at: instant,
});

/** A row of the table posts. */
export const postRow = z.object({
  id: rowId,
  slug,
  title: name(160),
  excerpt: prose(600),
  body: prose(200_000),
  cover_image: z
    .string('a text')
    .refine(isCover, 'a picture of the site: /images/uploads/… or /images/posts/…-1200.webp')
    .nullable(),
  cover_alt: sentence(300).nullable(),
  author: name(120),
  tags: z.array(name(60), 'a list of texts'),
  meta_description: sentence(320),
  status: z.enum(['draft', 'scheduled', 'published'], "'draft', 'scheduled' or 'published'"),
  published_at: instant.nullable(),
  old_slugs: z.array(slug, 'a list of slugs'),
  created_by: rowId.nullable(),
  deleted_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
});

/** The tables of a snapshot, each with the schema of its rows. */
export const TABLES = {
  cities: cityRow,
  services: serviceRow,
  neighborhoods: neighborhoodRow,
  posts: postRow,
} as const;

/** The name of a table. */
export type TableName = keyof typeof TABLES;

/** A parsed row of a table. */
export type Row<T extends TableName> = z.infer<(typeof TABLES)[T]>;

/** The parsed rows of every table. */
export type Rows = { readonly [T in TableName]: readonly Row<T>[] };
