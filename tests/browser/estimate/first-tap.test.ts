import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ESTIMATE_LABEL } from '#model/estimate-handover.ts';
import { dollarRange } from '#model/format.ts';
import type { SizeSpan } from '#model/pricing.ts';
import type { Levels } from '#pricing/estimate.ts';
import { ANCHORS, PATHS, quotePath } from '#routes/paths.ts';
import { PHONE_SCREEN, slowDown } from '#scripts/preview/slow-phone.ts';
import {
  estimateTest as test,
  expectedEstimate,
  HOUSE_PAGE,
  houseChoice,
  PRICED,
  pricedBy,
  serviceBox,
  shownEstimate,
} from '#tests/support/estimate.ts';
import { untilHydrated, untilNative } from '#tests/support/islands.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { disableHydrationTimeout, failScripts, holdScripts } from '#tests/support/script-requests.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor(PHONE_SCREEN);
const [house] = pricedBy('house');
const other = PRICED.find(({ rule }) => rule.measure !== 'house')!;

const ESTIMATE = '.estimate';

/** The label around a service's box, which is what people tap. */
const serviceLabel = (page: Page, slug: string) =>
  page.locator('.estimate-services label', { has: page.locator(`input[value="${slug}"]`) });

/** Chooses a level as people do, by its label. */
const tapLevel = (page: Page, level: string) => page.locator('.estimate-level label', { hasText: level }).tap();

const message = (page: Page): Promise<string> => page.locator('form.quote-form [name=message]').inputValue();

const lineNames = async (page: Page): Promise<string[]> => (await shownEstimate(page)).lines.map(({ name }) => name);

test('On a slow phone a first tap on a service, made as soon as the HTML is there, adds its price', async () => {
  const page = await visitor();
  await disableHydrationTimeout(page);
  await slowDown(page);
  const { problems } = watchPage(page);
  await page.goto(PATHS.estimate, { waitUntil: 'commit' });
  await serviceLabel(page, other.rule.service).tap();
  await untilHydrated(page, ESTIMATE);
  await expect.poll(() => lineNames(page)).toContain(other.service.displayName);
  expect(await serviceBox(page, other.rule.service).isChecked()).toBe(true);
  expect(problems).toEqual([]);
});

test('Choices made before hydration count once: a service, its size, a level', async () => {
  const page = await visitor();
  const { problems } = watchPage(page);
  const chunks = await holdScripts(page);
  await page.goto(PATHS.estimate);
  await serviceLabel(page, other.rule.service).tap();
  await houseChoice(page).selectOption('0');
  await tapLevel(page, 'Two');
  expect((await shownEstimate(page)).lines.length).toBe(1);
  chunks.release();
  await untilHydrated(page, ESTIMATE);
  const [small] = house!.rule.sizes;
  const expected = expectedEstimate([{ service: house!.rule.service, size: small, levels: { stories: '2' } }]);
  const priceOfHouse = async () =>
    (await shownEstimate(page)).lines.find(({ name }) => name === house!.service.displayName)?.price;
  await expect.poll(priceOfHouse).toBe(dollarRange(expected));
  expect(await lineNames(page)).toContain(other.service.displayName);
  expect(await houseChoice(page).inputValue()).toBe('0');
  expect(problems).toEqual([]);
});

test.each(pricedBy('gutters'))(
  'A size chosen before hydration counts where $service.slug took the place of the first service',
  async ({ rule, service }) => {
    const { base, perSquareFoot } = rule.perHouse!;
    const page = await visitor();
    const chunks = await holdScripts(page);
    await page.goto(PATHS.estimate);
    await serviceLabel(page, rule.service).tap();
    await serviceLabel(page, house!.rule.service).tap();
    await houseChoice(page).selectOption('0');
    chunks.release();
    await untilHydrated(page, ESTIMATE);
    const { from, to } = house!.rule.sizes[0];
    const size = { from: base + from * perSquareFoot, to: base + to * perSquareFoot };
    const expected = dollarRange(expectedEstimate([{ service: rule.service, size }]).lines[0]!);
    const lines = async () => (await shownEstimate(page)).lines.map(({ name, price }) => [name, price]);
    await expect.poll(lines).toEqual([[service.displayName, expected]]);
    expect(await houseChoice(page).inputValue()).toBe('0');
  },
);

test('The first choices change lines and sum before React is loaded, and stay as they are when it is', async () => {
  const page = await visitor();
  const { problems } = watchPage(page);
  const react = await holdScripts(page, 'shared');
  await page.goto(PATHS.estimate);
  await serviceLabel(page, other.rule.service).tap();
  const shown = async () => {
    const { lines: shownLines, sum } = await shownEstimate(page);
    return { names: shownLines.map(({ name }) => name), sum };
  };
  const expected = (size: SizeSpan, levels: Levels = {}) => {
    const { saving, ...range } = expectedEstimate([
      { service: house!.rule.service, size, levels },
      { service: other.rule.service, size: other.rule.sizes[1], levels },
    ]);
    const names = [house!.service.displayName, other.service.displayName, ...(saving === null ? [] : [saving.name])];
    return { names, sum: `Together ${dollarRange(range)}` };
  };
  const [small, usual] = house!.rule.sizes;
  await expect.poll(shown).toEqual(expected(usual));
  await houseChoice(page).selectOption('0');
  await tapLevel(page, 'Two');
  await expect.poll(shown).toEqual(expected(small, { stories: '2' }));
  expect(await page.locator('astro-island[data-hydrated] .estimate').count()).toBe(0);
  react.release();
  await untilHydrated(page, ESTIMATE);
  await expect.poll(shown).toEqual(expected(small, { stories: '2' }));
  expect(await houseChoice(page).inputValue()).toBe('0');
  expect(problems).toEqual([]);
});

test.each([
  { path: PATHS.estimate, form: PATHS.contact },
  { path: HOUSE_PAGE, form: HOUSE_PAGE },
])('A first tap on the button of $path takes the usual estimate to the form', async ({ path, form }) => {
  const page = await visitor();
  const chunks = await holdScripts(page);
  await page.goto(path);
  await page.getByRole('link', { name: 'Ask for this' }).tap();
  chunks.release();
  await page.waitForURL(`**${form}#${ANCHORS.booking}`);
  const usual = expectedEstimate([{ service: house!.rule.service, size: house!.rule.sizes[1] }]);
  await expect.poll(() => message(page)).toContain(`${ESTIMATE_LABEL} ${house!.service.displayName}`);
  expect(await message(page)).toContain(dollarRange(usual));
});

test('The button leads to the form where the scripts fail to load', async () => {
  const page = await visitor();
  await failScripts(page);
  await page.goto(PATHS.estimate);
  await page.getByRole('link', { name: 'Ask for this' }).tap();
  await page.waitForURL(`**${quotePath(house!.service.slug)}#${ANCHORS.booking}`);
  expect(await page.locator('form.quote-form').isVisible()).toBe(true);
});

test('Without its price list, the estimate keeps the price of the usual job, and its link leads to the form', async () => {
  const page = await visitor();
  await page.route(`**${PATHS.prices}`, (route) => route.abort());
  await page.goto(HOUSE_PAGE);
  const usual = await shownEstimate(page);
  await serviceLabel(page, house!.rule.service).tap();
  await untilNative(page, ESTIMATE);
  expect(await shownEstimate(page)).toEqual(usual);
  await page.locator(`${ESTIMATE} a.button`).tap();
  await page.waitForURL(/#/);
});
