import type { City, CityProfile, Neighborhood, PlaceWeeks } from '#model/place.ts';
import { dayAt } from '#model/format.ts';
import type { Coordinates } from '#model/geography.ts';
import type { Jobs } from '#model/job.ts';
import type { PlaceNotes } from '#model/notes.ts';
import type { Post } from '#model/post.ts';
import type { Service, ServiceProfile } from '#model/service.ts';
import type { Row } from './tables.ts';

/** A row's coordinates; null unless it has both. */
export function coordinatesOf(row: { latitude: number | null; longitude: number | null }): Coordinates | null {
  return row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude };
}

/** Joins a city's row with its catalogue entry, which fills in what the row leaves out, and its sheets. */
export function toCity(row: Row<'cities'>, profile: CityProfile | null, sheets: City['sheets'] = {}): City {
  return {
    slug: row.slug,
    name: row.name,
    county: row.county ?? profile?.county ?? null,
    coordinates: coordinatesOf(row) ?? profile,
    updatedAt: row.updated_at,
    inStore: true,
    profile,
    sheets,
  };
}

/** Joins a service's row with its catalogue entry, which may still have a former slug. */
export function toService(
  row: Row<'services'>,
  profile: ServiceProfile | null,
  catalogueSlug: string = row.slug,
): Service {
  return {
    slug: row.slug,
    catalogueSlug,
    name: row.name,
    displayName: row.display_name,
    description: row.description,
    updatedAt: row.updated_at,
    inStore: true,
    profile,
  };
}

const withoutDuplicates = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** Joins a neighborhood's row with its city, its notes and its jobs. */
export function toNeighborhood(
  row: Row<'neighborhoods'>,
  city: Pick<City, 'slug' | 'name' | 'county' | 'coordinates'>,
  notes: PlaceNotes | null = null,
  jobs: Jobs = {},
  weeks: readonly PlaceWeeks[] = [],
): Neighborhood {
  return {
    slug: row.slug,
    name: row.name,
    citySlug: city.slug,
    cityName: city.name,
    preposition: row.preposition ?? 'in',
    county: row.county ?? city.county,
    landmarks: withoutDuplicates(row.landmarks),
    roads: withoutDuplicates(row.roads),
    localBusinesses: withoutDuplicates(row.local_businesses),
    characteristics: row.characteristics,
    coordinates: coordinatesOf(row),
    cityCoordinates: city.coordinates,
    notes,
    weeks,
    jobs,
    updatedAt: row.updated_at,
  };
}

/** The day (UTC, ISO yyyy-mm-dd) of an ISO instant or day. */
const utcDay = (at: string): string => new Date(at).toISOString().slice(0, 10);

/**
 * Whether a post is public at a time (ISO instant or day): scheduled for no later, or published on no later day (UTC),
 * and not in the bin. The day, because the store says that it is published: its clock may be ahead of the build's, and
 * the time of a build may be a day alone. A later day can only be in rows that are written by hand.
 */
export function isPublic(row: Pick<Row<'posts'>, 'status' | 'published_at' | 'deleted_at'>, at: string): boolean {
  if (row.deleted_at !== null || row.status === 'draft') return false;
  if (row.published_at === null) return row.status === 'published';
  return row.status === 'published'
    ? utcDay(row.published_at) <= utcDay(at)
    : Date.parse(row.published_at) <= Date.parse(at);
}

/** Converts a post's row to what visitors may see of it. `timeZone` is the company's, such as America/New_York. */
export function toPost(row: Omit<Row<'posts'>, 'status'>, timeZone: string): Post {
  const publishedAt = row.published_at ?? row.created_at;
  return {
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    body: row.body,
    coverImage: row.cover_image,
    coverAlt: row.cover_alt,
    author: row.author,
    tags: row.tags,
    metaDescription: row.meta_description,
    publishedAt,
    publishedOn: dayAt(publishedAt, timeZone),
    oldSlugs: row.old_slugs,
    updatedAt: row.updated_at,
  };
}
