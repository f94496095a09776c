import { buildInput } from '#data/site.ts';

/**
 * /admin/build.json: a summary of the snapshot of this build, by which the dashboard decides whether the site
 * is up to date.
 */
export function GET(): Response {
  return Response.json(buildInput().facts);
}
