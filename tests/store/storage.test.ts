import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';
import { asRole } from '#tests/support/store-client.ts';

let store: Store;
const ids: Record<string, string | null> = { 'a visitor': null };

const OLD = '0123456789abcdef0123456789abcdef-1600x1067.webp';
const NEW = 'fedcba9876543210fedcba9876543210-640x480.jpg';

beforeAll(async () => {
  store = await startStore();
  for (const [name, role] of [
    ['a stranger', undefined],
    ['the editor whose picture it is', 'editor'],
    ['another editor', 'editor'],
    ['an admin', 'admin'],
  ] as const) {
    ids[name] = (await store.account(role)).id;
  }
  await store.pool.query(`insert into storage.buckets (id, name, public) values ('papers', 'papers', false)`);
  await store.pool.query('insert into storage.objects (bucket_id, name, owner_id) values ($1, $2, $3), ($4, $2, $3)', [
    'pictures',
    OLD,
    ids['the editor whose picture it is'],
    'papers',
  ]);
});
afterAll(() => store.stop());

const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a query with a person's rights. Resolves with its rows, or with the error's message. */
const query = (who: string, sql: string): Promise<unknown[] | string> => {
  const id = ids[who] ?? null;
  return asRole(store, id === null ? 'anon' : 'authenticated', id, sql).catch(errorMessage);
};

/**
 * Runs a statement with a person's rights, as the storage service does, and rolls it back. Resolves with the
 * files and buckets after it, or with the error's message. Statements have no RETURNING clause, which would
 * need further rights.
 */
