import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from './random.ts';
import { untrustedCertificate } from './untrusted-certificate.ts';

/** The ways in which a hop fails. */
export const FAILURES = [
  'refused',
  'reset',
  '429',
  '500',
  '502 without CORS',
  '410',
  'hang',
  'HTML with 200',
  'slow drip',
  'certificate error',
] as const;

/** A way in which a hop fails. */
export type Failure = (typeof FAILURES)[number];

/** A hop in front of another one that fails half of the time. */
export interface FailingHop {
  /** Such as http://127.0.0.1:4321, without a trailing slash. */
  readonly url: string;
  /** How many POST requests came, and how many of them failed in which way. */
  readonly counts: { requests: number; readonly failures: Map<Failure, number> };
  /** From now on nothing fails. */
  readonly repair: () => void;
  readonly stop: () => Promise<void>;
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-max-age': '0' } as const;

/** How long the port is closed for a refusal, milliseconds. */
const CLOSED_MS = 250;

/** The pause between two bytes of a slow drip, milliseconds. Its headers take longer than any sender waits. */
const DRIP_MS = 500;

const SLOW_HEADERS = 'HTTP/1.1 200 OK\r\nX-Slow: more slowly than any sender waits\r\n';

/** Failures after which the hop behind may have got the request all the same. */
const MAY_ARRIVE: ReadonlySet<Failure> = new Set([
  'reset',
  '502 without CORS',
  'hang',
  'slow drip',
  'certificate error',
]);

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const send = (outgoing: ServerResponse, { status, headers, body }: Answer): unknown =>
  outgoing.writeHead(status, headers).end(body);

const text = (status: number, body: string, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { 'content-type': 'text/plain', ...headers },
  body: Buffer.from(body),
});

/** The failures that are answers. */
const ANSWERS: Readonly<Partial<Record<Failure, Answer>>> = {
  '429': text(429, 'Too many requests', { ...CORS, 'retry-after': '1' }),
  '500': text(500, 'Out of order', CORS),
  '502 without CORS': text(502, 'Bad gateway'),
  '410': text(410, 'Gone', CORS),
  // As of a captive portal: without CORS, because a readable 2xx of a webhook is an acceptance by definition.
  'HTML with 200': text(200, '<!doctype html><title>Welcome</title>', { 'content-type': 'text/html' }),
};

/** Headers that belong to one connection. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host'];

async function forward(target: string, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  const { method = 'GET', url = '/' } = incoming;
  const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
    HOP_BY_HOP.includes(name) ? [] : [[name, String(value)]],
  );
  const response = await fetch(`${target}${url}`, {
    method,
    headers,
    redirect: 'manual',
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: new Uint8Array(body) }),
  });
  const kept = [...response.headers].filter(([name]) => !HOP_BY_HOP.includes(name) && name !== 'content-encoding');
  return {
    status: response.status,
    headers: { ...Object.fromEntries(kept), 'access-control-max-age': '0' },
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** Starts a server that no browser trusts. */
async function startUntrusted(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = createTlsServer(untrustedCertificate(), (_incoming, outgoing) => outgoing.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => void server.close() };
}

/**
 * Starts a hop on 127.0.0.1 that passes requests on to `target`, but fails half of the POST requests, which
 * `random` chooses, in each of the ten ways in turn.
 */
export async function startFailingHop(target: string, random: Random): Promise<FailingHop> {
  const untrusted = await startUntrusted();
  const counts: FailingHop['counts'] = { requests: 0, failures: new Map() };
  let isFailing = true;
  let isStopped = false;
  let port = 0;
  let next = 0;

  const draw = (): Failure | null => {
    if (!isFailing || random() < 0.5) return null;
    const failure = FAILURES[next++ % FAILURES.length]!;
    counts.failures.set(failure, (counts.failures.get(failure) ?? 0) + 1);
    return failure;
  };

  const listen = (): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });

  /** Refuses connections for a moment. The port is this server's again as soon as nobody else has it. */
  async function refuse(): Promise<void> {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await delay(CLOSED_MS);
    while (!isStopped) {
      try {
        await listen();
        return;
      } catch {
        await delay(CLOSED_MS);
      }
    }
  }

  function drip({ socket }: IncomingMessage): void {
    let at = 0;
    const timer = setInterval(() => {
      if (at < SLOW_HEADERS.length && !socket.destroyed) return void socket.write(SLOW_HEADERS.charAt(at++));
      // The sender may have gone before the first byte.
      clearInterval(timer);
      socket.destroy();
    }, DRIP_MS);
  }

  /** The failures that are more than an answer. */
  const fail: Readonly<Partial<Record<Failure, (incoming: IncomingMessage, outgoing: ServerResponse) => unknown>>> = {
    refused: refuse,
    reset: ({ socket }) => socket.resetAndDestroy(),
    'slow drip': drip,
    'certificate error': (_incoming, outgoing) => send(outgoing, text(307, '', { ...CORS, location: untrusted.url })),
  };

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const isPost = incoming.method === 'POST';
    if (isPost) counts.requests += 1;
    const failure = isPost ? draw() : null;
    if (failure === null) return void send(outgoing, await forward(target, incoming, body));
    if (MAY_ARRIVE.has(failure) && random() < 0.5) await forward(target, incoming, body);
    const answer = ANSWERS[failure];
    if (answer !== undefined) send(outgoing, answer);
    // Nothing at all for 'hang'.
    else await fail[failure]?.(incoming, outgoing);
  }

  const server = createServer((incoming, outgoing) => {
    // The sender may have gone meanwhile, and so may the hop behind at the end.
    handle(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  await listen();
  ({ port } = server.address() as AddressInfo);
  return {
    url: `http://127.0.0.1:${port}`,
    counts,
    repair: () => {
      isFailing = false;
    },
    stop: async () => {
      isStopped = true;
      untrusted.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
