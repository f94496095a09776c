import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { waitingLeads } from '#tests/support/outbox.ts';
import { fillForm, JANE, pressSend, sendForm } from '#tests/support/quote-form.ts';
import { useQuoteSite } from '#tests/support/quote-site.ts';

const site = useQuoteSite();

/** Opens the form and hydrates it. */
async function filledForm(): Promise<Page> {
  const page = await site.open('/contact');
  await fillForm(page);
  await page.locator('astro-island[data-hydrated=""] form').waitFor();
  return page;
}

/** Fails every request while the browser believes to be online, like a Wi-Fi without internet. Returns what ends it. */
async function breakNetwork(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  await context.route('**/*', (route) => route.abort('internetdisconnected'));
  return () => context.unrouteAll({ behavior: 'ignoreErrors' });
}

describe('An outage that ends without an online event', () => {
  test('does not leave the visitor waiting: /thank-you opens, and the lead arrives', async () => {
    const page = await filledForm();
    const repair = await breakNetwork(page);
    await pressSend(page);
    await page.getByText('Thank you! Your request is on its way.').waitFor();
    expect(site.webhook().received).toEqual([]);
    await repair();
    await page.waitForURL('/thank-you');
    await expect.poll(() => waitingLeads(page)).toBe(0);
    expect(site.webhook().received).toMatchObject([{ behavior: 'accepts', lead: JANE }]);
  });

  test('is noticed by a page that stays open, after a pause', async () => {
    const page = await filledForm();
    site.webhook().respondWith('drops');
    await pressSend(page);
    await page.waitForURL('/thank-you');
    await page.clock.install();
    site.webhook().respondWith('refuses');
    await page.goto('/faq');
    await expect.poll(() => site.webhook().received.at(-1)).toMatchObject({ behavior: 'refuses', lead: JANE });
    site.webhook().respondWith('accepts');
    // In steps, with time between them: a jump of ten seconds ends the requests that are under way.
    const waiting = async (): Promise<number> => {
      await page.clock.fastForward(5_000);
      return waitingLeads(page);
    };
    await expect.poll(waiting, { interval: 1_000 }).toBe(0);
    expect(site.webhook().received.at(-1)).toMatchObject({ behavior: 'accepts', lead: JANE });
  });
});

test.each(['is slow', 'is lost'])('/thank-you opens after a delivered lead when another request %s', async (how) => {
  const page = await filledForm();
  await page.route('**/favicon.svg', async (route) => {
    if (route.request().method() !== 'HEAD') return route.continue();
    if (how === 'is lost') return route.abort();
    // For longer than the form waits.
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    return route.abort().catch(() => undefined);
  });
  await pressSend(page);
  await page.waitForURL('/thank-you');
  expect(site.webhook().received).toHaveLength(1);
});

test('A visitor who was told of an error hears when the lead arrives after all', async () => {
  const page = await site.open('/contact');
  site.webhook().respondWith('refuses');
  await sendForm(page);
  await page.locator('.form-error').waitFor();
  site.webhook().respondWith('accepts');
  await page.goto('/faq');
  const notice = page.getByRole('region', { name: 'A quote request that was delivered' });
  await notice.waitFor();
  expect(await notice.getByRole('status').textContent()).toBe(
    'Good news: the quote request that did not go through earlier has reached us. No need to send it again. ',
  );
  expect(await accessibilityIssues(page)).toEqual([]);
  expect(await waitingLeads(page)).toBe(0);
  await notice.getByRole('button', { name: 'Close' }).click();
  expect(await notice.count()).toBe(0);
});
