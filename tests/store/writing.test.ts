import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';
import { asRole, clientOf, type StoreClient } from '#tests/support/store-client.ts';

let store: Store;
const people: Record<string, { readonly id: string; readonly client: StoreClient }> = {};
const CITY = '00000000-0000-4000-8000-000000000001';

beforeAll(async () => {
  store = await startStore();
  people['a visitor'] = { id: '', client: clientOf(store) };
  for (const [name, role] of [
    ['a stranger', undefined],
    ['an editor', 'editor'],
    ['an admin', 'admin'],
  ] as const) {
    const { id, token } = await store.account(role);
    people[name] = { id, client: clientOf(store, token) };
  }
  await store.pool.query(
    `insert into public.cities (id, name, slug) values ('${CITY}', 'Testville', 'testville-south-carolina')`,
  );
  await store.pool.query(
    `insert into public.services (slug, name, display_name) values ('washing', 'Washing', 'Washing')`,
  );
  await store.pool.query(
    `insert into public.neighborhoods (city_id, name, slug) values ('${CITY}', 'Old Town', 'old-town')`,
  );
});
afterAll(() => store.stop());

const TABLES = ['cities', 'services', 'neighborhoods'] as const;

/** All rows of a table, to check that an attempt changed nothing. */
const allRows = async (table: string): Promise<unknown[]> =>
  (await store.pool.query<Record<string, unknown>>(`select * from public.${table} order by 1`)).rows;

describe.each(['a visitor', 'a stranger', 'an editor'])('%s', (who) => {
  const client = (): StoreClient => people[who]!.client;
  const runSql = (sql: string): Promise<unknown[]> =>
    asRole(store, who === 'a visitor' ? 'anon' : 'authenticated', people[who]!.id || null, sql);

  test.each(TABLES)('cannot add, edit or delete %s', async (table) => {
    const before = await allRows(table);
    const attempts = [
      client().from('cities').insert({ name: 'Mine', slug: 'mine-south-carolina' }),
      client().from('services').insert({ slug: 'mine', name: 'Mine', display_name: 'Mine' }),
      client().from('neighborhoods').insert({ city_id: CITY, name: 'Mine', slug: 'mine' }),
    ];
    const inserted = await attempts[TABLES.indexOf(table)]!;
    expect(inserted.error?.code).toBe('42501');
    await client().from(table).update({ name: 'Mine' }).neq('slug', '');
    await client().from(table).delete().neq('slug', '');
    expect(await allRows(table)).toEqual(before);
  });

  test('cannot make anybody staff by a write, an upsert, SQL or a forged token', async () => {
    const before = await allRows('staff');
    // A visitor has no account.
    const account = people[who]!.id || CITY;
    const admin = { user_id: account, name: 'Me', role: 'admin' };
    expect((await client().from('staff').insert(admin)).error?.code).toBe('42501');
    await client().from('staff').update({ role: 'admin' }).neq('name', '');
    await client().from('staff').delete().neq('name', '');
    const sql = `insert into public.staff (user_id, name, role) values ('${account}', 'Me', 'admin')`;
    await expect(runSql(sql)).rejects.toThrow(/permission denied|row-level security/);
    for (const onConflict of ['user_id', 'user_id,role']) {
      expect((await client().from('staff').upsert(admin, { onConflict })).error, onConflict).not.toBeNull();
    }
    expect((await client().from('staff').upsert(admin, { ignoreDuplicates: true })).error?.code).toBe('42501');
    const others = people['an admin']!.id;
    expect(
      (
        await client()
          .from('staff')
          .upsert({ ...admin, user_id: others, role: 'editor' })
      ).error?.code,
    ).toBe('42501');
    // With unsigned tokens.
    const claims = Buffer.from(JSON.stringify({ role: 'service_role', sub: others })).toString('base64url');
    for (const token of [`e30.${claims}.`, `eyJhbGciOiJub25lIn0.${claims}.`]) {
      const { error, status } = await clientOf(store, token).from('staff').insert(admin);
      expect({ refused: error !== null, status }).toEqual({ refused: true, status: 401 });
    }
    expect(await allRows('staff')).toEqual(before);
  });

  test('cannot change policies, functions or accounts', async () => {
    for (const sql of [
      'alter table public.staff disable row level security',
      `create policy "All" on public.staff using (true)`,
      `create or replace function private.is_admin() returns boolean language sql return true`,
      `create function public.is_admin() returns boolean language sql return true`,
      'drop policy "Admins add staff" on public.staff',
      'insert into auth.users (id) values (gen_random_uuid())',
    ]) {
      await expect(runSql(sql), sql).rejects.toThrow(/permission denied|must be owner/);
    }
  });
});

