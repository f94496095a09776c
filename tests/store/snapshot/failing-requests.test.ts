import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSnapshot } from '#data/snapshot.ts';
import { MAX_BYTES } from '#scripts/snapshot/store-requests.ts';
import {
  FAILURES,
  type FailingStore,
  isPage,
  modifiedRows,
  onRequest,
  type Responder,
  startFailingStore,
} from '#tests/support/failing-store.ts';
import { filesOf, scratch } from '#tests/support/snapshot-run.ts';
import { addNeighborhoods } from '#tests/support/store-rows.ts';
import { attempt } from '#tests/support/fetch-attempt.ts';
import { SEEDED_COUNTS } from '#tests/support/seeded-rows.ts';

let failing: FailingStore;
let store: FailingStore['store'];
const place = scratch();
const folder = place.at('snapshot');
let untouched: ReturnType<typeof filesOf>;

beforeAll(async () => {
  failing = await startFailingStore();
  store = failing.store;
  expect((await attempt(store, folder)).failure).toBe('');
  untouched = filesOf(folder);
  // More than one page, and rows that show in a snapshot that was replaced by mistake.
  await addNeighborhoods(store, 150);
});
afterAll(async () => {
  place.remove();
  await store.stop();
});
beforeEach(() => {
  failing.respond = () => null;
  failing.requests = [];
});

/** Reads the store in several pages, although it has few rows. */
const takeSnapshot = (into: string) => attempt(store, into, { limits: { pageRows: 100 } });

