import { describe, expect, test } from 'vitest';
import { stickingOut } from '#tests/support/page-width.ts';
import { DESKTOP, PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor({ javaScriptEnabled: false });

const DROPDOWNS = [
  { label: 'Service Areas', link: 'West Columbia', path: '/service-areas/west-columbia-south-carolina' },
  { label: 'Services', link: 'Roof Washing', path: '/services/roof-washing' },
] as const;

describe('The menus without JavaScript', () => {
  test.each(DROPDOWNS)('$label opens by click on a phone and leads to a page', async ({ label, link, path }) => {
    const page = await visitor({ viewport: PHONE });
    await page.goto('/');
    const header = page.getByRole('banner');
    const target = header.getByRole('link', { name: link, exact: true });
    await header.getByText('Menu', { exact: true }).click();
    expect(await target.isVisible()).toBe(false);
    await header.getByText(label, { exact: true }).click();
    expect(await target.isVisible()).toBe(true);
    expect(await stickingOut(page)).toEqual([]);
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).overflowY)).toBe('hidden');
    await target.click();
    await page.waitForURL(path);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  test.each(DROPDOWNS)('$label opens by keyboard on a phone and leads to a page', async ({ label, link, path }) => {
    const page = await visitor({ viewport: PHONE });
    await page.goto('/faq');
    const header = page.getByRole('banner');
    await header.locator('.site-menu > summary').focus();
    await page.keyboard.press('Enter');
    await header.getByText(label, { exact: true }).focus();
    await page.keyboard.press('Space');
    await header.getByRole('link', { name: link, exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(path);
  });

  test('the dropdowns stand in the bar of a desktop, inside the window, and one closes the other', async () => {
    const page = await visitor({ viewport: DESKTOP });
    await page.goto('/faq');
    const header = page.getByRole('banner');
    for (const { label, link } of DROPDOWNS) {
      await header.getByText(label, { exact: true }).click();
      const box = await header.getByRole('link', { name: link, exact: true }).boundingBox();
      expect(box?.x).toBeGreaterThan(0);
      expect(await stickingOut(page)).toEqual([]);
    }
    expect(await header.getByRole('link', { name: DROPDOWNS[0].link, exact: true }).isVisible()).toBe(false);
  });

  test.each(DROPDOWNS)('$label opens by keyboard on a desktop and leads to a page', async ({ label, link, path }) => {
    const page = await visitor({ viewport: DESKTOP });
    await page.goto('/faq');
    const header = page.getByRole('banner');
    await header.getByText(label, { exact: true }).focus();
    await page.keyboard.press('Enter');
    await header.getByRole('link', { name: link, exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(path);
  });
});

describe('The accordions without JavaScript', () => {
  test.each([
    { name: "a service's FAQ", path: '/faq/house-washing', least: 5, most: 5 },
    { name: "a neighborhood's FAQ", path: '/faq/house-washing/columbia-shandon', least: 19, most: 19 },
    { name: "a city's FAQ", path: '/services/columbia-south-carolina/house-washing/faqs', least: 8, most: 10 },
    { name: 'the sample FAQ', path: '/example-faq', least: 5, most: 5 },
  ])('$name opens at its first question and keeps one open at a time', async ({ path, least, most }) => {
    const page = await visitor();
    await page.goto(path);
    const questions = page.locator('main details');
    const open = page.locator('main details[open]');
    expect(await questions.count()).toBeGreaterThanOrEqual(least);
    expect(await questions.count()).toBeLessThanOrEqual(most);
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
  });
});

describe('The pictures without JavaScript', () => {
  test('the six of the gallery are links to themselves at full size', async () => {
    const page = await visitor();
    await page.goto('/');
    const links = page.locator('#gallery li a');
    expect(await links.count()).toBe(6);
    for (const link of await links.all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toMatch(/^image\//);
    }
    await links.first().click();
    await page.waitForURL(/\/images\/.+-1600\.webp$/);
  });

  test('the three of a city FAQ page scroll by keyboard', async () => {
    const page = await visitor();
    await page.goto('/services/columbia-south-carolina/house-washing/faqs');
    const carousel = page.getByRole('region', { name: 'Pictures of our work' });
    expect(await carousel.getByRole('img').count()).toBe(3);
    await carousel.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => carousel.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  });
});

describe('The quote form without JavaScript', () => {
  test.each(['/', '/contact', '/service-areas/irmo-south-carolina'])(
    'posts to the webhook or, while there is none, to the contact page: %s',
    async (path) => {
      const page = await visitor();
      await page.goto(path);
      const form = page.getByRole('main').locator('form');
      expect(await form.count()).toBe(1);
      expect(await form.getAttribute('method')).toBe('post');
      expect(await form.getAttribute('action')).toMatch(/^(?:https?:\/\/.+|\/contact)$/);
      expect(await form.locator('button[type=submit]').count()).toBe(1);
    },
  );

  test('asks for what is required by the browser itself', async () => {
    const page = await visitor();
    await page.goto('/contact');
    const names = await page.locator('form [required]').evaluateAll((fields) => fields.map((field) => field.id));
    expect(names.map((id) => id.replace('quote-', '')).sort()).toEqual(
      ['address', 'email', 'firstName', 'lastName', 'phone', 'serviceType'].sort(),
    );
    expect(await page.getByLabel('Email').getAttribute('type')).toBe('email');
    expect(await page.getByLabel('Phone').getAttribute('type')).toBe('tel');
  });

  test("carries the page's city", async () => {
    const page = await visitor();
    await page.goto('/service-areas/irmo-south-carolina');
    expect(await page.locator('form [name=city]').getAttribute('value')).toBe('Irmo SC');
    await page.goto('/contact');
    expect(await page.locator('form [name=city]').getAttribute('value')).toBe('Columbia SC');
  });
});

test('Without JavaScript a path without a page shows the general view with links to go on', async () => {
  const page = await visitor();
  const answer = await page.goto('/faq/house-washing/columbia-nowhere');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe('This page is not here');
  for (const path of ['/', '/services', '/faq']) {
    expect(await main.locator(`a[href="${path}"]`).isVisible(), path).toBe(true);
  }
});
