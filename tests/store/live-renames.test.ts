import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewFromStore } from '#features/live-page/faq-view.ts';
import { openStore } from '#features/live-page/store.ts';
import type { View } from '#features/live-page/view.ts';
import type { LiveData } from '#model/live-data.ts';
import { type RequestedPage, parsePath } from '#routes/location.ts';
import { PATHS } from '#routes/paths.ts';
import { type Store, startStore } from '#tests/support/store.ts';
import { addRows, newRows } from '#tests/support/live-rows.ts';
import { smallModel } from '#tests/support/small-model.ts';
import { smallRows } from '#tests/support/small-rows.ts';

let store: Store;
const model = smallModel();
const data: LiveData = { ...model, places: model.neighborhoods, posts: [] };

/** What the not-found page shows for a path, with the data of a build from before the renames. */
function viewOf(path: string): Promise<View> {
  const readFile = (file: string): Promise<unknown> => {
    const city = model.cities.find(({ slug }) => file === `/live/${slug}.json`);
    if (file !== PATHS.live && city === undefined) return Promise.reject(new Error(`${file} is not in the build`));
    return Promise.resolve(
      city === undefined ? data : { profile: city.profile, sheets: {}, notes: {}, kinds: {}, jobs: {} },
    );
  };
  const live = openStore({ url: store.url, key: store.anonKey }, new AbortController().signal);
  return viewFromStore(parsePath(path) as Parameters<typeof viewFromStore>[0] & RequestedPage, {
    store: live,
    readFile,
  });
}

beforeAll(async () => {
  store = await startStore();
  await addRows(store, smallRows());
  await addRows(store, newRows());
  await store.pool.query(`
    update public.neighborhoods set slug = 'shandon-hills' where slug = 'shandon';
    update public.neighborhoods set slug = 'shandon-heights' where slug = 'shandon-hills';
    update public.neighborhoods set slug = 'elmwood' where slug = 'elmwood-park';
    update public.neighborhoods set city_id = (select id from public.cities where slug = 'irmo-south-carolina')
      where slug = 'rosewood';
    update public.cities set slug = 'new-town-south-carolina' where slug = 'newtown-south-carolina';
    update public.services set slug = 'home-washing' where slug = 'house-washing';
  `);
});
afterAll(() => store.stop());

describe('a row that was renamed after the build', () => {
  test.each([
    ['a place', '/faq/awning-washing/columbia-shandon-heights', '/faq/awning-washing/columbia-shandon'],
    [
      'a place under a slug in between',
      '/faq/awning-washing/columbia-shandon-hills',
      '/faq/awning-washing/columbia-shandon',
    ],
    [
      'a place’s own page',
      '/service-areas/columbia-south-carolina/shandon-heights',
      '/service-areas/columbia-south-carolina/shandon',
    ],
    ['a place in another city', '/faq/awning-washing/irmo-rosewood', '/faq/awning-washing/columbia-rosewood'],
    ['a place of a renamed city', '/faq/awning-washing/new-town-old-mill', '/faq/awning-washing/newtown-old-mill'],
    ['a service', '/faq/home-washing', '/faq/house-washing'],
    ['a service at a place', '/faq/home-washing/columbia-shandon-heights', '/faq/house-washing/columbia-shandon'],
    [
      'a service in a city',
      '/services/new-town-south-carolina/home-washing/faqs',
      '/services/newtown-south-carolina/house-washing/faqs',
    ],
  ])('leads to its page in the build: %s', async (_, path, to) => {
    expect(await viewOf(path)).toEqual({ kind: 'moved', to });
  });

  test('that the build does not have leads from its former slug to the present one, and has its words', async () => {
    const path = '/faq/awning-washing/columbia-elmwood';
    expect(await viewOf('/faq/awning-washing/columbia-elmwood-park')).toEqual({ kind: 'moved', to: path });
    expect(await viewOf(path)).toMatchObject({
      kind: 'page',
      title: expect.stringContaining('Elmwood Park') as string,
    });
  });

  test('has its texts on the page of a service that is newer than the build', async () => {
    const path = '/services/new-town-south-carolina/fence-washing/faqs';
    expect(await viewOf('/services/newtown-south-carolina/fence-washing/faqs')).toEqual({ kind: 'moved', to: path });
    expect(await viewOf(path)).toMatchObject({ kind: 'page', title: expect.stringContaining('Newtown') as string });
  });
});
