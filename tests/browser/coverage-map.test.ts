import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { committedModel } from '#tests/support/committed-data.ts';
import { pageHtml } from '#tests/support/built-site.ts';
import { PHONE, useSharedPage, useVisitor } from '#tests/support/visitor.ts';

const { cities, neighborhoods } = committedModel();

const visitor = useVisitor();
// The page is loaded once for the tests that only measure it.
const look = useSharedPage({}, { keepsPage: true });

/** The minimum target size of WCAG 2.2, criterion 2.5.8, in CSS pixels. */
const MIN_TARGET = 24;

interface Placed {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The boxes of the visible parts of the map that match a selector, with the names of their links. */
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

/** Pairs of boxes that overlap by more than `slack` pixels in both directions. */
const overlapping = (boxes: readonly Placed[], slack: number): string[] =>
  boxes.flatMap((a, index) =>
    boxes.slice(0, index).flatMap((b) => {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return Math.min(width, height) > slack ? [`${a.name} and ${b.name}`] : [];
    }),
  );

/** The first of these dots that a mouse reaches: some are under a city's name. */
async function firstFree(dots: Locator): Promise<Locator> {
  const free = await dots.evaluateAll((all) =>
    all.findIndex((dot) => {
      dot.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = dot.querySelector('circle')!.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a') === dot;
    }),
  );
  expect(free).toBeGreaterThanOrEqual(0);
  return dots.nth(free);
}

describe.each([320, 390, 768, 1199, 1200, 1440])('The coverage map on a screen of %i px', (width) => {
  test('has every city inside its sheet, without overlapping targets or names', async () => {
    const page = await look('/service-areas', { width, height: 900 });
    await page.evaluate(() => document.fonts.ready);
    const shown = new Set<string>();
    for (const sheet of ['.map-area', '.map-town']) {
      const targets = await placed(page, `${sheet} .map-cities rect`);
      expect(targets.length, sheet).toBeGreaterThan(0);
      for (const { name } of targets) shown.add(name);
      expect(overlapping(targets, 0), sheet).toEqual([]);
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
      // A line of text is higher than its letters.
      expect(overlapping(await placed(page, `${sheet} a[class] text`), 5), sheet).toEqual([]);
    }
    // A phone has no room for a target of every city: the others are dots, and the list is the way.
    expect(shown.size).toBeGreaterThanOrEqual(width < 768 ? cities.length / 2 : cities.length);
  });
});

test('On a phone the names of the coverage map are at least 12 px high, and a city is a link on its name', async () => {
  const page = await visitor({ viewport: PHONE });
  await page.goto('/service-areas');
  const sizes = await page
    .locator('.coverage-map svg text')
    .evaluateAll((all) =>
      all
        .filter((text) => text.checkVisibility({ visibilityProperty: true }))
        .map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
    );
  expect(sizes.length).toBeGreaterThan(cities.length);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  const city = page.locator('.map-area .map-cities a:visible').last();
  const href = await city.getAttribute('href');
  await city.locator('text').click();
  await page.waitForURL(href!);
});

describe('With a keyboard', () => {
  test('a visitor skips the map, or reaches its cities and none of its neighborhoods', async () => {
    const page = await visitor();
    await page.goto('/service-areas');
    const skip = page.getByRole('link', { name: /^Skip the map/ });
    await skip.focus();
    expect((await skip.boundingBox())?.y).toBeGreaterThan(0);
    const reached: string[] = [];
    const inMap = (): Promise<string | null> =>
      page.evaluate(() => {
        const at = document.activeElement;
        return (at?.closest('.map-cities') ?? null) === null ? null : (at?.textContent.trim() ?? null);
      });
    for (let presses = 0; presses < cities.length + 3; presses += 1) {
      await page.keyboard.press('Tab');
      const name = await inMap();
      if (name !== null) reached.push(name);
      expect(await page.locator('.map-places :focus').count()).toBe(0);
    }
    expect(reached.toSorted()).toEqual(cities.map(({ name }) => name).toSorted());
    expect(reached).toEqual(await page.locator('.map-cities a').allTextContents());
    await skip.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**#places');
    await page.keyboard.press('Tab');
    const firstOfList = page.locator('#places').getByRole('link').first();
    expect(await firstOfList.evaluate((link) => link === document.activeElement)).toBe(true);
  });
});

// A map of few neighborhoods has room for every name.
const [, townHtml = ''] = pageHtml('/service-areas').split('map-town');
const [firstUnnamed] = townHtml.matchAll(/<a href="([^"]+)"[^>]* class="unnamed"/g);

