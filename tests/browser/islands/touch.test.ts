import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { PHONE_SCREEN, slowDown } from '#scripts/preview/slow-phone.ts';
import { EXAMPLE_PATHS } from '#tests/support/example-rows.ts';
import { focusInto, FORM, islandAround, MENU, QUESTIONS, untilHydrated } from '#tests/support/islands.ts';
import { servePartialHtml } from '#tests/support/partial-html.ts';
import { type PageWatch, watchPage } from '#tests/support/page-watch.ts';
import { holdScripts, disableHydrationTimeout } from '#tests/support/script-requests.ts';
import { DESKTOP, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor(PHONE_SCREEN);

/** Opens a page on a slow phone and returns when its HTML starts to arrive. */
async function slowPhone(path: string): Promise<{ page: Page; watch: PageWatch }> {
  const page = await visitor();
  await disableHydrationTimeout(page);
  await slowDown(page);
  const watch = watchPage(page);
  await page.goto(path, { waitUntil: 'commit' });
  return { page, watch };
}

const isFocused = (element: Element): boolean => element === document.activeElement;

/** Counts the toggle events of a <details> since the page was opened. */
async function countToggles(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.addInitScript((wanted) => {
    const counted = window as typeof window & { toggles?: number };
    counted.toggles = 0;
    document.addEventListener(
      'toggle',
      ({ target }) => {
        if (target instanceof Element && target.matches(wanted)) counted.toggles = (counted.toggles ?? 0) + 1;
      },
      true,
    );
  }, selector);
  return () => page.evaluate(() => (window as typeof window & { toggles?: number }).toggles ?? 0);
}

describe('On a slow phone a first tap, made as soon as the HTML is there, works', () => {
  test('on the menu button', async () => {
    const { page, watch } = await slowPhone('/');
    await page.locator(`${MENU} > summary`).tap();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ', exact: true }).waitFor();
    await untilHydrated(page, MENU);
    expect(await page.locator(MENU).getAttribute('open')).not.toBeNull();
    // Only the hydrated menu makes the page behind it inert.
    await page.locator('html.menu-open').waitFor();
    expect(await page.locator('main[inert]').count()).toBe(1);
    expect(watch.problems).toEqual([]);
  });

  test('on the third question', async () => {
    const { page, watch } = await slowPhone(EXAMPLE_PATHS.serviceFaq);
    const third = page.locator(`${QUESTIONS} details`).nth(2);
    await third.locator('summary').tap();
    await third.locator('p').first().waitFor();
    await untilHydrated(page, QUESTIONS);
    expect(await page.locator(`${QUESTIONS} details[open]`).count()).toBe(1);
    expect(await third.getAttribute('open')).not.toBeNull();
    // Only the hydrated questions handle the End key.
    await page.keyboard.press('End');
    expect(await page.locator(`${QUESTIONS} summary`).last().evaluate(isFocused)).toBe(true);
    expect(watch.problems).toEqual([]);
  });
});

describe('Input before hydration', () => {
  test('is applied once: a second tap closes the menu again', async () => {
    const page = await visitor();
    const toggles = await countToggles(page, MENU);
    const chunks = await holdScripts(page);
    await page.goto('/');
    await page.locator(`${MENU} > summary`).tap();
    await expect.poll(toggles).toBe(1);
    await page.locator(`${MENU} > summary`).tap();
    await expect.poll(toggles).toBe(2);
    chunks.release();
    await untilHydrated(page, MENU);
    expect(await page.locator(MENU).getAttribute('open')).toBeNull();
    expect(await toggles()).toBe(2);
  });

  test('is replayed in its order: focus and keys on the questions', async () => {
    const page = await visitor();
    const chunks = await holdScripts(page);
    await page.goto(EXAMPLE_PATHS.serviceFaq);
    const summaries = page.locator(`${QUESTIONS} summary`);
    await summaries.first().focus();
    await page.keyboard.press('End');
    chunks.release();
    await untilHydrated(page, QUESTIONS);
    await expect.poll(() => summaries.last().evaluate(isFocused)).toBe(true);
    expect(await page.locator(`${QUESTIONS} details[open]`).count()).toBe(1);
  });

  test('is replayed key by key: each moves the focus from where the one before has left it', async () => {
    const page = await visitor();
    const chunks = await holdScripts(page);
    await page.goto(EXAMPLE_PATHS.serviceFaq);
    const summaries = page.locator(`${QUESTIONS} summary`);
    await summaries.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    chunks.release();
    await untilHydrated(page, QUESTIONS);
    await expect.poll(() => summaries.nth(2).evaluate(isFocused)).toBe(true);
  });

  test.each([
    { what: 'a question', island: QUESTIONS, from: `${QUESTIONS} summary`, path: EXAMPLE_PATHS.serviceFaq, key: 'End' },
    { what: 'the menu', island: MENU, from: '.dropdown > summary', path: '/contact', key: 'ArrowDown' },
  ])('leaves the focus with a visitor who has gone on from $what', async ({ island, from, path, key }) => {
    const page = await visitor({ viewport: DESKTOP, isMobile: false, hasTouch: false });
    const chunks = await holdScripts(page);
    await page.goto(path);
    await page.locator(from).first().focus();
    await page.keyboard.press(key);
    const field = page.locator(`${FORM} [name=firstName]`);
    await field.click();
    await page.keyboard.type('Ja');
    chunks.release();
    await untilHydrated(page, island);
    await untilHydrated(page, FORM);
    await page.keyboard.type('ne');
    expect(await field.inputValue()).toBe('Jane');
    expect(await page.locator('.dropdown[open]').count()).toBe(0);
  });
});

test('A hydrated island keeps its state when another one hydrates', async () => {
  const page = await visitor();
  const watch = watchPage(page);
  await page.goto(EXAMPLE_PATHS.serviceFaq);
  const third = page.locator(`${QUESTIONS} details`).nth(2);
  await third.locator('summary').tap();
  await third.locator('p').first().waitFor();
  await untilHydrated(page, QUESTIONS);
  const before = await third.elementHandle();
  await focusInto(page, MENU);
  await untilHydrated(page, MENU);
  expect(await before.evaluate((element) => element.isConnected && (element as HTMLDetailsElement).open)).toBe(true);
  await third.locator('summary').focus();
  await page.keyboard.press('Home');
  expect(await page.locator(`${QUESTIONS} summary`).first().evaluate(isFocused)).toBe(true);
  expect(watch.problems).toEqual([]);
});

test('The first focus requests all scripts of an island at once', async () => {
  const page = await visitor();
  const scripts = await holdScripts(page);
  await page.goto(EXAMPLE_PATHS.serviceFaq);
  await focusInto(page, QUESTIONS);
  // No request is answered yet: the island imports the first two, and preloads its chunks.
  const named = await islandAround(page, QUESTIONS).evaluate((island) =>
    ['component-url', 'renderer-url', 'data-chunks'].flatMap((name) => island.getAttribute(name)?.split(' ') ?? []),
  );
  expect(named.length).toBeGreaterThan(2);
  await expect.poll(() => [...scripts.requested]).toEqual(expect.arrayContaining(named));
  const before = [...scripts.requested];
  scripts.release();
  await untilHydrated(page, QUESTIONS);
  expect([...scripts.requested]).toEqual(before);
});

test.each([
  { what: 'the menu button', path: '/', mark: '<li>', nth: 3, details: MENU, island: MENU },
  {
    what: 'the third question',
    path: EXAMPLE_PATHS.serviceFaq,
    mark: '<details',
    // Three dropdowns and the menu precede the questions.
    nth: 8,
    details: `${QUESTIONS} details:nth-of-type(3)`,
    island: QUESTIONS,
  },
])('A tap on $what while its HTML is still arriving is replayed', async ({ path, mark, nth, details, island }) => {
  const site = await servePartialHtml(inject('siteUrl'), mark, nth);
  try {
    const page = await visitor({ baseURL: site.url });
    const watch = watchPage(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(`${details} > summary`).tap();
    await expect.poll(() => page.locator(details).getAttribute('open')).not.toBeNull();
    // It cannot hydrate before all of its HTML is there.
    expect(await islandAround(page, island).getAttribute('await-children')).not.toBeNull();
    expect(await islandAround(page, island).getAttribute('data-hydrated')).toBeNull();
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    site.release();
    await untilHydrated(page, island);
    expect(await page.locator(details).getAttribute('open')).not.toBeNull();
    expect(watch.problems).toEqual([]);
  } finally {
    await site.stop();
  }
});
