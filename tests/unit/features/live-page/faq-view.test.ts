import { describe, expect, it } from 'vitest';
import { viewFromBuild, viewFromStore } from '#features/live-page/faq-view.ts';
import { placePage } from '#features/live-page/live-pages.ts';
import type { LiveStore } from '#features/live-page/store.ts';
import { parsePath } from '#routes/location.ts';
import { smallModel } from '#tests/support/small-model.ts';
import { smallRows } from '#tests/support/small-rows.ts';

const { business, services, questionSets, cities, neighborhoods } = smallModel();
const places = neighborhoods;
const data = { business, services, questionSets, cities, places, posts: [], stains: [] };
const viewOf = (path: string) => viewFromBuild(parsePath(path), data);

describe('Without a store, the not-found page', () => {
  it('redirects a longer form of a place to its page', () => {
    expect(viewOf('/faq/house-washing/columbia-south-carolina-shandon')).toEqual({
      kind: 'moved',
      to: '/faq/house-washing/columbia-shandon',
    });
  });

  it('says which part of the path is unknown', () => {
    expect(viewOf('/faq/house-washing/columbia-nowhere')).toMatchObject({ message: 'Location not found' });
    expect(viewOf('/faq/no-service/columbia-shandon')).toMatchObject({ message: 'Failed to load FAQ page' });
    expect(viewOf('/services/columbia-south-carolina/no-service/faqs')).toEqual({ kind: 'service-error' });
  });

  it('redirects a city that only the catalogue has to the questions of the service', () => {
    expect(viewOf('/services/chapin-south-carolina/house-washing/faqs')).toEqual({
      kind: 'moved',
      to: '/faq/house-washing',
    });
  });

  it('omits the name of an unknown city', () => {
    const view = viewOf('/services/atlantis-south-carolina/house-washing/faqs');
    expect(view).toMatchObject({ kind: 'page', title: 'House Washing FAQs', related: '' });
    expect(JSON.stringify(view)).not.toMatch(/atlantis|undefined/i);
  });
});

describe('The page of a neighborhood that is newer than the build', () => {
  it('washes nothing at a company that cleans gutters', () => {
    const pageFor = (catalogueSlug: string): string => {
      const offered = [{ ...services[0]!, slug: catalogueSlug, catalogueSlug, displayName: 'Work' }];
      return JSON.stringify(placePage({ ...neighborhoods[0]!, jobs: {} }, [], { ...data, services: offered }));
    };
    expect(pageFor('gutter-cleaning')).toMatch(/What we clean in /);
    expect(pageFor('gutter-cleaning')).not.toMatch(/\bwash/i);
    expect(pageFor('house-washing')).toMatch(/What we wash in /);
  });
});

describe('A neighborhood that is newer than the build', () => {
  const [city] = smallRows().cities;
  const [service] = smallRows().services;
  const row = { ...smallRows().neighborhoods[0]!, id: 'new', slug: 'new-place', name: 'New Place', old_slugs: [] };
  /** The text of its page with the coordinates that its row has. */
  async function textAt(latitude: number | null, longitude: number | null): Promise<string> {
    const place = { row: { ...row, latitude, longitude }, city: { ...city!, old_slugs: [] } };
    const near = { slug: 'far', name: 'Far', preposition: 'in', citySlug: 'far-south-carolina', cityName: 'Far City' };
    const store = {
      service: () => Promise.resolve({ ...service!, old_slugs: [] }),
      placesBySlug: () => Promise.resolve([place]),
      placesNear: () => Promise.resolve([{ ...near, coordinates: { latitude: 0, longitude: 0.1 } }]),
    } as unknown as LiveStore;
    const readFile = (path: string) =>
      Promise.resolve(path === '/live.json' ? data : { profile: null, sheets: {}, notes: {}, jobs: {} });
    const requested = parsePath('/faq/house-washing/columbia-new-place');
    if (requested.kind !== 'neighborhood-faq') throw new Error(`The path is one of ${requested.kind}.`);
    return JSON.stringify(await viewFromStore(requested, { store, readFile }));
  }

  it('has no distance from coordinates beyond the region’s reach, like the page of the next build', async () => {
    const known = await textAt(34.0142, -81.0431);
    const unknown = await textAt(null, null);
    expect(known).toContain('New Place');
    expect(known).not.toBe(unknown);
    expect(await textAt(0, 0)).toBe(unknown);
  });
});
