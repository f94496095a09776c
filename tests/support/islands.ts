import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PendingIsland } from '#hydration/pending-events.ts';

/** Selectors of the content of the islands. */
export const MENU = 'details.site-menu';
export const QUESTIONS = '.accordion';
export const GALLERY = '.gallery';
export const FORM = 'form.quote-form';

/** The island around an element. It has no box of its own, so it is never visible to Playwright. */
export const islandAround = (page: Page, inside: string): Locator =>
  page.locator('astro-island', { has: page.locator(inside) }).first();

/**
 * Waits until the island around an element is hydrated: its listeners are attached, pending events are replayed.
 */
export async function untilHydrated(page: Page, inside: string): Promise<void> {
  await page
    .locator('astro-island[data-hydrated=""]', { has: page.locator(inside) })
    .first()
    .waitFor({ state: 'attached' });
}

/** Waits until an island has failed to load and stays plain HTML. */
export async function untilNative(page: Page, inside: string): Promise<void> {
  await page
    .locator('astro-island[data-hydrated="no"]', { has: page.locator(inside) })
    .first()
    .waitFor({ state: 'attached' });
}

/**
 * Waits until clicks on an island that is not hydrated are pending: the browser dispatches the click some time
 * after the tap.
 */
export async function untilClickPending(page: Page, inside: string, times = 1): Promise<void> {
  const held = (island: Element): number =>
    (island as PendingIsland).pendingEvents?.filter(
      ({ type, defaultPrevented }) => type === 'click' && defaultPrevented,
    ).length ?? 0;
  await expect.poll(() => islandAround(page, inside).evaluate(held)).toBe(times);
}

/** Moves the focus into an island without pressing anything, which alone starts hydration. */
export async function focusInto(page: Page, inside: string): Promise<void> {
  await firstControl(islandAround(page, inside)).focus();
}

/** The first visible focusable element of an island. */
export const firstControl = (island: Locator): Locator =>
  island.locator('summary, a, button, input, select, [tabindex="0"]').locator('visible=true').first();

/**
 * The islands of a page with a visible control, but for one that looks at the path instead of waiting for the visitor;
 * the finder in a closed menu has none.
 */
export async function shownIslands(page: Page): Promise<Locator[]> {
  const all = await page.locator('astro-island:not([client=live-path])').all();
  const shown = await Promise.all(all.map((island) => firstControl(island).count()));
  return all.filter((_, index) => shown[index] !== 0);
}
