// The relay at Netlify.
import { relay } from '#relay/relay.ts';

interface Context {
  /** The visitor's address. */
  readonly ip: string;
}

export default (request: Request, { ip }: Context): Promise<Response> => relay(request, process.env, ip);

export const config = { path: '/api/quote' };
