import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

/** Where the top of an element stands in the window once the page has stopped scrolling. */
async function restingTop(page: Page, selector: string): Promise<number> {
  const top = (): Promise<number> => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  let before = Number.NaN;
  for (let now = await top(); now !== before; now = await top()) {
    before = now;
    await page.waitForTimeout(300);
  }
  return before;
}

/** Expects a section to have stopped below the fixed header. */
async function expectBelowHeader(page: Page, anchor: string, offset: number): Promise<void> {
  // A busy browser may not have begun to scroll when it is first asked.
  const off = async (): Promise<number> => Math.abs((await restingTop(page, `#${anchor}`)) - offset);
  await expect.poll(off, { message: `#${anchor}, from where it should stop` }).toBeLessThanOrEqual(2);
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.y).toBe(0);
  expect(header?.height).toBeLessThanOrEqual(offset);
}

async function followFromAnotherPage(page: Page, anchor: string): Promise<void> {
  await page.goto('/faq');
  await page.getByRole('contentinfo').locator(`a[href="/#${anchor}"]`).click();
  await page.waitForURL(`/#${anchor}`);
}

describe.each([
  { where: 'a phone', viewport: PHONE, offset: 60 },
  { where: 'a desktop', viewport: DESKTOP, offset: 80 },
])('On $where a hash link stops $offset px below the top', ({ viewport, offset }) => {
  test.each(['gallery', 'testimonials', 'contact'])('when it is followed from another page: /#%s', async (anchor) => {
    const page = await visitor({ viewport });
    await followFromAnotherPage(page, anchor);
    await expectBelowHeader(page, anchor, offset);
  });

  test('when it is followed on the page itself', async () => {
    const page = await visitor({ viewport });
    await page.goto('/');
    await page.locator('a[href="/#booking"]:visible').first().click();
    await expectBelowHeader(page, 'booking', offset);
  });
});

test.each([
  { width: 767, offset: 60 },
  { width: 768, offset: 80 },
])('In a window $width px wide a hash link stops $offset px below the top', async ({ width, offset }) => {
  const page = await visitor({ viewport: { width, height: 900 } });
  await followFromAnotherPage(page, 'gallery');
  await expectBelowHeader(page, 'gallery', offset);
});
