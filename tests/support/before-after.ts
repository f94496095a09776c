import type { Locator, Page } from 'playwright-core';

/** A service's page, whose pair has no introductory sweep. */
export const PAIR_PAGE = '/services/roof-washing';
export const PAIR = '.pair';

/** The control of a pair. */
export const range = (page: Page): Locator => page.getByRole('slider', { name: 'Show more of before or after' });

/**
 * The painted state of a pair, in percent of its width from the left: the position of the handle, and where
 * the washed picture begins.
 */
interface Painted {
  readonly handle: number;
  readonly edge: number;
}

/** Measures a pair, to half a percent. Throws when the two pictures are not aligned. */
export function painted(page: Page): Promise<Painted> {
  return page.locator(PAIR).evaluate((pair) => {
    const box = (selector: string): DOMRect => pair.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const control = box('.pair-control');
    const [before, after] = [box('.pair-before img'), box('.pair-after img')];
    if (Math.abs(before.left - after.left) > 0.1 || before.top !== after.top || before.width !== after.width)
      throw new Error(`The pictures are not aligned: ${before.left} and ${after.left} px from the left.`);
    const across = (x: number): number => Math.round(((x - control.left) / control.width) * 200) / 2;
    return { handle: across(box('.pair-handle').left), edge: across(box('.pair-after .pair-cover').left) };
  });
}

/**
 * Converts a position in the picture, in percent of its width and height, to one in the viewport. Scrolls the
 * picture into view.
 */
export async function pointOn(page: Page, across: number, down = 50): Promise<{ x: number; y: number }> {
  const control = page.locator('.pair-control');
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error('The pair has no control.');
  return { x: box.x + (box.width * across) / 100, y: box.y + (box.height * down) / 100 };
}

/** Drags a finger across the screen in small steps, so that the browser recognizes its own gestures. */
export async function dragFinger(
  page: Page,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): Promise<void> {
  const STEPS = 12;
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= STEPS; step += 1) {
    const part = step / STEPS;
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
