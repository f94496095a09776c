import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { relay, type RelaySettings } from '#relay/relay.ts';
import { type LocalServer, serveFetch } from '#scripts/backend/fetch-server.ts';

const SITE = 'https://www.example.com';
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const PAGE = { accept: 'text/html,application/xhtml+xml' };

/** The next hop: records what it gets and answers as a test says. */
let hop: LocalServer;
let received: { path: string; headers: Headers; body: string }[] = [];
let respond: () => Response | Promise<Response>;
beforeAll(async () => {
  hop = await serveFetch(0, async (request) => {
    received.push({ path: new URL(request.url).pathname, headers: request.headers, body: await request.text() });
    return respond();
  });
});
afterAll(() => hop.stop());
beforeEach(() => {
  received = [];
  respond = () => new Response('Accepted');
});

const webhook = (): RelaySettings => ({ QUOTE_WEBHOOK_URL: `${hop.url}/hook` });
const store = (): RelaySettings => ({
  PUBLIC_SUPABASE_URL: `${hop.url}/`,
  PUBLIC_SUPABASE_ANON_KEY: 'anon',
  QUOTE_WEBHOOK_URL: `${hop.url}/hook`,
});
const storeAnswers = (status: number, body: unknown): void => {
  respond = () => Response.json(body, { status });
};

const post = (
  body: string,
  headers: Readonly<Record<string, string>>,
  settings: RelaySettings = webhook(),
  visitor: string | null = '198.51.100.1',
): Promise<Response> =>
  relay(
    new Request(`${SITE}/api/quote`, { method: 'POST', headers: { origin: SITE, ...headers }, body }),
    settings,
    visitor,
  );

const sent = (): Record<string, unknown> => JSON.parse(received.at(-1)!.body) as Record<string, unknown>;
const lead = {
  firstName: 'Ada',
  submissionId: '5e0f2c34-0e6b-4c1e-9e0a-0d3a8f0f1f11',
  timestamp: '2026-11-20T12:00:00Z',
};

