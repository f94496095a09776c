import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EXAMPLE_PATHS } from '#tests/support/example-rows.ts';
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

test('Printed, text is dark on white, also in dark sections', async () => {
  const page = await printed('/');
  const pale = await page.locator('main :is(h1, h2, h3, p, li)').evaluateAll((all) =>
    all.flatMap((element) => {
      const { color } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const isPale = 0.3 * red + 0.6 * green + 0.1 * blue > 140;
      return isPale && element.checkVisibility() ? [`${color}: ${element.textContent.trim().slice(0, 40)}`] : [];
    }),
  );
  expect(pale).toEqual([]);
});

test('Printed, an external link is followed by its address', async () => {
  const page = await printed('/');
  const written = (selector: string): Promise<string[]> =>
    page.locator(selector).evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content));
  const elsewhere = await written('main a[href^="http"]');
  expect(elsewhere.every((content) => content.includes('http'))).toBe(true);
  expect((await written('main a[href^="/"]')).every((content) => content === 'none')).toBe(true);
});
