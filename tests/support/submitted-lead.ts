import { randomUUID } from 'node:crypto';
import type { Store } from '#scripts/backend/store.ts';

/** A payload of the quote form. */
export type Payload = Readonly<Record<string, unknown>>;

/** A quote request as the form sends it, with a submissionId of its own. */
export const samplePayload = (fields: Payload = {}): Payload => ({
  firstName: 'Ada',
  lastName: 'Boozer',
  email: 'ada@example.com',
  phone: '(803) 555-0100',
  serviceType: 'House Washing',
  address: '1 Main Street',
  message: 'Two stories.\nPlease call after five.',
  estimate: 'House Washing (1,500 to 2,500 square feet, two stories) $330-$540.',
  preferredDays: 'Tuesday or Thursday',
  bestTimeToCall: 'After five',
  city: 'Columbia SC',
  timestamp: '2026-11-20T12:00:00.000Z',
  source: 'website_contact_form',
  page: '/contact',
  campaign: { utm_source: 'postcard' },
  submissionId: randomUUID(),
  revision: 1,
  ...fields,
});

/** The store's answer to a submitted lead. */
export interface SubmitAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Submits a payload as a visitor with an address, or as one that a relay names with further headers. */
export async function submitLead(
  store: Store,
  payload: unknown,
  headers: Readonly<Record<string, string>> = { 'cf-connecting-ip': '203.0.113.1' },
): Promise<SubmitAnswer> {
  const response = await fetch(`${store.url}/rest/v1/rpc/submit_lead`, {
    method: 'POST',
    headers: { apikey: store.anonKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ payload }),
  });
  return { status: response.status, body: (await response.json()) as SubmitAnswer['body'] };
}
