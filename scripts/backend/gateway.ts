import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local replacement of the platform's API gateway. */
export interface Gateway {
  /** The project's address for clients; the tables are below /rest/v1. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const REST = '/rest/v1';

/** Responds to a request and returns true, or returns false to pass it on. Lets tests make requests fail. */
export type Intercept = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Allows every origin, as the platform does, where keys protect the data. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, HEAD, OPTIONS',
};

/**
 * How long an idle connection stays open, milliseconds. Node's five seconds end while a client in the same process
 * computes; its next request on that connection would then fail.
 */
const KEEP_ALIVE_MS = 120_000;

/**
 * Starts a gateway on 127.0.0.1 in front of PostgREST. It forwards requests below /rest/v1 that carry a key,
 * and responds 404 to all others. As on the platform, the key is the header `apikey` or a parameter of the address,
 * which is not forwarded, and without an Authorization header it is the token.
 */
export async function startGateway(postgrest: string, intercept: Intercept = () => false): Promise<Gateway> {
  const server = createServer((incoming, outgoing) => {
    if (intercept(incoming, outgoing)) return;
    const address = new URL(incoming.url ?? '/', postgrest);
    if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204, CORS).end();
    if (!address.pathname.startsWith(`${REST}/`)) return void outgoing.writeHead(404, CORS).end();
    const parameter = address.searchParams.get('apikey');
    const key = incoming.headers['apikey'] ?? parameter;
    if (typeof key !== 'string') {
      outgoing.writeHead(401, { ...CORS, 'content-type': 'application/json' });
      return void outgoing.end('{"message":"No API key found in request"}');
    }
    const headers = { ...incoming.headers, authorization: incoming.headers.authorization ?? `Bearer ${key}` };
    // Deleting a parameter writes the others anew, so that is done only where it has to be.
    if (parameter !== null) address.searchParams.delete('apikey');
    const target = new URL(`${address.pathname.slice(REST.length)}${address.search}`, postgrest);
    const forwarded = request(target, { method: incoming.method ?? 'GET', headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, ...CORS });
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
