import { linkedStain } from '#content/pages/stains.ts';
import { buildInput } from '#data/site.ts';
import type { LiveData } from '#model/live-data.ts';
import { linkedPost } from '#routes/related-posts.ts';

/** /live.json: the build's data for live pages, fetched only by the not-found page's island. */
export function GET(): Response {
  const { model } = buildInput();
  const data: LiveData = {
    business: model.business,
    services: [...model.services, ...model.pendingServices],
    questionSets: model.questionSets,
    cities: model.cities.map(({ slug, name, inStore }) => ({ slug, name, inStore })),
    places: model.neighborhoods.map(({ slug, citySlug }) => ({ slug, citySlug })),
    posts: model.posts.map(linkedPost),
    stains: model.stains.map(linkedStain),
  };
  return Response.json(data);
}