test('an editor does not become an admin by claims in the token', async () => {
  const { id } = people['an editor']!;
  const { rows } = await store.pool.query<{ admin: boolean }>(
    `select set_config('request.jwt.claims', $1, true), private.is_admin() as admin`,
    [JSON.stringify({ sub: id, role: 'authenticated', user_role: 'admin', app_metadata: { role: 'admin' } })],
  );
  expect(rows.map(({ admin }) => admin)).toEqual([false]);
});

describe.each(['a visitor', 'a stranger'])('%s', (who) => {
  test('cannot write posts or call the functions of the bin', async () => {
    const { client } = people[who]!;
    const { error } = await client.from('posts').insert({ slug: 'mine', title: 'Mine', author: 'Me' });
    expect(error?.code).toBe('42501');
    for (const call of [
      client.rpc('bin_post', { post_id: CITY }),
      client.rpc('restore_post', { post_id: CITY }),
      client.rpc('empty_bin'),
    ]) {
      expect((await call).error?.code).toBe('42501');
    }
    expect(await allRows('posts')).toEqual([]);
  });
});

describe('an admin', () => {
  test('can add, edit and delete a city, its neighborhood and a service', async () => {
    const { client } = people['an admin']!;
    const city = await client.from('cities').insert({ name: 'New', slug: 'new-south-carolina' }).select('id').single();
    const cityId = city.data!.id;
    const written = [
      client.from('neighborhoods').insert({ city_id: cityId, name: 'Elm Park', slug: 'elm-park' }),
      client.from('services').insert({ slug: 'new', name: 'New', display_name: 'New' }),
      client.from('cities').update({ county: 'Lexington' }).eq('id', cityId),
      client
        .from('neighborhoods')
        .update({ roads: [{ name: 'Elm Street' }] })
        .eq('city_id', cityId),
      client.from('services').update({ description: 'Washing.' }).eq('slug', 'new'),
    ];
    for (const call of written) expect(await call).toMatchObject({ error: null });
    const { data } = await client
      .from('neighborhoods')
      .select('name, roads, city:cities(county)')
      .eq('slug', 'elm-park');
    expect(data).toEqual([{ name: 'Elm Park', roads: [{ name: 'Elm Street' }], city: { county: 'Lexington' } }]);
    // A city with neighborhoods cannot be deleted.
    expect((await client.from('cities').delete().eq('id', cityId)).error?.code).toBe('23503');
    for (const call of [
      client.from('neighborhoods').delete().eq('city_id', cityId),
      client.from('cities').delete().eq('id', cityId),
      client.from('services').delete().eq('slug', 'new'),
    ]) {
      expect(await call).toMatchObject({ error: null });
    }
    expect(await allRows('cities')).toHaveLength(1);
  });

  test('can add a staff member, change the role and remove the member', async () => {
    const { client } = people['an admin']!;
    const { id, token } = await store.account();
    expect(await client.from('staff').insert({ user_id: id, name: 'New' })).toMatchObject({ error: null });
    expect((await clientOf(store, token).from('staff').select('role').eq('user_id', id)).data).toEqual([
      { role: 'editor' },
    ]);
    expect(await client.from('staff').update({ role: 'admin' }).eq('user_id', id)).toMatchObject({ error: null });
    expect(await client.from('staff').delete().eq('user_id', id)).toMatchObject({ error: null });
    expect((await clientOf(store, token).from('staff').select('role')).data).toEqual([]);
  });

  test('who is the only one cannot be demoted or removed', async () => {
    const { id, client } = people['an admin']!;
    expect((await client.from('staff').update({ role: 'editor' }).eq('user_id', id)).error?.message).toBe(
      'The last admin stays one',
    );
    expect((await client.from('staff').delete().eq('user_id', id)).error?.message).toBe('The last admin stays one');
    expect((await store.pool.query('select role from public.staff where user_id = $1', [id])).rows).toEqual([
      { role: 'admin' },
    ]);
  });
});
