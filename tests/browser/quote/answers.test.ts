import { describe, expect, test } from 'vitest';
import { TOWN } from '#tests/support/example-rows.ts';
import { waitingLeads } from '#tests/support/outbox.ts';
import { fillForm, pauseClock, JANE, pressSend, sendForm, formValues } from '#tests/support/quote-form.ts';
import { useQuoteSite } from '#tests/support/quote-site.ts';

const site = useQuoteSite();

/** A city of the small site (tests/support/small-rows.ts). */
const IRMO = '/service-areas/irmo-south-carolina';
const EMPTY = Object.fromEntries(Object.keys(JANE).map((name) => [name, '']));
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('A webhook that accepts the lead', () => {
  test('gets exactly the payload, once, and /thank-you opens two seconds later', async () => {
    const page = await site.open('/contact');
    // The message is shown for two seconds: the clock is stopped to check it.
    await pauseClock(page);
    await sendForm(page);
    const message = page.locator('.form-success');
    await message.waitFor();
    expect(await message.textContent()).toContain('Thank you');
    expect(await formValues(page)).toEqual(EMPTY);
    await page.clock.runFor(1_900);
    expect(new URL(page.url()).pathname).toBe('/contact');
    await page.clock.runFor(200);
    await page.waitForURL('/thank-you');

    expect(site.webhook().received).toHaveLength(1);
    const { lead, contentType } = site.webhook().received[0]!;
    expect(contentType).toBe('application/json');
    const { submissionId, timestamp, ...rest } = lead;
    expect(rest).toEqual({
      ...JANE,
      city: TOWN,
      source: 'website_contact_form',
      page: '/contact',
      campaign: {},
      estimate: '',
      revision: 1,
    });
    expect(submissionId).toMatch(UUID);
    expect(new Date(String(timestamp)).toISOString()).toBe(timestamp);
    expect(await waitingLeads(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  // The tests' browser keeps no pages in memory, so the test says that this one was left and has come back.
  test('leaves a visitor on the form who has left its page while it thanked them, and comes back', async () => {
    const page = await site.open('/contact');
    await pauseClock(page);
    await sendForm(page);
    await page.locator('.form-success').waitFor();
    await page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow'])
        window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    });
    await page.locator('.form-success').waitFor({ state: 'detached' });
    await fillForm(page, { message: 'One more thing' });
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await formValues(page)).toEqual({ ...JANE, message: 'One more thing' });
    await pressSend(page);
    await expect.poll(() => site.webhook().received.length).toBe(2);
    await page.clock.runFor(2_100);
    await page.waitForURL('/thank-you');
  });

  test('gets one lead from a double click, during which the button is disabled', async () => {
    const page = await site.open('/contact');
    await fillForm(page);
    site.webhook().respondWith('hangs');
    const button = page.locator('form.quote-form button[type=submit]');
    await button.dblclick();
    await expect.poll(() => button.textContent()).toBe('Submitting...');
    expect(await button.isDisabled()).toBe(true);
    await expect.poll(() => site.webhook().received.length).toBe(1);
    // Two more ways to submit meanwhile: the Enter key and a script.
    await page.locator('[name=email]').press('Enter');
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form.quote-form')?.requestSubmit());
    site.webhook().release();
    await page.waitForURL('/thank-you');
    expect(site.webhook().received).toHaveLength(1);
  });

  test('gets any characters, line breaks and spaces, up to ten thousand of them, unchanged', async () => {
    const lines = 'one\ntwo\n\n  three  ';
    const typed = {
      lastName: `O'Neil "Ñandú" <b>🏡</b> & Sons`,
      phone: ' +1 (803)\u00a0555–0123 ext. 4 ',
      message: 'Wörter <i>und</i> 🏠 '.repeat(600).slice(0, 10_000 - lines.length) + lines,
    };
    const page = await site.open('/contact');
    await sendForm(page, typed);
    await page.waitForURL('/thank-you');
    expect(site.webhook().received.map(({ lead }) => lead)).toMatchObject([typed]);
  });
});

describe('A lead', () => {
  test('has the city of its page', async () => {
    const page = await site.open(IRMO);
    await sendForm(page);
    await page.waitForURL('/thank-you');
    expect(site.webhook().received[0]?.lead).toMatchObject({ city: 'Irmo SC', page: IRMO });
  });

  test("has the last city page's city when its page has none, and the landing page's campaign", async () => {
    const page = await site.open(`${IRMO}?utm_source=news&utm_medium=email&gclid=abc%20d&other=1`);
    await page.goto('/faq');
    await page.goto('/contact?ref=footer');
    await sendForm(page);
    await page.waitForURL('/thank-you');
    const { lead } = site.webhook().received[0]!;
    expect(lead).toMatchObject({ city: 'Irmo SC', page: '/contact' });
    expect(lead['campaign']).toEqual({ utm_source: 'news', utm_medium: 'email', gclid: 'abc d' });
  });

  test('is sent and marked suspect when the hidden field is filled in', async () => {
    const page = await site.open('/contact');
    await page.locator('[name=contact_me_by_fax_only]').evaluate((field: HTMLInputElement) => {
      field.value = 'buy now';
    });
    await sendForm(page);
    await page.waitForURL('/thank-you');
    expect(site.webhook().received.map(({ lead }) => lead['suspect'])).toEqual([true]);
  });
});

describe('A webhook that answers 500', () => {
  test('is shown with status and text, the fields keep their values, and a retry has the same submissionId', async () => {
    const page = await site.open('/contact');
    site.webhook().respondWith('refuses');
    site.webhook().refusal = `<img src=x onerror="alert(1)">${'long '.repeat(100)}`;
    await sendForm(page);
    const message = page.locator('.form-error');
    await message.waitFor();
    const shown = site.webhook().refusal.slice(0, 300).trim();
    expect((await message.textContent())?.replaceAll(/\s+/g, ' ')).toContain(
      `There was an error submitting your form. Webhook request failed: 500 - ${shown} Please call`,
    );
    expect(await message.locator('img').count()).toBe(0);
    expect(await message.locator('a[href^="tel:"]').count()).toBe(1);
    expect(await message.locator('a[href^="mailto:"]').count()).toBe(1);
    expect(await formValues(page)).toEqual(JANE);
    expect(await waitingLeads(page)).toBe(1);

    site.webhook().respondWith('accepts');
    await pressSend(page);
    await page.waitForURL('/thank-you');
    const leads = site.webhook().received.map(({ lead }) => lead);
    expect(new Set(leads.map((lead) => lead['submissionId'])).size).toBe(1);
    expect(leads.map((lead) => lead['revision'])).toEqual([1, 1]);
    expect(await waitingLeads(page)).toBe(0);
  });

  test('gets corrected words with the next revision, also after a reload, and all under one submissionId', async () => {
    const page = await site.open('/contact');
    site.webhook().respondWith('refuses');
    const error = page.locator('.form-error');
    await sendForm(page);
    await error.waitFor();
    for (const phone of ['(803) 555-0199', '(803) 555-0199', JANE.phone]) {
      await page.locator('[name=phone]').fill(phone);
      await pressSend(page);
      await error.waitFor();
    }
    await page.reload();
    await sendForm(page);
    await error.waitFor();
    site.webhook().respondWith('accepts');
    await page.locator('[name=message]').fill('And the gutters.');
    await pressSend(page);
    await page.waitForURL('/thank-you');
    const leads = site.webhook().received.map(({ lead }) => lead);
    expect(new Set(leads.map((lead) => lead['submissionId'])).size).toBe(1);
    expect(leads.map(({ revision, phone, message }) => [revision, phone, message])).toEqual([
      [1, JANE.phone, JANE.message],
      [2, '(803) 555-0199', JANE.message],
      [2, '(803) 555-0199', JANE.message],
      [3, JANE.phone, JANE.message],
      // Sent again by the page view, then by the visitor.
      [3, JANE.phone, JANE.message],
      [3, JANE.phone, JANE.message],
      [4, JANE.phone, 'And the gutters.'],
    ]);
    expect(await waitingLeads(page)).toBe(0);
  });

  test('gets the lead again from the next page when the visitor does not retry', async () => {
    const page = await site.open('/contact');
    site.webhook().respondWith('refuses');
    await sendForm(page);
    await page.locator('.form-error').waitFor();
    site.webhook().respondWith('accepts');
    await page.goto('/faq');
    await expect.poll(() => waitingLeads(page)).toBe(0);
    expect(site.webhook().received.map(({ behavior }) => behavior)).toEqual(['refuses', 'accepts']);
    expect(new Set(site.webhook().received.map(({ lead }) => lead['submissionId'])).size).toBe(1);
  });
});
