import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, useOnlooker, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();
const look = useOnlooker();

interface Placed {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Where the parts of the map that a selector finds are shown, each with the name of its point; hidden ones
 * left out.
 */
const placed = (page: Page, selector: string): Promise<Placed[]> =>
  page.locator('.coverage-map').evaluate(
    (map, wanted) =>
      [...map.querySelectorAll(wanted)].flatMap((part) => {
        if (!part.checkVisibility({ visibilityProperty: true })) return [];
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return [{ name: part.closest('a')?.textContent.trim() ?? '', left, top, right, bottom }];
      }),
    selector,
  );

/** Pairs of boxes that share more than `slack` pixels in both directions. */
const together = (boxes: readonly Placed[], slack: number): string[] =>
  boxes.flatMap((a, index) =>
    boxes.slice(0, index).flatMap((b) => {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return Math.min(width, height) > slack ? [`${a.name} and ${b.name}`] : [];
    }),
  );

describe.each([320, 390, 768, 1199, 1200, 1440])('The coverage map on a screen of %i px', (width) => {
  test('has every city inside its sheet, its target apart from all others', async () => {
    const page = await look('/service-areas', { width, height: 900 });
    for (const sheet of ['.map-midlands', '.map-town']) {
      const targets = await placed(page, `${sheet} .map-cities rect`);
      expect(targets.length, sheet).toBeGreaterThan(5);
      expect(together(targets, 0), sheet).toEqual([]);
      const edge = await page.locator(sheet).boundingBox();
      const names = await placed(page, `${sheet} text`);
      const cut = names.filter(
        ({ left, right, top, bottom }) =>
          left < edge!.x - 2 ||
          right > edge!.x + edge!.width + 2 ||
          top < edge!.y - 4 ||
          bottom > edge!.y + edge!.height + 4,
      );
      expect(cut, sheet).toEqual([]);
    }
  });

  test('shows no name over another', async () => {
    const page = await look('/service-areas', { width, height: 900 });
    await page.evaluate(() => document.fonts.ready);
    for (const sheet of ['.map-midlands', '.map-town']) {
      // A line of text is higher than its letters.
      expect(together(await placed(page, `${sheet} a[class] text`), 5), sheet).toEqual([]);
    }
  });
});

test('On a phone the names of the coverage map are 12 px high or more, and a finger hits a city on its name', async () => {
  const page = await visitor({ viewport: PHONE });
  await page.goto('/service-areas');
  const sizes = await page
    .locator('.coverage-map svg text')
    .evaluateAll((all) =>
      all
        .filter((text) => text.checkVisibility({ visibilityProperty: true }))
        .map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
    );
  expect(sizes.length).toBeGreaterThan(30);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  await page.locator('.map-cities').getByText('Batesburg-Leesville').click();
  await page.waitForURL('/service-areas/batesburg-leesville-south-carolina');
});

describe('With a keyboard', () => {
  test('a visitor skips the map, or meets its cities and none of its neighborhoods', async () => {
    const page = await visitor();
    await page.goto('/service-areas');
    const skip = page.getByRole('link', { name: /^Skip the map/ });
    await skip.focus();
    expect((await skip.boundingBox())?.y).toBeGreaterThan(0);
    const met: string[] = [];
    const inMap = (): Promise<string | null> =>
      page.evaluate(() => {
        const at = document.activeElement;
        return (at?.closest('.map-cities') ?? null) === null ? null : (at?.textContent.trim() ?? null);
      });
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      const name = await inMap();
      if (name !== null) met.push(name);
      expect(await page.locator('.map-places :focus').count()).toBe(0);
    }
    expect(met).toHaveLength(27);
    expect(met[0]).toBe('Irmo');
    await skip.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**#places');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Columbia, SC');
  });
});

test('With a mouse a neighborhood without room for its name tells it, and the next one is not told for it', async () => {
  const page = await visitor();
  await page.goto('/service-areas');
  const link = page.locator('.map-town .unnamed').first();
  const name = link.locator('text');
  expect(await name.isVisible()).toBe(false);
  await link.locator('path').hover();
  await name.waitFor();
  const told = await placed(page, '.map-town .unnamed text');
  expect(told.map((shown) => shown.name)).toEqual([await name.textContent()]);
});

test('Without JavaScript a dot leads to its neighborhood, the frame to the town, and the key to its part of the list', async () => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto('/service-areas');
  await page.getByRole('link', { name: '40-60 minutes' }).click();
  await page.waitForURL('**#drive-4');
  await page.getByRole('link', { name: 'Columbia: to the larger map' }).click();
  await page.waitForURL('**#town');
  await page.locator('.map-midlands .map-places a', { hasText: 'Whitmire' }).locator('circle').click();
  await page.waitForURL('/faq/house-washing/newberry-whitmire');
});
