import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { addRows, newRows } from '#tests/support/live-rows.ts';
import { useLiveSite } from '#tests/support/live-site.ts';
import { watchPage } from '#tests/support/page-watch.ts';

const site = useLiveSite();
beforeAll(() => addRows(site.store(), newRows()));

const NEW_PLACE = '/faq/house-washing/columbia-elmwood-park';
const LONGER_FORM = '/faq/house-washing/columbia-south-carolina-elmwood-park';

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

/** Holds all requests to the store until they are released. */
function holdStore(): { readonly asked: Promise<unknown>; readonly release: () => Promise<void> } {
  const asked = Promise.withResolvers<string>();
  const held: [IncomingMessage, ServerResponse][] = [];
  site.intercept((incoming, outgoing) => {
    if (incoming.method === 'OPTIONS') return false;
    held.push([incoming, outgoing]);
    asked.resolve('asked');
    return true;
  });
  const release = async (): Promise<void> => {
    site.intercept(null);
    for (const [incoming, outgoing] of held) {
      const answer = await fetch(`${site.store().url}${incoming.url ?? ''}`, {
        headers: { apikey: site.store().anonKey, prefer: String(incoming.headers['prefer'] ?? '') },
      });
      outgoing.writeHead(answer.status, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
      outgoing.end(await answer.text());
    }
  };
  return { asked: asked.promise, release };
}

describe('With a store, a path under /faq without a page', () => {
  test.each([
    { path: '/faq/window-polishing/columbia-shandon', message: 'Failed to load FAQ page' },
    { path: '/faq/house-washing/columbia-nowhere', message: 'Location not found' },
    { path: '/faq/house-washing/columbia-%3Cb%3E,(x)', message: 'Location not found' },
  ])("says '$message': $path", async ({ path, message }) => {
    const page = await site.visitor();
    const watch = watchPage(page);
    await page.goto(path);
    await heading(page, 'FAQ Page Not Found').waitFor();
    expect(await page.getByRole('main').getByText(message, { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Back to Main FAQ' }).getAttribute('href')).toBe('/faq');
    expect(watch.problems).toEqual([]);
  });

  test("says 'Invalid location format' for one word without a request to the store", async () => {
    const page = await site.visitor();
    let requests = 0;
    site.intercept(() => {
      requests += 1;
      return false;
    });
    await page.goto('/faq/house-washing/oneword');
    await page.getByRole('main').getByText('Invalid location format', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(requests).toBe(0);
  });

  test.each(['/faq/window-polishing', '/services/columbia-south-carolina/window-polishing/faqs'])(
    "says 'Service not found' when the store does not have the service: %s",
    async (path) => {
      const page = await site.visitor();
      await page.goto(path);
      await heading(page, 'Service not found').waitFor();
    },
  );

  test("shows 'Loading FAQ page...' until the store answers, then questions that open by keyboard", async () => {
    const page = await site.visitor();
    const store = holdStore();
    await page.goto(`${NEW_PLACE}#season`);
    await page.getByRole('status').getByText('Loading FAQ page...', { exact: true }).waitFor();
    await store.release();
    await heading(page, 'House Washing in Elmwood Park, Columbia').waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const questions = page.getByRole('article').locator('summary');
    await questions.nth(0).focus();
    await page.keyboard.press('ArrowDown');
    expect(await questions.nth(1).evaluate((summary) => summary === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.locator('main article details[open]').count()).toBe(1);
    expect(await page.getByRole('complementary', { name: 'Find a place, or call' }).isVisible()).toBe(false);
  });

  test('redirects the longer form of a place to its page, and keeps the hash', async () => {
    const page = await site.visitor();
    // The look-up may redirect before the page has loaded.
    await page.goto(`${LONGER_FORM}#season`, { waitUntil: 'commit' });
    await page.waitForURL(`${NEW_PLACE}#season`);
    await page.getByRole('article').waitFor();
  });

  test('escapes HTML in a name', async () => {
    const page = await site.visitor();
    const watch = watchPage(page);
    await page.goto('/faq/house-washing/columbia-fair-view');
    await heading(page, "House Washing in O'Neal & <b>Fair</b> View </script>, Columbia").waitFor();
    expect(watch.problems).toEqual([]);
  });
});

describe('With a store, a path under /blog without a page', () => {
  test('redirects an old slug of a post to the post', async () => {
    const page = await site.visitor();
    await page.goto('/blog/fence-washing-tips', { waitUntil: 'commit' });
    await page.waitForURL('/blog/fence-care');
    await heading(page, 'Fence Care: Wood & Vinyl').waitFor();
  });

  test.each(['/blog/draft', '/blog/binned', '/blog/no-such-post', '/blog/a,b.c'])(
    'shows no unpublished or unknown post: %s',
    async (path) => {
      const page = await site.visitor();
      const watch = watchPage(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await heading(page, 'This page is not here').waitFor();
      expect(watch.problems).toEqual([]);
    },
  );
});

describe('A store that cannot be read', () => {
  const failures = {
    'does not answer': () => undefined,
    'closes the connection': (outgoing) => outgoing.destroy(),
    'answers 500': (outgoing) => outgoing.writeHead(500, { 'access-control-allow-origin': '*' }).end('{}'),
    'answers without JSON': (outgoing) =>
      outgoing.writeHead(200, { 'access-control-allow-origin': '*' }).end('<!doctype html>'),
  } satisfies Record<string, (outgoing: ServerResponse) => unknown>;

  test.each(Object.entries(failures))('that %s leads to an error message within the time limit', async (_, fail) => {
    const asked = Promise.withResolvers<string>();
    site.intercept((incoming, outgoing) => {
      if (incoming.method === 'OPTIONS') return false;
      (fail as (outgoing: ServerResponse) => unknown)(outgoing);
      asked.resolve('asked');
      return true;
    });
    const page = await site.visitor();
    await page.clock.install();
    await page.goto(NEW_PLACE);
    await asked.promise;
    await page.clock.fastForward(11_000);
    await page.getByRole('main').getByText('Failed to load FAQ page', { exact: true }).waitFor();
    await page.goto('/blog/fence-care');
    await page.getByRole('status').or(heading(page, 'This article did not load')).first().waitFor();
    await page.clock.fastForward(11_000);
    await heading(page, 'This article did not load').waitFor();
  });
});

test('A look-up answer that arrives while the next page is loading is ignored', async () => {
  // A service worker would fetch the next page without the route below.
  const page = await site.visitor({ serviceWorkers: 'block' });
  const watch = watchPage(page);
  const store = holdStore();
  const nextRequest = Promise.withResolvers<Route>();
  await page.route('**/privacy', nextRequest.resolve);
  // Playwright's queries wait for the pending navigation, so the page itself reports its status.
  const shown = Promise.withResolvers<string>();
  await page.exposeFunction('reportStatus', shown.resolve);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const words = document.querySelector('main [role=status]')?.textContent ?? '';
      if (words.includes('has another address'))
        (globalThis as { reportStatus?: (words: string) => void }).reportStatus?.(words);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(LONGER_FORM);
  await store.asked;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click({ noWaitAfter: true });
  const nextPage = await nextRequest.promise;
  await store.release();
  await shown.promise;
  await nextPage.continue();
  await page.waitForURL('/privacy');
  expect(watch.problems.filter((line) => line.startsWith('uncaught: '))).toEqual([]);
});
