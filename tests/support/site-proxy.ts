import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a test makes of a request: no answer at all, another answer, or the site's own with other text. */
export type Meddling =
  | { readonly kind: 'hang' }
  | { readonly kind: 'answer'; readonly status: number; readonly body: string }
  | { readonly kind: 'edit'; readonly edit: (text: string) => string };

/** A server in front of a served site, whose address stays while the site behind it changes. */
export interface SiteProxy {
  readonly url: string;
  /** Where requests go, such as http://127.0.0.1:4321. */
  target: string;
  /** What is done to the paths named; all others pass. */
  readonly meddling: Map<string, Meddling>;
  readonly stop: () => Promise<void>;
}

/** Edited, a file has neither its length nor its tag any more, and must not be compressed. */
const SIZED = ['accept-encoding', 'if-none-match', 'content-length', 'etag'];
const withoutSize = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !SIZED.includes(name)));

/** Starts a proxy on 127.0.0.1 in front of `target`. The caller stops it. */
export async function startProxy(target: string): Promise<SiteProxy> {
  const meddling: SiteProxy['meddling'] = new Map();
  const server = createServer((incoming, outgoing) => {
    const address = new URL(incoming.url ?? '/', proxy.target);
    const meddled = meddling.get(address.pathname);
    if (meddled?.kind === 'hang') return;
    if (meddled?.kind === 'answer') {
      outgoing.writeHead(meddled.status, { 'Content-Type': 'text/html' }).end(meddled.body);
      return;
    }
    const kept = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
      meddled === undefined ? headers : withoutSize(headers);
    const headers = { ...kept(incoming.headers), host: address.host };
    // A connection of its own: one that is kept may be closed by the site just when it is used again.
    const passed = request(address, { method: incoming.method ?? 'GET', headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, kept(answer.headers));
      if (meddled === undefined) return void answer.pipe(outgoing);
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => outgoing.end(meddled.edit(Buffer.concat(parts).toString())));
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: SiteProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target,
    meddling,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}
