import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_PATHS } from '#tests/support/example-rows.ts';
import { focusInto, QUESTIONS, untilHydrated } from '#tests/support/islands.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

const WITH_QUESTIONS = [
  EXAMPLE_PATHS.serviceFaq,
  EXAMPLE_PATHS.placeFaq,
  EXAMPLE_PATHS.cityFaq,
  '/example-faq',
] as const;

/** The indexes of the open questions. */
const open = (page: Page): Promise<number[]> =>
  page
    .locator(`${QUESTIONS} details`)
    .evaluateAll((all) => all.flatMap((question, index) => (question.hasAttribute('open') ? [index] : [])));

const focused = (page: Page): Promise<number> =>
  page
    .locator(`${QUESTIONS} summary`)
    .evaluateAll((all) => all.findIndex((header) => header === document.activeElement));

/** Emulates a browser without the name attribute of <details>, in the HTML and in scripts. */
async function disableGroups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    delete (HTMLDetailsElement.prototype as { name?: string }).name;
  });
  await page.route('**/faq/*', async (route) => {
    const answer = await route.fetch({ maxRetries: 3 });
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace(/(<details [^>]*)name=/g, '$1data-no-name=') });
  });
}

describe.each(WITH_QUESTIONS)('The hydrated questions of %s', (path) => {
  test('open one at a time, the first at the start, and a click on the open one closes it', async () => {
    const page = await visitor();
    const watch = watchPage(page);
    await page.goto(path);
    expect(await open(page)).toEqual([0]);
    await focusInto(page, QUESTIONS);
    await untilHydrated(page, QUESTIONS);
    expect(await open(page)).toEqual([0]);
    const headers = page.locator(`${QUESTIONS} summary`);
    await headers.nth(2).click();
    expect(await open(page)).toEqual([2]);
    await headers.nth(1).click();
    expect(await open(page)).toEqual([1]);
    await headers.nth(1).click();
    expect(await open(page)).toEqual([]);
    expect(watch.problems).toEqual([]);
  });
});

test('Arrow keys, Home and End move the focus between questions and wrap around', async () => {
  const page = await visitor();
  await page.goto(EXAMPLE_PATHS.serviceFaq);
  await page.locator(`${QUESTIONS} summary`).first().focus();
  await untilHydrated(page, QUESTIONS);
  const last = (await page.locator(`${QUESTIONS} summary`).count()) - 1;
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['End', last],
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['ArrowUp', last - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused(page), key).toBe(at);
  }
  await page.keyboard.press('Enter');
  expect(await open(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  expect(await open(page)).toEqual([1]);
});

test('Control+End is left to the browser', async () => {
  const page = await visitor();
  await page.goto(EXAMPLE_PATHS.serviceFaq);
  await page.locator(`${QUESTIONS} summary`).first().focus();
  await untilHydrated(page, QUESTIONS);
  await page.keyboard.press('Control+End');
  expect(await focused(page)).toBe(0);
});

test('In a browser without named <details> one question is open at a time once the island is hydrated', async () => {
  const page = await visitor();
  await disableGroups(page);
  await page.goto(EXAMPLE_PATHS.serviceFaq);
  const headers = page.locator(`${QUESTIONS} summary`);
  await headers.nth(2).click();
  await untilHydrated(page, QUESTIONS);
  await expect.poll(() => open(page)).toEqual([2]);
  await headers.nth(4).click();
  await expect.poll(() => open(page)).toEqual([4]);
});
