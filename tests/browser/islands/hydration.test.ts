import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { indexablePages } from '#routes/inventory.ts';
import { EXAMPLE_PATHS } from '#tests/support/example-rows.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { NOT_FOUND, PAGES } from '#tests/support/page-types.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

test('PAGES covers every indexable page type', () => {
  const covered = new Set<string>(PAGES.map(({ path }) => path));
  const types = new Map<string, boolean>();
  for (const { path, type } of indexablePages(committedModel()))
    types.set(type, types.get(type) === true || covered.has(path));
  expect([...types].filter(([, isCovered]) => !isCovered)).toEqual([]);
});

/** The first visible focusable element of an island. */
const firstControl = (island: Locator): Locator =>
  island.locator('summary, a, button, input, select, [tabindex="0"]').locator('visible=true').first();

/** The islands with a visible control; the finder in a closed menu has none. */
async function shownIslands(page: Page): Promise<Locator[]> {
  const all = await page.locator('astro-island').all();
  const shown = await Promise.all(all.map((island) => firstControl(island).count()));
  return all.filter((_, index) => shown[index] !== 0);
}

describe.each(PAGES)('$name ($path)', ({ path }) => {
  test('hydrates every island on focus, with an empty console', async () => {
    const page = await visitor({ viewport: PHONE });
    const watch = watchPage(page);
    await page.goto(path);
    const islands = await shownIslands(page);
    for (const island of islands) {
      expect(await island.getAttribute('data-hydrated')).toBeNull();
      await firstControl(island).focus();
      await expect.poll(() => island.getAttribute('data-hydrated')).toBe('');
    }
    await page.waitForLoadState('networkidle');
    expect(watch.problems).toEqual([]);
    // No island has failed after its hydration.
    for (const island of islands) expect(await island.getAttribute('data-hydrated')).toBe('');
    expect(await page.getByText('Something went wrong').count()).toBe(0);
  });
});

test.each(['/', EXAMPLE_PATHS.serviceFaq, '/contact'])('A mouse over an island hydrates it: %s', async (path) => {
  const page = await visitor();
  const watch = watchPage(page);
  await page.goto(path);
  for (const island of await shownIslands(page)) {
    await firstControl(island).hover();
    await expect.poll(() => island.getAttribute('data-hydrated')).toBe('');
  }
  await page.waitForLoadState('networkidle');
  expect(watch.problems).toEqual([]);
});

test('The not-found page loads scripts without input only for a path that it looks up', async () => {
  for (const [path, isLookedUp] of [
    [`${EXAMPLE_PATHS.serviceFaq}/nowhere-at-all`, true],
    [NOT_FOUND.path, false],
  ] as const) {
    const page = await visitor();
    const watch = watchPage(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(watch.scripts.length > 0, path).toBe(isLookedUp);
    expect(watch.problems, path).toEqual([]);
  }
});
