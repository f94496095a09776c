import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { waitingLeads } from '#tests/support/outbox.ts';
import {
  fillForm,
  JANE,
  recordMessages,
  pressSend,
  sendForm,
  formValues,
  shownMessages,
} from '#tests/support/quote-form.ts';
import { useQuoteSite } from '#tests/support/quote-site.ts';
import { goOffline } from '#tests/support/service-worker.ts';

const site = useQuoteSite();

/** The distinct submissionIds that the webhook received. */
const receivedIds = (): unknown[] => [...new Set(site.webhook().received.map(({ lead }) => lead['submissionId']))];

/** Opens the contact page and records the messages of its form. */
async function contactPage(): Promise<Page> {
  const page = await site.profile().then((context) => context.newPage());
  await page.addInitScript(recordMessages);
  await page.goto('/contact');
  return page;
}

/** Expects the form to have shown the success message and no other. */
async function expectOnlyThanks(page: Page): Promise<void> {
  await expect.poll(() => shownMessages(page), { timeout: 30_000 }).toEqual([expect.stringContaining('Thank you')]);
}

describe('The visitor is thanked and the lead arrives later under one submissionId', () => {
  test('when the connection is dropped', async () => {
    const page = await contactPage();
    site.webhook().respondWith('drops');
    await sendForm(page);
    await expectOnlyThanks(page);
    await page.waitForURL('/thank-you');
    expect(await waitingLeads(page)).toBe(1);
    site.webhook().respondWith('accepts');
    await page.goto('/faq');
    await expect.poll(() => waitingLeads(page)).toBe(0);
    expect(site.webhook().received.at(-1)).toMatchObject({ behavior: 'accepts', lead: JANE });
    expect(receivedIds()).toHaveLength(1);
  });

  test('when the webhook does not answer in ten seconds', async () => {
    const page = await contactPage();
    site.webhook().respondWith('hangs');
    await sendForm(page);
    await expectOnlyThanks(page);
    site.webhook().respondWith('accepts');
    await page.waitForURL('/thank-you');
    await expect.poll(() => waitingLeads(page)).toBe(0);
    expect(site.webhook().received.at(-1)).toMatchObject({ behavior: 'accepts', lead: JANE });
    expect(receivedIds()).toHaveLength(1);
  });

  test('when the browser is offline; /thank-you opens once it is online', async () => {
    const page = await contactPage();
    await fillForm(page);
    await page.locator('astro-island[data-hydrated=""] form').waitFor();
    await page.context().setOffline(true);
    await pressSend(page);
    await expectOnlyThanks(page);
    await page.getByText('your request waits on this device').waitFor();
    expect(Object.values(await formValues(page)).join('')).toBe('');
    expect(site.webhook().received).toEqual([]);
    expect(await waitingLeads(page)).toBe(1);
    await page.context().setOffline(false);
    await page.waitForURL('/thank-you');
    await expect.poll(() => waitingLeads(page)).toBe(0);
    expect(site.webhook().received.map(({ behavior }) => behavior)).toContain('accepts');
    expect(receivedIds()).toHaveLength(1);
  });

  test('when the tab is closed during the request', async () => {
    const context = await site.profile();
    const page = await context.newPage();
    await page.goto('/contact');
    site.webhook().respondWith('hangs');
    await sendForm(page);
    await expect.poll(() => site.webhook().received.length).toBe(1);
    await page.close();
    site.webhook().respondWith('accepts');
    const later = await context.newPage();
    await later.goto('/');
    await expect.poll(() => waitingLeads(later)).toBe(0);
    expect(site.webhook().received.map(({ behavior }) => behavior)).toEqual(['hangs', 'accepts']);
    expect(receivedIds()).toHaveLength(1);
  });
});

describe('A lead that the webhook rejects with 400', () => {
  test('is not posted again at the next page views, only after an hour', async () => {
    const page = await contactPage();
    site.webhook().respondWith('rejects');
    await sendForm(page);
    await page.locator('.form-error').waitFor();
    const pageViews = async (): Promise<void> => {
      for (const path of ['/faq', '/contact']) {
        await page.goto(path, { waitUntil: 'networkidle' });
      }
    };
    await pageViews();
    expect(await waitingLeads(page)).toBe(1);
    expect(site.webhook().received).toHaveLength(1);
    site.webhook().respondWith('accepts');
    await page.clock.setFixedTime(Date.now() + 3_600_000);
    await page.goto('/faq');
    await expect.poll(() => waitingLeads(page)).toBe(0);
    expect(receivedIds()).toHaveLength(1);
  });
});

