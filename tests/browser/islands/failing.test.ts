import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE_SCREEN } from '#scripts/preview/slow-phone.ts';
import { EXAMPLE_PATHS, EXAMPLE_ROWS } from '#tests/support/example-rows.ts';
import {
  FORM,
  GALLERY,
  islandAround,
  MENU,
  QUESTIONS,
  untilClickPending,
  untilHydrated,
  untilNative,
} from '#tests/support/islands.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { failScripts, holdScripts, withoutFailedScripts } from '#tests/support/script-requests.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor(PHONE_SCREEN);

/** Fills in the required fields and submits the form twice. */
async function sendForm(page: Page): Promise<void> {
  for (const name of ['firstName', 'lastName', 'phone', 'address']) await page.locator(`[name=${name}]`).fill('Ann');
  await page.locator('[name=email]').fill('ann@example.com');
  await page.locator('[name=serviceType]').selectOption('Other');
  await page.locator(FORM).evaluate((form) => {
    // A visitor who sees nothing happen presses twice.
    (form as HTMLFormElement).requestSubmit();
    (form as HTMLFormElement).requestSubmit();
  });
}

/** Answers POST navigations and returns their bodies. */
async function catchPosts(page: Page): Promise<string[]> {
  const posts: string[] = [];
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts.push(route.request().postData() ?? '');
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Got it</h1>' });
  });
  return posts;
}

describe('When the scripts fail to load,', () => {
  test('the menu opens before and after the retry, and its links work', async () => {
    const page = await visitor();
    const watch = watchPage(page);
    await failScripts(page);
    await page.goto('/');
    await page.locator(`${MENU} > summary`).tap();
    // The page retries after a second.
    const services = page.locator('summary', { hasText: 'Services' });
    const service = page.getByRole('banner').getByRole('link', { name: EXAMPLE_ROWS.service.displayName, exact: true });
    await services.tap();
    await service.waitFor();
    await untilNative(page, MENU);
    await services.tap();
    await service.waitFor({ state: 'hidden' });
    await watch.untilImagesLoaded();
    await page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).tap();
    await page.waitForURL('/faq');
    expect(withoutFailedScripts(watch.problems)).toEqual([]);
  });

  test('the menu hydrates if only the first request for Astro’s element fails', async () => {
    const page = await visitor();
    let failed = 0;
    await page.route(/\/islands\.[^/]+\.js$/, (route) => {
      failed += 1;
      return route.abort();
    });
    await page.goto('/');
    await page.locator(`${MENU} > summary`).tap();
    await untilHydrated(page, MENU);
    expect(failed).toBe(1);
  });

  test('the questions open one at a time before and after the retry', async () => {
    const page = await visitor();
    const watch = watchPage(page);
    await failScripts(page);
    await page.goto(EXAMPLE_PATHS.serviceFaq);
    const open = page.locator(`${QUESTIONS} details[open]`);
    const questions = page.locator(`${QUESTIONS} details`);
    await questions.nth(2).locator('summary').tap();
    await questions.nth(2).locator('p').first().waitFor();
    expect(await open.count()).toBe(1);
    await untilNative(page, QUESTIONS);
    expect(await questions.nth(2).getAttribute('open')).not.toBeNull();
    await questions.nth(3).locator('summary').tap();
    await questions.nth(3).locator('p').first().waitFor();
    expect(await open.count()).toBe(1);
    expect(withoutFailedScripts(watch.problems)).toEqual([]);
  });

  test('the last tapped picture of the gallery opens as a link', async () => {
    const page = await visitor();
    const watch = watchPage(page);
    // They fail after both taps: once they have failed, the first tap would open its link.
    const scripts = await holdScripts(page);
    await page.goto('/');
    const pictures = page.locator(`${GALLERY} a`);
    const wanted = (await pictures.nth(2).getAttribute('href')) ?? '';
    await pictures.nth(1).tap();
    await untilClickPending(page, GALLERY, 1);
    await pictures.nth(2).tap();
    await untilClickPending(page, GALLERY, 2);
    await watch.untilImagesLoaded();
    scripts.fail();
    await page.waitForURL(`**${wanted}`);
    expect(withoutFailedScripts(watch.problems)).toEqual([]);
  });

  test('the browser submits the form once, with everything typed', async () => {
    const page = await visitor();
    const posts = await catchPosts(page);
    // They fail after the submission; a later one would be native anyway.
    const scripts = await holdScripts(page);
    await page.goto('/contact');
    await sendForm(page);
    scripts.fail();
    await page.getByRole('heading', { name: 'Got it' }).waitFor();
    expect(posts).toHaveLength(1);
    expect(new URLSearchParams(posts[0]).get('firstName')).toBe('Ann');
    expect(new URLSearchParams(posts[0]).get('serviceType')).toBe('Other');
  });
});

describe('When the scripts neither load nor fail,', () => {
  test('a tapped picture opens as a link after ten seconds', async () => {
    const page = await visitor();
    await page.clock.install();
    await holdScripts(page);
    await page.goto('/');
    const picture = page.locator(`${GALLERY} a`).first();
    const wanted = (await picture.getAttribute('href')) ?? '';
    await page.clock.pauseAt(Date.now() + 60_000);
    await picture.tap();
    await untilClickPending(page, GALLERY);
    await page.clock.fastForward(9_999);
    expect(await islandAround(page, GALLERY).getAttribute('data-hydrated')).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.clock.fastForward(1);
    await page.waitForURL(`**${wanted}`);
  });

  test('the browser submits a sent form once, after ten seconds', async () => {
    const page = await visitor();
    const posts = await catchPosts(page);
    await page.clock.install();
    await holdScripts(page);
    await page.goto('/contact');
    await sendForm(page);
    expect(await islandAround(page, FORM).getAttribute('data-hydrated')).toBeNull();
    expect(posts).toEqual([]);
    await page.clock.fastForward(10_000);
    await page.getByRole('heading', { name: 'Got it' }).waitFor();
    expect(posts).toHaveLength(1);
  });

  test('a form that the browser has submitted does not hydrate when they load after all', async () => {
    const page = await visitor();
    const answered = Promise.withResolvers<undefined>();
    let posts = 0;
    await page.route('**/*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      posts += 1;
      await answered.promise;
      return route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Got it</h1>' });
    });
    // Playwright cannot ask a page that is waiting for another one, so the page tells by itself.
    const states: string[] = [];
    page.on('console', (message) => states.push(message.text()));
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const state = (target as HTMLElement).dataset['hydrated'];
          if ((target as Element).querySelector('.quote-form') !== null) console.info(`hydrated: '${state}'`);
        }
      }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
    });
    await page.clock.install();
    const scripts = await holdScripts(page);
    await page.goto('/contact');
    await sendForm(page);
    await page.clock.fastForward(10_000);
    await expect.poll(() => posts).toBe(1);
    const loaded = page.waitForEvent('requestfinished', (request) => /QuoteForm\.[^/]+\.js$/.test(request.url()));
    scripts.release();
    await loaded;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    answered.resolve(undefined);
    await page.getByRole('heading', { name: 'Got it' }).waitFor();
    expect(posts).toBe(1);
    expect(states.filter((text) => text.startsWith('hydrated: '))).toEqual(["hydrated: 'no'"]);
  });
});
