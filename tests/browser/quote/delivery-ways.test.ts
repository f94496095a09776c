import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { FIELDS, HONEYPOT } from '#features/quote/fields.ts';
import { SYNC_TAG } from '#features/quote/sender.ts';
import { TOWN } from '#tests/support/example-rows.ts';
import { waitingLeads } from '#tests/support/outbox.ts';
import { fillForm, JANE, pressSend, sendForm } from '#tests/support/quote-form.ts';
import { RELAY_SECRET, useWaySite } from '#tests/support/way-site.ts';

const SITES = {
  store: useWaySite('store'),
  relay: useWaySite('relay', RELAY_SECRET),
} as const;
const WAYS = Object.keys(SITES) as (keyof typeof SITES)[];

/** The columns of what Jane typed. */
const JANES_COLUMNS = {
  first_name: JANE.firstName,
  last_name: JANE.lastName,
  email: JANE.email,
  phone: JANE.phone,
  service_type: JANE.serviceType,
  address: JANE.address,
  message: JANE.message,
  preferred_days: JANE.preferredDays,
  best_time_to_call: JANE.bestTimeToCall,
  estimate: '',
  source: 'website_contact_form',
  page: '/contact',
  is_spam: false,
  is_test: false,
};

/** The messages of the page's policy violations. */
const violations = (page: Page): string[] => {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) found.push(message.text());
  });
  return found;
};

/** Resolves with a function that fires the sync event of the page's service worker, as the browser does some time. */
async function syncEvent(page: Page): Promise<() => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  let registrationId = '';
  devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId;
  });
  await devTools.send('ServiceWorker.enable');
  return async () => {
    await expect.poll(() => registrationId).not.toBe('');
    const { origin } = new URL(page.url());
    await devTools.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag: SYNC_TAG,
      lastChance: false,
    });
  };
}

