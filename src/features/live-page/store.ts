import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '#model/rows/database.ts';
import { coordinatesOf } from '#model/rows/reshape.ts';
import type { Row } from '#model/rows/tables.ts';
import { WINDOW_DEGREES } from '#routes/neighbors.ts';
import { nearbyPlace, type NearbyPlace, neighborhoodRow, type RawNeighborhood } from './store-rows.ts';

/** Where a store is reached: its address and its anonymous key. */
export interface StoreAddress {
  readonly url: string;
  readonly key: string;
}

/** A neighborhood's row with its city's. */
export interface PlaceInCity {
  readonly row: Row<'neighborhoods'>;
  readonly city: Row<'cities'>;
}

/** What the live look-up asks a store, as a visitor. Everything rejects when the store cannot be read. */
export interface LiveStore {
  readonly service: (slug: string) => Promise<Row<'services'> | null>;
  readonly city: (slug: string) => Promise<Row<'cities'> | null>;
  /** The neighborhoods that have one of these slugs, of whichever city. */
  readonly placesCalled: (slugs: readonly string[]) => Promise<readonly PlaceInCity[]>;
  /** A city's neighborhoods, in order of their slugs. */
  readonly placesOf: (city: Pick<Row<'cities'>, 'id'>) => Promise<readonly Row<'neighborhoods'>[]>;
  /** As many places as decide which are the nearest to one; in no order. */
  readonly placesAround: (place: Row<'neighborhoods'>) => Promise<readonly NearbyPlace[]>;
  /** The public posts that have this slug or once had it. */
  readonly postsCalled: (slug: string) => Promise<readonly Omit<Row<'posts'>, 'status'>[]>;
}

/** How many rows a request asks for: what a store returns at most by default. */
const PAGE_ROWS = 1000;

type Page<T> = PromiseLike<{ readonly data: readonly T[]; readonly count: number | null }>;

/** Every row of a query, page by page. A store may return fewer rows a request than it was asked for. */
async function allRows<T>(page: (from: number, to: number) => Page<T>): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const { data, count } = await page(rows.length, rows.length + PAGE_ROWS - 1);
    rows.push(...data);
    if (data.length === 0 || rows.length >= (count ?? Infinity)) return rows;
  }
}

/**
 * A store as the live look-up reads it, by its tables' API: supabase-js would bring sign-in, storage and live channels
 * along, ten times the bytes. `signal` ends every request.
 */
export function openStore({ url, key }: StoreAddress, signal: AbortSignal): LiveStore {
  const client = new PostgrestClient<Database>(`${url.replace(/\/+$/, '')}/rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
  });
  const exactly = { count: 'exact' } as const;
  return {
    service: async (slug) => {
      const found = client.from('services').select().eq('slug', slug).abortSignal(signal).maybeSingle();
      return (await found.throwOnError()).data;
    },
    city: async (slug) => {
      const found = client.from('cities').select().eq('slug', slug).abortSignal(signal).maybeSingle();
      return (await found.throwOnError()).data;
    },
    placesCalled: async (slugs) => {
      const rows = await allRows((from, to) =>
        client
          .from('neighborhoods')
          .select('*, city:cities!inner(*)', exactly)
          .in('slug', slugs)
          .order('id')
          .range(from, to)
          .abortSignal(signal)
          .throwOnError(),
      );
      return rows.map(({ city, ...row }) => ({ row: neighborhoodRow(row), city }));
    },
    placesOf: async ({ id }) => {
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
    placesAround: async (place) => {
      const at = coordinatesOf(place);
      const all = (from: number, to: number) => {
        const places = client
          .from('neighborhoods')
          .select('slug, name, latitude, longitude, city:cities!inner(slug, name)', exactly)
          .neq('id', place.id);
        const around =
          at === null
            ? places.eq('city_id', place.city_id)
            : places.gte('latitude', at.latitude - WINDOW_DEGREES).lte('latitude', at.latitude + WINDOW_DEGREES);
        return around.order('slug').order('id').range(from, to).abortSignal(signal).throwOnError();
      };
      return (await allRows(all)).map(nearbyPlace).sort((a, b) => (a.slug < b.slug ? -1 : 1));
    },
    postsCalled: async (slug) => {
      const posts = client.from('posts').select().or(`slug.eq.${slug},old_slugs.cs.{${slug}}`);
      return (await posts.order('published_at', { ascending: false }).abortSignal(signal).throwOnError()).data;
    },
  };
}
