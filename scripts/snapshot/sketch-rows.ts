import type { Rows, TableName } from '#model/rows/tables.ts';
import type { RowDigest } from './check-rows.ts';
import type { TableRows } from './compare.ts';

const BLANK_PLACE = {
  landmarks: [],
  roads: [],
  local_businesses: [],
  county: null,
  preposition: null,
  characteristics: [],
  latitude: null,
  longitude: null,
};

const BLANK_POST = {
  title: '',
  excerpt: '',
  body: '',
  cover_image: null,
  cover_alt: null,
  author: '',
  tags: [],
  meta_description: '',
  status: 'published' as const,
  published_at: null,
  deleted_at: null,
  created_by: null,
} satisfies Partial<Rows['posts'][number]>;

/**
 * Rows with the keys of their digests and empty values in all other fields, for what follows from keys and dates
 * alone: paths, redirects and lastmod.
 */
export function sketchRows(rows: TableRows<RowDigest>, dateOf: (table: TableName, row: RowDigest) => string): Rows {
  const keys = (table: TableName, row: RowDigest) => ({
    id: row.id,
    slug: row.slug,
    old_slugs: [...row.old_slugs],
    updated_at: dateOf(table, row),
  });
  return {
    cities: rows.cities.map((row) => ({
      ...keys('cities', row),
      name: row.slug,
      county: null,
      latitude: null,
      longitude: null,
    })),
    services: rows.services.map((row) => ({
      ...keys('services', row),
      name: row.slug,
      display_name: row.slug,
      description: '',
    })),
    neighborhoods: rows.neighborhoods.map((row) => ({
      ...BLANK_PLACE,
      ...keys('neighborhoods', row),
      city_id: row.city_id,
      name: row.slug,
    })),
    posts: rows.posts.map((row) => {
      const own = keys('posts', row);
      return { ...BLANK_POST, ...own, created_at: own.updated_at };
    }),
  };
}
