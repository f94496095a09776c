import { type LocalServer, serveFetch } from '#scripts/backend/fetch-server.ts';
import type { Store } from '#scripts/backend/store.ts';
import { readLead, WEBHOOK_CORS } from '#scripts/backend/webhook.ts';

/** Starts a webhook as an owner may have it: it keeps one lead per submissionId, the newest revision, in the store. */
export const startStoringWebhook = (store: Pick<Store, 'url' | 'anonKey'>): Promise<LocalServer> =>
  serveFetch(0, async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: WEBHOOK_CORS });
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    const { fields } = readLead(request.headers.get('content-type') ?? '', await request.text());
    const { status } = await fetch(`${store.url}/rest/v1/rpc/submit_lead`, {
      method: 'POST',
      headers: { apikey: store.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ payload: fields }),
    });
    return new Response(status === 200 ? 'Accepted' : 'Not stored', { status, headers: WEBHOOK_CORS });
  });
