import { expect } from 'vitest';
import { ESTIMATE_LABEL } from '#model/estimate-handover.ts';
import { ANCHORS, PATHS } from '#routes/paths.ts';
import {
  estimateTest as test,
  houseChoice,
  PRICED,
  pricedBy,
  serviceBox,
  shownEstimate,
} from '#tests/support/estimate.ts';
import { INPUT_METHODS } from '#tests/support/input-methods.ts';
import { untilHydrated } from '#tests/support/islands.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { holdScripts } from '#tests/support/script-requests.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const { focus: reach } = INPUT_METHODS.keyboard;
const visitor = useVisitor(INPUT_METHODS.keyboard.options);
const [house] = pricedBy('house');
const other = PRICED.find(({ rule }) => rule.measure !== 'house')!;

test('By keyboard alone an estimate is made and taken to the form', async () => {
  const page = await visitor();
  const { problems } = watchPage(page);
  await page.goto(PATHS.estimate);
  await reach(serviceBox(page, other.rule.service));
  await page.keyboard.press('Space');
  await expect
    .poll(async () => (await shownEstimate(page)).lines.map(({ name }) => name))
    .toContain(other.service.displayName);

  await reach(houseChoice(page));
  // The first letters of an option choose it.
  await page.keyboard.type('2,5');
  await expect.poll(() => houseChoice(page).inputValue()).toBe('2');
  await expect.poll(async () => JSON.stringify(await shownEstimate(page))).toContain('2,500 to 3,500 square feet');

  const stories = page.getByRole('group', { name: 'Stories' });
  await reach(stories.getByRole('radio', { name: 'One' }));
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => JSON.stringify(await shownEstimate(page))).toContain('Two stories: +');
  expect(await stories.getByRole('radio', { name: 'Two' }).isChecked()).toBe(true);

  await reach(page.locator('.estimate-included > summary'));
  await page.keyboard.press('Enter');
  expect(await page.locator('.estimate-included dd').first().isVisible()).toBe(true);

  await reach(page.getByRole('link', { name: 'Ask for this' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${PATHS.contact}#${ANCHORS.booking}`);
  const message = page.locator('form.quote-form [name=message]');
  await expect.poll(() => message.inputValue()).toContain(`${ESTIMATE_LABEL} ${house!.service.displayName} (`);
  expect(await message.inputValue()).toContain('two stories');
  expect(problems).toEqual([]);
});

test('Enter in a field of the estimate opens no page, before and after hydration', async () => {
  const page = await visitor();
  const scripts = await holdScripts(page);
  await page.goto(PATHS.estimate);
  const opened: string[] = [];
  page.on('framenavigated', (frame) => opened.push(frame.url()));
  for (const field of [serviceBox(page, house!.rule.service), houseChoice(page)]) {
    await reach(field);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('radio', { name: 'Two', exact: true }).press('Enter');
  scripts.release();
  await untilHydrated(page, '.estimate');
  await houseChoice(page).selectOption('exact');
  const size = page.getByLabel('Square feet', { exact: true });
  await size.fill('1850');
  await size.press('Enter');
  await expect.poll(async () => JSON.stringify(await shownEstimate(page))).toContain('1,850 square feet');
  expect(await size.inputValue()).toBe('1850');
  expect(opened).toEqual([]);
});
