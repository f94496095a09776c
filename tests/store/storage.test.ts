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
const listed = [{ bucket_id: 'pictures', name: OLD }];
const withNew = (name: string): string[] => [...BEFORE, `pictures ${name}`].sort();

describe('in the bucket of pictures,', () => {
  test.each(['a visitor', 'a stranger'])('%s cannot list, add, replace or delete any', async (who) => {
    expect(await query(who, SELECT_FILES)).toEqual([]);
    expect(await filesAfter(who, insertFile(NEW))).toMatch(REFUSED);
    expect(await filesAfter(who, UPDATE_FILES)).toEqual(BEFORE);
    expect(await filesAfter(who, DELETE_FILES)).toEqual(BEFORE);
  });

  test.each(['the editor whose picture it is', 'another editor'])(
    '%s can list all and add new ones, but neither replace nor delete any',
    async (who) => {
      expect(await query(who, SELECT_FILES)).toEqual(listed);
      expect(await filesAfter(who, insertFile(NEW))).toEqual(withNew(NEW));
      expect(await filesAfter(who, UPDATE_FILES)).toEqual(BEFORE);
      expect(await filesAfter(who, DELETE_FILES)).toEqual(BEFORE);
    },
  );

  test('an admin can list all, add new ones and delete them, but neither replace them nor delete those of other buckets', async () => {
    const who = 'an admin';
    expect(await query(who, SELECT_FILES)).toEqual(listed);
    expect(await filesAfter(who, insertFile(NEW))).toEqual(withNew(NEW));
    expect(await filesAfter(who, UPDATE_FILES)).toEqual(BEFORE);
    expect(await filesAfter(who, DELETE_FILES)).toEqual(BEFORE.filter((name) => name !== `pictures ${OLD}`));
  });
});

describe.each(['an editor', 'an admin'])('%s', (role) => {
  const who = role === 'an editor' ? 'another editor' : role;

  test.each(FILE_NAMES.filter((name) => pictureOfFile(name) === null))(
    'cannot add a file with the invalid name %j',
    async (name) => {
      expect(await filesAfter(who, insertFile(name))).toMatch(REFUSED);
    },
  );

  test.each(FILE_NAMES.filter((name) => name !== OLD && pictureOfFile(name) !== null))(
    'can add a file with the valid name %j',
    async (name) => {
      expect(await filesAfter(who, insertFile(name))).toEqual(withNew(name));
    },
  );

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
  ids['somebody who left'] = id;
  expect(await filesAfter('somebody who left', insertFile(NEW))).toEqual(withNew(NEW));
  await store.pool.query('delete from public.staff where user_id = $1', [id]);
  expect(await filesAfter('somebody who left', insertFile(NEW))).toMatch(REFUSED);
});
