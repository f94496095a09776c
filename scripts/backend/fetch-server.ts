import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';

/** A server on 127.0.0.1. */
export interface LocalServer {
  /** Such as http://127.0.0.1:54321, without a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Handles a request in the types of the Fetch standard; `peer` is the address of the client's socket. */
export type FetchHandler = (request: Request, peer: string | null) => Promise<Response> | Response;

/**
 * Reads a request completely: a response sent before the end of the body would break the connection for the
 * next request.
 */
async function readRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const init = {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  };
  const address = new URL(url, origin);
  if (method === 'GET' || method === 'HEAD') return new Request(address, init);
  return new Request(address, { ...init, body: new Uint8Array(await buffer(incoming)) });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  outgoing.writeHead(response.status);
  if (response.body === null) return void outgoing.end();
  for await (const part of Readable.fromWeb(response.body as ReadableStream)) outgoing.write(part);
  outgoing.end();
}

/** Serves a handler on a port of 127.0.0.1. A handler that throws results in 500. */
export async function serveFetch(port: number, handle: FetchHandler): Promise<LocalServer> {
  let origin = '';
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    try {
      await send(await handle(await readRequest(incoming, origin), incoming.socket.remoteAddress ?? null), outgoing);
    } catch (error) {
      console.error(error);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end();
    }
  };
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: origin,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
