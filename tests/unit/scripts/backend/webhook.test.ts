import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LocalServer } from '#scripts/backend/fetch-server.ts';
import { leadLines, readLead, startWebhook } from '#scripts/backend/webhook.ts';

describe('the lines of a lead', () => {
  const json = (fields: object): string[] =>
    leadLines('Lead 1', readLead('application/json; charset=utf-8', JSON.stringify(fields)));

  test('show one field each, including those of the campaign', () => {
    expect(json({ firstName: 'Ada', suspect: true, campaign: { utm_source: 'flyer' } })).toEqual([
      '── Lead 1 (application/json) ──',
      '   firstName            Ada',
      '   suspect              true',
      '   campaign.utm_source  flyer',
    ]);
    const lead = readLead('application/x-www-form-urlencoded', 'firstName=Ada+%26+Co&utm_source=flyer');
    expect(leadLines('Lead 2', lead).slice(1)).toEqual(['   firstName   Ada & Co', '   utm_source  flyer']);
  });

  test('escape control and bidirectional characters', () => {
    const [, line] = json({ message: 'a\u001b[2Jb\nc\u009bd\u202ee' });
    expect(line).toBe(String.raw`   message  a\u001b[2Jb\u000ac\u009bd\u202ee`);
    expect(json({ 'a\u001bb': 1 })[1]).toBe(String.raw`   a\u001bb  1`);
  });
});

test.each(['', '{', '[]', 'null', '"text"'])('the body %j is not a lead', (body) => {
  expect(() => readLead('application/json', body)).toThrow();
});

describe('the local webhook', () => {
  const shown: string[] = [];
  let webhook: LocalServer;
  beforeAll(async () => {
    webhook = await startWebhook(0, (line) => shown.push(line));
  });
  beforeEach(() => void shown.splice(0));
  afterAll(() => webhook.stop());

  /** Submits a form as a browser without JavaScript does; fetch cannot set Sec-Fetch-Mode. */
  const submit = (
    headers: Record<string, string>,
  ): Promise<{ status: number | undefined; location: string | undefined }> =>
    new Promise((resolve, reject) => {
      const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-mode': 'navigate', ...headers };
      request(webhook.url, { method: 'POST', headers: form }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, location: response.headers.location });
      })
        .on('error', reject)
        .end('firstName=Ada');
    });

  test('redirects a form sent without JavaScript to the thank-you page of its site', async () => {
    expect(await submit({ origin: 'http://localhost:4321' })).toEqual({
      status: 303,
      location: 'http://localhost:4321/thank-you',
    });
    expect(shown).toContain('   firstName  Ada');
  });

  test('responds 200 to a form of unknown origin and to a script', async () => {
    for (const origin of ['null', 'javascript:alert(1)', ''])
      expect(await submit({ origin })).toEqual({ status: 200, location: undefined });
    const scripted = { origin: 'http://localhost:4321', 'sec-fetch-mode': 'cors' };
    expect(await submit(scripted)).toEqual({ status: 200, location: undefined });
  });

  test('shows every lead without a submissionId', async () => {
    for (const body of ['{"a":1}', '{"a":1}'])
      await fetch(webhook.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(shown.filter((line) => line.startsWith('──'))).toHaveLength(2);
  });

  test('shows a corrected lead again, and neither a repeated one nor one that comes after its correction', async () => {
    const send = (revision: number | undefined, phone: string): Promise<Response> =>
      fetch(webhook.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ submissionId: 'corrected', revision, phone }),
      });
    await send(undefined, '1');
    await send(2, '2');
    await send(2, '2');
    await send(1, '1');
    await fetch(webhook.url, {
      method: 'POST',
      body: new URLSearchParams({ submissionId: 'corrected', revision: '10', phone: '3' }),
    });
    const number = Number(/Lead (\d+)/.exec(shown[0] ?? '')?.[1]);
    expect(shown.filter((line) => /──|phone/.test(line))).toEqual([
      `── Lead ${number} (application/json) ──`,
      '   phone         1',
      `── Lead ${number}, corrected: revision 2 (application/json) ──`,
      '   phone         2',
      ...[1, 2].map(() => `── Lead ${number} came again: same submissionId, kept once ──`),
      `── Lead ${number}, corrected: revision 10 (application/x-www-form-urlencoded) ──`,
      '   phone         3',
    ]);
  });

  test('rejects a body that is far too large for a lead', async () => {
    const response = await fetch(webhook.url, { method: 'POST', body: 'x'.repeat(1_000_001) });
    expect(response.status).toBe(413);
    expect(shown).toEqual([]);
  });
});
