import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buildInput } from '#data/site.ts';
import { stainPath } from '#routes/paths.ts';
import { EXAMPLE_PATHS } from '#tests/support/example-rows.ts';
import { PAGES } from '#tests/support/page-types.ts';
import { useSharedPage } from '#tests/support/visitor.ts';

const look = useSharedPage();

/** Opens a page as it is printed. */
async function printed(path: string): Promise<Page> {
  const page = await look(path);
  await page.emulateMedia({ media: 'print' });
  return page;
}

test.each([EXAMPLE_PATHS.serviceFaq, EXAMPLE_PATHS.placeFaq, EXAMPLE_PATHS.cityFaq])(
  'Printed, %s shows every answer, no control, and the company with its phone number',
  async (path) => {
    const page = await printed(path);
    const answers = page.locator('.accordion details p');
    expect(await answers.count()).toBeGreaterThan(4);
    const heights = await answers.evaluateAll((all) =>
      all.map((answer) => (answer.checkVisibility() ? answer.getBoundingClientRect().height : 0)),
    );
    expect(heights.filter((height) => height < 10)).toEqual([]);
    for (const hidden of ['.site-header', '.call-bar', 'main form', '.carousel', '.question-index'])
      expect(await page.locator(hidden).locator('visible=true').count(), hidden).toBe(0);
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByRole('heading').locator('visible=true').count()).toBe(1);
    expect(await footer.locator('a[href^="tel:"]').isVisible()).toBe(true);
  },
);

test('Printed, an external link is followed by its address', async () => {
  const page = await printed('/');
  const written = (selector: string): Promise<string[]> =>
    page.locator(selector).evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content));
  const elsewhere = await written('main a[href^="http"]');
  expect(elsewhere.every((content) => content.includes('http'))).toBe(true);
  expect((await written('main a[href^="/"]')).every((content) => content === 'none')).toBe(true);
});

/** The paths of the pages of a type; none where the data has none. */
const pathsOf = (type: string): string[] => PAGES.filter(({ name }) => name === type).map(({ path }) => path);

test.each([EXAMPLE_PATHS.city, EXAMPLE_PATHS.place, EXAMPLE_PATHS.service])(
  'Printed, the year has its picture and a table with every row: %s',
  async (path) => {
    const page = await printed(path);
    expect(await page.locator('.year-art svg').first().isVisible()).toBe(true);
    const rows = page.locator('.year tbody tr');
    expect(await rows.count()).toBeGreaterThan(0);
    expect(await rows.locator('visible=true').count()).toBe(await rows.count());
  },
);

test.each(pathsOf('a stain'))(
  'Printed, a stain has its picture beside its look-alike and all of its text',
  async (path) => {
    const page = await printed(path);
    const pictures = page.locator('main svg[viewBox], main img');
    expect(await pictures.locator('visible=true').count()).toBeGreaterThan(1);
    // The lists of links outside the article are not printed.
    const sections = page.locator('main article h2');
    expect(await sections.count()).toBeGreaterThan(3);
    expect(await sections.locator('visible=true').count()).toBe(await sections.count());
  },
);

test.each(pathsOf('the guide to stains'))('Printed, the guide names every stain', async (path) => {
  const page = await printed(path);
  const hrefs = await page
    .locator('main a[href^="/stains/"]')
    .locator('visible=true')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))].toSorted());
  expect(hrefs).toEqual(
    buildInput()
      .model.stains.map(({ slug }) => stainPath(slug))
      .toSorted(),
  );
});

test('Printed, the table that compares the methods has every cell', async () => {
  const page = await printed('/services');
  const cells = page.locator('.compare tbody :is(th, td)');
  expect(await cells.count()).toBeGreaterThan(8);
  expect(await cells.locator('visible=true').count()).toBe(await cells.count());
});
