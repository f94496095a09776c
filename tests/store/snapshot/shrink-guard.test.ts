import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startStore } from '#scripts/backend/store.ts';
import { readSnapshot } from '#data/snapshot.ts';
import { filesOf, runSnapshot, type SnapshotRun, storeEnvironment } from '#tests/support/snapshot-run.ts';
import { type CorruptedStore, startCorruptedStore } from '#tests/support/corrupted-store.ts';

let corrupted: CorruptedStore;
beforeAll(async () => {
  corrupted = await startCorruptedStore();
});
afterAll(() => corrupted.stop());
beforeEach(() => corrupted.restore());

describe('a table that lost', () => {
  const HALF = `with gone as (delete from public.neighborhoods where slug < 'm' returning *) insert into public.away select * from gone`;
  const BACK = `insert into public.neighborhoods select * from public.away; drop table public.away`;
  const moveAway = (sql: string): Promise<void> =>
    corrupted.change(`create table public.away (like public.neighborhoods); ${sql}`, BACK);

  test('more than a fifth of its rows is rejected, and the message names --allow-shrink', async () => {
    await moveAway(HALF);
    const lines = await corrupted.expectRejected();
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(
      /^neighborhoods: row -: number of rows: is \d+, expected at least 139 of the 173 in the current snapshot; --allow-shrink accepts it$/,
    );
  });

  test('less than a fifth of its rows is accepted', async () => {
    await moveAway(
      `with gone as (delete from public.neighborhoods where id in (select id from public.neighborhoods order by slug limit 34) returning *) insert into public.away select * from gone`,
    );
    expect((await corrupted.run('--dry-run')).code).toBe(0);
  });

  test('four of its few rows is accepted, and five is rejected', async () => {
    const lose = (rows: number): Promise<void> =>
      corrupted.change(
        `create table public.away (like public.posts); with gone as (delete from public.posts where id in (select id from public.posts where status = 'published' order by id limit ${rows}) returning *) insert into public.away select * from gone`,
        'insert into public.posts select * from public.away; drop table public.away',
      );
    await lose(4);
    expect((await corrupted.run('--dry-run')).code).toBe(0);
    await corrupted.restore();
    await lose(5);
    expect((await corrupted.expectRejected())[1]).toMatch(
      /^posts: row -: number of rows: is 1, expected at least 2 of the 6 in the current snapshot; --allow-shrink accepts it$/,
    );
  });

  test('all of its rows is rejected', async () => {
    await moveAway(HALF.replace(`where slug < 'm'`, ''));
    expect((await corrupted.expectRejected())[1]).toBe(
      'neighborhoods: row -: number of rows: is 0, expected at least one row; --allow-shrink accepts it',
    );
  });

  test('rows is reported by a dry run with --allow-shrink, which writes nothing, not even a lock', async () => {
    await moveAway(HALF);
    const { code, stdout } = await corrupted.run('--allow-shrink', '--dry-run');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^neighborhoods +69 +0 +\d +104$/m);
    expect(stdout).toContain(`Dry run: ${corrupted.folder} is unchanged.`);
    corrupted.expectUntouched();
  });

  test('rows is accepted with --allow-shrink, and stays accepted while it is empty', async () => {
    const target = corrupted.place.at('shrunken');
    const into = (...args: string[]): Promise<SnapshotRun> =>
      runSnapshot(target, { environment: storeEnvironment(corrupted.store), args });
    expect((await into()).code).toBe(0);
    await moveAway(HALF.replace(`where slug < 'm'`, ''));
    const { code, stdout } = await into('--allow-shrink', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      written: true,
      tables: {
        neighborhoods: { rows: 0, before: 173, added: 0, changed: 0, removed: 173 },
        cities: { rows: 27, removed: 0 },
      },
    });
    expect(readSnapshot(target).rows.neighborhoods).toEqual([]);
    expect((await into()).code).toBe(0);
  });
});

test('an empty store is rejected with an issue per table, with and without a previous snapshot', async () => {
  const empty = await startStore();
  try {
    for (const target of [corrupted.folder, corrupted.place.at('none')]) {
      const { code, stderr } = await runSnapshot(target, { environment: storeEnvironment(empty) });
      expect(code).toBe(1);
      expect(stderr.match(/number of rows: is 0, expected at least one row/g)).toHaveLength(4);
    }
    corrupted.expectUntouched();
    expect(filesOf(corrupted.place.at('none'))).toEqual({});
    const { code } = await runSnapshot(corrupted.place.at('none'), {
      environment: storeEnvironment(empty),
      args: ['--allow-shrink'],
    });
    expect(code).toBe(0);
    expect(Object.values(readSnapshot(corrupted.place.at('none')).rows).flat()).toEqual([]);
  } finally {
    await empty.stop();
  }
});
