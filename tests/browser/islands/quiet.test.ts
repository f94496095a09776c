import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { indexablePages } from '#routes/inventory.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { NOT_FOUND, PAGES } from '#tests/support/page-types.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

test('Every page type of the inventory is looked at', () => {
  const looked = new Set<string>(PAGES.map(({ path }) => path));
  const types = new Map<string, boolean>();
  for (const { path, type } of indexablePages(committedModel()))
    types.set(type, types.get(type) === true || looked.has(path));
  expect([...types].filter(([, isLooked]) => !isLooked)).toEqual([]);
});

/** What of an island the focus can go to, the first of it that is shown. */
const firstControl = (island: Locator): Locator =>
  island.locator('summary, a, button, input, select, [tabindex="0"]').locator('visible=true').first();

/** The islands of a page that show something: the finder of a closed menu does not. */
async function shownIslands(page: Page): Promise<Locator[]> {
  const all = await page.locator('astro-island').all();
  const shown = await Promise.all(all.map((island) => firstControl(island).count()));
  return all.filter((_, index) => shown[index] !== 0);
}

describe.each(PAGES)('$name ($path)', ({ path }) => {
  test('wakes every island with the focus alone, and the console stays empty', async () => {
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
    expect(watch.complaints).toEqual([]);
    // The last island is hydrated, and none of the others is unhydrated or failed.
    for (const island of islands) expect(await island.getAttribute('data-hydrated')).toBe('');
    expect(await page.getByText('Something went wrong').count()).toBe(0);
  });
});

test.each(['/', '/faq/house-washing', '/contact'])('A mouse that passes over an island wakes it: %s', async (path) => {
  const page = await visitor();
  const watch = watchPage(page);
  await page.goto(path);
  for (const island of await shownIslands(page)) {
    await firstControl(island).hover();
    await expect.poll(() => island.getAttribute('data-hydrated')).toBe('');
  }
  await page.waitForLoadState('networkidle');
  expect(watch.complaints).toEqual([]);
});

test('The not-found page asks for scripts of its own accord where it looks its path up, and nowhere else', async () => {
  for (const [path, isLookedUp] of [
    ['/faq/house-washing/columbia-nowhere', true],
    [NOT_FOUND.path, false],
  ] as const) {
    const page = await visitor();
    const watch = watchPage(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(watch.scripts.length > 0, path).toBe(isLookedUp);
    expect(watch.complaints, path).toEqual([]);
  }
});
