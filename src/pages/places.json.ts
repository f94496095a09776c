import { buildInput } from '#data/site.ts';
import { placeList } from '#routes/place-list.ts';

/**
 * /places.json: the cities and neighborhoods that the location finder searches, fetched shortly before a
 * visitor uses it.
 */
export function GET(): Response {
  return Response.json(placeList(buildInput().model));
}
