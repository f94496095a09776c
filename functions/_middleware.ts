// At Cloudflare Pages: answers the pages of data/gone.json with 410 and the not-found page. The host runs it only for
// these and for the functions in functions/, by the _routes.json of the build.
import { gonePage } from '#relay/gone-page.ts';

interface Context {
  readonly request: Request;
  /** Asks the function of the path, or the site's files. */
  readonly next: () => Promise<Response>;
  readonly env: { readonly ASSETS: { readonly fetch: (url: URL) => Promise<Response> } };
}

export const onRequest = async ({ request, next, env }: Context): Promise<Response> =>
  gonePage(request.url, await next(), (url) => env.ASSETS.fetch(url));
