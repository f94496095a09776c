import { describe, expect, test } from 'vitest';
import { useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

/**
 * WCAG 2.2, 2.5.8: CSS pixels that a target is wide and high, or the width of the circle round it that is its
 * own.
 */
const LEAST = 24;

describe.each([320, 390, 1440])('On a screen of %i px, a pointer on the coverage map', (width) => {
  test('has 24 px for each link that no other link shares', async () => {
    // Higher than both sheets, so that no part of them is outside the window or under the phone's bar.
    const page = await visitor({ viewport: { width, height: 3000 } });
    await page.goto('/service-areas');
    await page.evaluate(() => document.fonts.ready);
    const links = await page.locator('.coverage-map').evaluate((map, least) => {
      const addressAt = (x: number, y: number): string | null | undefined =>
        document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href');
      const reach = least / 2 - 0.75;
      const steps = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((step) => step * reach);
      return [...map.querySelectorAll('.map-cities a, .map-places a')].flatMap((link) => {
        if (!link.checkVisibility({ visibilityProperty: true })) return [];
        const square = link.querySelector('rect');
        const {
          left,
          top,
          width: wide,
          height: high,
        } = (square ?? link.querySelector('path')!).getBoundingClientRect();
        const [x, y] = [left + wide / 2, top + high / 2];
        // A city has a square, a neighborhood the circle round its dot.
        const isOwn = (dx: number, dy: number): boolean => square !== null || Math.hypot(dx, dy) <= reach;
        const holes = steps.flatMap((dx) =>
          steps.filter((dy) => isOwn(dx, dy) && addressAt(x + dx, y + dy) !== link.getAttribute('href')),
        );
        // The browser measures to less than a thousandth of a pixel.
        return [
          { name: link.textContent.trim(), least: Math.round(Math.min(wide, high) * 100) / 100, holes: holes.length },
        ];
      });
    }, LEAST);
    expect(links.length).toBeGreaterThan(25);
    expect(links.filter((link) => link.least < LEAST)).toEqual([]);
    expect(links.filter(({ holes }) => holes > 0)).toEqual([]);
  });
});

test('Each link of the coverage map stands in the list below it, too', async () => {
  const page = await visitor();
  await page.goto('/service-areas');
  const addresses = (selector: string): Promise<(string | null)[]> =>
    page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const [drawn, listed] = [
    await addresses('.map-sheet :is(.map-cities, .map-places, .map-crowds) a'),
    await addresses('#places a'),
  ];
  expect(drawn.filter((href) => !listed.includes(href))).toEqual([]);
  expect(listed).toHaveLength(200);
});

test('A dot without room for a finger is a link for a mouse, which is told its name', async () => {
  const page = await visitor();
  await page.goto('/service-areas');
  const crowd = page.locator('.map-midlands .map-crowds a');
  // Some lie under a city's name.
  const free = await crowd.evaluateAll((dots) =>
    dots.findIndex((dot) => {
      dot.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = dot.querySelector('circle')!.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a') === dot;
    }),
  );
  const dot = crowd.nth(free);
  expect(await dot.locator('title').textContent()).toMatch(/^[A-Z]/);
  const href = await dot.getAttribute('href');
  expect(href).toMatch(/^\/faq\//);
  await dot.locator('circle').click();
  await page.waitForURL(href!);
});
