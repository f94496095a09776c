import { expect, test } from 'vitest';
import { EXAMPLE_PATHS, EXAMPLE_ROWS } from '#tests/support/example-rows.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { RARE_LETTER } from '#tests/support/rare-letters.ts';
import { DESKTOP, PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

const PATHS = [
  '/',
  EXAMPLE_PATHS.service,
  EXAMPLE_PATHS.city,
  ...(EXAMPLE_ROWS.posts.some(({ coverImage }) => coverImage !== null) ? ['/blog'] : []),
];

test.each(PATHS.flatMap((path) => [PHONE, DESKTOP].map((viewport) => ({ path, viewport, width: viewport.width }))))(
  '$path loads its first picture once, in the displayed size, at $width pixels',
  async ({ path, viewport }) => {
    const page = await visitor({ viewport });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'load' });
    const first = page.locator('img[fetchpriority="high"]');
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const shown = new URL(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname;
    const stem = shown.replace(/-\d+\.\w+$/, '');
    expect(requested.filter((file) => file.replace(/-\d+\.\w+$/, '') === stem)).toEqual([shown]);
  },
);

test('Only a page with a rare letter loads the fonts that have it', async () => {
  const page = await visitor();
  const watch = watchPage(page);
  await page.goto('/example-faq');
  await page.evaluate(() => document.fonts.ready);
  // The header of a company may name a city such as Cañon City.
  if (!RARE_LETTER.test((await page.locator('body').textContent()) ?? ''))
    expect(watch.fonts.filter((file) => file.includes('-rest.'))).toEqual([]);
  await page.evaluate(async () => {
    document.querySelector('h1')!.append(' José');
    document.querySelector('main p')!.append(' ½ × ¾');
    await document.fonts.ready;
  });
  await expect
    .poll(() => watch.fonts.filter((file) => file.includes('-rest.')).map((file) => file.split(/[/.]/)[2]))
    .toEqual(expect.arrayContaining(['fraunces-600-rest', 'figtree-rest']));
  const isLoaded = await page.evaluate(() =>
    ['600 20px Fraunces', '400 20px Figtree'].map((font) => document.fonts.check(font, 'é½×')),
  );
  expect(isLoaded).toEqual([true, true]);
  expect(watch.problems).toEqual([]);
});