async function filesAfter(who: string, sql: string): Promise<string[] | string> {
  const id = ids[who] ?? null;
  const role = id === null ? 'anon' : 'authenticated';
  const client = await store.pool.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify({ role, sub: id })]);
    await client.query(`set local role ${role}`);
    await client.query(sql);
    await client.query('reset role');
    const { rows } = await client.query<{ name: string }>(
      `select bucket_id || ' ' || name as name from storage.objects union all
       select id || ' ' || coalesce(file_size_limit::text, 'unlimited') from storage.buckets`,
    );
    return rows.map(({ name }) => name).sort();
  } catch (error) {
    return errorMessage(error);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const insertFile = (name: string, bucket = 'pictures'): string =>
  `insert into storage.objects (bucket_id, name) values (${quoted(bucket)}, ${quoted(name)})`;
const SELECT_FILES = 'select bucket_id, name from storage.objects';
const UPDATE_FILES = `update storage.objects set name = '${NEW}'`;
const DELETE_FILES = 'delete from storage.objects';

const REFUSED = /row-level security/;
const BEFORE = ['papers unlimited', `papers ${OLD}`, 'pictures 1500000', `pictures ${OLD}`].sort();
const withNew = (name: string): string[] => [...BEFORE, `pictures ${name}`].sort();

test.each<{ who: string; rights: readonly string[] }>([
  { who: 'a visitor', rights: [] },
  { who: 'a stranger', rights: [] },
  { who: 'the editor whose picture it is', rights: ['list', 'add'] },
  { who: 'another editor', rights: ['list', 'add'] },
  { who: 'an admin', rights: ['list', 'add', 'delete'] },
])('in the bucket of pictures, $who has exactly the rights $rights', async ({ who, rights }) => {
  const has = (right: string): boolean => rights.includes(right);
  const rejected = expect.stringMatching(REFUSED) as string;
  expect(await query(who, SELECT_FILES)).toEqual(has('list') ? [{ bucket_id: 'pictures', name: OLD }] : []);
  expect(await filesAfter(who, insertFile(NEW))).toEqual(has('add') ? withNew(NEW) : rejected);
  expect(await filesAfter(who, UPDATE_FILES)).toEqual(BEFORE);
  const afterDeletion = has('delete') ? BEFORE.filter((name) => name !== `pictures ${OLD}`) : BEFORE;
  expect(await filesAfter(who, DELETE_FILES)).toEqual(afterDeletion);
});

describe.each(['another editor', 'an admin'])('%s', (who) => {
  // checks.test.ts compares the rule for names with the site's own.
  test('can add the small file of a picture, and no file with an invalid name', async () => {
    const small = OLD.replace('.webp', '-small.webp');
    expect(await filesAfter(who, insertFile(small))).toEqual(withNew(small));
    for (const name of ['house.webp', `folder/${NEW}`, `../${NEW}`, ''])
      expect(await filesAfter(who, insertFile(name)), name).toMatch(REFUSED);
  });

  test('cannot overwrite a file', async () => {
    expect(await filesAfter(who, insertFile(OLD))).toMatch(/duplicate key/);
    const over = `insert into storage.objects (bucket_id, name) values ('pictures', '${OLD}')
      on conflict (bucket_id, name) do update set version = 'mine'`;
    expect(await filesAfter(who, over)).toMatch(REFUSED);
  });

  test('cannot add a file to another bucket', async () => {
    expect(await filesAfter(who, insertFile(NEW, 'papers'))).toMatch(REFUSED);
  });
});

describe('a picture that a post shows', () => {
  const small = OLD.replace('.webp', '-small.webp');
  const path = `/images/uploads/${OLD}`;
  const BODY = `See ![A \\[gray\\] dock](${path} "After")`;
  beforeAll(async () => {
    await store.pool.query(
      `insert into public.posts (slug, title, author, body, deleted_at) values ('shows-it', 'Shows it', 'A', $1, now())`,
      [BODY],
    );
    await store.pool.query(
      `insert into public.posts (slug, title, author, cover_image, cover_alt) values ('as-cover', 'As a cover', 'A', $1, 'A roof')`,
      [path],
    );
    await store.pool.query(`insert into storage.objects (bucket_id, name) values ('pictures', $1)`, [small]);
  });
  afterAll(async () => {
    await store.pool.query(`delete from public.posts where slug in ('shows-it', 'as-cover')`);
    await store.pool.query('delete from storage.objects where name = $1', [small]);
  });

  test('is not deleted, even by an admin, nor is its small file, until no post shows it', async () => {
    const before = [...BEFORE, `pictures ${small}`].sort();
    expect(await filesAfter('an admin', DELETE_FILES)).toEqual(before);
    expect(
      await filesAfter('an admin', `${insertFile(NEW)}; ${DELETE_FILES}`),
      'another picture is deleted all the same',
    ).toEqual(before);
  });

  test('is told with the posts that show it and their descriptions', async () => {
    const uses = `select name, title, alt, in_bin from public.picture_uses(array['${OLD}', '${NEW}', '']) order by title`;
    expect(await query('another editor', uses)).toEqual([
      { name: OLD, title: 'As a cover', alt: 'A roof', in_bin: false },
      { name: OLD, title: 'Shows it', alt: 'A [gray] dock', in_bin: true },
    ]);
    expect(await query('a stranger', uses), 'a draft is no stranger’s business').toEqual([]);
    expect(await query('a visitor', uses)).toMatch(/permission denied/);
  });
});

describe('a picture that only the pending draft of a post shows', () => {
  beforeAll(async () => {
    await store.pool.query(
      `with post as (
         insert into public.posts (slug, title, excerpt, meta_description, author, status, published_at, body)
         values ('on-the-site', 'On the site', 'E', 'M', 'A', 'published', now(), 'No pictures yet.') returning id
       )
       insert into public.post_drafts (post_id, slug, title, author, body, saved_by_name)
       select id, 'on-the-site', 'With a picture', 'A', $1, 'A' from post`,
      [`![A dock](/images/uploads/${OLD})`],
    );
  });
  afterAll(() => store.pool.query(`delete from public.posts where slug = 'on-the-site'`));

  test('is not deleted, even by an admin, until the draft is discarded', async () => {
    expect(await filesAfter('an admin', DELETE_FILES)).toEqual(BEFORE);
    const discarded = `select public.discard_post_draft(post_id, updated_at) from public.post_drafts; ${DELETE_FILES}`;
    expect(await filesAfter('an admin', discarded)).toEqual(BEFORE.filter((name) => name !== `pictures ${OLD}`));
  });

  test('is told with that post', async () => {
    const uses = `select name, title, in_bin from public.picture_uses(array['${OLD}'])`;
    expect(await query('another editor', uses)).toEqual([{ name: OLD, title: 'With a picture', in_bin: false }]);
  });
});

test('the bucket is public and accepts only pictures of at most 1.5 MB', async () => {
  const { rows } = await store.pool.query(
    `select name, public, file_size_limit::integer, allowed_mime_types from storage.buckets where id = 'pictures'`,
  );
  expect(rows).toEqual([
    {
      name: 'pictures',
      public: true,
      file_size_limit: 1_500_000,
      allowed_mime_types: ['image/webp', 'image/avif', 'image/jpeg'],
    },
  ]);
});

test.each(['a visitor', 'a stranger', 'another editor', 'an admin'])(
  '%s cannot read, create, change or delete buckets',
  async (who) => {
    expect(await query(who, 'select id from storage.buckets')).toEqual([]);
    expect(await filesAfter(who, `insert into storage.buckets (id, name) values ('mine', 'mine')`)).toMatch(REFUSED);
    expect(await filesAfter(who, 'update storage.buckets set file_size_limit = null')).toEqual(BEFORE);
    expect(await filesAfter(who, 'delete from storage.buckets')).toEqual(BEFORE);
  },
);

test('a former staff member loses the rights at once', async () => {
  const { id } = await store.account('editor');
  ids['a former member'] = id;
  expect(await filesAfter('a former member', insertFile(NEW))).toEqual(withNew(NEW));
  await store.pool.query('delete from public.staff where user_id = $1', [id]);
  expect(await filesAfter('a former member', insertFile(NEW))).toMatch(REFUSED);
});