describe('the relay', () => {
  it('passes a lead on to the webhook and answers the script with JSON', async () => {
    const response = await post(JSON.stringify(lead), JSON_TYPE);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, message: 'Accepted', submissionId: lead.submissionId });
    expect(received).toMatchObject([{ path: '/hook' }]);
    expect(sent()).toEqual(lead);
  });

  it('prefers the store, and passes its answer on', async () => {
    storeAnswers(200, { ok: true, stored: 'new', revision: 1 });
    const response = await post(JSON.stringify(lead), JSON_TYPE, { ...store(), LEAD_RELAY_TOKEN: 'secret' });
    expect(await response.json()).toMatchObject({ ok: true, stored: 'new', revision: 1 });
    const [{ path, headers } = { path: '', headers: new Headers() }, ...others] = received;
    expect(others).toEqual([]);
    expect(path).toBe('/rest/v1/rpc/submit_lead');
    expect(sent()).toEqual({ payload: lead });
    expect(Object.fromEntries(headers)).toMatchObject({
      apikey: 'anon',
      'x-visitor-address': '198.51.100.1',
      'x-relay-token': 'secret',
    });
  });

  it.each(['JSON', 'a form'])('passes on the estimate and the wishes about time as fields: sent as %s', async (how) => {
    const wishes = {
      estimate: 'House Washing (two stories) $330-$540.',
      preferredDays: 'Tuesday',
      bestTimeToCall: 'After five',
    };
    const [body, type] =
      how === 'JSON'
        ? [JSON.stringify({ ...lead, ...wishes }), JSON_TYPE]
        : [new URLSearchParams({ ...lead, ...wishes, utm_source: 'card' }).toString(), FORM_TYPE];
    await post(body, type);
    expect(sent()).toMatchObject({ ...lead, ...wishes });
    storeAnswers(200, { ok: true, stored: 'new', revision: 1 });
    await post(body, type, store());
    expect(sent()).toMatchObject({ payload: { ...lead, ...wishes } });
  });

  it('takes the public webhook where there is no other', async () => {
    await post(JSON.stringify(lead), JSON_TYPE, { PUBLIC_QUOTE_WEBHOOK_URL: `${hop.url}/public` });
    expect(received).toMatchObject([{ path: '/public' }]);
  });

  it.each([
    ['accepts', 302, 200, 200],
    ['accepts', 303, 200, 200],
    ['fails', 302, 404, 502],
    ['fails', 303, 500, 502],
  ])(
    'follows a webhook that redirects to a page that %s (%i, then %i), as browsers do',
    async (_, first, last, status) => {
      const methods: string[] = [];
      const hook = await serveFetch(0, async (request) => {
        methods.push(`${request.method} ${new URL(request.url).pathname} ${(await request.text()).length > 0}`);
        return request.method === 'POST'
          ? new Response(null, { status: first, headers: { location: '/stored' } })
          : new Response('', { status: last });
      });
      try {
        const response = await post(JSON.stringify(lead), JSON_TYPE, { QUOTE_WEBHOOK_URL: `${hook.url}/hook` });
        expect(response.status).toBe(status);
        expect(methods).toEqual(['POST /hook true', 'GET /stored false']);
      } finally {
        await hook.stop();
      }
    },
  );

  it.each([
    ['breaks', (body: ReadableStreamDefaultController) => body.error(new Error('The connection is gone.'))],
    ['does not end', () => undefined],
  ])('counts a lead as delivered once a webhook has answered 200, also where its body %s', async (_, then) => {
    respond = () =>
      new Response(
        new ReadableStream({
          start: (body) => {
            body.enqueue(new TextEncoder().encode('Thank '));
            setTimeout(then, 50, body);
          },
        }),
      );
    expect((await post(JSON.stringify(lead), JSON_TYPE)).status).toBe(200);
  });

  it('sends a form without JavaScript on to the thank-you page', async () => {
    const response = await post('firstName=Ada', { ...FORM_TYPE, ...PAGE });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/thank-you');
    expect(sent()).toMatchObject({ firstName: 'Ada' });
  });

  it('makes a lead of a form: the campaign apart, the honeypot as suspect, a time and a submissionId', async () => {
    const form = 'firstName=Ada+B&message=a%0Ab&utm_source=card&gclid=1&contact_me_by_fax_only=555&city=Irmo+SC';
    await post(form, FORM_TYPE);
    expect(sent()).toEqual({
      firstName: 'Ada B',
      message: 'a\nb',
      city: 'Irmo SC',
      campaign: { utm_source: 'card', gclid: '1' },
      suspect: true,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      submissionId: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/) as string,
    });
    await post('firstName=Ada&contact_me_by_fax_only=', FORM_TYPE);
    expect(sent()).not.toHaveProperty('suspect');
    expect(sent()).not.toHaveProperty('contact_me_by_fax_only');
  });

  describe('gives a post without submissionId', () => {
    const idOf = async (body: string): Promise<unknown> => {
      await post(body, FORM_TYPE);
      return sent()['submissionId'];
    };

    it('the same one for the same content in one hour, in any order, and another for other content', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:01Z') });
      try {
        const first = await idOf('firstName=Ada&lastName=B');
        vi.setSystemTime(new Date('2026-11-20T12:59:59Z'));
        expect(await idOf('lastName=B&firstName=Ada')).toBe(first);
        expect(await idOf('lastName=B&firstName=Eve')).not.toBe(first);
        vi.setSystemTime(new Date('2026-11-20T13:00:00Z'));
        expect(await idOf('firstName=Ada&lastName=B')).not.toBe(first);
      } finally {
        vi.useRealTimers();
      }
    });

    it('none of its own where the form has one', async () => {
      expect(await idOf(`firstName=Ada&submissionId=${lead.submissionId}`)).toBe(lead.submissionId);
    });
  });

  it('leaves out what Postgres cannot store', async () => {
    storeAnswers(200, { ok: true });
    await post('{"firstName": "A\\u0000da \\ud800 \\\\u0000"}', JSON_TYPE, store());
    expect(sent()).toMatchObject({ payload: { firstName: 'Ada  \\u0000' } });
  });

  describe('refuses', () => {
    const refusals: [name: string, request: () => Promise<Response>, status: number, message: RegExp][] = [
      ['other methods', () => relay(new Request(`${SITE}/api/quote`), webhook(), null), 405, /sent by POST/],
      ['other origins', () => post('{}', { ...JSON_TYPE, origin: 'https://evil.example' }), 403, /on another site/],
      ['an opaque origin', () => post('{}', { ...JSON_TYPE, origin: 'null' }), 403, /on another site/],
      ['other subdomains', () => post('{}', { ...JSON_TYPE, origin: 'https://example.com' }), 403, /on another site/],
      ['other content types', () => post('{}', { 'content-type': 'text/plain' }), 415, /JSON or as a url-encoded form/],
      ['a content type of no parser', () => post('{}', { 'content-type': 'constructor' }), 415, /JSON/],
      ['broken JSON', () => post('{', JSON_TYPE), 400, /not JSON/],
      ['a list', () => post('[]', JSON_TYPE), 400, /a JSON object/],
      ['more than 64 kB', () => post(`"${'x'.repeat(65_536)}"`, JSON_TYPE), 413, /at most 64 kB/],
      ['everything without a hop', () => post('{}', JSON_TYPE, {}), 503, /not connected yet/],
    ];

    it.each(refusals)(
      '%s with a status and a sentence, and passes nothing on',
      async (_name, request, status, message) => {
        const response = await request();
        expect(response.status).toBe(status);
        expect(await response.json()).toEqual({ ok: false, message: expect.stringMatching(message) as string });
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(received).toEqual([]);
      },
    );

    it('a page of another site that names no origin', async () => {
      const request = new Request(`${SITE}/api/quote`, {
        method: 'POST',
        headers: { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' },
        body: '{}',
      });
      expect((await relay(request, webhook(), null)).status).toBe(403);
    });

    it('a body that does not say how large it is as soon as it is too large', async () => {
      let pulled = 0;
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          pulled += 1;
          controller.enqueue(new Uint8Array(10_000));
        },
      });
      const init = { method: 'POST', headers: { origin: SITE, ...JSON_TYPE }, body, duplex: 'half' };
      expect((await relay(new Request(`${SITE}/api/quote`, init), webhook(), null)).status).toBe(413);
      expect(pulled).toBeLessThan(20);
    });

    it('a form without JavaScript in a sentence without markup', async () => {
      const response = await post('{', { ...JSON_TYPE, ...PAGE });
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await response.text()).toBe('The body is not JSON.');
    });
  });

  it('takes the site’s own origin behind a proxy that speaks http or names another host', async () => {
    const headers = { origin: SITE, ...JSON_TYPE };
    const inside = new Request('http://www.example.com/api/quote', { method: 'POST', headers, body: '{}' });
    expect((await relay(inside, webhook(), null)).status).toBe(200);
    const forwarded = { ...headers, 'x-forwarded-host': 'www.example.com' };
    const other = new Request('http://10.0.0.1/api/quote', { method: 'POST', headers: forwarded, body: '{}' });
    expect((await relay(other, webhook(), null)).status).toBe(200);
  });

  it('passes on what the store says about a field', async () => {
    storeAnswers(422, { ok: false, field: 'phone', message: 'phone is empty: please fill it in.' });
    const response = await post(JSON.stringify(lead), JSON_TYPE, store());
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ ok: false, field: 'phone', message: 'phone is empty: please fill it in.' });
  });

  it.each([
    ['the store refuses the key', store, 401, { message: 'Invalid API key' }],
    ['the store is out of order', store, 500, { message: 'secret detail' }],
    ['the store answers no JSON', store, 200, undefined],
    ['something else answers in the store’s place', store, 200, { message: 'secret detail' }],
    ['the store says that it stored nothing', store, 200, { ok: false }],
    ['the webhook is out of order', webhook, 500, {}],
    ['the webhook does not know the address', webhook, 404, {}],
    ['the store redirects', store, 302, {}],
  ])('answers 502 and none of the hop’s words when %s', async (_name, settings, status, body) => {
    respond = () =>
      body === undefined
        ? new Response('<html>')
        : Response.json(body, { status, headers: status === 302 ? { location: '/hook' } : {} });
    const response = await post(JSON.stringify(lead), JSON_TYPE, settings());
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      ok: false,
      message: expect.stringMatching(/could not be delivered/) as string,
    });
    expect(received).toHaveLength(1);
  });

  it('answers 502 when the hop cannot be reached', async () => {
    const response = await post(JSON.stringify(lead), JSON_TYPE, { QUOTE_WEBHOOK_URL: 'http://127.0.0.1:1/' });
    expect(response.status).toBe(502);
  });

  it('answers 504 when the hop does not answer in time', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const answered = Promise.withResolvers<Response>();
    respond = () => {
      limit.abort();
      return answered.promise;
    };
    try {
      const response = await post(JSON.stringify(lead), JSON_TYPE);
      expect(response.status).toBe(504);
      expect(await response.json()).toMatchObject({
        ok: false,
        message: expect.stringMatching(/^We do not know yet whether your request arrived/) as string,
      });
      expect(timeout).toHaveBeenCalledExactlyOnceWith(8_000);
    } finally {
      answered.resolve(new Response());
      timeout.mockRestore();
    }
  });
});
