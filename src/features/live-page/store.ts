import { PostgrestClient } from '@supabase/postgrest-js';
import { type Neighborhood, type Preposition, PREPOSITIONS } from '#model/place.ts';
import type { Database } from '#model/rows/database.ts';
import { coordinatesOf } from '#model/rows/reshape.ts';
import type { Row } from '#model/rows/tables.ts';
import { WINDOW_DEGREES } from '#routes/neighbors.ts';

/** A neighborhood's row as the store's API returns it. */
type RawNeighborhood = Database['public']['Tables']['neighborhoods']['Row'];

/** The fields of a neighborhood that the pages of its neighbors need. */
export type NearbyPlace = Pick<Neighborhood, 'slug' | 'name' | 'preposition' | 'citySlug' | 'cityName' | 'coordinates'>;

/**
 * The names in a JSON list of items. Throws an Error for any other value, which the store's own constraints
 * rule out.
 */
function namesOf(items: unknown): string[] {
  if (!Array.isArray(items)) throw new Error('A neighborhood of the store has no list where one belongs.');
  return items.map((item: { readonly name?: unknown } | null) => {
    if (typeof item?.name !== 'string') throw new Error('An item of a neighborhood of the store has no name.');
    return item.name;
  });
}

const prepositionOf = (raw: Pick<RawNeighborhood, 'preposition'>): Preposition | null =>
  PREPOSITIONS.find((word) => word === raw.preposition) ?? null;

/**
 * Converts a neighborhood's row to the shape of the build's schema. The schema itself is not used in the
 * browser: it is fifteen times the size of the store client, and the store's constraints check the same.
 */
function neighborhoodRow(raw: RawNeighborhood): Row<'neighborhoods'> {
  return {
    ...raw,
    preposition: prepositionOf(raw),
    landmarks: namesOf(raw.landmarks),
    roads: namesOf(raw.roads),
    local_businesses: namesOf(raw.local_businesses),
  };
}

const nearbyPlace = (
  row: Pick<RawNeighborhood, 'slug' | 'name' | 'preposition' | 'latitude' | 'longitude'> & {
    readonly city: { readonly slug: string; readonly name: string };
  },
): NearbyPlace => ({
  slug: row.slug,
  name: row.name,
  preposition: prepositionOf(row) ?? 'in',
  citySlug: row.city.slug,
  cityName: row.city.name,
  coordinates: coordinatesOf(row),
});

/** A store's URL and its anonymous key. */
export interface StoreAddress {
  readonly url: string;
  readonly key: string;
}

/** A neighborhood's row and its city's row. */
export interface PlaceInCity {
  readonly row: Row<'neighborhoods'>;
  readonly city: Row<'cities'>;
}

/** The live look-up's queries, with a visitor's rights. Each rejects when the store cannot be read. */
export interface LiveStore {
  /** The service that has this slug, or else the one that had it. */
  readonly service: (slug: string) => Promise<Row<'services'> | null>;
  /** The city that has this slug, or else the one that had it. */
  readonly city: (slug: string) => Promise<Row<'cities'> | null>;
  /** The neighborhoods that have or had one of these slugs, in any city. */
  readonly placesBySlug: (slugs: readonly string[]) => Promise<readonly PlaceInCity[]>;
  /** A city's neighborhoods, sorted by slug. */
  readonly placesInCity: (city: Pick<Row<'cities'>, 'id'>) => Promise<readonly Row<'neighborhoods'>[]>;
  /** The candidates for a place's nearest neighbors, unsorted. */
  readonly placesNear: (place: Row<'neighborhoods'>) => Promise<readonly NearbyPlace[]>;
  /** The public posts that have or had this slug, newest first. */
  readonly postsBySlug: (slug: string) => Promise<readonly Omit<Row<'posts'>, 'status'>[]>;
}

/** The filter for rows that have or had a slug. */
const hasOrHad = (slug: string): string => `slug.eq.${slug},old_slugs.cs.{${slug}}`;

/** Of rows that have or had a slug, the one that has it, or else the one that was changed last. */
function latest<R extends { readonly slug: string; readonly updated_at: string }>(
  rows: readonly R[],
  slug: string,
): R | null {
  const [newest] = rows.toSorted((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at));
  return rows.find((row) => row.slug === slug) ?? newest ?? null;
}

/** Rows per request: the default maximum of a store. */
const PAGE_ROWS = 1000;

type Page<T> = PromiseLike<{ readonly data: readonly T[]; readonly count: number | null }>;

/** Reads all rows of a query, page by page. A store may return fewer rows than requested. */
async function allRows<T>(page: (from: number, to: number) => Page<T>): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const { data, count } = await page(rows.length, rows.length + PAGE_ROWS - 1);
    rows.push(...data);
    if (data.length === 0 || rows.length >= (count ?? Infinity)) return rows;
  }
}

/**
 * Opens a store through its REST API: supabase-js would add sign-in, storage and realtime, ten times the
 * bytes. `signal` aborts every request.
 */
export function openStore({ url, key }: StoreAddress, signal: AbortSignal): LiveStore {
  const client = new PostgrestClient<Database>(`${url.replace(/\/+$/, '')}/rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
  });
  const exactly = { count: 'exact' } as const;
  return {
    service: async (slug) => {
      const found = client.from('services').select().or(hasOrHad(slug)).abortSignal(signal).throwOnError();
      return latest((await found).data, slug);
    },
    city: async (slug) => {
      const found = client.from('cities').select().or(hasOrHad(slug)).abortSignal(signal).throwOnError();
      return latest((await found).data, slug);
    },
    placesBySlug: async (slugs) => {
      const rows = await allRows((from, to) =>
        client
          .from('neighborhoods')
          .select('*, city:cities!inner(*)', exactly)
          .or(`slug.in.(${slugs.join(',')}),old_slugs.ov.{${slugs.join(',')}}`)
          .order('id')
          .range(from, to)
          .abortSignal(signal)
          .throwOnError(),
      );
      return rows.map(({ city, ...row }) => ({ row: neighborhoodRow(row), city }));
    },
    placesInCity: async ({ id }) => {
      const rows = await allRows<RawNeighborhood>((from, to) =>
        client
          .from('neighborhoods')
          .select('*', exactly)
          .eq('city_id', id)
          .order('id')
          .range(from, to)
          .abortSignal(signal)
          .throwOnError(),
      );
      return rows.map(neighborhoodRow).sort((a, b) => (a.slug < b.slug ? -1 : 1));
    },
    placesNear: async (place) => {
      const at = coordinatesOf(place);
      const all = (from: number, to: number) => {
        const places = client
          .from('neighborhoods')
          .select('slug, name, preposition, latitude, longitude, city:cities!inner(slug, name)', exactly)
          .neq('id', place.id);
        const around =
          at === null
            ? places.eq('city_id', place.city_id)
            : places.gte('latitude', at.latitude - WINDOW_DEGREES).lte('latitude', at.latitude + WINDOW_DEGREES);
        return around.order('slug').order('id').range(from, to).abortSignal(signal).throwOnError();
      };
      return (await allRows(all)).map(nearbyPlace).sort((a, b) => (a.slug < b.slug ? -1 : 1));
    },
    postsBySlug: async (slug) => {
      const posts = client.from('posts').select().or(hasOrHad(slug));
      return (await posts.order('published_at', { ascending: false }).abortSignal(signal).throwOnError()).data;
    },
  };
}
