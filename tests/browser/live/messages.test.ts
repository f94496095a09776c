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

/** Holds everything that is asked of the store, until it is let go: the store answers then. */
function holdStore(): { readonly asked: Promise<unknown>; readonly letGo: () => Promise<void> } {
  const asked = Promise.withResolvers<string>();
  const held: [IncomingMessage, ServerResponse][] = [];
  site.intercept((incoming, outgoing) => {
    if (incoming.method === 'OPTIONS') return false;
    held.push([incoming, outgoing]);
    asked.resolve('asked');
    return true;
  });
  const letGo = async (): Promise<void> => {
    site.intercept(null);
    for (const [incoming, outgoing] of held) {
      const answer = await fetch(`${site.store().url}${incoming.url ?? ''}`, {
        headers: { apikey: site.store().anonKey, prefer: String(incoming.headers['prefer'] ?? '') },
      });
      outgoing.writeHead(answer.status, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
      outgoing.end(await answer.text());
    }
  };
  return { asked: asked.promise, letGo };
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
    expect(watch.complaints).toEqual([]);
  });

  test("says 'Invalid location format' for one word, and asks nobody", async () => {
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
    "says 'Service not found' of a service that the store does not have: %s",
    async (path) => {
      const page = await site.visitor();
      await page.goto(path);
      await heading(page, 'Service not found').waitFor();
    },
  );

  test('shows the questions of a service for an unknown city, with the name left out', async () => {
    const page = await site.visitor();
    await page.goto('/services/atlantis-south-carolina/house-washing/faqs');
    await heading(page, 'House Washing FAQs').waitFor();
    const words = (await page.getByRole('article').textContent()) ?? '';
    expect(words).not.toMatch(/atlantis|undefined|null|\[object| {2}| [,.?]/i);
  });

  test("says 'Loading FAQ page...' until the store answers, then shows a page whose questions open by keyboard", async () => {
    const page = await site.visitor();
    const store = holdStore();
    await page.goto(`${NEW_PLACE}#season`);
    await page.getByRole('status').getByText('Loading FAQ page...', { exact: true }).waitFor();
    await store.letGo();
    await heading(page, 'House Washing in Elmwood Park, Columbia: 19 straight answers').waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const questions = page.getByRole('article').locator('summary');
    await questions.nth(0).focus();
    await page.keyboard.press('ArrowDown');
    expect(await questions.nth(1).evaluate((summary) => summary === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.locator('main article details[open]').count()).toBe(1);
    expect(await page.getByRole('complementary', { name: 'Find a place, or call' }).isVisible()).toBe(false);
  });

  test('leads on to the page of a place written in a longer form, and keeps the hash', async () => {
    const page = await site.visitor();
    // The look-up may be faster than what the page loads.
    await page.goto(`${LONGER_FORM}#season`, { waitUntil: 'commit' });
    await page.waitForURL(`${NEW_PLACE}#season`);
    await page.getByRole('article').waitFor();
  });

  test('shows a hostile name as text', async () => {
    const page = await site.visitor();
    const watch = watchPage(page);
    await page.goto('/faq/house-washing/columbia-fair-view');
    await heading(
      page,
      "House Washing in O'Neal & <b>Fair</b> View </script>, Columbia: 19 straight answers",
    ).waitFor();
    expect(watch.complaints).toEqual([]);
  });
});

describe('With a store, a path under /blog without a page', () => {
  test('leads on to a post that once had that address', async () => {
    const page = await site.visitor();
    await page.goto('/blog/fence-washing-tips', { waitUntil: 'commit' });
    await page.waitForURL('/blog/fence-care');
    await heading(page, 'Fence Care: Wood & Vinyl').waitFor();
  });

  test.each(['/blog/draft', '/blog/binned', '/blog/no-such-post', '/blog/a,b.c'])(
    'shows no post that is not public: %s',
    async (path) => {
      const page = await site.visitor();
      const watch = watchPage(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await heading(page, 'This page is not here').waitFor();
      expect(watch.complaints).toEqual([]);
    },
  );
});

describe('A store that cannot be read', () => {
  const issues = {
    'does not answer': () => undefined,
    'closes the connection': (outgoing) => outgoing.destroy(),
    'answers 500': (outgoing) => outgoing.writeHead(500, { 'access-control-allow-origin': '*' }).end('{}'),
    'answers without JSON': (outgoing) =>
      outgoing.writeHead(200, { 'access-control-allow-origin': '*' }).end('<!doctype html>'),
  } satisfies Record<string, (outgoing: ServerResponse) => unknown>;

  test.each(Object.entries(issues))('that %s is told of within a time limit', async (_, issue) => {
    const asked = Promise.withResolvers<string>();
    site.intercept((incoming, outgoing) => {
      if (incoming.method === 'OPTIONS') return false;
      (issue as (outgoing: ServerResponse) => unknown)(outgoing);
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

test('An answer that comes after the visitor has left is ignored, also while the next page is on its way', async () => {
  // A worker would fetch that page past the test.
  const page = await site.visitor({ serviceWorkers: 'block' });
  const watch = watchPage(page);
  const store = holdStore();
  const onItsWay = Promise.withResolvers<Route>();
  await page.route('**/privacy', onItsWay.resolve);
  // While a page is on its way, what asks the one that is still shown waits for it: this one tells by itself.
  const shown = Promise.withResolvers<string>();
  await page.exposeFunction('tellAnswer', shown.resolve);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const words = document.querySelector('main [role=status]')?.textContent ?? '';
      if (words.includes('has another address'))
        (globalThis as { tellAnswer?: (words: string) => void }).tellAnswer?.(words);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(LONGER_FORM);
  await store.asked;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click({ noWaitAfter: true });
  const nextPage = await onItsWay.promise;
  await store.letGo();
  await shown.promise;
  await nextPage.continue();
  await page.waitForURL('/privacy');
  expect(watch.complaints.filter((line) => line.startsWith('uncaught: '))).toEqual([]);
});
