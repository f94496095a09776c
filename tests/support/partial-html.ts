import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A copy of the site on loopback that sends each page in two parts. */
interface PartialHtmlServer {
  /** Such as http://127.0.0.1:4321, without a slash at the end. */
  readonly url: string;
  /** Sends the rest of every page. */
  readonly release: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Serves a site with each page's HTML cut before the `nth` (from 1) occurrence of `mark`; `release` sends
 * the rest. Other files are complete.
 */
export async function servePartialHtml(site: string, mark: string, nth: number): Promise<PartialHtmlServer> {
  const held = Promise.withResolvers<undefined>();
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', site), { redirect: 'manual' });
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
      const html = await answer.text();
      const parts = html.split(mark);
      if (parts.length <= nth) throw new Error(`'${mark}' occurs ${parts.length - 1} times in ${request.url}.`);
      response.write(parts.slice(0, nth).join(mark));
      await held.promise;
      return response.end(mark + parts.slice(nth).join(mark));
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      held.resolve(undefined);
    },
    stop: async () => {
      held.resolve(undefined);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
