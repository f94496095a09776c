import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ESTIMATE_LABEL } from '#model/estimate-handover.ts';
import { dollarRange } from '#model/format.ts';
import { ANCHORS, PATHS } from '#routes/paths.ts';
import {
  estimateTest as test,
  expectedEstimate,
  PRICED,
  pricedBy,
  serviceBox,
  shownEstimate,
  sizeChoiceOf,
} from '#tests/support/estimate.ts';
import { untilHydrated } from '#tests/support/islands.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();
const [house] = pricedBy('house');
const other = PRICED.find(({ rule }) => rule.measure !== 'house')!;

const ESTIMATE = '.estimate';

/** What is chosen in the fields of an estimate: services, sizes and levels, in their order. */
const chosen = (page: Page): Promise<string[]> =>
  page
    .locator(`${ESTIMATE} :is(select, :checked:not(option))`)
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement | HTMLSelectElement).value));

/** Chooses another service than the first, at its largest size. */
async function chooseOther(page: Page): Promise<void> {
  await serviceBox(page, other.rule.service).check();
  await untilHydrated(page, ESTIMATE);
  await serviceBox(page, house!.rule.service).uncheck();
  await sizeChoiceOf(page, other).selectOption('2');
}

// Browsers restore fields by their order: what was chosen for one service would be the size of another, at a price for
// neither. The tests' browser keeps no pages in memory, so it builds this one anew.
test('A page of the estimate that the browser builds anew has the usual choices and their price', async () => {
  const page = await visitor();
  await page.goto(PATHS.estimate);
  const usual = await chosen(page);
  await chooseOther(page);
  await page.goto(PATHS.privacy);
  await page.goBack();
  expect(await chosen(page)).toEqual(usual);
  const expected = expectedEstimate([{ service: house!.rule.service, size: house!.rule.sizes[1] }]);
  expect((await shownEstimate(page)).sum).toContain(dollarRange(expected));
  await serviceBox(page, house!.rule.service).focus();
  await untilHydrated(page, ESTIMATE);
  expect(await chosen(page)).toEqual(usual);
});

test.each([
  { what: 'adds words to the line of an estimate', change: (line: string) => `${line} Please bring a long ladder.` },
  { what: 'takes an estimate out of the message', change: () => 'The dog is friendly.' },
])('A visitor who $what finds the message so on coming back to the form', async ({ change }) => {
  const page = await visitor();
  await page.goto(PATHS.estimate);
  await page.getByRole('link', { name: 'Ask for this' }).click();
  await page.waitForURL(`**${PATHS.contact}#${ANCHORS.booking}`);
  const message = page.locator('form.quote-form [name=message]');
  await expect.poll(() => message.inputValue()).toContain(ESTIMATE_LABEL);
  const changed = change(await message.inputValue());
  await message.fill(changed);
  await page.goto(PATHS.privacy);
  const filled = page.waitForResponse(/\/filling\./);
  await page.goBack();
  await filled;
  await page.waitForLoadState('networkidle');
  expect(await message.inputValue()).toBe(changed);
});

test('An estimate is in the message again on a page whose fields the browser does not bring back', async () => {
  const page = await visitor();
  await page.goto(PATHS.estimate);
  await page.getByRole('link', { name: 'Ask for this' }).click();
  await page.waitForURL(`**${PATHS.contact}#${ANCHORS.booking}`);
  const message = page.locator('form.quote-form [name=message]');
  await expect.poll(() => message.inputValue()).toContain(ESTIMATE_LABEL);
  await page.reload();
  await expect.poll(() => message.inputValue()).toContain(ESTIMATE_LABEL);
});
