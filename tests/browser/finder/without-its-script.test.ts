import { describe, expect, test } from 'vitest';
import { combobox, field, go, LABEL, main, options, withoutCutOff } from '#tests/support/finder.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { failScripts, holdScripts, waitForScripts } from '#tests/support/scripts-on-the-way.ts';
import { SIZES, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

describe('What was done before the location finder was there', () => {
  test('text typed into it is kept, known and searched', async () => {
    const page = await visitor();
    const watch = watchPage(page);
    const { release } = await holdScripts(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    await field(page).pressSequentially('shand');
    release();
    await options(page).filter({ hasText: 'Shandon' }).waitFor();
    expect(await combobox(page).inputValue()).toBe('shand');
    await page.keyboard.type('on');
    expect(await combobox(page).inputValue()).toBe('shandon');
    expect(withoutCutOff(watch)).toEqual([]);
  });

  test('a text sent goes to its place', async () => {
    const page = await visitor();
    await waitForScripts(page);
    const { release } = await holdScripts(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    await field(page).pressSequentially('shandon');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL('/faq/house-washing/columbia-shandon');
  });
});

describe('Without JavaScript the location finder leads to all cities', () => {
  test.each(['/faq', '/service-areas'])('%s', async (path) => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto(path);
    expect(await combobox(page).count()).toBe(0);
    await field(page).fill('29072');
    await go(page).click();
    await page.waitForURL('/service-areas?place=29072');
    expect(await main(page).getByRole('link', { name: 'Lexington, SC' }).count()).toBe(1);
  });

  test('in the menu of a phone', async () => {
    const page = await visitor({ ...SIZES[0].options, javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('banner').getByText('Menu', { exact: true }).click();
    await page.getByRole('banner').getByLabel(LABEL).fill('irmo');
    await page.keyboard.press('Enter');
    await page.waitForURL('/service-areas?place=irmo');
  });
});

test('When its code does not load, the form leads to all cities', async () => {
  const page = await visitor();
  await failScripts(page);
  await page.goto('/faq');
  await field(page).fill('irmo');
  await page.keyboard.press('Enter');
  await page.waitForURL('/service-areas?place=irmo');
});
