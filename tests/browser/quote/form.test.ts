import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE_SCREEN } from '#scripts/preview/slow-phone.ts';
import { quoteWords } from '#content/quote-words.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { TOWN } from '#tests/support/example-rows.ts';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { fillForm, JANE, pressSend, sendForm, formValues } from '#tests/support/quote-form.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { useQuoteSite } from '#tests/support/quote-site.ts';
import { holdScripts } from '#tests/support/script-requests.ts';

/** The label of the form's button. */
const SUBMIT = quoteWords(committedModel().business.promises.freeEstimates).submit;

const site = useQuoteSite();

const HYDRATED_FORM = 'astro-island[data-hydrated=""] form.quote-form';

/** Opens the contact page with its form hydrated. */
async function openHydratedForm(): Promise<Page> {
  const page = await site.open('/contact');
  await page.locator('#quote-firstName').focus();
  await page.locator(HYDRATED_FORM).waitFor();
  return page;
}

const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

describe('Required fields', () => {
  test('left empty are announced, described and marked; the first is focused, nothing is sent', async () => {
    const page = await openHydratedForm();
    await page.locator('[name=firstName]').fill('Jane');
    await page.locator('[name=email]').fill('not an address');
    await pressSend(page);
    const alert = page.locator('form.quote-form [role=alert]');
    await expect.poll(() => alert.textContent()).toBe('Please fill in all required fields. ');
    const wrong = page.locator('form.quote-form [aria-invalid=true]');
    expect(await wrong.evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))).toEqual([
      'lastName',
      'phone',
      'address',
      'serviceType',
    ]);
    expect(await focusedName(page)).toBe('lastName');
    const descriptions = await wrong.evaluateAll((fields) =>
      fields.map((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' | '),
      ),
    );
    expect(descriptions).toEqual([
      'Please fill in: Last name',
      'Please fill in: Phone',
      'Please fill in: Address',
      'Please select a service type above | Please choose a service',
    ]);
    expect(await accessibilityIssues(page)).toEqual([]);

    await page.locator('[name=lastName]').fill('Doe');
    await expect.poll(() => wrong.count()).toBe(3);
    expect(site.webhook().received).toEqual([]);
  });

  test('left empty are announced when the press is the first input', async () => {
    const page = await site.open('/contact', PHONE_SCREEN);
    await page.getByRole('button', { name: SUBMIT }).tap();
    const alert = page.locator('form.quote-form [role=alert]');
    await expect.poll(() => alert.textContent()).toBe('Please fill in all required fields. ');
    expect(site.webhook().received).toEqual([]);
  });

  test('are the only rule: an invalid email address is sent', async () => {
    const page = await openHydratedForm();
    await sendForm(page, { email: 'jane at home', message: '' });
    await page.waitForURL('/thank-you');
    expect(site.webhook().received.map(({ lead }) => lead['email'])).toEqual(['jane at home']);
  });
});

test('The chosen service is shown below its field', async () => {
  const page = await openHydratedForm();
  const hint = page.locator('#quote-service-hint');
  expect(await hint.textContent()).toBe('Please select a service type above');
  await page.locator('[name=serviceType]').selectOption('Oil Stain Removal');
  await expect.poll(() => hint.textContent()).toBe('Selected: Oil Stain Removal');
});

describe('Input before the form is hydrated', () => {
  /** Opens the contact page with its scripts held. */
  async function openHeld(): Promise<{ page: Page; release: () => void; problems: readonly string[] }> {
    const page = await site.profile({ serviceWorkers: 'allow' }).then((context) => context.newPage());
    const { problems } = watchPage(page);
    const { release } = await holdScripts(page);
    await page.goto('/contact');
    return { page, release, problems };
  }

  test('stays and reaches the state of the form', async () => {
    const { page, release, problems } = await openHeld();
    await fillForm(page);
    expect(await page.locator('#quote-service-hint').textContent()).toBe('Please select a service type above');
    release();
    await page.locator(HYDRATED_FORM).waitFor();
    await expect.poll(() => page.locator('#quote-service-hint').textContent()).toBe(`Selected: ${JANE.serviceType}`);
    expect(await formValues(page)).toEqual(JANE);
    expect(problems).toEqual([]);
  });

  test('is sent once by several presses before hydration', async () => {
    const { page, release } = await openHeld();
    await fillForm(page);
    await page.locator('form.quote-form button[type=submit]').dblclick();
    await page.locator('[name=address]').press('Enter');
    release();
    await page.waitForURL('/thank-you');
    expect(site.webhook().received.map(({ contentType, lead }) => [contentType, lead['lastName']])).toEqual([
      ['application/json', 'Doe'],
    ]);
  });

  test('goes to the webhook as a native form submission when the scripts fail to load', async () => {
    const page = await site.profile().then((context) => context.newPage());
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/contact');
    await sendForm(page);
    await page.waitForURL(site.webhook().url);
    expect(site.webhook().received).toMatchObject([
      { contentType: 'application/x-www-form-urlencoded', lead: { ...JANE, city: TOWN, page: '/contact' } },
    ]);
  });
});

test('Without JavaScript the form posts to the webhook, url-encoded, and shows its response', async () => {
  const page = await site.open('/contact', { javaScriptEnabled: false });
  await sendForm(page);
  await page.waitForURL(site.webhook().url);
  expect(site.webhook().received).toMatchObject([
    { contentType: 'application/x-www-form-urlencoded', lead: { ...JANE, source: 'website_contact_form' } },
  ]);
});

test('The form is filled in and sent by keyboard alone, with an empty console', async () => {
  const page = await site.profile({ serviceWorkers: 'allow' }).then((context) => context.newPage());
  const { problems } = watchPage(page);
  await page.goto('/contact');
  await page.locator('#quote-firstName').focus();
  const keys = ['firstName', 'lastName', 'email', 'phone', 'address'] as const;
  for (const name of keys) {
    expect(await focusedName(page)).toBe(name);
    await page.keyboard.type(JANE[name]);
    await page.keyboard.press('Tab');
  }
  expect(await focusedName(page)).toBe('serviceType');
  // One letter: after a pause the next letter would start another search.
  await page.keyboard.press('H');
  await page.keyboard.press('Tab');
  for (const name of ['message', 'preferredDays', 'bestTimeToCall'] as const) {
    expect(await focusedName(page)).toBe(name);
    await page.keyboard.type(JANE[name]);
    await page.keyboard.press('Tab');
  }
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(SUBMIT);
  await page.keyboard.press('Enter');
  await page.waitForURL('/thank-you');
  expect(site.webhook().received).toMatchObject([{ lead: JANE }]);
  expect(problems).toEqual([]);
});

test('The form has no accessibility issue before sending, after an error and after success', async () => {
  const page = await openHydratedForm();
  expect(await accessibilityIssues(page)).toEqual([]);
  site.webhook().respondWith('refuses');
  await sendForm(page);
  await page.locator('.form-error').waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
  site.webhook().respondWith('accepts');
  // axe takes longer than the success message is shown, and needs the clock: /thank-you does not load.
  await page.route('**/thank-you', (route) => route.fulfill({ status: 204 }));
  await pressSend(page);
  await page.locator('.form-success').waitFor();
  expect(await accessibilityIssues(page)).toEqual([]);
});
