import { describe, expect, test } from 'vitest';
import { cityAndState } from '#model/state.ts';
import { EXAMPLE_PATHS, EXAMPLE_ROWS, TOWN } from '#tests/support/example-rows.ts';
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts';
import { DESKTOP, PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor({ javaScriptEnabled: false });

const DROPDOWNS = [
  { label: 'Service Areas', link: EXAMPLE_ROWS.city.name, path: EXAMPLE_PATHS.city },
  { label: 'Services', link: EXAMPLE_ROWS.service.displayName, path: EXAMPLE_PATHS.service },
] as const;

describe('Without JavaScript the menu', () => {
  test.each(DROPDOWNS)('$label opens by click on a phone and leads to a page', async ({ label, link, path }) => {
    const page = await visitor({ viewport: PHONE });
    await page.goto('/');
    const header = page.getByRole('banner');
    const target = header.getByRole('link', { name: link, exact: true });
    await header.getByText('Menu', { exact: true }).click();
    expect(await target.isVisible()).toBe(false);
    await header.getByText(label, { exact: true }).click();
    expect(await target.isVisible()).toBe(true);
    expect(await horizontalOverflow(page)).toEqual([]);
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).overflowY)).toBe('hidden');
    await target.click();
    await page.waitForURL(path);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  test.each(DROPDOWNS)('$label opens by keyboard and leads to a page', async ({ label, link, path }) => {
    for (const viewport of [PHONE, DESKTOP]) {
      const page = await visitor({ viewport });
      await page.goto('/faq');
      const header = page.getByRole('banner');
      if (viewport === PHONE) await header.locator('.site-menu > summary').press('Enter');
      await header.getByText(label, { exact: true }).press('Space');
      await header.getByRole('link', { name: link, exact: true }).press('Enter');
      await page.waitForURL(path);
    }
  });

  test('the dropdowns of a desktop open inside the window, one at a time', async () => {
    const page = await visitor({ viewport: DESKTOP });
    await page.goto('/faq');
    const header = page.getByRole('banner');
    for (const { label, link } of DROPDOWNS) {
      await header.getByText(label, { exact: true }).click();
      const box = await header.getByRole('link', { name: link, exact: true }).boundingBox();
      expect(box?.x).toBeGreaterThan(0);
      expect(await horizontalOverflow(page)).toEqual([]);
    }
    expect(await header.getByRole('link', { name: DROPDOWNS[0].link, exact: true }).isVisible()).toBe(false);
  });
});

describe('Without JavaScript the accordion of', () => {
  test.each([EXAMPLE_PATHS.serviceFaq, EXAMPLE_PATHS.placeFaq, EXAMPLE_PATHS.cityFaq, '/example-faq'])(
    '%s opens at its first question and keeps one open at a time',
    async (path) => {
      const page = await visitor();
      await page.goto(path);
      const questions = page.locator('.accordion details');
      const open = page.locator('.accordion details[open]');
      expect(await questions.count()).toBeGreaterThan(1);
      expect(await open.count()).toBe(1);
      const first = questions.first();
      const last = questions.last();
      expect(await first.locator('p').isVisible()).toBe(true);

      await last.locator('summary').click();
      expect(await last.locator('p').isVisible()).toBe(true);
      expect(await first.locator('p').isVisible()).toBe(false);
      expect(await open.count()).toBe(1);

      await last.locator('summary').focus();
      await page.keyboard.press('Enter');
      expect(await open.count()).toBe(0);
    },
  );
});

describe('Without JavaScript', () => {
  test('the pictures of the gallery are links to their full size', async () => {
    const page = await visitor();
    await page.goto('/');
    const links = page.locator('#gallery li a');
    expect(await links.count()).toBeGreaterThan(1);
    for (const link of await links.all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toMatch(/^image\//);
    }
    await links.first().click();
    await page.waitForURL(/\/images\/.+-1600\.webp$/);
  });

  test('the carousel of a city FAQ page scrolls by keyboard, without buttons', async () => {
    const page = await visitor();
    await page.goto(EXAMPLE_PATHS.cityFaq);
    const carousel = page.getByRole('region', { name: 'Pictures of the work' });
    expect(await carousel.getByRole('img').count()).toBeGreaterThan(1);
    expect(await page.getByRole('main').getByRole('button', { name: 'Next picture' }).count()).toBe(0);
    await carousel.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => carousel.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  });
});

describe('Without JavaScript the quote form', () => {
  test.each([
    { path: '/', city: TOWN },
    { path: '/contact', city: TOWN },
    { path: EXAMPLE_PATHS.city, city: cityAndState(EXAMPLE_ROWS.city.name, EXAMPLE_ROWS.city.slug).replace(',', '') },
  ])(
    'posts with the city of the page to the webhook or, without one, to the contact page: $path',
    async ({ path, city }) => {
      const page = await visitor();
      await page.goto(path);
      const form = page.getByRole('main').locator('form.quote-form');
      expect(await form.count()).toBe(1);
      expect(await form.getAttribute('method')).toBe('post');
      expect(await form.getAttribute('action')).toMatch(/^(?:https?:\/\/.+|\/contact)$/);
      expect(await form.locator('button[type=submit]').count()).toBe(1);
      expect(await form.locator('[name=city]').getAttribute('value')).toBe(city);
    },
  );

  test('marks its required fields and field types for the browser', async () => {
    const page = await visitor();
    await page.goto('/contact');
    const names = await page.locator('form [required]').evaluateAll((fields) => fields.map((field) => field.id));
    expect(names.map((id) => id.replace('quote-', '')).sort()).toEqual(
      ['address', 'email', 'firstName', 'lastName', 'phone', 'serviceType'].sort(),
    );
    expect(await page.getByLabel('Email').getAttribute('type')).toBe('email');
    expect(await page.getByLabel('Phone').getAttribute('type')).toBe('tel');
  });
});

test('Without JavaScript a path without a page shows the general message with links', async () => {
  const page = await visitor();
  const answer = await page.goto(`${EXAMPLE_PATHS.serviceFaq}/nowhere-at-all`);
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe('This page is not here');
  for (const path of ['/', '/services', '/faq']) {
    expect(await main.locator(`a[href="${path}"]`).isVisible(), path).toBe(true);
  }
});
