import { describe, expect, it } from 'vitest';
import { indexablePages, type IndexablePage } from '#routes/inventory.ts';
import { type Model } from '#model/model.ts';
import { smallModel } from '#tests/support/small-model.ts';

const ofType = (pages: readonly IndexablePage[], type: IndexablePage['type']): string[] =>
  pages.filter((page) => page.type === type).map((page) => page.path);

describe('the inventory of pages', () => {
  const pages = indexablePages(smallModel());

  it('has a page for each service of the store in each neighborhood and in each city of the store', () => {
    expect(ofType(pages, 'neighborhood-faq')).toHaveLength(3 * 4);
    expect(ofType(pages, 'neighborhood-faq')).toContain('/faq/awning-washing/newtown-old-mill');
    expect(ofType(pages, 'city-service-faq')).toHaveLength(3 * 3);
    expect(ofType(pages, 'city-service-faq').filter((path) => path.includes('chapin'))).toEqual([]);
  });

  it('has a page of an extra question set only with its service', () => {
    const { services, ...model } = smallModel();
    const complexes = {
      ...services[0]!,
      slug: 'commercial-property-cleaning',
      catalogueSlug: 'commercial-property-cleaning',
    };
    expect(ofType(indexablePages({ ...model, services: [...services, complexes] }), 'service-faq')).toContain(
      '/faq/commercial-cleaning',
    );
  });

  it('has a FAQ page for each service of the store', () => {
    expect(ofType(pages, 'service-faq').sort()).toEqual([
      '/faq/awning-washing',
      '/faq/house-washing',
      '/faq/oil-stain-removal',
    ]);
  });

  it('omits pages of cities and services without a catalogue entry', () => {
    expect(ofType(pages, 'city')).toEqual(
      ['chapin', 'columbia', 'irmo'].map((name) => `/service-areas/${name}-south-carolina`),
    );
    expect(ofType(pages, 'service')).toEqual(['/services/house-washing', '/services/oil-stain-removal']);
  });

  it('has only public posts', () => {
    expect(ofType(pages, 'post')).toEqual(['/blog/published']);
  });

  it('has the page of a tag once two public posts have it', () => {
    const model = smallModel();
    const [post] = model.posts;
    const tagged = (...tags: readonly (readonly string[])[]): string[] =>
      ofType(
        indexablePages({
          ...model,
          posts: tags.map((list, index) => ({ ...post!, slug: `post-${index}`, tags: list })),
        }),
        'tag',
      );
    expect(tagged(['Roof', 'moss'], ['roof'])).toEqual(['/blog/tag/roof']);
    expect(tagged(['Roof', 'roof', 'moss'])).toEqual([]);
  });

  it('has no duplicate and no noindex path', () => {
    const paths = pages.map((page) => page.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => /^\/(?:admin|thank-you|example-faq|offline|404)/.test(path))).toEqual([]);
  });

  it('dates a page by the newest of its rows and the revision of its texts', () => {
    const lastmod = (path: string): string | undefined => pages.find((page) => page.path === path)?.lastmod;
    expect(lastmod('/faq/house-washing/columbia-shandon')).toBe('2026-05-05');
    expect(lastmod('/faq/house-washing/columbia-rosewood')).toBe('2026-03-01');
    expect(lastmod('/service-areas/columbia-south-carolina'), 'a city page shows its neighborhoods').toBe('2026-05-05');
    expect(lastmod('/contact')).toBe('2026-01-01');
  });

  it('has no place FAQ pages, and does not fail, without rows', () => {
    const empty: Model = { ...smallModel(), cities: [], services: [], neighborhoods: [], posts: [] };
    const types = new Set(indexablePages(empty).map((page) => page.type));
    expect(types.has('neighborhood-faq') || types.has('city-service-faq')).toBe(false);
    expect(types.has('home') && types.has('faq')).toBe(true);
  });
});

it('has one page for a service with the slug of a question set', () => {
  const model = smallModel();
  const named = ['commercial-property-cleaning', 'commercial-cleaning'].map((slug) => ({
    ...model.services[0]!,
    slug,
    catalogueSlug: slug,
  }));
  const faqs = (services: Model['services']): string[] =>
    indexablePages({ ...model, services })
      .map(({ path }) => path)
      .filter((path) => path === '/faq/commercial-cleaning');
  expect(faqs(named.slice(0, 1))).toHaveLength(1);
  expect(faqs(named)).toHaveLength(1);
});