describe.each(WAYS)('By way of the %s', (way) => {
  const site = SITES[way];

  test('a lead is stored with all its fields, and the visitor gets to /thank-you', async () => {
    const page = await site.open('/contact?utm_source=news');
    const found = violations(page);
    await sendForm(page);
    await page.waitForURL('/thank-you');
    expect(await site.leads()).toMatchObject([{ ...JANES_COLUMNS, revision: 1, campaign: { utm_source: 'news' } }]);
    expect(await waitingLeads(page)).toBe(0);
    expect(found).toEqual([]);
  });

  test('a form without JavaScript is stored once, with a submissionId, and its visitor gets to /thank-you', async () => {
    const page = await site.open('/contact', { javaScriptEnabled: false });
    const found = violations(page);
    for (const [name, value] of Object.entries(JANE)) {
      const field = page.locator(`form.quote-form [name=${name}]`);
      if (name === 'serviceType') await field.selectOption(value);
      else await field.fill(value);
    }
    await pressSend(page);
    await page.waitForURL('/thank-you');
    expect(page.url()).toBe(`${site.url()}/thank-you`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Thank you');
    expect(await site.leads()).toMatchObject([
      {
        ...JANES_COLUMNS,
        message: JANE.message,
        city: TOWN,
        revision: 1,
        campaign: {},
        submission_id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8/) as string,
      },
    ]);
    expect(found).toEqual([]);
  });

  test('a form whose chunks do not load is posted by the browser', async () => {
    const page = await site.open('/');
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/contact');
    await fillForm(page);
    await pressSend(page);
    await page.waitForURL('/thank-you');
    expect(await site.leads()).toMatchObject([JANES_COLUMNS]);
  });

  test('the honeypot of a form without JavaScript marks the lead', async () => {
    const page = await site.open('/contact');
    const names = await page
      .locator('form.quote-form [name]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
    expect(names.sort()).toEqual([...FIELDS.map(({ name }) => name), HONEYPOT, 'city', 'page', 'source'].sort());
    const action = await page.locator('form.quote-form').getAttribute('action');
    const response = await fetch(new URL(action!, site.url()), {
      method: 'POST',
      headers: { origin: site.url(), accept: 'text/html,*/*;q=0.8' },
      redirect: 'manual',
      body: new URLSearchParams({ ...JANE, [HONEYPOT]: '555', city: 'Irmo SC', source: 'x', page: '/' }),
    });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^(?:http:\/\/127\.0\.0\.1:\d+)?\/thank-you$/),
    ]);
    expect(await site.leads()).toMatchObject([{ spam_reasons: ['honeypot'], city: 'Irmo SC' }]);
  });

  test('a lead that was sent offline is delivered by the service worker at its sync event', async () => {
    const page = await site.open('/contact', { serviceWorkers: 'allow' });
    const fireSync = await syncEvent(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await fillForm(page);
    await page.locator('astro-island[data-hydrated=""] form.quote-form').waitFor();
    // What delivers it is the worker: the next page cannot.
    await page.addInitScript(() => {
      window.fetch = () => Promise.reject(new TypeError('Not from this page.'));
    });
    await page.context().setOffline(true);
    await Promise.all([page.locator('.form-success').waitFor(), pressSend(page)]);
    await page.waitForURL('/thank-you');
    expect(await waitingLeads(page)).toBe(1);
    await page.context().setOffline(false);
    await fireSync();
    await expect.poll(() => site.leads()).toMatchObject([JANES_COLUMNS]);
    await expect.poll(() => waitingLeads(page)).toBe(0);
  });

  test('an answer with 200 that is not of the receiver, as of a captive portal, delivers nothing', async () => {
    const page = await site.open('/contact');
    const portal = /\/(?:api\/quote|rpc\/submit_lead\w*)/;
    await page.route(portal, (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        body: '<!doctype html><title>Welcome to the hotel</title>',
      }),
    );
    await sendForm(page);
    await page.waitForURL('/thank-you');
    expect(await waitingLeads(page)).toBe(1);
    await page.unroute(portal);
    await page.goto('/faq');
    await expect.poll(() => waitingLeads(page)).toBe(0);
    expect(await site.leads()).toMatchObject([JANES_COLUMNS]);
  });

  test('an answer that refuses the lead is shown in words', async () => {
    const page = await site.open('/contact');
    await sendForm(page, { phone: '8'.repeat(60) });
    const message = page.locator('.form-error');
    await message.waitFor();
    expect(await message.textContent()).toContain(
      'There was an error submitting your form. Webhook request failed: 422 - phone has 60 characters, expected at most 50.',
    );
    await sendForm(page);
    await page.waitForURL('/thank-you');
    expect(await site.leads()).toMatchObject([{ ...JANES_COLUMNS, revision: 2 }]);
  });
});

test('By way of the store a lead whose preflight fails is stored by a request without one', async () => {
  const site = SITES.store;
  const page = await site.open('/contact');
  const posted: string[] = [];
  // Playwright answers preflights itself where a request is intercepted, so the JSON requests are what fails here.
  await page.route('**/rpc/submit_lead*', (route) => {
    const { 'content-type': type = '' } = route.request().headers();
    posted.push(type);
    return type.startsWith('application/json') ? route.abort() : route.continue();
  });
  await sendForm(page);
  await expect.poll(() => site.leads()).toMatchObject([JANES_COLUMNS]);
  await expect.poll(() => waitingLeads(page)).toBe(0);
  expect(posted.at(-1)).toMatch(/^application\/x-www-form-urlencoded/);
});

test('By way of the relay no other origin stands in the form’s page, in its scripts or in its policy', async () => {
  const site = SITES.relay;
  const page = await site.open('/');
  const texts: string[] = [];
  page.on('response', (response) => {
    if (/\.(?:js|css)$|\/contact$/.test(new URL(response.url()).pathname))
      void response.text().then((text) => texts.push(text));
  });
  const response = await page.goto('/contact');
  await fillForm(page);
  await page.locator('astro-island[data-hydrated=""] form.quote-form').waitFor();
  await expect.poll(() => texts.length).toBeGreaterThan(2);
  expect(texts.join('\n')).not.toContain('hooks.example');
  expect(response?.headers()['content-security-policy']).toMatch(/form-action 'self'$/);
  const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content');
  expect(policy).toMatch(/connect-src 'self';/);
  expect(await page.locator('form.quote-form').getAttribute('action')).toBe('/api/quote');
  const worker = await fetch(`${site.url()}/sw.js`).then((answer) => answer.text());
  expect(worker).not.toContain('hooks.example');
});
