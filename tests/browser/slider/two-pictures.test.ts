import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PAIR_PAGE, range } from '#tests/support/before-after.ts';
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts';
import { DESKTOP, PHONE, SIZES, useSharedPage, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

/** A figure of the pair by the first word of its caption. */
const view = (page: Page, name: string) => page.locator('.pair > figure', { hasText: `${name}:` });

/** Expects both pictures whole, without overlap, each with its caption below. */
async function expectTwoPictures(page: Page): Promise<void> {
  expect(await range(page).count()).toBe(0);
  const boxes = [];
  for (const name of ['Before', 'After']) {
    const figure = view(page, name);
    const picture = await figure.getByRole('img').boundingBox();
    const caption = await figure.locator('figcaption').boundingBox();
    expect(picture?.width ?? 0, name).toBeGreaterThan(120);
    expect(caption?.y ?? 0, name).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
    expect(await figure.locator('.pair-cover').boundingBox()).toEqual(await figure.locator('.pair-view').boundingBox());
    boxes.push(picture ?? { x: 0, y: 0, width: 0, height: 0 });
  }
  const [before, after] = boxes;
  const isBeside = before!.x + before!.width <= after!.x;
  const isAbove = before!.y + before!.height <= after!.y;
  expect(isBeside || isAbove).toBe(true);
}

// A page is loaded once for the widths and media in which its tests only measure it.
const look = useSharedPage({}, { keepsPage: true });

describe.each(['/', PAIR_PAGE])('The pair of %s is two captioned pictures', (path) => {
  test.each(SIZES)('without JavaScript, on $where', async ({ options }) => {
    const page = await visitor({ ...options, javaScriptEnabled: false });
    await page.goto(path);
    await expectTwoPictures(page);
    expect(await horizontalOverflow(page)).toEqual([]);
  });

  test.each([PHONE, DESKTOP])('in forced colors, $width px wide', async (viewport) => {
    const page = await look(path, viewport);
    await page.emulateMedia({ forcedColors: 'active' });
    await expectTwoPictures(page);
  });

  test('in print', async () => {
    const page = await look(path);
    await page.emulateMedia({ media: 'print' });
    await expectTwoPictures(page);
  });
});
