import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';
import { asRole, clientOf, type StoreClient } from '#tests/support/store-client.ts';
import { SEED, SEEDED_COUNTS } from '#tests/support/seeded-rows.ts';

let store: Store;
let stranger: StoreClient;
let editor: StoreClient;
let editorId = '';
const staffRows: string[] = [];
/** Tokens by person; others use the anonymous key. */
const tokens: Record<string, string> = {};

const HOUR = 3_600_000;
const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

/** Posts in every state; the first two are public. */
const POSTS = [
  { slug: 'published', status: 'published', published_at: hoursFromNow(-2), deleted_at: null },
  { slug: 'scheduled-for-the-past', status: 'scheduled', published_at: hoursFromNow(-1), deleted_at: null },
  { slug: 'tomorrow', status: 'scheduled', published_at: hoursFromNow(24), deleted_at: null },
  { slug: 'unfinished', status: 'draft', published_at: null, deleted_at: null },
  { slug: 'binned', status: 'published', published_at: hoursFromNow(-2), deleted_at: hoursFromNow(-1) },
  { slug: 'binned-draft', status: 'draft', published_at: null, deleted_at: hoursFromNow(-1) },
] as const;
const PUBLIC = ['published', 'scheduled-for-the-past'];
const HIDDEN = POSTS.map(({ slug }) => slug).filter((slug) => !PUBLIC.includes(slug));

beforeAll(async () => {
  store = await startStore({ seed: SEED });
  await store.pool.query('delete from public.posts');
  for (const { slug, status, published_at, deleted_at } of POSTS) {
    await store.pool.query(
      `insert into public.posts (slug, title, author, meta_description, status, published_at, deleted_at, old_slugs)
       values ($1, $1, 'Sample', 'A sample.', $2, $3, $4, array['once-' || $1])`,
      [slug, status, published_at, deleted_at],
    );
  }
  const [other, staff, admin] = [await store.account(), await store.account('editor'), await store.account('admin')];
  editorId = staff.id;
  staffRows.push(staff.id, admin.id);
  stranger = clientOf(store, other.token);
  tokens['a signed-in user who is not staff'] = other.token;
  editor = clientOf(store, staff.token);
});
afterAll(() => store.stop());

/** Those who are not staff. */
const OUTSIDERS = [
  { who: 'a visitor', client: () => clientOf(store) },
  { who: 'a signed-in user who is not staff', client: () => stranger },
] as const;