describe('A browser without storage', () => {
  const withoutStore = async (): Promise<Page> => {
    const page = await site.profile().then((context) => context.newPage());
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      LockManager.prototype.request = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
      Storage.prototype.setItem = () => {
        throw new DOMException('Denied.', 'SecurityError');
      };
    });
    await page.goto('/contact');
    return page;
  };

  test.each(['accepts', 'accepts without CORS'] as const)('sends the lead when the webhook %s', async (behavior) => {
    const page = await withoutStore();
    site.webhook().respondWith(behavior);
    await sendForm(page);
    await page.waitForURL('/thank-you');
    expect(site.webhook().received.map(({ lead }) => lead['lastName'])).toEqual(['Doe']);
  });

  test('shows an error when the lead could not be sent', async () => {
    const page = await withoutStore();
    site.webhook().respondWith('drops');
    await sendForm(page);
    const message = page.locator('.form-error');
    await message.waitFor();
    expect(await message.textContent()).toContain('There was an error submitting your form. The connection failed.');
    expect(await message.locator('a[href^="tel:"]').count()).toBe(1);
    expect(await formValues(page)).toEqual(JANE);
  });
});

/** Sends the form offline once the service worker controls the page, and waits for /thank-you. */
async function sendOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await fillForm(page);
  await page.locator('astro-island[data-hydrated=""] form.quote-form').waitFor();
  await page.context().setOffline(true);
  // The message is shown for two seconds: the wait for it starts before the press.
  await Promise.all([page.locator('.form-success').waitFor(), pressSend(page)]);
  await page.waitForURL('/thank-you');
  expect(await waitingLeads(page)).toBe(1);
}

test.each([
  { where: 'a browser with Background Sync', hasSync: true },
  { where: 'a browser without Background Sync, such as Safari and Firefox', hasSync: false },
])('Offline in $where the visitor gets to /thank-you, and the lead arrives once online', async ({ hasSync }) => {
  const page = await site.open('/contact', { serviceWorkers: 'allow' });
  if (!hasSync)
    await page.context().addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));
  await sendOffline(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Thank you');
  await page.context().setOffline(false);
  await expect.poll(() => waitingLeads(page)).toBe(0);
  expect(site.webhook().received.at(-1)).toMatchObject({ behavior: 'accepts', lead: JANE });
  expect(receivedIds()).toHaveLength(1);
});

test('A request keeps until the visitor is online again where the connection was lost before the form was touched', async () => {
  const page = await site.open('/', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await goOffline(page);
  await Promise.all([page.locator('.form-success').waitFor(), sendForm(page)]);
  await page.waitForURL('/thank-you');
  expect(await waitingLeads(page)).toBe(1);
  expect(site.webhook().received).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(() => waitingLeads(page)).toBe(0);
  expect(site.webhook().received).toMatchObject([{ behavior: 'accepts', lead: JANE }]);
});

describe('Two tabs that send at once', () => {
  const tabWith = async (context: BrowserContext, firstName: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto('/contact');
    await fillForm(page, { firstName });
    // A form cannot hydrate while the webhook hangs.
    await page.locator('astro-island[data-hydrated=""] form.quote-form').waitFor();
    return page;
  };

  test('deliver one lead after the other, each once', async () => {
    const context = await site.profile();
    const [one, other] = [await tabWith(context, 'One'), await tabWith(context, 'Other')];
    site.webhook().respondWith('hangs');
    await Promise.all([pressSend(one), pressSend(other)]);
    await Promise.all([one, other].map((tab) => tab.getByRole('button', { name: 'Submitting...' }).waitFor()));
    await expect.poll(() => waitingLeads(one)).toBe(2);
    await expect.poll(() => site.webhook().received.length).toBe(1);
    site.webhook().respondWith('accepts');
    site.webhook().release();
    await Promise.all([one.waitForURL('/thank-you'), other.waitForURL('/thank-you')]);
    expect(
      site
        .webhook()
        .received.map(({ lead }) => lead['firstName'])
        .sort(),
    ).toEqual(['One', 'Other']);
    expect(receivedIds()).toHaveLength(2);
    expect(await waitingLeads(one)).toBe(0);
  });
});
