import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BuildFacts } from '#model/build-facts.ts';
import { EXIT_CODES } from '#scripts/build/exit-codes.ts';
import { startStore } from '#tests/support/store.ts';
import { readSnapshot } from '#data/snapshot.ts';
import { filesOf, snapshotInProcess, type SnapshotRun, storeEnvironment } from '#tests/support/snapshot-run.ts';
import { type CorruptedStore, startCorruptedStore } from '#tests/support/corrupted-store.ts';
import { SEEDED, SEEDED_COUNTS } from '#tests/support/seeded-rows.ts';

let corrupted: CorruptedStore;
beforeAll(async () => {
  corrupted = await startCorruptedStore();
});
afterAll(() => corrupted.stop());
beforeEach(() => corrupted.restore());

const { cities, services, neighborhoods: places, posts } = SEEDED_COUNTS;

/** Moves some services to another table. */
const loseServices = (rows: number): string =>
  `create table public.away (like public.services); with gone as (delete from public.services where id in (select id from public.services order by id limit ${rows}) returning *) insert into public.away select * from gone`;
const SERVICES_BACK = 'insert into public.services select * from public.away; drop table public.away';

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
      new RegExp(
        `^neighborhoods: number of rows: is \\d+, expected at least ${Math.ceil(places * 0.8)} of the ${places} in the current snapshot; --allow-shrink accepts it$`,
      ),
    );
  });

  test('less than a fifth of its rows is accepted', async () => {
    await moveAway(
      `with gone as (delete from public.neighborhoods where id in (select id from public.neighborhoods order by slug limit ${Math.floor(places / 5)}) returning *) insert into public.away select * from gone`,
    );
    expect((await corrupted.run('--dry-run')).code).toBe(0);
  });

  test('four of its few rows is accepted, and five is rejected', async () => {
    const lose = (rows: number): Promise<void> => corrupted.change(loseServices(rows), SERVICES_BACK);
    await lose(4);
    expect((await corrupted.run('--dry-run')).code).toBe(0);
    await corrupted.restore();
    await lose(5);
    expect((await corrupted.expectRejected())[1]).toBe(
      `services: number of rows: is ${services - 5}, expected at least ${services - 4} of the ${services} in the current snapshot; --allow-shrink accepts it`,
    );
  });

  test('all of its rows is rejected', async () => {
    await moveAway(HALF.replace(`where slug < 'm'`, ''));
    expect((await corrupted.expectRejected())[1]).toBe(
      'neighborhoods: number of rows: is 0, expected at least one row; --allow-shrink accepts it',
    );
  });

  test('rows is reported by a dry run with --allow-shrink, which writes nothing, not even a lock', async () => {
    await moveAway(HALF);
    const { code, stdout } = await corrupted.run('--allow-shrink', '--dry-run');
    expect(code).toBe(0);
    const gone = SEEDED.neighborhoods.filter(({ slug }) => slug < 'm').length;
    expect(stdout).toMatch(new RegExp(`^neighborhoods +${places - gone} +0 +\\d +${gone}$`, 'm'));
    expect(stdout).toContain(`Dry run: ${corrupted.folder} is unchanged.`);
    corrupted.expectUntouched();
  });

  test('rows is accepted with --allow-shrink, and stays accepted while it is empty', async () => {
    const target = corrupted.place.at('shrunken');
    const into = (...args: string[]): Promise<SnapshotRun> =>
      snapshotInProcess(target, { environment: storeEnvironment(corrupted.store), args });
    expect((await into()).code).toBe(0);
    await moveAway(HALF.replace(`where slug < 'm'`, ''));
    const { code, stdout } = await into('--allow-shrink', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      written: true,
      tables: {
        neighborhoods: { rows: 0, before: places, added: 0, changed: 0, removed: places },
        cities: { rows: cities, removed: 0 },
      },
    });
    expect(readSnapshot(target).rows.neighborhoods).toEqual([]);
    expect((await into()).code).toBe(0);
  });
});

describe('with SITE_URL, rows are counted against the deployed site', () => {
  const counts = (): BuildFacts['rows'] => ({ ...SEEDED_COUNTS });
  const twice = cities * 2;
  /** Runs the command with a deployed site that answers with these row counts. */
  const runWith = async (
    answer: object | null,
    ...args: string[]
  ): Promise<SnapshotRun & { readonly origin: string }> => {
    const server = createServer((_, outgoing) => {
      if (answer === null) outgoing.writeHead(404);
      outgoing.end(JSON.stringify({ rows: answer }));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const environment = { ...storeEnvironment(corrupted.store), SITE_URL: origin };
    try {
      return { ...(await snapshotInProcess(corrupted.folder, { environment, args: ['--dry-run', ...args] })), origin };
    } finally {
      server.close();
    }
  };

  test('which has more than the store: the run is rejected, and names the site', async () => {
    const { code, stderr, origin } = await runWith({ ...counts(), cities: twice, posts: posts + 5 });
    expect(code).toBe(EXIT_CODES.refusedUnlessMeant);
    expect(stderr).toContain(
      `cities: number of rows: is ${cities}, expected at least ${Math.ceil(twice * 0.8)} of the ${twice} on ${origin}; --allow-shrink accepts it`,
    );
    expect(stderr).toContain(
      `posts: number of rows: is ${posts}, expected at least ${posts + 1} of the ${posts + 5} on ${origin}`,
    );
    expect((await runWith({ ...counts(), cities: twice }, '--allow-shrink')).code).toBe(0);
  });

  test('which has fewer than the snapshot: rows that visitors no longer have may stay away', async () => {
    await corrupted.change(loseServices(5), SERVICES_BACK);
    expect((await corrupted.run('--dry-run')).code).toBe(EXIT_CODES.refusedUnlessMeant);
    const { code, stderr } = await runWith({ ...counts(), services: services - 4 });
    expect(code, stderr).toBe(0);
  });

  test('unless it cannot be read, which one line says', async () => {
    const { code, stderr, origin } = await runWith(null);
    expect(code).toBe(0);
    expect(stderr).toContain(
      `${origin}/admin/build.json could not be read (HTTP 404): rows are counted against the current snapshot.\n`,
    );
  });
});

test('an empty store is rejected with an issue per table, with and without a previous snapshot', async () => {
  const empty = await startStore();
  try {
    for (const target of [corrupted.folder, corrupted.place.at('none')]) {
      const { code, stderr } = await snapshotInProcess(target, { environment: storeEnvironment(empty) });
      expect(code).toBe(EXIT_CODES.refusedUnlessMeant);
      expect(stderr.match(/number of rows: is 0, expected at least one row/g)).toHaveLength(4);
    }
    corrupted.expectUntouched();
    expect(filesOf(corrupted.place.at('none'))).toEqual({});
    const { code } = await snapshotInProcess(corrupted.place.at('none'), {
      environment: storeEnvironment(empty),
      args: ['--allow-shrink'],
    });
    expect(code).toBe(0);
    expect(Object.values(readSnapshot(corrupted.place.at('none')).rows).flat()).toEqual([]);
  } finally {
    await empty.stop();
  }
});
