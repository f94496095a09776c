import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EXAMPLE_PATHS } from '#tests/support/example-rows.ts';
import { DESKTOP, PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

/** The top of an element in the window once the page has stopped scrolling. */
async function restingTop(page: Page, selector: string): Promise<number> {
  const top = (): Promise<number> => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  let before = Number.NaN;
  for (let now = await top(); now !== before; now = await top()) {
    before = now;
    await page.waitForTimeout(300);
  }
  return before;
}

/** Expects a section to start right below the fixed header. */
async function expectBelowHeader(page: Page, anchor: string, offset: number): Promise<void> {
  // A busy browser may not have started to scroll yet.
  const off = async (): Promise<number> => Math.abs((await restingTop(page, `#${anchor}`)) - offset);
  await expect.poll(off, { message: `#${anchor}'s distance from its offset` }).toBeLessThanOrEqual(2);
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.y).toBe(0);
  expect(header?.height).toBeLessThanOrEqual(offset);
}

test.each([
  { ...PHONE, offset: 60, anchors: ['gallery', 'contact'] },
  { width: 767, height: 900, offset: 60, anchors: ['gallery'] },
  { width: 768, height: 900, offset: 80, anchors: ['gallery'] },
  { ...DESKTOP, offset: 80, anchors: ['gallery', 'contact'] },
])('A hash link from another page scrolls to $offset px above its target, $width px wide', async (size) => {
  const { width, height, offset, anchors } = size;
  const page = await visitor({ viewport: { width, height } });
  for (const anchor of anchors) {
    await page.goto('/faq');
    const footer = page.getByRole('contentinfo');
    const link = page.locator(`a[href="/#${anchor}"]`);
    // The columns of the footer are collapsed on a phone.
    if (width < 768) await footer.locator('details', { has: link }).locator('summary').click();
    await footer.locator(link).click();
    await page.waitForURL(`/#${anchor}`);
    await expectBelowHeader(page, anchor, offset);
  }
});

test.each([
  { viewport: PHONE, width: PHONE.width, offset: 60 },
  { viewport: DESKTOP, width: DESKTOP.width, offset: 80 },
])('A hash link on the same page scrolls to $offset px above its target, $width px wide', async (size) => {
  const page = await visitor({ viewport: size.viewport });
  await page.goto('/');
  await page.locator('a[href="/#booking"]:visible').first().click();
  await expectBelowHeader(page, 'booking', size.offset);
});

test('The links on top of a service page lead to their sections on a phone', async () => {
  const page = await visitor({ viewport: PHONE });
  await page.goto(EXAMPLE_PATHS.service);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const anchors = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
  expect(anchors.length).toBeGreaterThan(1);
  for (const anchor of [...anchors, 'booking']) {
    await page.goto(EXAMPLE_PATHS.service);
    await page.locator(`main a[href="#${anchor}"]:visible`).first().click();
    await expectBelowHeader(page, anchor, 60);
  }
});
