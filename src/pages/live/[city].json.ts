import type { APIRoute, GetStaticPaths } from 'astro';
import { buildInput } from '#data/site.ts';
import type { City } from '#model/place.ts';
import type { LiveCity } from '#model/live-data.ts';

export const getStaticPaths = (() =>
  buildInput().model.cities.map((city) => ({ params: { city: city.slug }, props: { city } }))) satisfies GetStaticPaths;

/**
 * /live/{city}.json: what the catalogue adds to the rows of a city and its places, for pages newer than the
 * build.
 */
export const GET: APIRoute<{ city: City }> = ({ props: { city } }) => {
  const { neighborhoods, pending } = buildInput().model;
  const kinds = neighborhoods.flatMap(({ slug, citySlug, notes }) =>
    citySlug === city.slug && notes?.kind !== undefined ? [[slug, notes.kind] as const] : [],
  );
  const data: LiveCity = {
    profile: city.profile,
    kinds: Object.fromEntries(kinds),
    ...(pending.get(city.slug) ?? { sheets: {}, notes: {}, jobs: {} }),
  };
  return Response.json(data);
};
