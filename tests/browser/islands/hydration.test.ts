import { expect, test } from 'vitest';
import { indexablePages } from '#routes/inventory.ts';
import { EXAMPLE_PATHS } from '#tests/support/example-rows.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { firstControl, shownIslands } from '#tests/support/islands.ts';
import { NOT_FOUND, PAGES } from '#tests/support/page-types.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

test('PAGES covers every indexable page type', () => {
  const covered = new Set<string>(PAGES.map(({ path }) => path));
  const types = new Map<string, boolean>();
  for (const { path, type } of indexablePages(committedModel()))
    types.set(type, types.get(type) === true || covered.has(path));
  expect([...types].filter(([, isCovered]) => !isCovered)).toEqual([]);
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