describe.each(OUTSIDERS)('$who', ({ who, client }) => {
  test('can read cities, services and neighborhoods with their city', async () => {
    const { data: cities } = await client().from('cities').select('slug');
    const { data: services } = await client().from('services').select('slug');
    const { data: places } = await client()
      .from('neighborhoods')
      .select('slug, city:cities(name, slug)')
      .eq('slug', 'shandon');
    expect(cities).toHaveLength(SEEDED_COUNTS.cities);
    expect(services).toHaveLength(SEEDED_COUNTS.services);
    expect(places).toEqual([{ slug: 'shandon', city: { name: 'Columbia', slug: 'columbia-south-carolina' } }]);
  });

  test('can read public posts', async () => {
    const { data } = await client().from('posts').select('slug').order('slug');
    expect(data?.map(({ slug }) => slug)).toEqual(PUBLIC);
  });

  test.each(HIDDEN)('cannot find the hidden post %s by slug, id, filter, count or search', async (slug) => {
    const found = await store.pool.query<{ id: string }>('select id from public.posts where slug = $1', [slug]);
    const posts = () => client().from('posts');
    expect((await posts().select('id').eq('slug', slug)).data).toEqual([]);
    expect((await posts().select('id').eq('id', found.rows[0]!.id)).data).toEqual([]);
    expect(
      (await posts().select('slug').in('status', ['draft', 'scheduled']).neq('slug', 'scheduled-for-the-past')).data,
    ).toEqual([]);
    expect((await posts().select('slug').not('deleted_at', 'is', null)).data).toEqual([]);
    expect((await posts().select('*', { count: 'exact', head: true })).count).toBe(PUBLIC.length);
    expect((await posts().select('slug').ilike('title', `%${slug}%`)).data).toEqual([]);
    expect(
      (
        await posts()
          .select('slug')
          .contains('old_slugs', [`once-${slug}`])
      ).data,
    ).toEqual([]);
    expect((await posts().select('slug').or(`slug.eq.${slug},title.eq.${slug}`)).data).toEqual([]);
    const counted = await posts().select('slug', { count: 'exact' }).eq('slug', slug);
    expect({ rows: counted.data, count: counted.count }).toEqual({ rows: [], count: 0 });
    for (const column of ['slug', 'published_at', 'deleted_at', 'status'] as const) {
      const { data } = await posts().select('slug').order(column, { ascending: false });
      expect(data?.map((post) => post.slug).sort(), `in the order of ${column}`).toEqual(PUBLIC);
    }
  });

  test('cannot read hidden posts through another table, a function, a schema or another format', async () => {
    const request = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
      const token = tokens[who] ?? store.anonKey;
      return fetch(`${store.url}/rest/v1/${path}`, {
        ...init,
        headers: { apikey: store.anonKey, authorization: `Bearer ${token}`, ...headers },
      });
    };
    // No readable table refers to posts.
    for (const path of [
      'cities?select=slug,posts(slug)',
      'neighborhoods?select=*,posts(*)',
      'staff?select=*,posts(*)',
    ]) {
      const response = await request(path);
      expect([400, 401], path).toContain(response.status);
      expect(await response.text(), path).not.toMatch(/tomorrow|unfinished|binned/);
    }
    // The accounts that posts refer to are not readable either.
    expect((await request('posts?select=slug,users(*)')).status).toBe(400);
    const csv = await (await request('posts?select=slug', { accept: 'text/csv' })).text();
    expect(csv.split('\n').slice(1).sort()).toEqual(PUBLIC);
    for (const name of ['bin_post', 'restore_post', 'empty_bin', 'is_staff', 'staff_role', 'call_build_hook']) {
      const response = await request(
        `rpc/${name}`,
        { 'content-type': 'application/json' },
        { method: 'POST', body: '{}' },
      );
      expect(response.status, name).toBeGreaterThanOrEqual(400);
      expect(await response.text(), name).not.toMatch(/tomorrow|unfinished|binned/);
    }
    expect((await request('posts?select=slug', { 'accept-profile': 'private' })).status).toBe(406);
    expect((await request('objects?select=name', { 'accept-profile': 'storage' })).status).toBe(406);
  });

  test('learns nothing about hidden posts from the result of a write', async () => {
    for (const slug of HIDDEN) {
      const taken = await client().from('posts').insert({ slug, title: 'Mine', author: 'Me' });
      expect(taken.error?.code, slug).toBe('42501');
    }
    const { data, error } = await client().from('posts').update({ title: 'Mine' }).neq('slug', '').select('slug');
    expect(error === null ? data : []).toEqual([]);
    const removed = await client().from('posts').delete().neq('slug', '').select('slug');
    expect(removed.data ?? []).toEqual([]);
    const { rows } = await store.pool.query<{ title: string }>('select title from public.posts order by slug');
    expect(rows.map(({ title }) => title)).toEqual(POSTS.map(({ slug }) => slug).sort());
  });
});

test('a visitor cannot read the staff', async () => {
  const { error, status } = await clientOf(store).from('staff').select('user_id');
  expect({ code: error?.code, status }).toEqual({ code: '42501', status: 401 });
});

test('a signed-in user who is not staff cannot read or count the staff', async () => {
  const { data, count } = await stranger.from('staff').select('*', { count: 'exact' });
  expect({ data, count }).toEqual({ data: [], count: 0 });
});

test('staff can read the staff and every post, including drafts and the bin', async () => {
  const { data: staff } = await editor.from('staff').select('user_id');
  expect(staff?.map(({ user_id }) => user_id).sort()).toEqual(staffRows.toSorted());
  const { data: posts } = await editor.from('posts').select('slug').order('slug');
  expect(posts?.map(({ slug }) => slug)).toEqual(POSTS.map(({ slug }) => slug).sort());
});

test('a token signed with another secret is rejected', async () => {
  const [head, body] = store.anonKey.split('.');
  const { error } = await clientOf(store, `${head}.${body}.${'A'.repeat(43)}`)
    .from('cities')
    .select('slug');
  expect(error?.code).toMatch(/^PGRST30/);
});

test('nobody can read the accounts of the platform', async () => {
  for (const role of ['anon', 'authenticated'] as const) {
    await expect(asRole(store, role, editorId, 'select * from auth.users')).rejects.toThrow('permission denied');
  }
});
