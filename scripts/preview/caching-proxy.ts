import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PreviewServer, serveFolder } from './serve.ts';

/** An answer of the emulator, whole. */
interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** What an answer about a file that stays the same may depend on, besides its address. */
const ASKED_WITH = ['accept-encoding', 'if-none-match', 'if-modified-since', 'range'] as const;

/** Said of one way and not of another: Node says it anew. */
const OF_THE_WAY = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

const keyOf = ({ method, url, headers }: IncomingMessage): string =>
  [method, url, ...ASKED_WITH.map((name) => headers[name] ?? '')].join('\n');

/** Names and values as they came, of what belongs to the answer itself. */
const pairs = (raw: readonly string[]): Answer['headers'] =>
  raw
    .flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : []))
    .filter(([name]) => !OF_THE_WAY.has(name.toLowerCase()));

/**
 * The emulator prefers gzip of what a browser takes, and the CDN that it stands for brotli
 * (https://developers.cloudflare.com/rules/compression-rules/settings).
 */
const preferringBrotli = (headers: IncomingMessage['headers']): IncomingMessage['headers'] =>
  /\bbr\b/.test(`${headers['accept-encoding']}`) ? { ...headers, 'accept-encoding': 'br' } : headers;

function ask(target: string, incoming: IncomingMessage, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', url = '/' } = incoming;
    const headers = preferringBrotli(incoming.headers);
    // With the visitor's own Host: addresses in the answer are those the visitor knows.
    const asked = request(new URL(url, target), { method, headers, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const { statusCode: status = 502, rawHeaders } = answer;
        resolve({ status, headers: pairs(rawHeaders), body: Buffer.concat(parts) });
      });
    });
    asked.on('error', reject);
    incoming.pipe(asked);
  });
}

function send({ status, headers, body }: Answer, to: ServerResponse): void {
  to.statusCode = status;
  for (const [name, value] of headers) to.appendHeader(name, value);
  to.end(body);
}

/**
 * Serves a built folder that nobody changes, as `serveFolder` does, and remembers what the emulator answered. Every answer
 * is the emulator's own; the same question is put to it once. It takes some eight milliseconds of a processor, and up to
 * thirty of a clock, to answer with a file, which says nothing of a CDN: one that has the file at hand takes one.
 */
export async function serveCached(folder: string): Promise<PreviewServer> {
  const emulator = await serveFolder(folder, 0);
  const agent = new Agent({ keepAlive: true });
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer((asked, answering) => {
    const key = keyOf(asked);
    const answer = answers.get(key) ?? ask(emulator.url, asked, agent);
    if (asked.method === 'GET') answers.set(key, answer);
    answer.then(
      (known) => send(known, answering),
      () => {
        answers.delete(key);
        answering.destroy();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ended: emulator.ended,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await emulator.stop();
    },
  };
}
