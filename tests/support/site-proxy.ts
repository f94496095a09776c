import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a test overrides a request: no response, another response, or the site's own with edited text. */
type Override =
  | { readonly kind: 'hang' }
  /** HTML by default. */
  | { readonly kind: 'answer'; readonly status: number; readonly contentType?: string; readonly body: string }
  | { readonly kind: 'edit'; readonly edit: (text: string) => string };

/** A proxy whose address stays the same while the site behind it changes. */
export interface SiteProxy {
  readonly url: string;
  /** The upstream, such as http://127.0.0.1:4321. */
  target: string;
  /** Overrides by path; other paths pass through. */
  readonly overrides: Map<string, Override>;
  readonly stop: () => Promise<void>;
}

/** Headers that no longer match an edited body, or would make it compressed. */
const SIZED = ['accept-encoding', 'if-none-match', 'content-length', 'etag'];
const withoutSize = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !SIZED.includes(name)));

/** Starts a proxy on 127.0.0.1 in front of `target`. The caller stops it. */
export async function startProxy(target: string): Promise<SiteProxy> {
  const overrides: SiteProxy['overrides'] = new Map();
  const server = createServer((incoming, outgoing) => {
    const address = new URL(incoming.url ?? '/', proxy.target);
    const override = overrides.get(address.pathname);
    if (override?.kind === 'hang') return;
    if (override?.kind === 'answer') {
      outgoing.writeHead(override.status, { 'Content-Type': override.contentType ?? 'text/html' }).end(override.body);
      return;
    }
    const adjusted = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
      override === undefined ? headers : withoutSize(headers);
    const headers = { ...adjusted(incoming.headers), host: address.host };
    // No keep-alive: the site might close an idle connection just as it is reused.
    const passed = request(address, { method: incoming.method ?? 'GET', headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, adjusted(answer.headers));
      if (override === undefined) return void answer.pipe(outgoing);
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => outgoing.end(override.edit(Buffer.concat(parts).toString())));
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: SiteProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target,
    overrides,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}
