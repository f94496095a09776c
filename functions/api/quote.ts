// The relay at Cloudflare Pages, which serves functions/api/quote.ts at /api/quote.
import { relay, type RelaySettings } from '#relay/relay.ts';

interface Context {
  readonly request: Request;
  /** The project's variables. */
  readonly env: RelaySettings;
}

export const onRequest = ({ request, env }: Context): Promise<Response> =>
  relay(request, env, request.headers.get('cf-connecting-ip'));
