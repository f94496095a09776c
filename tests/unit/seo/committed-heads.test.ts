import { describe, expect, it } from 'vitest';
import { placesOf } from '#data/site.ts';
import type { Head } from '#model/page.ts';
import { faqCities, indexablePages } from '#routes/inventory.ts';
import { cityServiceFaqHead } from '#seo/heads/city-service-faq.ts';
import { faqHead } from '#seo/heads/faq.ts';
import { placeHead } from '#seo/heads/place.ts';
import { neighborhoodFaqHead } from '#seo/heads/neighborhood-faq.ts';
import { serviceFaqHead } from '#seo/heads/service-faq.ts';
import { cityHead } from '#seo/heads/city.ts';
import { homeHead } from '#seo/heads/home.ts';
import { hubHead } from '#seo/heads/hub.ts';
import { postHead } from '#seo/heads/post.ts';
import { serviceHead } from '#seo/heads/service.ts';
import { committedModel, hasCommittedSnapshot } from '#tests/support/committed-data.ts';

/** The heads of every page with text from the data. */
function allHeads(): Head[] {
  const model = committedModel();
  const site = { model, origin: model.business.url, day: '2026-11-20', cards: new Set<string>() };
  const services = model.services;
  const withoutService = model.questionSets.filter((set) => !services.some((service) => service.slug === set.slug));
  return [
    homeHead(site),
    faqHead(site, services.length, model.neighborhoods.length),
    ...model.services.map((service) => serviceHead(site, service)),
    ...model.cities.map((city) => cityHead(site, city)),
    ...model.hubs.map((hub) => hubHead(site, hub)),
    ...model.posts.map((post) => postHead(site, post)),
    ...services.map((service) => serviceFaqHead(site, { slug: service.slug, name: service.displayName, service })),
    ...withoutService.map((set) => serviceFaqHead(site, { ...set, service: null })),
    ...faqCities(model).flatMap((city) =>
      services.map((service) => cityServiceFaqHead(site, service, city, placesOf(model, city.slug))),
    ),
    ...model.neighborhoods.map((place) => placeHead(site, place)),
    ...model.neighborhoods.flatMap((place) => services.map((service) => neighborhoodFaqHead(site, service, place))),
  ];
}

/** The duplicate values of a field, each with the paths of two pages that share it. */
function duplicates(heads: readonly Head[], field: 'title' | 'description' | 'path'): string[] {
  const groups = Map.groupBy(heads, (head) => head[field]);
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([value, group]) => `${value}: ${group[0]!.path}, ${group[1]!.path}`);
}

describe.runIf(hasCommittedSnapshot)('the heads of the committed data', () => {
  const heads = hasCommittedSnapshot ? allHeads() : [];

  it('with index set belong to the indexable pages', () => {
    const paths = new Set(indexablePages(committedModel()).map((page) => page.path));
    expect(heads.filter((head) => head.index && !paths.has(head.path)).map((head) => head.path)).toEqual([]);
    expect(heads.length).toBeGreaterThan(paths.size - 10);
  });

  it('have titles of at most 60 characters', () => {
    expect(
      heads.filter((head) => head.title.length > 60).map((head) => `${head.title} (${head.title.length})`),
    ).toEqual([]);
  });

  it('have descriptions of 50 to 155 characters', () => {
    const outside = heads.filter(({ description }) => description.length < 50 || description.length > 155);
    expect(outside.map((head) => `${head.path}: ${head.description} (${head.description.length})`)).toEqual([]);
  });

  it('have distinct titles, descriptions and paths', () => {
    expect((['title', 'description', 'path'] as const).flatMap((field) => duplicates(heads, field))).toEqual([]);
  });

  it('of cities and hubs advertise a price, reviews or years of experience', () => {
    const advertised = heads.filter(({ path }) => /^\/(?:service-areas\/[^/]+|locations\/[^/]+)$/.test(path));
    expect(advertised.length).toBe(committedModel().cities.length + committedModel().hubs.length);
    const silent = advertised.filter(({ description }) => !/\$\d|\d reviews|years of experience/.test(description));
    expect(silent.map(({ path, description }) => `${path}: ${description}`)).toEqual([]);
  });

  it('name the price of a service once', () => {
    const twice = heads.filter(
      ({ description }) => (description.match(/start(?:s|ing) at \$|priced? .*building/gi) ?? []).length > 1,
    );
    expect(twice.map(({ path, description }) => `${path}: ${description}`)).toEqual([]);
  });

  it('have no missing value in title and description', () => {
    const gaps = heads.filter((head) =>
      /undefined|null|NaN| {2}| [,.:]|\(\)/.test(`${head.title} ${head.description}`),
    );
    expect(gaps.map((head) => head.path)).toEqual([]);
  });
});
