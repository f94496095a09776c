import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';
import { clientOf, type StoreClient } from '#tests/support/store-client.ts';

let store: Store;
let admin: StoreClient;
const COLUMBIA = '00000000-0000-4000-8000-000000000001';
const IRMO = '00000000-0000-4000-8000-000000000002';
const PLACE = '00000000-0000-4000-8000-000000000003';
const SERVICE = '00000000-0000-4000-8000-000000000004';

beforeAll(async () => {
  store = await startStore();
  admin = clientOf(store, (await store.account('admin')).token);
});
afterAll(() => store.stop());

beforeEach(async () => {
  await store.pool.query(`
    delete from public.neighborhoods;
    delete from public.cities;
    delete from public.services;
    insert into public.cities (id, name, slug) values
      ('${COLUMBIA}', 'Columbia', 'columbia-south-carolina'), ('${IRMO}', 'Irmo', 'irmo-south-carolina');
    insert into public.services (id, slug, name, display_name) values ('${SERVICE}', 'washing', 'Washing', 'Washing');
    insert into public.neighborhoods (id, city_id, name, slug) values ('${PLACE}', '${COLUMBIA}', 'Rosewood', 'rosewood');
  `);
});

async function oldSlugs(table: 'cities' | 'services' | 'neighborhoods', id: string): Promise<string[] | undefined> {
  return (await admin.from(table).select('old_slugs').eq('id', id).single()).data?.old_slugs;
}

/** Changes the place as an admin does. */
async function changePlace(change: { readonly slug?: string; readonly city_id?: string }): Promise<void> {
  const { error } = await admin.from('neighborhoods').update(change).eq('id', PLACE);
  expect(error).toBeNull();
}

/** Changes services as a store has them that is older than these checks, which stay for later changes. */
async function withoutChecks(names: readonly string[], sql: string): Promise<void> {
  const { rows } = await store.pool.query<{ name: string; definition: string }>(
    'select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conname = any ($1)',
    [names],
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(names);
  const on = (change: string): string => `alter table public.services ${change};`;
  await store.pool.query(
    [
      ...names.map((name) => on(`drop constraint ${name}`)),
      `${sql};`,
      ...rows.map(({ name, definition }) => on(`add constraint ${name} ${definition}`)),
    ].join(' '),
  );
}

test.each([
  ['cities', COLUMBIA, ['columbia', 'capital', 'cola'].map((name) => `${name}-south-carolina`)],
  ['services', SERVICE, ['washing', 'house-washing', 'home-washing']],
  ['neighborhoods', PLACE, ['rosewood', 'rosewood-heights', 'rosewood-hills']],
] as const)(
  'the slugs of %s are kept as old slugs, except the one in use',
  async (table, id, [first, second, third]) => {
    const rename = async (slug: string) => {
      expect((await admin.from(table).update({ slug }).eq('id', id)).error).toBeNull();
    };
    expect(await oldSlugs(table, id)).toEqual([]);
    await rename(second);
    await rename(third);
    expect(await oldSlugs(table, id)).toEqual([first, second]);
    await rename(first);
    expect(await oldSlugs(table, id)).toEqual([second, third]);
    const { error } = await admin.from(table).update({ name: 'Another name' }).eq('id', id);
    expect(error).toBeNull();
    expect(await oldSlugs(table, id)).toEqual([second, third]);
  },
);

test('a neighborhood that moves to another city keeps its addresses in the city that it leaves', async () => {
  await changePlace({ slug: 'rosewood-heights' });
  await changePlace({ city_id: IRMO, slug: 'heights' });
  expect(await oldSlugs('neighborhoods', PLACE)).toEqual([
    'columbia-south-carolina/rosewood',
    'columbia-south-carolina/rosewood-heights',
  ]);
  await changePlace({ slug: 'hills' });
  expect(await oldSlugs('neighborhoods', PLACE)).toEqual([
    'columbia-south-carolina/rosewood',
    'columbia-south-carolina/rosewood-heights',
    'heights',
  ]);
});

test('a neighborhood that leaves a renamed city keeps its addresses under each of the city’s slugs', async () => {
  await admin.from('cities').update({ slug: 'cola-south-carolina' }).eq('id', COLUMBIA);
  await changePlace({ city_id: IRMO });
  expect(await oldSlugs('neighborhoods', PLACE)).toEqual([
    'columbia-south-carolina/rosewood',
    'cola-south-carolina/rosewood',
  ]);
});

test('a neighborhood that moves back keeps its addresses in the other city only', async () => {
  await changePlace({ city_id: IRMO });
  await changePlace({ city_id: COLUMBIA });
  expect(await oldSlugs('neighborhoods', PLACE)).toEqual(['irmo-south-carolina/rosewood']);
  await changePlace({ city_id: IRMO });
  expect(await oldSlugs('neighborhoods', PLACE)).toEqual(['columbia-south-carolina/rosewood']);
});

test('a slug of a service that looks like a city’s is not kept, so that it does not redirect a city’s pages', async () => {
  await withoutChecks(
    ['services_not_a_city', 'services_old_slugs_no_city'],
    "update public.services set slug = 'irmo-south-carolina', old_slugs = '{columbia-south-carolina,washing}'",
  );
  expect((await admin.from('services').update({ slug: 'house-washing' }).eq('id', SERVICE)).error).toBeNull();
  expect(await oldSlugs('services', SERVICE)).toEqual(['washing']);
});

test('old slugs are written by the store alone', async () => {
  for (const [table, id] of [
    ['cities', COLUMBIA],
    ['services', SERVICE],
    ['neighborhoods', PLACE],
  ] as const) {
    const { error } = await admin
      .from(table)
      .update({ old_slugs: ['mine'] })
      .eq('id', id);
    expect(error?.code, table).toBe('42501');
  }
});
