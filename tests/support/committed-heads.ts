import { placesOf } from '#data/site.ts';
import type { Head } from '#model/page.ts';
import { extraQuestionSets, faqCities } from '#routes/inventory.ts';
import { cityServiceFaqHead } from '#seo/heads/city-service-faq.ts';
import { faqHead } from '#seo/heads/faq.ts';
import { placeHead } from '#seo/heads/place.ts';
import { neighborhoodFaqHead } from '#seo/heads/neighborhood-faq.ts';
import { serviceFaqHead } from '#seo/heads/service-faq.ts';
import { cityHead } from '#seo/heads/city.ts';
import { stainHead, stainsHead } from '#seo/heads/stain.ts';
import { homeHead } from '#seo/heads/home.ts';
import { hubHead } from '#seo/heads/hub.ts';
import { postHead } from '#seo/heads/post.ts';
import { tagHead } from '#seo/heads/tag.ts';
import { tagsOf } from '#model/tag.ts';
import { serviceHead } from '#seo/heads/service.ts';
import { committedModel } from './committed-data.ts';

/** The heads of every page of the committed data with text from the data. */
export function allHeads(): Head[] {
  const model = committedModel();
  const site = { model, origin: model.business.url, day: '2026-11-20', cards: new Set<string>() };
  const { services } = model;
  const extras = new Set<string>(extraQuestionSets(model).map(({ slug }) => slug));
  return [
    homeHead(site),
    faqHead(site),
    ...model.services.map((service) => serviceHead(site, service)),
    stainsHead(site),
    ...model.stains.map((stain) => stainHead(site, stain)),
    ...model.cities.map((city) => cityHead(site, city)),
    ...model.hubs.map((hub) => hubHead(site, hub)),
    ...model.posts.map((post) => postHead(site, post)),
    ...tagsOf(model.posts).map((tag) => tagHead(site, tag)),
    ...services.map((service) => serviceFaqHead(site, { slug: service.slug, name: service.displayName, service })),
    ...model.questionSets
      .filter(({ slug }) => extras.has(slug))
      .map((set) => serviceFaqHead(site, { ...set, service: null })),
    ...faqCities(model).flatMap((city) =>
      services.map((service) => cityServiceFaqHead(site, service, city, placesOf(model, city.slug))),
    ),
    ...model.neighborhoods.map((place) => placeHead(site, place)),
    ...model.neighborhoods.flatMap((place) => services.map((service) => neighborhoodFaqHead(site, service, place))),
  ];
}

/** The duplicate values of a field of heads, each with the paths of two pages that share it. */
export function duplicates(heads: readonly Head[], field: 'title' | 'description' | 'path'): string[] {
  const groups = Map.groupBy(heads, (head) => head[field]);
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([value, group]) => `${value}: ${group[0]!.path}, ${group[1]!.path}`);
}
