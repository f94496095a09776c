type Handle = (request: Request, peer: string | null) => Promise<Response>;

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** What a browser asks before a request of another origin. */
const isPreflight = ({ method, headers }: Request): boolean =>
  method === 'OPTIONS' && headers.has('Access-Control-Request-Method');

/**
 * Lets pages of every origin ask, as the platform does. For sign-in @supabase/lite allows the headers `*`, which to a
 * browser means all but Authorization, the one that supabase-js always sends.
 */
export function allowingOrigins(handle: Handle): Handle {
  return async (request, peer) => {
    if (!isPreflight(request)) {
      const response = await handle(request, peer);
      response.headers.set('Access-Control-Allow-Origin', '*');
      return response;
    }
    return new Response(null, {
      status: 204,
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Methods': METHODS,
        'Access-Control-Allow-Headers': request.headers.get('Access-Control-Request-Headers') ?? '',
        'Access-Control-Max-Age': '86400',
      },
    });
  };
}