describe('nothing is replaced when the store', () => {
  // Every request, because a late one of the run before must not use up the only answer.
  const everyPage = (table: string, responder: Responder): FailingStore['respond'] => {
    return (path) => (isPage(table, path) ? responder : null);
  };

  /** Writes a block again and again until the reader hangs up. Returns how many bytes were written. */
  const endless = (status: number, sent: { bytes: number }) => (_: unknown, outgoing: ServerResponse) => {
    outgoing.writeHead(status);
    const block = Buffer.alloc(65_536, ' ');
    const write = (): void => {
      while (!outgoing.destroyed && outgoing.write(block)) sent.bytes += block.length;
      sent.bytes += block.length;
    };
    outgoing.on('drain', write);
    write();
  };

  test('sends rows without an end', async () => {
    const sent = { bytes: 0 };
    failing.respond = everyPage('neighborhoods', endless(200, sent));
    const { failure } = await takeSnapshot(folder);
    expect(failure).toContain('A response has more than 64 MB.');
    expect(sent.bytes).toBeLessThan(MAX_BYTES.response * 2);
    expect(filesOf(folder)).toEqual(untouched);
  });

  test('sends an error page without an end', async () => {
    const sent = { bytes: 0 };
    failing.respond = everyPage('neighborhoods', endless(404, sent));
    const { failure } = await takeSnapshot(folder);
    expect(failure).toContain('neighborhoods: the store responds HTTP 404');
    expect(sent.bytes).toBeLessThan(10_000_000);
    expect(filesOf(folder)).toEqual(untouched);
  });

  test('redirects, which is not followed with the key', async () => {
    let followed = 0;
    const other = createServer((_, response) => {
      followed += 1;
      response.end('[]');
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    failing.respond = everyPage(
      'cities',
      (incoming, outgoing) =>
        void outgoing.writeHead(307, { location: `http://127.0.0.1:${port}${incoming.url ?? ''}` }).end(),
    );
    const { failure } = await takeSnapshot(folder);
    other.close();
    expect(failure).toContain(`HTTP 307 (a redirect to http://127.0.0.1:${port})`);
    expect(followed).toBe(0);
    expect(filesOf(folder)).toEqual(untouched);
  });
});

/** The store's first neighborhoods and those that beforeAll adds. */
const WITH_ADDED = SEEDED_COUNTS.neighborhoods + 150;

describe('a snapshot is complete when one request', () => {
  test.each(Object.keys(FAILURES) as (keyof typeof FAILURES)[])('%s', async (name) => {
    const target = place.at(name.replaceAll(' ', '-'));
    failing.respond = onRequest('neighborhoods', 2, FAILURES[name]);
    const { failure, notices } = await takeSnapshot(target);
    expect(failure).toBe('');
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(/^neighborhoods: .+; retrying in 0 s \(2 of 4\)$/);
    const { rows } = readSnapshot(target);
    expect(new Set(rows.neighborhoods.map(({ id }) => id)).size).toBe(WITH_ADDED);
    expect(rows.neighborhoods).toHaveLength(WITH_ADDED);
  });

  test('lacks a row that the store counted', async () => {
    const target = place.at('lacking');
    failing.respond = onRequest(
      'neighborhoods',
      2,
      modifiedRows((rows) => rows.slice(1)),
    );
    const { failure, notices } = await takeSnapshot(target);
    expect(failure).toBe('');
    expect(notices).toEqual(['Changed while being read: neighborhoods; reading again (2 of 5)']);
    expect(readSnapshot(target).rows.neighborhoods).toHaveLength(WITH_ADDED);
  });

  test('takes longer than the timeout of one request', async () => {
    const target = place.at('trickle');
    let drip: NodeJS.Timeout | undefined;
    failing.respond = onRequest('cities', 1, (_, outgoing) => {
      outgoing.writeHead(200);
      drip = setInterval(() => outgoing.write(' '), 50);
    });
    const { failure, notices } = await attempt(store, target, { limits: { requestMs: 3000 } });
    clearInterval(drip);
    expect(failure).toBe('');
    // The timeout also applies to the requests of other tables, which may be late on a busy machine.
    expect(notices).toContain('cities: no complete response within 3 s; retrying in 0 s (2 of 4)');
    expect(readSnapshot(target).rows.cities).toHaveLength(SEEDED_COUNTS.cities);
  });

  test.each([
    ['seconds', () => '1'],
    ['a date', () => new Date(Date.now() + 2000).toUTCString()],
  ])('returns 429 with a Retry-After header in %s', async (_, wait) => {
    const times: number[] = [];
    const refuse = onRequest('services', 1, (__, outgoing) => {
      outgoing.writeHead(429, { 'retry-after': wait() }).end('{"message": "slow down"}');
    });
    failing.respond = (path) => {
      if (isPage('services', path)) times.push(Date.now());
      return refuse(path);
    };
    const { failure, notices } = await attempt(store, place.at('waited'));
    expect(failure).toBe('');
    expect(notices[0]).toMatch(/^services: HTTP 429 \(slow down\); retrying in [\d.]+ s \(2 of 4\)$/);
    // The pause without the header would be five milliseconds.
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(900);
  });
});

describe('the run fails with a reason and replaces nothing when', () => {
  const fails = async (reason: RegExp, limits = {}): Promise<void> => {
    const { failure } = await attempt(store, folder, { limits });
    expect(failure).toMatch(reason);
    expect(failure).not.toContain(store.anonKey);
    expect(filesOf(folder)).toEqual(untouched);
  };

  test('every request returns 500', async () => {
    failing.respond = () => (_, outgoing) => void outgoing.writeHead(500).end('{"message": "out of disk"}');
    await fails(/^\w+: count: HTTP 500 \(out of disk\), 4 times\.$/);
    expect(failing.requests.length).toBeLessThanOrEqual(16);
  });

  test('one table keeps returning 500, without waiting for the others', async () => {
    failing.respond = (path) =>
      path.startsWith('/rest/v1/posts') ? (_, outgoing) => void outgoing.writeHead(500).end() : null;
    await fails(/^posts: count: HTTP 500, 4 times\.$/);
  });

  test('a page contains a row twice on every attempt', async () => {
    failing.respond = (path) => (isPage('neighborhoods', path) ? FAILURES['returns a row twice'] : null);
    await fails(/^neighborhoods: a page with row [0-9a-f-]{36} twice, 4 times\.$/);
  });

  test('responses never end: the timeout of the whole run applies', async () => {
    const drips: NodeJS.Timeout[] = [];
    failing.respond = () => (_, outgoing) => {
      outgoing.writeHead(200);
      drips.push(setInterval(() => outgoing.write(' '), 50));
    };
    await fails(/^Reading the store took longer than 1 s\.$/, { totalMs: 1000, requestMs: 60_000 });
    drips.forEach(clearInterval);
  });

  test('Retry-After exceeds the time left for the whole run', async () => {
    failing.respond = () => (_, outgoing) => void outgoing.writeHead(429, { 'retry-after': '3600' }).end();
    await fails(/^\w+: count: HTTP 429; the next attempt in 3,600 s would be too late\.$/);
  });

  test('the key is rejected, after one request per table', async () => {
    const anonKey = 'eyJhbGciOiJIUzI1NiJ9.e30.no';
    const { failure } = await attempt({ url: store.url, anonKey }, folder);
    expect(failure).toMatch(/^\w+: count: the store responds HTTP 401 \(.+\)\.$/);
    // Requests that the previous test abandoned may still arrive.
    const paths = failing.requests.filter(({ key }) => key === anonKey).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.length).toBeLessThanOrEqual(4);
    expect(filesOf(folder)).toEqual(untouched);
  });
});
