import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { placePath, placeSegment } from '#routes/paths.ts';
import { EXAMPLE_PATHS, EXAMPLE_ROWS } from '#tests/support/example-rows.ts';
import { type PageWatch, watchPage } from '#tests/support/page-watch.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

const { city, place, service } = EXAMPLE_ROWS;
const PLACE = placeSegment(place.citySlug, place.slug);
/** A place that does not exist. */
const NOWHERE = `${EXAMPLE_PATHS.serviceFaq}/${placeSegment(city.slug, 'nowhere')}`;
/** The longer form of the place's path. */
const LONGER_FORM = `${EXAMPLE_PATHS.serviceFaq}/${place.citySlug}-${place.slug}`;

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
      path: `/faq/window-polishing/${PLACE}`,
      message: 'Failed to load FAQ page',
    },
    { what: 'a place of one word', path: `${EXAMPLE_PATHS.serviceFaq}/oneword`, message: 'Invalid location format' },
    { what: 'an unknown place', path: NOWHERE, message: 'Location not found' },
  ])("says '$message' for $what", async ({ path, message }) => {
    const { page, watch } = await openMissing(path);
    await expectFaqError(page, message);
    expect(watch.problems).toEqual([]);
  });

  test('redirects the longer form of a place to its page, and keeps the hash', async () => {
    const { page, lookUp } = await openHeld(`${LONGER_FORM}#cost`);
    await lookUp.release();
    await page.waitForURL(`${EXAMPLE_PATHS.placeFaq}#cost`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(place.name);
  });

  test('shows a loading message until the look-up answers', async () => {
    const { page, lookUp } = await openHeld(NOWHERE);
    await page.getByRole('status').getByText('Loading FAQ page...').waitFor();
    await lookUp.release();
    await expectFaqError(page, 'Location not found');
  });

  test.each([
    { what: 'cannot be reached', answer: null },
    { what: 'answers with an error', answer: { status: 500, body: '{}' } },
    { what: 'answers without JSON', answer: { status: 200, body: '<!doctype html>' } },
  ])("says 'Failed to load FAQ page' when the look-up $what", async ({ answer }) => {
    const { page } = await openMissing(NOWHERE, (opened) =>
      opened.route('**/live.json', (route) => (answer === null ? route.abort() : route.fulfill(answer))),
    );
    await expectFaqError(page, 'Failed to load FAQ page');
  });

  test('ignores a look-up answer that arrives after the visitor has left the page', async () => {
    const { page, watch, lookUp } = await openHeld(LONGER_FORM);
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
  test.each(['/faq/window-polishing', `/services/${city.slug}/window-polishing/faqs`, '/services/window-polishing'])(
    "shows 'Service not found' and links: %s",
    async (path) => {
      const { page, watch } = await openMissing(path);
      await heading(page, 'Service not found').waitFor();
      expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
      expect(watch.problems).toEqual([]);
    },
  );

  test('shows the questions of a service for an unknown city without its name', async () => {
    const { page, watch } = await openMissing(`/services/atlantis/${service.slug}/faqs`);
    await heading(page, `${service.displayName} FAQs`).waitFor();
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

/** The place's slug without the letter before its last. */
const MISSPELLED = place.slug.slice(0, -2) + place.slug.slice(-1);

test.each([
  placePath(place.citySlug, MISSPELLED),
  `${EXAMPLE_PATHS.serviceFaq}/${placeSegment(place.citySlug, MISSPELLED)}`,
])('The misspelled place of %s leads to the place, and to the phone for those who are not sure', async (path) => {
  const { page } = await openMissing(path);
  const main = page.getByRole('main');
  await main.getByText('Not sure? Call').waitFor();
  const link = main.getByRole('link', { name: `${place.name}, ${place.cityName}`, exact: true });
  expect(await link.getAttribute('href')).toBe(placePath(place.citySlug, place.slug));
});
