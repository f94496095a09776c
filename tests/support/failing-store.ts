import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Store, startStore } from './store.ts';
import { SEED } from './seeded-rows.ts';

/** Responds to a request in place of the store. */
export type Responder = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** A real store, some of whose requests a test answers itself. */
export interface FailingStore {
  readonly store: Store;
  /** Picks the responder for a path; null passes the request on to the store. */
  respond: (path: string) => Responder | null;
  /** Paths and keys of all requests so far, in order. */
  requests: { readonly path: string; readonly key: string }[];
}

/** Marks a request that is passed on to the store in any case. */
const DIRECT = { 'x-direct': '1' };

/** Starts a store with the rows of seeded-rows.ts and an interceptor; the caller stops it. */
export async function startFailingStore(): Promise<FailingStore> {
  const failing: Omit<FailingStore, 'store'> = { respond: () => null, requests: [] };
  const store = await startStore({
    seed: SEED,
    intercept: (incoming, outgoing) => {
      if (incoming.headers['x-direct'] !== undefined) return false;
      const path = decodeURIComponent(incoming.url ?? '');
      failing.requests.push({ path, key: String(incoming.headers['apikey']) });
      const responder = failing.respond(path);
      responder?.(incoming, outgoing);
      return responder !== null;
    },
  });
  return Object.assign(failing, { store });
}

/** Whether a request is for a page of a table's rows. */
export const isPage = (table: string, path: string): boolean =>
  path.startsWith(`/rest/v1/${table}?`) && path.includes('select=id,');

/** Uses a responder for the nth request (from 1) for a page of a table, and the store for all others. */
export function onRequest(table: string, number: number, responder: Responder): FailingStore['respond'] {
  let seen = 0;
  return (path) => {
    if (!isPage(table, path)) return null;
    seen += 1;
    return seen === number ? responder : null;
  };
}

/** Responds with a modified version of what the store returns. */
const modified =
  (modify: (text: string) => string): Responder =>
  (incoming, outgoing) => {
    const { host, apikey } = incoming.headers;
    void fetch(`http://${host ?? ''}${incoming.url ?? ''}`, { headers: { ...DIRECT, apikey: String(apikey) } }).then(
      async (response) => outgoing.writeHead(200).end(modify(await response.text())),
    );
  };

/** Responds with modified rows. */
export const modifiedRows = (modify: (rows: unknown[]) => unknown[]): Responder =>
  modified((text) => JSON.stringify(modify(JSON.parse(text) as unknown[])));

/** Transient failures of one request, as the end of a test name. */
export const FAILURES = {
  'is dropped before a response': (incoming) => void incoming.socket.destroy(),
  'is dropped in the middle of the body': (_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    outgoing.write('[{"id": "00000000-0000-4000-8000-000000000001"', () => outgoing.destroy());
  },
  'returns a truncated body': modified((text) => text.slice(0, text.length / 2)),
  'returns 500': (_, outgoing) => void outgoing.writeHead(500).end('{"message": "deadlock"}'),
  'returns 503 and an HTML page': (_, outgoing) =>
    void outgoing.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>'),
  'returns 200 and an HTML page': (_, outgoing) => void outgoing.writeHead(200).end('<h1>Welcome</h1>'),
  'returns 200 and no body': (_, outgoing) => void outgoing.writeHead(200).end(),
  'returns an object': (_, outgoing) => void outgoing.writeHead(200).end('{"rows": []}'),
  'returns a row twice': modifiedRows((rows) => [...rows.slice(0, -1), rows[0]]),
  'returns the previous page': (incoming, outgoing) => {
    const first = (incoming.url ?? '').replace(/&id=gt\.[^&]+/, '');
    modified((text) => text)(Object.assign(incoming, { url: first }), outgoing);
  },
} satisfies Record<string, Responder>;
