import { describe, expect, it } from 'vitest';
import { readPage } from '#scripts/audit/read-page.ts';
import { buildInput } from '#data/site.ts';
import { builtPaths, pageHtml } from '#tests/support/built-site.ts';
import { CITY_NAMES, citySlug, EXTRA_FAQ_SLUGS, SERVICE_SLUGS } from '#tests/support/spec-slugs.ts';

const { model } = buildInput();
const built = new Set(builtPaths());
const cities = CITY_NAMES.map(citySlug);

/** The built pages whose path fits a form. */
const shaped = (form: RegExp): string[] => [...built].filter((path) => form.test(path));

describe('the routes of the specification and the decisions', () => {
  it.each([
    '/',
    '/blog',
    '/services',
    '/example-faq',
    '/styleguide',
    '/faq',
    '/locations/irmo-sc',
    '/locations/cayce-sc',
    '/locations/forest-acres-sc',
    '/thank-you',
    '/offline',
    '/admin/login',
    '/admin',
    '/admin/blog/new',
    '/admin/blog/edit',
    '/404',
    '/contact',
    '/service-areas',
    '/privacy',
    '/terms',
  ])('has a page at %s', (path) => {
    expect(built).toContain(path);
  });

  it('has a page for each of the 27 cities and the 14 services, and no other beside them', () => {
    expect(shaped(/^\/service-areas\/[^/]+$/)).toEqual(cities.map((slug) => `/service-areas/${slug}`).sort());
    expect(shaped(/^\/services\/[^/]+$/)).toEqual(SERVICE_SLUGS.map((slug) => `/services/${slug}`).sort());
    expect(shaped(/^\/locations\//)).toHaveLength(3);
  });

  it('has questions for the 14 services and the two extra sets: 16 pages', () => {
    const expected = [...SERVICE_SLUGS, ...EXTRA_FAQ_SLUGS].map((slug) => `/faq/${slug}`).sort();
    expect(shaped(/^\/faq\/[^/]+$/)).toEqual(expected);
  });

  it('has questions for every service in every city', () => {
    const expected = cities.flatMap((city) => SERVICE_SLUGS.map((service) => `/services/${city}/${service}/faqs`));
    expect(shaped(/^\/services\/[^/]+\/[^/]+\/faqs$/)).toEqual(expected.sort());
    expect(expected).toHaveLength(27 * 14);
  });

  it('has questions for every service in every neighborhood', () => {
    const expected = model.neighborhoods.flatMap(({ citySlug: city, slug }) =>
      SERVICE_SLUGS.map((service) => `/faq/${service}/${city.replace(/-south-carolina$/, '')}-${slug}`),
    );
    expect(shaped(/^\/faq\/[^/]+\/[^/]+$/)).toEqual(expected.sort());
    expect(expected.length).toBe(model.neighborhoods.length * 14);
    expect(model.neighborhoods.length).toBeGreaterThanOrEqual(160);
  });

  it('has every public post, and no other', () => {
    expect(shaped(/^\/blog\/[^/]+$/)).toEqual(model.posts.map(({ slug }) => `/blog/${slug}`).sort());
    expect(model.posts.length).toBeGreaterThanOrEqual(6);
  });

  it('keeps the staff area, the sample, the styleguide, the thanks, the offline and the not-found page from search engines, and nothing else', () => {
    const noindex = [...built].filter((path) => readPage(path, pageHtml(path)).noindex);
    expect(noindex).toEqual([
      '/404',
      '/admin',
      '/admin/blog/edit',
      '/admin/blog/new',
      '/admin/login',
      '/example-faq',
      '/offline',
      '/styleguide',
      '/thank-you',
    ]);
  });
});
