import { expect, test } from 'vitest';
import { dialog, links, pictures } from '#tests/support/gallery.ts';
import { expectNewTab } from '#tests/support/new-tab.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

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

test.each(['before', 'after'])('A click for another tab opens one, %s the gallery is hydrated', async (when) => {
  const page = await visitor();
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
