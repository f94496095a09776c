import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';
import { type PreviewServer, serveFolder } from '#scripts/preview/serve.ts';
import { type Payload, samplePayload } from '#tests/support/submitted-lead.ts';

// The relay in workerd, as Cloudflare Pages runs it, in front of a real store.
const folder = mkdtempSync(join(tmpdir(), 'relay-test-'));
let store: Store;
let site: PreviewServer;
beforeAll(async () => {
  store = await startStore();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(join(folder, 'dist', '404.html'), '<!doctype html><title>Not found</title>');
  site = await serveFolder(join(folder, 'dist'), 0, {
    variables: { PUBLIC_SUPABASE_URL: store.url, PUBLIC_SUPABASE_ANON_KEY: store.anonKey },
  });
});
afterAll(async () => {
  await site.stop();
  await store.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => store.pool.query('truncate public.leads, private.lead_arrivals'));

const post = (body: string, type: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${site.url}/api/quote`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': type, ...headers },
    body,
    redirect: 'manual',
  });
const postJson = (payload: unknown, headers?: Readonly<Record<string, string>>): Promise<Response> =>
  post(JSON.stringify(payload), 'application/json', headers);

const leads = async (): Promise<unknown[]> =>
  (
    await store.pool.query<Record<string, unknown>>(
      'select first_name, message, estimate, preferred_days, best_time_to_call, campaign, is_spam, is_flood from public.leads order by received_at',
    )
  ).rows;

/** The columns of what a payload says of the estimate and of the visitor's time. */
const wishesOf = ({ estimate, preferredDays, bestTimeToCall }: Payload) => ({
  estimate,
  preferred_days: preferredDays,
  best_time_to_call: bestTimeToCall,
});

describe('the relay in workerd', () => {
  test('stores a lead once, and answers with the store’s JSON', async () => {
    const payload = samplePayload();
    const first = await postJson(payload);
    expect(first.status).toBe(200);
    expect(await first.json()).toMatchObject({ ok: true, stored: 'new', submissionId: payload['submissionId'] });
    expect(await (await postJson(payload)).json()).toMatchObject({ ok: true, stored: 'known' });
    expect(await leads()).toMatchObject([wishesOf(payload)]);
  });

  test('stores a form without JavaScript once and sends its visitor to the thank-you page', async () => {
    const payload = samplePayload();
    const { campaign, ...fields } = payload;
    const form = new URLSearchParams({
      ...(fields as Record<string, string>),
      ...(campaign as Record<string, string>),
    });
    for (const click of [1, 2]) {
      const response = await post(form.toString(), 'application/x-www-form-urlencoded', { accept: 'text/html' });
      expect([click, response.status, response.headers.get('location')]).toEqual([click, 303, '/thank-you']);
    }
    expect(await leads()).toEqual([
      {
        first_name: 'Ada',
        message: 'Two stories.\nPlease call after five.',
        ...wishesOf(payload),
        campaign: { utm_source: 'postcard' },
        is_spam: false,
        is_flood: false,
      },
    ]);
  });

  test('names the field that the store does not take', async () => {
    const response = await postJson(samplePayload({ email: '' }));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ ok: false, field: 'email', message: 'email is empty: please fill it in.' });
  });

  test.each([
    ['another origin', () => postJson(samplePayload(), { origin: 'https://evil.example' }), 403],
    ['another content type', () => post('{}', 'text/plain'), 415],
    ['more than 64 kB', () => postJson(samplePayload({ message: 'x'.repeat(70_000) })), 413],
    ['GET', () => fetch(`${site.url}/api/quote`), 405],
  ])('refuses %s with a sentence', async (_name, request, status) => {
    const response = await request();
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ ok: false, message: expect.stringMatching(/\w\.$/) as string });
    expect(await leads()).toEqual([]);
  });

  test('has the store mark a visitor who sends too many, and nobody else', async () => {
    for (let sent = 0; sent < 11; sent += 1) await postJson(samplePayload(), { 'cf-connecting-ip': '198.51.100.1' });
    await postJson(samplePayload(), { 'cf-connecting-ip': '198.51.100.2' });
    expect((await leads()).map((lead) => (lead as { is_flood: boolean }).is_flood).slice(-2)).toEqual([true, false]);
  });

  test('leaves the rest of the site to its files', async () => {
    expect(await (await fetch(`${site.url}/`)).text()).toContain('Home');
    expect((await fetch(`${site.url}/api/other`)).status).toBe(404);
    expect((await fetch(`${site.url}/nowhere`)).status).toBe(404);
  });
});
