import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { watchPage } from '../support/page-watch.ts';
import { holdScripts } from '../support/scripts-on-the-way.ts';
import { DESKTOP, PHONE, useVisitor } from '../support/visitor.ts';

const visitor = useVisitor();

const SIZES = [
  { where: 'a phone', options: { viewport: PHONE, hasTouch: true, isMobile: true } },
  { where: 'a desktop', options: { viewport: DESKTOP } },
] as const;

const links = (page: Page): Locator => page.locator('#gallery li a');
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Our work, at full size' });
/** Where the links of the gallery lead, and the words of their pictures. */
const pictures = (page: Page): Promise<{ href: string; alt: string }[]> =>
  links(page).evaluateAll((all) =>
    all.map((link) => ({ href: (link as HTMLAnchorElement).href, alt: link.querySelector('img')?.alt ?? '' })),
  );

/** Waits until a picture of the gallery, counted from 0, is the one shown, with its words. The others are inert. */
async function expectShown(page: Page, index: number): Promise<void> {
  const { href, alt } = (await pictures(page))[index] ?? { href: '', alt: '' };
  expect(alt).not.toBe('');
  const slide = dialog(page).locator('[role=group]:not([inert])', { has: page.locator(`img[src="${href}"]`) });
  await slide.getByRole('img', { name: alt, exact: true }).waitFor();
}

/** Opens a page and its picture with a number, counted from 0. */
async function open(page: Page, index: number, path = '/'): Promise<void> {
  await page.goto(path);
  await links(page).nth(index).click();
  await dialog(page).waitFor();
}

/** Draws a finger from the middle of the page to one side. */
async function swipe(page: Page, distance: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? PHONE;
  const at = (x: number) => ({ touchPoints: [{ x, y: height / 2 }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(width / 2) });
  for (let step = 1; step <= 10; step += 1)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(width / 2 + (distance * step) / 10) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe.each(SIZES)('The gallery on $where', ({ options }) => {
  test.each(['/', '/service-areas/irmo-south-carolina'])(
    'opens the picture that was clicked before any script was there: %s',
    async (path) => {
      const page = await visitor(options);
      const watch = watchPage(page);
      const { release } = await holdScripts(page);
      const full: string[] = [];
      page.on('request', (request) => {
        if (/gallery-\d-1600\.webp$/.test(request.url())) full.push(request.url());
      });
      await page.goto(path, { waitUntil: 'commit' });
      await links(page).nth(2).click();
      expect(full).toEqual([]);
      release();
      await expectShown(page, 2);
      expect(new URL(page.url()).pathname).toBe(path);
      // Of the six only the one shown and its neighbors.
      await page.waitForLoadState('networkidle');
      expect(new Set(full).size).toBe(3);
      expect(watch.complaints).toEqual([]);
    },
  );

  test('goes on and back by its buttons, round and round, and closes', async () => {
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

  test('is accessible while a picture is open', async () => {
    const page = await visitor({ ...options, reducedMotion: 'reduce' });
    await open(page, 0);
    await expectShown(page, 0);
    await expect.poll(() => dialog(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('leads from a picture to the form of the page', async () => {
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
    expect(watch.complaints).toEqual([]);
  });
});

test('On a phone a swipe goes to the next picture, and one the other way back', async () => {
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

test('By keyboard alone a picture opens, changes and closes, and the focus stays inside until it goes back', async () => {
  const page = await visitor();
  const watch = watchPage(page);
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
  expect(watch.complaints).toEqual([]);
});

test('On a page without a form the lightbox leads to the contact page', async () => {
  const page = await visitor();
  await page.goto('/');
  await page.evaluate(() => document.getElementById('booking')?.removeAttribute('id'));
  await links(page).first().click();
  await dialog(page).getByRole('link', { name: 'Get a Quote' }).click();
  await page.waitForURL('/contact');
});

test('Nothing slides or fades for people who prefer reduced motion', async () => {
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

test.each(['before', 'after'])('A click for another tab opens one, %s the gallery is awake', async (when) => {
  const page = await visitor();
  await page.goto('/');
  if (when === 'after') {
    await links(page).first().click();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  }
  const [picture] = await pictures(page);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    links(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL(picture?.href ?? '');
  expect(await dialog(page).count()).toBe(0);
});
