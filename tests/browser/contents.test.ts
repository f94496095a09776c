import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { postPath } from '#routes/paths.ts';
import { pageHtml } from '#tests/support/built-site.ts';
import { EXAMPLE_ROWS } from '#tests/support/example-rows.ts';
import { DESKTOP, PHONE, useVisitor } from '#tests/support/visitor.ts';

// The table of contents works without JavaScript.
const visitor = useVisitor({ javaScriptEnabled: false });

/** The example post if it is long enough for a table of contents, with its second part. */
const articles = EXAMPLE_ROWS.posts.flatMap(({ slug }) => {
  const parts = [...pageHtml(postPath(slug)).matchAll(/<h2\b[^>]*>([^<&]+)<\/h2>/g)].map(([, title]) => title!);
  const hasContents = pageHtml(postPath(slug)).includes('In this article');
  return hasContents && parts[1] !== undefined
    ? [{ path: postPath(slug), title: 'In this article', part: parts[1] }]
    : [];
});

const PAGES = [...articles, { path: '/privacy', title: 'On this page', part: 'Advertising' }];

const linkTo = (page: Page, title: string, part: string) =>
  page.getByRole('navigation', { name: title }).getByRole('link', { name: part, exact: true });

/** The distance in px from the header to the heading of a part; negative when the header covers it. */
async function belowHeader(page: Page, part: string): Promise<number> {
  const heading = await page.getByRole('heading', { level: 2, name: part, exact: true }).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  return (heading?.y ?? NaN) - (header?.height ?? NaN);
}

describe.each(PAGES)('The table of contents of $path', ({ path, title, part }) => {
  test('is closed above the text on a phone, opens by keyboard, and its links scroll below the header', async () => {
    const page = await visitor({ viewport: PHONE });
    await page.goto(path);
    const link = linkTo(page, title, part);
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('navigation', { name: title }).locator('summary').press('Enter');
    await link.click();
    await expect.poll(() => belowHeader(page, part)).toBeLessThan(60);
    expect(await belowHeader(page, part)).toBeGreaterThanOrEqual(0);
  });

  test('is open beside the text on a wide screen, and stays in view', async () => {
    const page = await visitor({ viewport: DESKTOP });
    await page.goto(path);
    const link = linkTo(page, title, part);
    expect(await link.isVisible()).toBe(true);
    expect(await page.getByRole('navigation', { name: title }).locator('summary').isVisible()).toBe(false);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    const { y } = (await link.boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(DESKTOP.height);
  });
});
