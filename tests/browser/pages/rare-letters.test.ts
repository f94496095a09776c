import { expect, test } from 'vitest';
import { watchPage } from '#tests/support/page-watch.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

test('A page that shows a rare letter gets the fonts that have it, and no other page asks for them', async () => {
  const page = await visitor();
  const watch = watchPage(page);
  await page.goto('/blog/red-clay-driveway-stains');
  await page.evaluate(() => document.fonts.ready);
  expect(watch.fonts.filter((file) => file.includes('-rest.'))).toEqual([]);
  await page.evaluate(async () => {
    document.querySelector('h1')!.append(' José');
    document.querySelector('article p')!.append(' ½ × ¾');
    await document.fonts.ready;
  });
  await expect
    .poll(() => watch.fonts.filter((file) => file.includes('-rest.')).map((file) => file.split(/[/.]/)[2]))
    .toEqual(expect.arrayContaining(['fraunces-600-rest', 'figtree-rest']));
  const drawn = await page.evaluate(() =>
    ['600 20px Fraunces', '400 20px Figtree'].map((font) => document.fonts.check(font, 'é½×')),
  );
  expect(drawn).toEqual([true, true]);
  expect(watch.complaints).toEqual([]);
});