test.each(firstUnnamed?.slice(1) ?? [])(
  'With a mouse %s, which has no room for its name, shows it alone',
  async (href) => {
    const page = await visitor();
    await page.goto('/service-areas');
    const link = page.locator(`.map-town .unnamed[href="${href}"]`);
    const name = link.locator('text');
    expect(await name.isVisible()).toBe(false);
    await link.locator('path').hover();
    await name.waitFor();
    const shownNames = await placed(page, '.map-town .unnamed text');
    expect(shownNames.map((shown) => shown.name)).toEqual([await name.textContent()]);
  },
);

test('Without JavaScript the dots, the frame and the key of the coverage map are links', async () => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto('/service-areas');
  const band = page.locator('.key-bands a').last();
  const part = await band.getAttribute('href');
  expect(part).toMatch(/^#drive-/);
  await band.click();
  await page.waitForURL(`**${part}`);
  await page.getByRole('link', { name: /: to the larger map/ }).click();
  await page.waitForURL('**#town');
  const place = await firstFree(page.locator('.coverage-map .map-places a'));
  const href = await place.getAttribute('href');
  await place.locator('circle').click();
  await page.waitForURL(href!);
});

test.each([320, 390, 1440])(
  'On a screen of %i px each link of the coverage map has 24 px of its own',
  async (width) => {
    // Higher than both maps, so that no part is outside the window or under the phone's bar.
    const page = await look('/service-areas', { width, height: 3000 });
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
        // A city has a square, a neighborhood the circle around its dot.
        const isOwn = (dx: number, dy: number): boolean => square !== null || Math.hypot(dx, dy) <= reach;
        const holes = steps.flatMap((dx) =>
          steps.filter((dy) => isOwn(dx, dy) && addressAt(x + dx, y + dy) !== link.getAttribute('href')),
        );
        return [
          { name: link.textContent.trim(), size: Math.round(Math.min(wide, high) * 100) / 100, holes: holes.length },
        ];
      });
    }, MIN_TARGET);
    expect(links.length).toBeGreaterThanOrEqual(cities.length);
    expect(links.filter((link) => link.size < MIN_TARGET)).toEqual([]);
    expect(links.filter(({ holes }) => holes > 0)).toEqual([]);
  },
);

test('A dot too small for a finger is a link for a mouse, with a title', async () => {
  const page = await visitor();
  await page.goto('/service-areas');
  const dot = await firstFree(page.locator('.map-area .map-crowds a'));
  expect(await dot.locator('title').textContent()).toMatch(/^[A-Z]/);
  const href = await dot.getAttribute('href');
  expect(href).toMatch(/^\/service-areas\/[^/]+\/[^/]+$/);
  await dot.locator('circle').click();
  await page.waitForURL(href!);
});

const [folded] =
  [...Map.groupBy(neighborhoods, ({ citySlug }) => citySlug).values()].find(({ length }) => length > 2) ?? [];

test.runIf(folded !== undefined)('The list below the map opens the neighborhoods of a city on a phone', async () => {
  const link = `a[href="/service-areas/${folded!.citySlug}/${folded!.slug}"]`;
  const page = await visitor({ viewport: PHONE });
  await page.goto('/service-areas');
  const name = page.locator(`#places ${link}`);
  expect(await name.isVisible()).toBe(false);
  await page
    .locator('#places details', { has: page.locator(link) })
    .locator('summary')
    .click();
  await name.click();
  await page.waitForURL(`**/${folded!.slug}`);
});

test('The list below the map shows all neighborhoods on a wide screen', async () => {
  const page = await look('/service-areas', { width: 1440, height: 900 });
  const links = page.locator('#places .drive-places a');
  const shown = await links.evaluateAll((all) => all.filter((link) => link.checkVisibility()).length);
  expect(shown).toBe(neighborhoods.length);
});
