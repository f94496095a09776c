import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Store, startStore } from '#scripts/backend/store.ts';
import { pictureOfFile } from '#model/picture.ts';
import { FILE_NAMES } from '#tests/support/picture-names.ts';
import { asRole } from '#tests/support/store-visitor.ts';

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

/** Why something was refused. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads with somebody's rights. */
const read = (who: string, sql: string): Promise<unknown[] | string> => {
  const id = ids[who] ?? null;
  return asRole(store, id === null ? 'anon' : 'authenticated', id, sql).catch(reasonOf);
};

/**
 * Runs a statement with somebody's rights, as the storage service does, and takes it back: the files and buckets that
 * stood after it, or why it was refused. Statements return nothing: what they may return is a right of its own.
 */
async function after(who: string, sql: string): Promise<string[] | string> {
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
    return reasonOf(error);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const adding = (name: string, bucket = 'pictures'): string =>
  `insert into storage.objects (bucket_id, name) values (${quoted(bucket)}, ${quoted(name)})`;
const LISTING = 'select bucket_id, name from storage.objects';
const REPLACING = `update storage.objects set name = '${NEW}'`;
const DELETING = 'delete from storage.objects';

const REFUSED = /row-level security/;
const BEFORE = ['papers unlimited', `papers ${OLD}`, 'pictures 1500000', `pictures ${OLD}`].sort();
const listed = [{ bucket_id: 'pictures', name: OLD }];
const withNew = (name: string): string[] => [...BEFORE, `pictures ${name}`].sort();

describe('Of the bucket’s files', () => {
  test.each(['a visitor', 'a stranger'])('%s lists none and adds, replaces and deletes none', async (who) => {
    expect(await read(who, LISTING)).toEqual([]);
    expect(await after(who, adding(NEW))).toMatch(REFUSED);
    expect(await after(who, REPLACING)).toEqual(BEFORE);
    expect(await after(who, DELETING)).toEqual(BEFORE);
  });

  test.each(['the editor whose picture it is', 'another editor'])(
    '%s lists all and adds new ones, and replaces and deletes none',
    async (who) => {
      expect(await read(who, LISTING)).toEqual(listed);
      expect(await after(who, adding(NEW))).toEqual(withNew(NEW));
      expect(await after(who, REPLACING)).toEqual(BEFORE);
      expect(await after(who, DELETING)).toEqual(BEFORE);
    },
  );

  test('an admin lists all, adds new ones and deletes them, and replaces none; another bucket’s stay', async () => {
    const who = 'an admin';
    expect(await read(who, LISTING)).toEqual(listed);
    expect(await after(who, adding(NEW))).toEqual(withNew(NEW));
    expect(await after(who, REPLACING)).toEqual(BEFORE);
    expect(await after(who, DELETING)).toEqual(BEFORE.filter((name) => name !== `pictures ${OLD}`));
  });
});

describe.each(['an editor', 'an admin'])('What %s', (role) => {
  const who = role === 'an editor' ? 'another editor' : role;

  test.each(FILE_NAMES.filter((name) => pictureOfFile(name) === null))('may not call a picture: %j', async (name) => {
    expect(await after(who, adding(name))).toMatch(REFUSED);
  });

  test.each(FILE_NAMES.filter((name) => name !== OLD && pictureOfFile(name) !== null))(
    'may call a picture: %j',
    async (name) => {
      expect(await after(who, adding(name))).toEqual(withNew(name));
    },
  );

  test('uploads once is not uploaded over it', async () => {
    expect(await after(who, adding(OLD))).toMatch(/duplicate key/);
    const over = `insert into storage.objects (bucket_id, name) values ('pictures', '${OLD}')
      on conflict (bucket_id, name) do update set version = 'mine'`;
    expect(await after(who, over)).toMatch(REFUSED);
  });

  test('may not put into another bucket', async () => {
    expect(await after(who, adding(NEW, 'papers'))).toMatch(REFUSED);
  });
});

test('the bucket is public, takes pictures alone and none above 1.5 MB', async () => {
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
  '%s neither sees, makes, changes nor deletes buckets',
  async (who) => {
    expect(await read(who, 'select id from storage.buckets')).toEqual([]);
    expect(await after(who, `insert into storage.buckets (id, name) values ('mine', 'mine')`)).toMatch(REFUSED);
    expect(await after(who, 'update storage.buckets set file_size_limit = null')).toEqual(BEFORE);
    expect(await after(who, 'delete from storage.buckets')).toEqual(BEFORE);
  },
);

test('who is staff no more has a stranger’s rights at once', async () => {
  const { id } = await store.account('editor');
  ids['somebody who left'] = id;
  expect(await after('somebody who left', adding(NEW))).toEqual(withNew(NEW));
  await store.pool.query('delete from public.staff where user_id = $1', [id]);
  expect(await after('somebody who left', adding(NEW))).toMatch(REFUSED);
});
