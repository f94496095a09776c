import { buildInput } from '#data/site.ts';

/**
 * /admin/build.json: what this build shows of the store, for the dashboard to say whether the site is up to
 * date.
 */
export function GET(): Response {
  return Response.json(buildInput().facts);
}
