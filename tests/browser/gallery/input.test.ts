import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dialog, expectShown, links, open, pictures } from '#tests/support/gallery.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { holdScripts, disableHydrationTimeout } from '#tests/support/script-requests.ts';
import { PHONE, SIZES, useVisitor } from '#tests/support/visitor.ts';

/**
 * Waits until the page's browser has a tab whose URL ends in `path`. Queries the browser itself, because
 * Playwright sometimes does not report a tab that a click opened in the background.
 */
async function expectNewTab(page: Page, path: string): Promise<void> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const tabs = async (): Promise<string[]> => {
    const { targetInfos } = (await session?.send('Target.getTargets')) ?? { targetInfos: [] };
    return targetInfos.filter(({ type }) => type === 'page').map(({ url }) => url);
  };
  await expect.poll(async () => (await tabs()).filter((url) => url.endsWith(path))).toHaveLength(1);
  await session?.detach();
}

const visitor = useVisitor();

/** Swipes from the middle of the page, one step per frame: a busy page coalesces steps. */
async function swipe(page: Page, distance: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? PHONE;
  const at = (x: number) => ({ touchPoints: [{ x, y: height / 2 }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(width / 2) });
  for (let step = 1; step <= 10; step += 1) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(width / 2 + (distance * step) / 10) });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('On a phone a swipe goes to the next or the previous picture', async () => {
  const page = await visitor(SIZES[0].options);
  await open(page, 0);
  await expectShown(page, 0);
  await swipe(page, -200);
  await expectShown(page, 1);
  await swipe(page, 200);
  await expectShown(page, 0);
  await swipe(page, 200);
  await expectShown(page, 5);
});

test('By keyboard alone a picture opens, changes and closes; the focus is trapped, then returned', async () => {
  const page = await visitor();
  const watch = watchPage(page);
  await disableHydrationTimeout(page);
  await page.goto('/');
  await links(page).nth(3).focus();
  await page.keyboard.press('Enter');
  await expectShown(page, 3);
  const inside = (): Promise<boolean> => dialog(page).evaluate((element) => element.contains(document.activeElement));
  await expect.poll(inside).toBe(true);

  const names = new Set<string>();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const [name, isBehind] = await page.evaluate(() => {
      const { activeElement: at, body } = document;
      const outside = at !== body && at?.closest('[role=dialog]') === null;
      return [at?.getAttribute('aria-label') ?? at?.textContent ?? '', outside] as const;
    });
    expect(isBehind, `the focus is on ${name}`).toBe(false);
    names.add(name);
  }
  expect([...names]).toEqual(expect.arrayContaining(['Get a Quote', 'Close', 'Previous', 'Next']));

  await page.keyboard.press('ArrowRight');
  await expectShown(page, 4);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 3);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expect
    .poll(() =>
      links(page)
        .nth(3)
        .evaluate((link) => link === document.activeElement),
    )
    .toBe(true);
  expect(watch.problems).toEqual([]);
});

test('Under prefers-reduced-motion nothing slides or fades', async () => {
  const page = await visitor({ reducedMotion: 'reduce' });
  await open(page, 0);
  await expectShown(page, 0);
  const moving = (): Promise<number> =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.closest('[role=dialog]'))
          .length,
    );
  expect(await moving()).toBe(0);
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  expect(await moving()).toBe(0);
  await expectShown(page, 1);
});

test.each([
  { what: 'the code of the lightbox', files: '**/_astro/Lightbox.*.js' },
  { what: 'the styles of the lightbox', files: '**/_astro/lightbox.*.css' },
  { what: 'the code of the gallery', files: '**/_astro/Gallery.*.js*' },
])('When $what does not load, the picture opens as a link', async ({ files }) => {
  const page = await visitor();
  await page.route(files, (route) => route.abort());
  await page.goto('/');
  const [picture] = await pictures(page);
  await links(page).first().click();
  await page.waitForURL(picture?.href ?? '');
});

test.each(['before', 'after'])('A click with Ctrl or Cmd opens a new tab, %s the gallery is hydrated', async (when) => {
  const page = await visitor();
  if (when === 'before') await holdScripts(page);
  await page.goto('/');
  if (when === 'after') {
    await links(page).first().click();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  }
  const [picture] = await pictures(page);
  await links(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expectNewTab(page, picture?.href ?? 'a picture');
  expect(await dialog(page).count()).toBe(0);
});
