import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSnapshot } from '#data/snapshot.ts';
import { ANSWERS, changedRows, type FaultyStore, isPage, once, startFaultyStore } from '#tests/support/faulty-store.ts';
import { filesOf, scratch } from '#tests/support/snapshot-run.ts';
import { addNeighborhoods } from '#tests/support/store-rows.ts';
import { attempt } from '#tests/support/taking.ts';

let door: FaultyStore;
let store: FaultyStore['store'];
const place = scratch();
const folder = place.at('snapshot');
let untouched: ReturnType<typeof filesOf>;

beforeAll(async () => {
  door = await startFaultyStore();
  store = door.store;
  expect((await attempt(store, folder)).failure).toBe('');
  untouched = filesOf(folder);
  // More than one page, and rows that a snapshot which went wrong would have.
  await addNeighborhoods(store, 1500);
});
afterAll(async () => {
  place.remove();
  await store.stop();
});
beforeEach(() => {
  door.issue = () => null;
  door.asked = [];
});

describe('A snapshot is right in the end, where one request', () => {
  test.each(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[])('%s', async (name) => {
    const target = place.at(name.replaceAll(' ', '-'));
    door.issue = once('neighborhoods', 2, ANSWERS[name]);
    const { failure, notices } = await attempt(store, target);
    expect(failure).toBe('');
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(/^neighborhoods: .+; trying again in 0 s \(2 of 4\)$/);
    const { rows } = readSnapshot(target);
    expect(new Set(rows.neighborhoods.map(({ id }) => id)).size).toBe(1673);
    expect(rows.neighborhoods).toHaveLength(1673);
  });

  test('lacks a row that the store counts', async () => {
    const target = place.at('lacking');
    door.issue = once(
      'neighborhoods',
      2,
      changedRows((rows) => rows.slice(1)),
    );
    const { failure, notices } = await attempt(store, target);
    expect(failure).toBe('');
    expect(notices).toEqual(['Changed while being read: neighborhoods; reading again (2 of 5)']);
    expect(readSnapshot(target).rows.neighborhoods).toHaveLength(1673);
  });

  test('trickles in too slowly', async () => {
    const target = place.at('trickle');
    let drip: NodeJS.Timeout | undefined;
    door.issue = once('cities', 1, (_, outgoing) => {
      outgoing.writeHead(200);
      drip = setInterval(() => outgoing.write(' '), 50);
    });
    const { failure, notices } = await attempt(store, target, { limits: { requestMs: 3000 } });
    clearInterval(drip);
    expect(failure).toBe('');
    // The same patience is all that the other tables' requests have: a busy machine may have made one of them late too.
    expect(notices).toContain('cities: no whole answer within 3 s; trying again in 0 s (2 of 4)');
    expect(readSnapshot(target).rows.cities).toHaveLength(27);
  });

  test.each([
    ['seconds', () => '1'],
    ['a date', () => new Date(Date.now() + 2000).toUTCString()],
  ])('is answered with 429 and a time to wait, in %s', async (_, wait) => {
    const times: number[] = [];
    const refuse = once('services', 1, (__, outgoing) => {
      outgoing.writeHead(429, { 'retry-after': wait() }).end('{"message": "slow down"}');
    });
    door.issue = (path) => {
      if (isPage('services', path)) times.push(Date.now());
      return refuse(path);
    };
    const { failure, notices } = await attempt(store, place.at('waited'));
    expect(failure).toBe('');
    expect(notices[0]).toMatch(/^services: HTTP 429 \(slow down\); trying again in [\d.]+ s \(2 of 4\)$/);
    // The store's second is what is obeyed; the reader's own pause here would be five milliseconds.
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(900);
  });
});

describe('Nothing is replaced and the reason is told, where', () => {
  const fails = async (reason: RegExp, limits = {}): Promise<void> => {
    const { failure } = await attempt(store, folder, { limits });
    expect(failure).toMatch(reason);
    expect(failure).not.toContain(store.anonKey);
    expect(filesOf(folder)).toEqual(untouched);
  };

  test('every request is answered with 500', async () => {
    door.issue = () => (_, outgoing) => void outgoing.writeHead(500).end('{"message": "out of disk"}');
    await fails(/^\w+: count: HTTP 500 \(out of disk\), 4 times\.$/);
    expect(door.asked.length).toBeLessThanOrEqual(16);
  });

  test('one table is answered with 500 for ever: the others are not waited for', async () => {
    door.issue = (path) =>
      path.startsWith('/rest/v1/posts') ? (_, outgoing) => void outgoing.writeHead(500).end() : null;
    await fails(/^posts: count: HTTP 500, 4 times\.$/);
  });

  test('nobody answers at the address', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const { failure } = await attempt({ url: `http://127.0.0.1:${port}`, anonKey: store.anonKey }, folder);
    expect(failure).toMatch(/^\w+: count: no connection \(ECONNREFUSED.*\), 4 times\.$/);
    expect(filesOf(folder)).toEqual(untouched);
  });

  test('a page has a row twice whenever it is asked for', async () => {
    door.issue = (path) => (isPage('neighborhoods', path) ? ANSWERS['is answered with a row twice'] : null);
    await fails(/^neighborhoods: a page with row [0-9a-f-]{36} twice, 4 times\.$/);
  });

  test('every answer trickles: the time for the whole ends it', async () => {
    const drips: NodeJS.Timeout[] = [];
    door.issue = () => (_, outgoing) => {
      outgoing.writeHead(200);
      drips.push(setInterval(() => outgoing.write(' '), 50));
    };
    await fails(/^Reading the store took longer than 1 s\.$/, { totalMs: 1000, requestMs: 60_000 });
    drips.forEach(clearInterval);
  });

  test('the store asks to wait longer than the whole may take', async () => {
    door.issue = () => (_, outgoing) => void outgoing.writeHead(429, { 'retry-after': '3600' }).end();
    await fails(/^\w+: count: HTTP 429; the next try in 3,600 s would be too late\.$/);
  });

  test('the key is refused: asked once a table, and not again', async () => {
    const anonKey = 'eyJhbGciOiJIUzI1NiJ9.e30.no';
    const { failure } = await attempt({ url: store.url, anonKey }, folder);
    expect(failure).toMatch(/^\w+: count: the store answers HTTP 401 \(.+\)\.$/);
    // A request that the test before has given up may still come in.
    const asked = door.asked.filter(({ key }) => key === anonKey).map(({ path }) => path);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThanOrEqual(4);
    expect(filesOf(folder)).toEqual(untouched);
  });

  test('a row is missing from every page: it looks like a table that never comes to rest', async () => {
    door.issue = (path) => (isPage('services', path) ? changedRows((rows) => rows.slice(1)) : null);
    await fails(/^services: changed while being read, 3 times\.$/, {
      readings: 3,
    });
  });
});
