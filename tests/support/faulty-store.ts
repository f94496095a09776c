import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Store, startStore } from '#scripts/backend/store.ts';

/** Answers a request in the store's place. */
export type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** A real store behind a door that a test opens and shuts. */
export interface FaultyStore {
  readonly store: Store;
  /** What happens to a request for a path; null lets it through. */
  issue: (path: string) => Answer | null;
  /** The paths that were asked for, in order, and the key each request had. */
  asked: { readonly path: string; readonly key: string }[];
}

/** Marks a request that goes past the door. */
const DIRECT = { 'x-direct': '1' };

/** Starts a store with the seed's rows whose requests a test may answer itself; the caller stops it. */
export async function startFaultyStore(): Promise<FaultyStore> {
  const door: Omit<FaultyStore, 'store'> = { issue: () => null, asked: [] };
  const store = await startStore({
    seeded: true,
    intercept: (incoming, outgoing) => {
      if (incoming.headers['x-direct'] !== undefined) return false;
      const path = decodeURIComponent(incoming.url ?? '');
      door.asked.push({ path, key: String(incoming.headers['apikey']) });
      const answer = door.issue(path);
      answer?.(incoming, outgoing);
      return answer !== null;
    },
  });
  return Object.assign(door, { store });
}

/** Whether a request asks for a page of a table's rows. */
export const isPage = (table: string, path: string): boolean =>
  path.startsWith(`/rest/v1/${table}?`) && path.includes('select=id,');

/** Answers the nth request for a page of a table, from 1, in a way of its own. */
export function once(table: string, number: number, answer: Answer): FaultyStore['issue'] {
  let seen = 0;
  return (path) => {
    if (!isPage(table, path)) return null;
    seen += 1;
    return seen === number ? answer : null;
  };
}

/** Answers with what the store itself says, changed. */
export const changed =
  (change: (text: string) => string): Answer =>
  (incoming, outgoing) => {
    const { host, apikey } = incoming.headers;
    void fetch(`http://${host ?? ''}${incoming.url ?? ''}`, { headers: { ...DIRECT, apikey: String(apikey) } }).then(
      async (answer) => outgoing.writeHead(200).end(change(await answer.text())),
    );
  };

/** The rows of an answer, changed. */
export const changedRows = (change: (rows: unknown[]) => unknown[]): Answer =>
  changed((text) => JSON.stringify(change(JSON.parse(text) as unknown[])));

/** Ways in which one request goes wrong and the next may succeed. */
export const ANSWERS = {
  'is dropped before it is answered': (incoming) => void incoming.socket.destroy(),
  'is dropped in the middle of its body': (_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    outgoing.write('[{"id": "00000000-0000-4000-8000-000000000001"', () => outgoing.destroy());
  },
  'ends in the middle of its body as if that were all': changed((text) => text.slice(0, text.length / 2)),
  'is answered with 500': (_, outgoing) => void outgoing.writeHead(500).end('{"message": "deadlock"}'),
  'is answered with 503 and a page of HTML': (_, outgoing) =>
    void outgoing.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>'),
  'is answered with 200 and a page of HTML': (_, outgoing) => void outgoing.writeHead(200).end('<h1>Welcome</h1>'),
  'is answered with 200 and nothing': (_, outgoing) => void outgoing.writeHead(200).end(),
  'is answered with an object': (_, outgoing) => void outgoing.writeHead(200).end('{"rows": []}'),
  'is answered with a row twice': changedRows((rows) => [...rows.slice(0, -1), rows[0]]),
  'is answered with the page before': (incoming, outgoing) => {
    const first = (incoming.url ?? '').replace(/&id=gt\.[^&]+/, '');
    changed((text) => text)(Object.assign(incoming, { url: first }), outgoing);
  },
} satisfies Record<string, Answer>;
