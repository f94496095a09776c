import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';
import { type LiveStore, openStore } from '#features/live-page/store.ts';
import { addRows, newRows } from '#tests/support/live-rows.ts';
import { smallRows } from '#tests/support/small-rows.ts';
import { addNeighborhoods } from '#tests/support/store-rows.ts';

/** Several times what one request returns, and for each of the five cities more than once. */
const ROWS = 5_500;

let store: Store;
let live: LiveStore;
beforeAll(async () => {
  store = await startStore();
  await addRows(store, smallRows());
  await addRows(store, newRows());
  live = openStore({ url: `${store.url}/`, key: store.anonKey }, new AbortController().signal);
});
afterAll(() => store.stop());

describe('the live look-up', () => {
  test('reads a service and a city by slug, null for an unknown one', async () => {
    expect(await live.service('fence-washing')).toMatchObject({ display_name: 'Fence Washing' });
    expect(await live.service('no-such-service')).toBeNull();
    expect(await live.city('rivertown-south-carolina')).toMatchObject({ name: 'Rivertown', county: 'Calhoun' });
    expect(await live.city('atlantis-south-carolina')).toBeNull();
  });

  test('reads neighborhoods by slugs, each with its city and lists of names', async () => {
    const found = await live.placesBySlug(['park-old-ferry', 'old-ferry', 'ferry']);
    expect(found.map(({ row, city }) => `${city.slug} ${row.slug}`).sort()).toEqual([
      'irmo-south-carolina old-ferry',
      'rivertown-south-carolina old-ferry',
    ]);
    expect(found[0]?.row).toMatchObject({
      landmarks: ['Ferry Landing Park', 'Old Depot'],
      characteristics: ['riverfront', 'historic homes', 'tree canopy'],
    });
  });

  test('reads public posts by slug and old slug, and no others', async () => {
    const slugs = async (slug: string) => (await live.postsBySlug(slug)).map((post) => post.slug);
    expect(await slugs('fence-care')).toEqual(['fence-care']);
    expect(await slugs('fence-washing-tips')).toEqual(['fence-care']);
    for (const slug of ['draft', 'binned', 'no-such-post']) expect(await slugs(slug), slug).toEqual([]);
  });

  test('reads every neighborhood once, even if there are more than one request returns', async () => {
    const [before] = await live.placesBySlug(['elmwood-park']);
    const city = await live.city('columbia-south-carolina');
    if (before === undefined || city === null) throw new Error('The store lacks the rows of this test.');
    const [around, own] = [await live.placesNear(before.row), await live.placesInCity(city)];
    await addNeighborhoods(store, ROWS);
    const all = await live.placesNear(before.row);
    expect(all).toHaveLength(around.length + ROWS);
    expect(new Set(all.map((place) => `${place.citySlug} ${place.slug}`)).size).toBe(all.length);
    expect(all.some((place) => place.slug === 'elmwood-park')).toBe(false);
    const { rows } = await store.pool.query<{ slug: string }>('select slug from neighborhoods where city_id = $1', [
      city.id,
    ]);
    expect(rows.length).toBeGreaterThan(own.length + 1000);
    expect((await live.placesInCity(city)).map(({ slug }) => slug)).toEqual(rows.map(({ slug }) => slug).sort());
  });

  test('rejects when it is aborted and when the key is wrong', async () => {
    const ended = openStore({ url: store.url, key: store.anonKey }, AbortSignal.abort());
    await expect(ended.service('house-washing')).rejects.toThrow();
    const foreign = openStore({ url: store.url, key: 'no-key' }, new AbortController().signal);
    await expect(foreign.service('house-washing')).rejects.toThrow();
  });
});
