import { buildInput } from '#data/site.ts';
import { placeList } from '#routes/place-list.ts';

/**
 * /places.json: the cities and neighborhoods that the location finder finds, fetched when someone is about to
 * use it.
 */
export function GET(): Response {
  return Response.json(placeList(buildInput().model));
}
