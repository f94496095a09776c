import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startStore } from '#scripts/backend/store.ts';
import { readSnapshot } from '#data/snapshot.ts';
import { filesOf, runSnapshot, type SnapshotRun, storeEnvironment } from '#tests/support/snapshot-run.ts';
import { type SpoiltStore, startSpoiltStore } from '#tests/support/spoilt-store.ts';

let spoilt: SpoiltStore;
beforeAll(async () => {
  spoilt = await startSpoiltStore();
});
afterAll(() => spoilt.stop());
beforeEach(() => spoilt.restore());

describe('A table that lost rows', () => {
  const HALF = `with gone as (delete from public.neighborhoods where slug < 'm' returning *) insert into public.away select * from gone`;
  const BACK = `insert into public.neighborhoods select * from public.away; drop table public.away`;
  const away = (sql: string): Promise<void> =>
    spoilt.change(`create table public.away (like public.neighborhoods); ${sql}`, BACK);

  test('more than a fifth of them is refused, and says how to insist', async () => {
    await away(HALF);
    const lines = await spoilt.refused();
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(
      /^neighborhoods: row -: number of rows: is \d+, expected at least 139, four fifths of the 173 that stand; --allow-shrink takes it as it is$/,
    );
  });

  test('a fifth of them is taken', async () => {
    await away(
      `with gone as (delete from public.neighborhoods where id in (select id from public.neighborhoods order by slug limit 34) returning *) insert into public.away select * from gone`,
    );
    expect((await spoilt.run('--dry-run')).code).toBe(0);
  });

  test('all of them is refused', async () => {
    await away(HALF.replace(`where slug < 'm'`, ''));
    expect((await spoilt.refused())[1]).toBe(
      'neighborhoods: row -: number of rows: is 0, expected at least one row; --allow-shrink takes it as it is',
    );
  });

  test('is shown by a dry run that is allowed to shrink, and nothing is written, no lock either', async () => {
    await away(HALF);
    const { code, stdout } = await spoilt.run('--allow-shrink', '--dry-run');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^neighborhoods +69 +0 +\d +104$/m);
    expect(stdout).toContain(`Dry run: ${spoilt.folder} stands as it was.`);
    spoilt.expectUntouched();
  });

  test('is taken with --allow-shrink, empty or not', async () => {
    const target = spoilt.place.at('shrunken');
    const into = (...args: string[]): Promise<SnapshotRun> =>
      runSnapshot(target, { environment: storeEnvironment(spoilt.store), args });
    expect((await into()).code).toBe(0);
    await away(HALF.replace(`where slug < 'm'`, ''));
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
    // What was empty before may stay so.
    expect((await into()).code).toBe(0);
  });
});

test('A store with no rows at all is refused, table by table, with a snapshot before it and without', async () => {
  const empty = await startStore();
  try {
    for (const target of [spoilt.folder, spoilt.place.at('none')]) {
      const { code, stderr } = await runSnapshot(target, { environment: storeEnvironment(empty) });
      expect(code).toBe(1);
      expect(stderr.match(/number of rows: is 0, expected at least one row/g)).toHaveLength(4);
    }
    spoilt.expectUntouched();
    expect(filesOf(spoilt.place.at('none'))).toEqual({});
    const { code } = await runSnapshot(spoilt.place.at('none'), {
      environment: storeEnvironment(empty),
      args: ['--allow-shrink'],
    });
    expect(code).toBe(0);
    expect(Object.values(readSnapshot(spoilt.place.at('none')).rows).flat()).toEqual([]);
  } finally {
    await empty.stop();
  }
});
