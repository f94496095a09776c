import { expect, inject, test } from 'vitest';
import { PHONE_SCREEN } from '#scripts/preview/slow-phone.ts';
import { islandAround, MENU, QUESTIONS, untilHydrated } from '#tests/support/islands.ts';
import { servePagesInTwo } from '#tests/support/page-in-two.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor(PHONE_SCREEN);

test.each([
  { what: 'the menu button', path: '/', mark: '<li>', nth: 3, details: MENU, island: MENU },
  {
    what: 'the third question',
    path: '/faq/house-washing',
    mark: '<details',
    // Two dropdowns and the menu stand before the questions.
    nth: 7,
    details: `${QUESTIONS} details:nth-of-type(3)`,
    island: QUESTIONS,
  },
])('A tap on $what while the HTML is still arriving is not lost', async ({ path, mark, nth, details, island }) => {
  const site = await servePagesInTwo(inject('siteUrl'), mark, nth);
  try {
    const page = await visitor({ baseURL: site.url });
    const watch = watchPage(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(`${details} > summary`).tap();
    await expect.poll(() => page.locator(details).getAttribute('open')).not.toBeNull();
    // It cannot wake yet: what it consists of is not all there.
    expect(await islandAround(page, island).getAttribute('await-children')).not.toBeNull();
    expect(await islandAround(page, island).getAttribute('data-hydrated')).toBeNull();
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    site.release();
    await untilHydrated(page, island);
    expect(await page.locator(details).getAttribute('open')).not.toBeNull();
    expect(watch.complaints).toEqual([]);
  } finally {
    await site.stop();
  }
});
