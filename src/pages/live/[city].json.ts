import type { APIRoute, GetStaticPaths } from 'astro';
import { buildInput } from '#data/site.ts';
import type { City } from '#model/place.ts';
import type { LiveCity } from '#model/live-data.ts';

export const getStaticPaths = (() =>
  buildInput().model.cities.map((city) => ({ params: { city: city.slug }, props: { city } }))) satisfies GetStaticPaths;

/** /live/{city}.json: what a page about this city or a place of it says beyond the store's rows, for a service newer than the build. */
export const GET: APIRoute<{ city: City }> = ({ props: { city } }) => {
  const data: LiveCity = { profile: city.profile, notes: buildInput().model.placeNotes.get(city.slug) ?? {} };
  return Response.json(data);
};
