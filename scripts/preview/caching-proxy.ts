import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PreviewServer, serveFolder, type Variables } from './serve.ts';

/** A complete response of the emulator. */
interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** Request headers that the response for an unchanged file may depend on. */
const KEY_HEADERS = ['accept-encoding', 'if-none-match', 'if-modified-since', 'range'] as const;

/** Hop-by-hop headers, which Node sets for its own connection. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

const keyOf = ({ method, url, headers }: IncomingMessage): string =>
  [method, url, ...KEY_HEADERS.map((name) => headers[name] ?? '')].join('\n');

/** The end-to-end headers, as received. */
const pairs = (raw: readonly string[]): Answer['headers'] =>
  raw
    .flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : []))
    .filter(([name]) => !HOP_BY_HOP.has(name.toLowerCase()));

/**
 * The emulator prefers gzip, but the CDN that it emulates prefers brotli
 * (https://developers.cloudflare.com/rules/compression-rules/settings).
 */
const preferringBrotli = (headers: IncomingMessage['headers']): IncomingMessage['headers'] =>
  /\bbr\b/.test(`${headers['accept-encoding']}`) ? { ...headers, 'accept-encoding': 'br' } : headers;

function forward(target: string, incoming: IncomingMessage, headers: IncomingMessage['headers']): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', url = '/' } = incoming;
    // The visitor's Host header is kept, so that URLs in the response are the visitor's.
    // No keep-alive: the emulator might close an idle connection just as it is reused, and a visitor would get nothing.
    const outgoing = request(new URL(url, target), { method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const { statusCode: status = 502, rawHeaders } = answer;
        resolve({ status, headers: pairs(rawHeaders), body: Buffer.concat(parts) });
      });
    });
    outgoing.on('error', reject);
    incoming.pipe(outgoing);
  });
}

function send({ status, headers, body }: Answer, to: ServerResponse): void {
  to.statusCode = status;
  for (const [name, value] of headers) to.appendHeader(name, value);
  to.end(body);
}

/** Rewrites the texts and header values of responses, such as placeholders for addresses. */
export type Rewrite = (text: string) => string;

/** Content types whose bodies are rewritten. */
const TEXTS = /^(?:text\/|application\/(?:[\w.]+\+)?(?:javascript|json|xml))/;

function rewritten({ status, headers, body }: Answer, rewrite: Rewrite): Answer {
  const isText = headers.some(([name, value]) => name.toLowerCase() === 'content-type' && TEXTS.test(value));
  return {
    status,
    headers: headers.map(([name, value]) => [name, rewrite(value)] as const),
    body: isText ? Buffer.from(rewrite(body.toString())) : body,
  };
}

/** A caching proxy in front of an emulator; `stop` leaves the emulator running. */
export type CachingProxy = Pick<PreviewServer, 'url' | 'stop'>;

/**
 * Serves what an emulator responds, and caches its responses to GET in memory, so its folder must not change. With
 * `rewrite`, texts and header values are rewritten, and responses are not compressed.
 */
export async function serveEmulator(emulator: string, rewrite?: Rewrite): Promise<CachingProxy> {
  const answers = new Map<string, Promise<Answer>>();
  const ask = async (incoming: IncomingMessage): Promise<Answer> => {
    if (rewrite === undefined) return forward(emulator, incoming, preferringBrotli(incoming.headers));
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    return rewritten(await forward(emulator, incoming, headers), rewrite);
  };
  const server = createServer((incoming, outgoing) => {
    const key = keyOf(incoming);
    const answer = answers.get(key) ?? ask(incoming);
    if (incoming.method === 'GET') answers.set(key, answer);
    answer.then(
      (complete) => send(complete, outgoing),
      () => {
        answers.delete(key);
        outgoing.destroy();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
      return Promise.resolve();
    },
  };
}

/**
 * Serves a built folder like `serveFolder`, with these variables for its functions, through `serveEmulator`. The
 * emulator takes up to 30 ms per file, a CDN about 1 ms for a cached file.
 */
export async function serveCached(
  folder: string,
  variables: Variables = {},
  rewrite?: Rewrite,
): Promise<PreviewServer> {
  const emulator = await serveFolder(folder, 0, { variables });
  const proxy = await serveEmulator(emulator.url, rewrite);
  return {
    url: proxy.url,
    ended: emulator.ended,
    stop: async () => {
      await proxy.stop();
      await emulator.stop();
    },
  };
}
