import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE_SCREEN } from '#scripts/preview/slow-phone.ts';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { fillForm, JANE, pressSend, sendForm, typedIn } from '#tests/support/quote-form.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { useQuoteSite } from '#tests/support/quote-site.ts';

const site = useQuoteSite();

const AWAKE = 'astro-island[data-hydrated=""] form.quote-form';

/** Opens the contact page with its form hydrated. */
async function openHydratedForm(): Promise<Page> {
  const page = await site.open('/contact');
  await page.locator('#quote-firstName').focus();
  await page.locator(AWAKE).waitFor();
  return page;
}

const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

describe('Required fields', () => {
  test('left empty are named, announced and tied to their errors; the first is focused, nothing is sent', async () => {
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

  test('left empty are named by the first press of all, too', async () => {
    const page = await site.open('/contact', PHONE_SCREEN);
    await page.getByRole('button', { name: 'Get My Free Quote' }).tap();
    const alert = page.locator('form.quote-form [role=alert]');
    await expect.poll(() => alert.textContent()).toBe('Please fill in all required fields. ');
    expect(site.webhook().received).toEqual([]);
  });

  test('are the only rule: an email address of any form is sent', async () => {
    const page = await openHydratedForm();
    await sendForm(page, { email: 'jane at home', message: '' });
    await page.waitForURL('/thank-you');
    expect(site.webhook().received.map(({ lead }) => lead['email'])).toEqual(['jane at home']);
  });
});

test('The choice of service is said beneath it', async () => {
  const page = await openHydratedForm();
  const hint = page.locator('#quote-service-hint');
  expect(await hint.textContent()).toBe('Please select a service type above');
  await page.locator('[name=serviceType]').selectOption('Dock Cleaning');
  await expect.poll(() => hint.textContent()).toBe('Selected: Dock Cleaning');
});

describe('What is typed and chosen before the form is hydrated', () => {
  /** Opens the contact page with its scripts held back until `arrive`. */
  async function asleep(): Promise<{ page: Page; arrive: () => void; complaints: readonly string[] }> {
    const page = await site.profile({ serviceWorkers: 'allow' }).then((context) => context.newPage());
    const { complaints } = watchPage(page);
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/_astro/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact');
    return { page, arrive, complaints };
  }

  test('stays, and is known to the form', async () => {
    const { page, arrive, complaints } = await asleep();
    await fillForm(page);
    expect(await page.locator('#quote-service-hint').textContent()).toBe('Please select a service type above');
    arrive();
    await page.locator(AWAKE).waitFor();
    await expect.poll(() => page.locator('#quote-service-hint').textContent()).toBe(`Selected: ${JANE.serviceType}`);
    expect(await typedIn(page)).toEqual(JANE);
    expect(complaints).toEqual([]);
  });

  test('is sent by a press that came before it was hydrated, once, however often it was pressed', async () => {
    const { page, arrive } = await asleep();
    await fillForm(page);
    await page.locator('form.quote-form button[type=submit]').dblclick();
    await page.locator('[name=address]').press('Enter');
    arrive();
    await page.waitForURL('/thank-you');
    expect(site.webhook().received.map(({ contentType, lead }) => [contentType, lead['lastName']])).toEqual([
      ['application/json', 'Doe'],
    ]);
  });

  test('goes to the webhook as a plain form when the scripts never come', async () => {
    const page = await site.profile().then((context) => context.newPage());
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/contact');
    await sendForm(page);
    await page.waitForURL(site.webhook().url);
    expect(site.webhook().received).toMatchObject([
      { contentType: 'application/x-www-form-urlencoded', lead: { ...JANE, city: 'Columbia SC', page: '/contact' } },
    ]);
  });
});

test('Without JavaScript the form posts to the webhook, url-encoded, and shows its answer', async () => {
  const page = await site.open('/contact', { javaScriptEnabled: false });
  for (const [name, value] of Object.entries(JANE)) {
    const field = page.locator(`form.quote-form [name=${name}]`);
    if (name === 'serviceType') await field.selectOption(value);
    else await field.fill(value);
  }
  await pressSend(page);
  await page.waitForURL(site.webhook().url);
  expect(site.webhook().received).toMatchObject([
    { contentType: 'application/x-www-form-urlencoded', lead: { ...JANE, source: 'website_contact_form' } },
  ]);
});

test('The form is filled in and sent by keyboard alone', async () => {
  const page = await site.open('/contact');
  await page.locator('#quote-firstName').focus();
  const keys = ['firstName', 'lastName', 'email', 'phone', 'address'] as const;
  for (const name of keys) {
    expect(await focusedName(page)).toBe(name);
    await page.keyboard.type(JANE[name]);
    await page.keyboard.press('Tab');
  }
  expect(await focusedName(page)).toBe('serviceType');
  // One letter: after a pause the next would begin another search.
  await page.keyboard.press('R');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('message');
  await page.keyboard.type(JANE.message);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Get My Free Quote');
  await page.keyboard.press('Enter');
  await page.waitForURL('/thank-you');
  expect(site.webhook().received).toMatchObject([{ lead: JANE }]);
});

describe('axe finds nothing', () => {
  test('while nothing was sent, after an error of the webhook, and after success', async () => {
    const page = await openHydratedForm();
    expect(await accessibilityIssues(page)).toEqual([]);
    site.webhook().treat('refuses');
    await sendForm(page);
    await page.locator('.form-error').waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    site.webhook().treat('takes');
    // The success message stands for two seconds; axe takes its time, and needs the clock: /thank-you leads
    // nowhere.
    await page.route('**/thank-you', (route) => route.fulfill({ status: 204 }));
    await pressSend(page);
    await page.locator('.form-success').waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
  });
});

test('The page says nothing in the console from its first touch to its thanks', async () => {
  const page = await site.profile({ serviceWorkers: 'allow' }).then((context) => context.newPage());
  const { complaints } = watchPage(page);
  await page.goto('/contact');
  await sendForm(page);
  await page.waitForURL('/thank-you');
  expect(complaints).toEqual([]);
});
