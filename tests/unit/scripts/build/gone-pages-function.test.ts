import { expect, it } from 'vitest';
import { gonePage } from '#relay/gone-page.ts';
import { routesFile } from '#scripts/build/function-routes.ts';

/** The answer to a path where the host itself would answer with this status, on a site that lists these pages. */
const answer = (path: string, status: number, listed: readonly string[] | null): Promise<Response> =>
  gonePage(
    `https://site.example${path}`,
    new Response('the host’s page', {
      status,
      headers: { 'x-robots-tag': 'noindex', ...(status === 301 ? { location: '/elsewhere' } : {}) },
    }),
    ({ pathname }) => {
      if (pathname === '/404') return Promise.resolve(new Response('the not-found page'));
      return Promise.resolve(listed === null ? new Response('no such file', { status: 404 }) : Response.json(listed));
    },
  );

it('the function answers a listed page with 410, the not-found page and its headers', async () => {
  const gone = await answer('/blog/old-offer?from=mail', 404, ['/blog/old-offer']);
  expect([gone.status, await gone.text(), gone.headers.get('x-robots-tag')]).toEqual([
    410,
    'the host’s page',
    'noindex',
  ]);
});

it('the function answers 410 for a listed page that a rule with placeholders would redirect', async () => {
  const gone = await answer('/blog/old-offer', 301, ['/blog/old-offer']);
  expect([gone.status, await gone.text(), gone.headers.get('location')]).toEqual([410, 'the not-found page', null]);
});

it('the function answers 410 for a listed page that is requested with a trailing slash', async () => {
  expect((await answer('/blog/old-offer/?from=mail', 404, ['/blog/old-offer'])).status).toBe(410);
  expect((await answer('/', 404, ['/blog/old-offer'])).status).toBe(404);
});

it('the function leaves alone what is not listed or has a page, on sites without a list, too', async () => {
  expect((await answer('/blog/other', 301, ['/blog/old-offer'])).status).toBe(301);
  expect((await answer('/blog/other', 404, ['/blog/old-offer'])).status).toBe(404);
  expect((await answer('/blog/old-offer', 200, ['/blog/old-offer'])).status).toBe(200);
  expect((await answer('/blog/old-offer', 404, null)).status).toBe(404);
});

it('the function passes on the thanks of the relay for a lead without asking for a file', async () => {
  const thanks = new Response(null, { status: 303, headers: { location: '/thank-you' } });
  const readFile = (): Promise<Response> => Promise.reject(new Error('The files cannot be read.'));
  expect(await gonePage('https://site.example/api/quote', thanks, readFile)).toBe(thanks);
});

it('the function passes on the answer of the host where the list cannot be read', async () => {
  const failing = (list: Promise<Response>): Promise<Response> =>
    gonePage('https://site.example/blog/old-offer', new Response(null, { status: 404 }), () => list);
  expect((await failing(Promise.reject(new Error('The files cannot be read.')))).status).toBe(404);
  expect((await failing(Promise.resolve(new Response('<!doctype html>')))).status).toBe(404);
});

it('functions run for the relay and the pages that are gone, at most 100 paths, and for nothing else', () => {
  const included = (count: number, end = ''): string[] => {
    const path = (index: number): string => `/blog/offer-${index}${end}`;
    const gone = Array.from({ length: count }, (_, index) => ({ path: path(index), reason: 'it ended' }));
    return (JSON.parse(routesFile(gone)) as { include: string[] }).include;
  };
  expect(included(0)).toEqual(['/api/quote']);
  expect(included(1)).toEqual(['/api/quote', '/blog/offer-0', '/blog/offer-0/']);
  // Slashes take no page's room.
  expect(included(60).filter((path) => !path.endsWith('/'))).toHaveLength(61);
  expect(included(60)).toHaveLength(100);
  expect(included(99).filter((path) => path.endsWith('/'))).toEqual([]);
  expect(included(150)).toHaveLength(100);
  // A path of 100 characters, the longest that the host takes, has no room for a slash.
  expect(included(1, '-'.repeat(87))).toEqual(['/api/quote', `/blog/offer-0${'-'.repeat(87)}`]);
});
