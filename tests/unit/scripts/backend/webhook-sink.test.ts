import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LocalServer } from '#scripts/backend/fetch-server.ts';
import { startWebhookSink } from '#scripts/backend/webhook-sink.ts';

const shown: string[] = [];
let sink: LocalServer;
beforeAll(async () => {
  sink = await startWebhookSink(0, (line) => shown.push(line));
});
beforeEach(() => void shown.splice(0));
afterAll(() => sink.stop());

/** A form as a browser without JavaScript posts it; fetch would not let us say that it is a navigation. */
const submit = (
  headers: Record<string, string>,
): Promise<{ status: number | undefined; location: string | undefined }> =>
  new Promise((resolve, reject) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-mode': 'navigate', ...headers };
    request(sink.url, { method: 'POST', headers: form }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    })
      .on('error', reject)
      .end('firstName=Ada');
  });

test('a form sent without JavaScript leads on to the thank-you page of its site', async () => {
  expect(await submit({ origin: 'http://localhost:4321' })).toEqual({
    status: 303,
    location: 'http://localhost:4321/thank-you',
  });
  expect(shown).toContain('   firstName  Ada');
});

test('a form of unknown origin, and a lead sent by a script, get an answer instead', async () => {
  for (const origin of ['null', 'javascript:alert(1)', ''])
    expect(await submit({ origin })).toEqual({ status: 200, location: undefined });
  const scripted = { origin: 'http://localhost:4321', 'sec-fetch-mode': 'cors' };
  expect(await submit(scripted)).toEqual({ status: 200, location: undefined });
});

test('leads without a submissionId are each shown', async () => {
  for (const body of ['{"a":1}', '{"a":1}'])
    await fetch(sink.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(shown.filter((line) => line.startsWith('──'))).toHaveLength(2);
});

test('what is far too large for a lead is refused', async () => {
  const answer = await fetch(sink.url, { method: 'POST', body: 'x'.repeat(1_000_001) });
  expect(answer.status).toBe(413);
  expect(shown).toEqual([]);
});
