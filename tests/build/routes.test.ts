import { describe, expect, it } from 'vitest';
import { readPage } from '#scripts/audit/read-page.ts';
import { buildInput } from '#data/site.ts';
import { tagsOf } from '#model/tag.ts';
import { cityPath, neighborhoodFaqPath, placePath, servicePath, tagPath } from '#routes/paths.ts';
import { builtPaths, pageHtml } from '#tests/support/built-site.ts';
import { CITY_SLUGS, EXTRA_FAQ_SLUGS, SERVICE_SLUGS } from '#tests/support/site-slugs.ts';

const { model } = buildInput();
const built = new Set(builtPaths());

/** A service's questions in a neighborhood or city, which the noindex gates decide on. */
const FAQ_OF_PLACE = /^\/faq\/[^/]+\/[^/]+$|\/faqs$/;

/** The built paths that match a pattern. */
const matching = (pattern: RegExp): string[] => [...built].filter((path) => pattern.test(path));

describe('the built site', () => {
  it.each(['/', '/blog', '/services', '/faq', '/contact', '/service-areas', '/privacy', '/terms'])(
    'has a page at %s',
    (path) => {
      expect(built).toContain(path);
    },
  );

  it('has a page for each city, service and hub, and no others', () => {
    expect(matching(/^\/service-areas\/[^/]+$/)).toEqual(
      model.cities.map(({ slug }) => `/service-areas/${slug}`).sort(),
    );
    expect(matching(/^\/services\/[^/]+$/)).toEqual(SERVICE_SLUGS.map((slug) => `/services/${slug}`).sort());
    expect(matching(/^\/locations\//)).toEqual(model.hubs.map(({ slug }) => `/locations/${slug}`).sort());
  });

  it('has a FAQ page for each service and each question set without one', () => {
    const expected = [...SERVICE_SLUGS, ...EXTRA_FAQ_SLUGS].map((slug) => `/faq/${slug}`).sort();
    expect(matching(/^\/faq\/[^/]+$/)).toEqual(expected);
  });

  it('has a FAQ page for every service in every city', () => {
    const expected = CITY_SLUGS.flatMap((city) => SERVICE_SLUGS.map((service) => `/services/${city}/${service}/faqs`));
    expect(matching(/^\/services\/[^/]+\/[^/]+\/faqs$/)).toEqual(expected.sort());
  });

  it('has a FAQ page for every service in every neighborhood', () => {
    const expected = model.neighborhoods.flatMap(({ citySlug: city, slug }) =>
      SERVICE_SLUGS.map((service) => neighborhoodFaqPath(service, city, slug)),
    );
    expect(matching(/^\/faq\/[^/]+\/[^/]+$/)).toEqual(expected.sort());
  });

  it('has a page for every public post, and no others', () => {
    expect(matching(/^\/blog\/[^/]+$/)).toEqual(model.posts.map(({ slug }) => `/blog/${slug}`).sort());
  });

  it('has a page for every tag of the posts, and no others', () => {
    expect(matching(/^\/blog\/.+\//)).toEqual(
      tagsOf(model.posts)
        .map(({ slug }) => tagPath(slug))
        .sort(),
    );
  });

  it('has a page for every neighborhood', () => {
    const expected = model.neighborhoods.map(({ citySlug: city, slug }) => `/service-areas/${city}/${slug}`);
    expect(matching(/^\/service-areas\/[^/]+\/[^/]+$/)).toEqual(expected.sort());
  });

  it('has noindex on the staff area, the sample FAQ, the styleguide and the thank-you, offline and not-found pages only, besides FAQ pages of places, tags of a single post, and rows that nobody has written about', () => {
    const noindex = [...built].filter((path) => !FAQ_OF_PLACE.test(path) && readPage(path, pageHtml(path)).noindex);
    const rareTags = tagsOf(model.posts).filter(({ posts }) => posts.length === 1);
    const unwritten = [
      ...model.services.filter(({ profile }) => profile === null).map(({ slug }) => servicePath(slug)),
      ...model.cities.filter(({ profile }) => profile === null).map(({ slug }) => cityPath(slug)),
      ...model.neighborhoods
        .filter(({ notes }) => notes === null)
        .map((place) => placePath(place.citySlug, place.slug)),
    ];
    const expected = [
      '/404',
      '/admin',
      '/admin/account',
      '/admin/blog/edit',
      '/admin/blog/new',
      '/admin/leads',
      '/admin/log',
      '/admin/login',
      ...rareTags.map(({ slug }) => tagPath(slug)),
      '/example-faq',
      '/offline',
      '/styleguide',
      '/thank-you',
      ...unwritten,
    ];
    expect(noindex).toEqual(expected.sort());
  });
});
