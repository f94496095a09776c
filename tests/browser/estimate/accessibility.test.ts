import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATHS } from '#routes/paths.ts';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { clippedTexts } from '#tests/support/clipped-texts.ts';
import { LARGE_TEXTS, setDefaultFontSize } from '#tests/support/default-font-size.ts';
import {
  chooseLevel,
  estimateTest as test,
  HOUSE_PAGE,
  houseChoice,
  PRICED,
  pricedBy,
  serviceBox,
  UNPRICED,
} from '#tests/support/estimate.ts';
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts';
import { DESKTOP, PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor({ reducedMotion: 'reduce' });
const PAGES = [PATHS.estimate, HOUSE_PAGE, '/'];

/** Fills in an estimate so that everything it can show is shown: all services, typed sizes, every kind of reason. */
async function showEverything(page: Page): Promise<void> {
  const closed = page.locator('.estimate details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  for (const { rule } of PRICED) await serviceBox(page, rule.service).check();
  for (const service of UNPRICED) await serviceBox(page, service.catalogueSlug).check();
  await houseChoice(page).selectOption('exact');
  for (const drive of pricedBy('driveway'))
    await page.locator(`#estimate-${drive.rule.service}`).first().selectOption('length and cars');
  await chooseLevel(page, 'Stories', 'Three');
  await chooseLevel(page, 'How dirty is it?', 'Heavy');
  await chooseLevel(page, 'Getting to it', 'Tight');
  await page.locator('.estimate .reason', { hasText: 'Three stories' }).first().waitFor();
}

async function opened(path: string, width: number): Promise<Page> {
  const page = await visitor({ viewport: { width, height: PHONE.height } });
  await page.goto(path);
  return page;
}

test.each(PAGES)(
  'On %s a filled-in estimate has no accessibility issue, and fits a window of 320 px and text of twice the size',
  async (path) => {
    const page = await opened(path, PHONE.width);
    await showEverything(page);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await accessibilityIssues(page, ['.estimate']), `${size.width} px wide`).toEqual([]);
    }
    for (const size of [16, ...LARGE_TEXTS]) {
      await setDefaultFontSize(page, size);
      for (const width of [320, PHONE.width, 768, 1280]) {
        await page.setViewportSize({ width, height: PHONE.height });
        expect(await horizontalOverflow(page), `${size} px text, ${width} px wide`).toEqual([]);
        expect(await clippedTexts(page), `${size} px text, ${width} px wide`).toEqual([]);
      }
    }
  },
);

test('With forced colors the chosen level differs from the others, and the focused one has an outline', async () => {
  const page = await visitor({ viewport: PHONE, forcedColors: 'active' });
  await page.goto(PATHS.estimate);
  await chooseLevel(page, 'Stories', 'Two');
  const look = (level: string) =>
    page
      .getByRole('group', { name: 'Stories' })
      .locator('label', { hasText: level })
      .locator('span')
      .evaluate((span) => {
        const { borderTopWidth, borderTopColor, outlineStyle, outlineWidth } = getComputedStyle(span);
        return {
          border: `${borderTopWidth} ${borderTopColor}`,
          hasOutline: outlineStyle !== 'none' && outlineWidth !== '0px',
        };
      });
  await page.getByRole('group', { name: 'Stories' }).getByRole('radio', { name: 'Two' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  const [one, two] = [await look('One'), await look('Two')];
  expect(two.border).not.toBe(one.border);
  expect([one.hasOutline, two.hasOutline]).toEqual([false, true]);
});

test('Printed, the estimate shows what was asked for with its reasons and sum, and no controls', async () => {
  const page = await opened(PATHS.estimate, DESKTOP.width);
  await chooseLevel(page, 'Stories', 'Two');
  await page.locator('.estimate .reason', { hasText: 'Two stories' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const estimate = page.locator('.estimate');
  for (const shown of ['.prices', '.reason', '.estimate-sum', '.estimate-note'])
    expect(await estimate.locator(shown).first().isVisible(), shown).toBe(true);
  for (const hidden of ['input', 'select', 'a.button'])
    expect(await estimate.locator(hidden).locator('visible=true').count(), hidden).toBe(0);
  expect(await page.locator('table.jobs').isVisible()).toBe(true);
});

test('The sum is announced: it is a status that exists before the first choice', async () => {
  const page = await opened(PATHS.estimate, PHONE.width);
  const sum = page.locator('.estimate').getByRole('status');
  expect(await sum.count()).toBe(1);
  const before = await sum.evaluateHandle((element) => element);
  await chooseLevel(page, 'Stories', 'Two');
  await page.locator('.estimate .reason', { hasText: 'Two stories' }).waitFor();
  expect(await sum.evaluate((element, first) => element === first, before)).toBe(true);
});

test('On a phone the sum stays in view while the choices are, and covers no focused field', async () => {
  const page = await opened(PATHS.estimate, PHONE.width);
  await houseChoice(page).scrollIntoViewIfNeeded();
  const box = await page.locator('.estimate-sum').boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(PHONE.height);
  await houseChoice(page).focus();
  const field = await houseChoice(page).boundingBox();
  const sum = await page.locator('.estimate-sum').boundingBox();
  expect(field!.y + field!.height).toBeLessThanOrEqual(sum!.y);
});
