import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type PageWatch, watchPage } from '#tests/support/page-watch.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

/** Opens a path without a page and checks its status and its noindex. `prepare` runs before. */
async function openMissing(
  path: string,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ page: Page; watch: PageWatch }> {
  const page = await visitor();
  const watch = watchPage(page);
  await prepare(page);
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
  // The response body: the look-up may have changed the document by now.
  expect(await answer?.text()).toMatch(/<meta name="robots" content="noindex/);
  return { page, watch };
}

/** Expects the 'FAQ Page Not Found' view with its message and the way back. */
async function expectFaqError(page: Page, message: string): Promise<void> {
  await heading(page, 'FAQ Page Not Found').waitFor();
  const main = page.getByRole('main');
  expect(await main.getByText(message, { exact: true }).isVisible()).toBe(true);
  expect(await main.getByRole('link', { name: 'Back to Main FAQ' }).getAttribute('href')).toBe('/faq');
}

/** Opens a path without a page and holds the response to its look-up until `release` is called. */
async function openHeld(path: string) {
  const held = Promise.withResolvers<Route>();
  const opened = await openMissing(path, (page) => page.route('**/live.json', (route) => held.resolve(route)));
  const lookUp = {
    asked: held.promise.then(() => undefined),
    // The request may be aborted with its page.
    release: async () => (await held.promise).continue().catch(() => undefined),
  };
  return { ...opened, lookUp };
}

describe('A path under /faq without a page answers 404, noindex, and', () => {
  test.each([
    {
      what: 'a place of an unknown service',
      path: '/faq/window-polishing/columbia-shandon',
      message: 'Failed to load FAQ page',
    },
    { what: 'a place of one word', path: '/faq/house-washing/oneword', message: 'Invalid location format' },
    { what: 'an unknown place', path: '/faq/house-washing/columbia-nowhere', message: 'Location not found' },
  ])("says '$message' for $what", async ({ path, message }) => {
    const { page, watch } = await openMissing(path);
    await expectFaqError(page, message);
    expect(watch.problems).toEqual([]);
  });

  test('redirects the longer form of a place to its page, and keeps the hash', async () => {
    const { page, lookUp } = await openHeld('/faq/house-washing/columbia-south-carolina-shandon#cost');
    await lookUp.release();
    await page.waitForURL('/faq/house-washing/columbia-shandon#cost');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Shandon');
  });

  test('shows a loading message until the look-up answers', async () => {
    const { page, lookUp } = await openHeld('/faq/house-washing/columbia-nowhere');
    await page.getByRole('status').getByText('Loading FAQ page...').waitFor();
    await lookUp.release();
    await expectFaqError(page, 'Location not found');
  });

  test.each([
    { what: 'cannot be reached', answer: null },
    { what: 'answers with an error', answer: { status: 500, body: '{}' } },
    { what: 'answers without JSON', answer: { status: 200, body: '<!doctype html>' } },
  ])("says 'Failed to load FAQ page' when the look-up $what", async ({ answer }) => {
    const { page } = await openMissing('/faq/house-washing/columbia-nowhere', (opened) =>
      opened.route('**/live.json', (route) => (answer === null ? route.abort() : route.fulfill(answer))),
    );
    await expectFaqError(page, 'Failed to load FAQ page');
  });

  test('ignores a look-up answer that arrives after the visitor has left the page', async () => {
    const { page, watch, lookUp } = await openHeld('/faq/house-washing/columbia-south-carolina-shandon');
    await lookUp.asked;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('/privacy');
    await lookUp.release();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe('/privacy');
    expect(watch.problems.filter((line) => !line.startsWith('failed: '))).toEqual([]);
  });
});

describe('A path of an unknown service or city answers 404, noindex, and', () => {
  test.each([
    '/faq/window-polishing',
    '/services/columbia-south-carolina/window-polishing/faqs',
    '/services/window-polishing',
  ])("shows 'Service not found' and links: %s", async (path) => {
    const { page, watch } = await openMissing(path);
    await heading(page, 'Service not found').waitFor();
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
    expect(watch.problems).toEqual([]);
  });

  test('shows the questions of a service for an unknown city without its name', async () => {
    const { page, watch } = await openMissing('/services/atlantis/house-washing/faqs');
    await heading(page, 'House Washing FAQs').waitFor();
    const article = page.getByRole('article');
    expect(await article.locator('details').count()).toBeGreaterThanOrEqual(5);
    const words = (await article.textContent()) ?? '';
    expect(words).not.toMatch(/atlantis|undefined|null|\[object| {2}| [,.?]/i);
    expect(words).not.toMatch(/\b(?:in|for|to|of) ?[,.?]/);
    expect(watch.problems).toEqual([]);
  });
});

test.each(['/nowhere', '/locations/atlantis-sc', '/blog/no-such-post', '/services/a/b/c/d'])(
  'Any other path answers 404, noindex, with the general message: %s',
  async (path) => {
    const { page, watch } = await openMissing(path);
    await page.waitForLoadState('networkidle');
    expect(await heading(page, 'This page is not here').isVisible()).toBe(true);
    for (const target of ['/', '/services', '/faq']) {
      expect(await page.getByRole('main').locator(`a[href="${target}"]`).isVisible(), target).toBe(true);
    }
    expect(watch.problems).toEqual([]);
  },
);

test.each(['/service-areas/columbia-south-carolina/shandn', '/faq/house-washing/columbia-shandn'])(
  'The misspelled place of %s leads to the place, and to the phone for those who are not sure',
  async (path) => {
    const { page } = await openMissing(path);
    const main = page.getByRole('main');
    await main.getByText('Not sure? Call').waitFor();
    const place = main.getByRole('link', { name: 'Shandon, Columbia' });
    expect(await place.getAttribute('href')).toBe('/service-areas/columbia-south-carolina/shandon');
  },
);
