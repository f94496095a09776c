import { describe, expect, test } from 'vitest';
import { EXAMPLE_PATHS } from '#tests/support/example-rows.ts';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { dialog, expectShown, links, controlsOverPicture, open, pictures } from '#tests/support/gallery.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { holdScripts, disableHydrationTimeout } from '#tests/support/script-requests.ts';
import { SIZES, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

describe.each(SIZES)('The gallery on $where', ({ options }) => {
  test.each(['/', EXAMPLE_PATHS.city])(
    'opens the picture that was clicked before any script was loaded: %s',
    async (path) => {
      const page = await visitor(options);
      const watch = watchPage(page);
      await disableHydrationTimeout(page);
      const { release } = await holdScripts(page);
      const loaded: string[] = [];
      page.on('request', (request) => {
        loaded.push(request.url());
      });
      await page.goto(path, { waitUntil: 'commit' });
      await links(page).nth(2).click();
      const sizes = new Set((await pictures(page)).map(({ href }) => href));
      const shown = (): string[] => [...new Set(loaded)].filter((url) => sizes.has(url));
      expect(shown()).toEqual([]);
      release();
      await expectShown(page, 2);
      expect(new URL(page.url()).pathname).toBe(path);
      // The picture and its two neighbors. The page may have been idle before its scripts were loaded.
      await expect.poll(() => shown().length).toBe(3);
      await watch.untilImagesLoaded();
      await page.waitForLoadState('networkidle');
      expect(shown()).toHaveLength(3);
      expect(watch.problems).toEqual([]);
    },
  );

  test('goes forward and back by its buttons, wraps around, and closes', async () => {
    const page = await visitor(options);
    await open(page, 5);
    await expectShown(page, 5);
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await expectShown(page, 0);
    await dialog(page).getByRole('button', { name: 'Previous' }).click();
    await expectShown(page, 5);
    await dialog(page).getByRole('button', { name: 'Previous' }).click();
    await expectShown(page, 4);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.locator('[inert], [aria-hidden=true]:has(main)').count()).toBe(0);
  });

  test('says which picture of how many it shows and its caption, accessibly, and closes with a press beside it', async () => {
    const page = await visitor({ ...options, reducedMotion: 'reduce' });
    await open(page, 1);
    for (const index of [1, 2]) {
      await expectShown(page, index);
      const count = await links(page).count();
      await dialog(page)
        .getByText(`${index + 1} / ${count}`, { exact: true })
        .waitFor();
      const caption = await links(page).nth(index).getAttribute('data-caption');
      const shown = dialog(page)
        .locator('[role=group]:not([inert])')
        .getByText(caption ?? '', { exact: true });
      await shown.waitFor();
      const [text, picture] = await Promise.all([
        shown.boundingBox(),
        dialog(page).locator('[role=group]:not([inert]) img').boundingBox(),
      ]);
      expect(text!.y).toBeGreaterThanOrEqual(picture!.y + picture!.height);
      await page.keyboard.press('ArrowRight');
    }
    await expectShown(page, 3);
    await expect.poll(() => dialog(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    expect(await accessibilityIssues(page)).toEqual([]);
    await page.mouse.click(20, options.viewport.height - 20);
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.locator('[inert], [aria-hidden=true]:has(main)').count()).toBe(0);
  });

  test('leads from a picture to the quote form of the page', async () => {
    const page = await visitor(options);
    const watch = watchPage(page);
    await open(page, 1);
    await dialog(page).getByRole('link', { name: 'Get a Quote' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('#booking');
    const top = (): Promise<number> =>
      page.locator('#booking').evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await expect.poll(top).toBeLessThan(200);
    expect(watch.problems).toEqual([]);
  });
});

const WINDOWS = [
  { where: 'a phone', width: 390, height: 844 },
  { where: 'a small phone', width: 320, height: 568 },
  { where: 'a phone on its side', width: 844, height: 390 },
  { where: 'a tablet', width: 768, height: 1024 },
  { where: 'a low window', width: 1280, height: 600 },
  { where: 'a desktop', width: 1440, height: 900 },
] as const;

test('On no device a control covers the picture or is too small for a finger', async () => {
  const page = await visitor({ reducedMotion: 'reduce' });
  await open(page, 0);
  for (const { where, ...viewport } of WINDOWS) {
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.setViewportSize(viewport);
    await links(page).first().click();
    for (let index = 0; index < 2; index += 1) {
      await expectShown(page, index);
      await expect.poll(() => controlsOverPicture(page), { message: where }).toEqual([]);
      const controls = await dialog(page).locator('a, button').all();
      expect(controls, where).toHaveLength(4);
      for (const control of controls) {
        const { x, y, width, height } = (await control.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
        expect(Math.min(width, height), where).toBeGreaterThanOrEqual(44);
        expect(Math.min(x, y), where).toBeGreaterThanOrEqual(0);
        expect(x + width, where).toBeLessThanOrEqual(viewport.width);
        expect(y + height, where).toBeLessThanOrEqual(viewport.height);
      }
      await page.keyboard.press('ArrowRight');
    }
  }
});

test('Focused controls have an outline, and the focused dialog has none', async () => {
  const page = await visitor({ reducedMotion: 'reduce' });
  await open(page, 0);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 1);
  const outline = (): Promise<string> =>
    page.evaluate(() => (document.activeElement === null ? '' : getComputedStyle(document.activeElement).outlineStyle));
  expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(await outline()).toBe('none');
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('a, button'))).toBe(true);
    expect(await outline()).toBe('solid');
  }
});
