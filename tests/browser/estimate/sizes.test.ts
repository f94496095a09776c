import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dollarRange, dollars } from '#model/format.ts';
import type { SizeSpan } from '#model/pricing.ts';
import type { Levels } from '#pricing/estimate.ts';
import { PATHS } from '#routes/paths.ts';
import {
  chooseLevel,
  chooseServices,
  expectedEstimate,
  hasFactor,
  houseChoice,
  pricedBy,
  PRICED,
  shownEstimate,
  sizeChoiceOf,
} from '#tests/support/estimate.ts';
import { PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor({ viewport: PHONE });

type Priced = (typeof PRICED)[number];

/** Opens the estimate with one service chosen. */
async function openWith({ rule }: Priced): Promise<Page> {
  const page = await visitor();
  await page.goto(PATHS.estimate);
  await chooseServices(page, [rule.service]);
  return page;
}

/** Waits until a page shows the price of a service with a size. */
async function expectPrice(page: Page, { rule, service }: Priced, size: SizeSpan, levels: Levels = {}): Promise<void> {
  const expected = dollarRange(expectedEstimate([{ service: rule.service, size, levels }]).lines[0]!);
  const price = async () => (await shownEstimate(page)).lines.map((line) => [line.name, line.price]);
  await expect.poll(price).toEqual([[service.displayName, expected]]);
}

const single = (size: number): SizeSpan => ({ from: size, to: size });

describe.runIf(PRICED.length > 0)('The estimate prices', () => {
  test('every service by a small, a usual and a large job', async () => {
    // One page for all: `expectPrice` names the service.
    const page = await openWith(PRICED[0]!);
    for (const priced of PRICED) {
      await chooseServices(page, [priced.rule.service]);
      for (const [index, size] of priced.rule.sizes.entries()) {
        await sizeChoiceOf(page, priced).selectOption(String(index));
        await expectPrice(page, priced, size);
      }
    }
  });

  test.each(pricedBy('house'))('a house by its square feet and stories', async (house) => {
    const page = await openWith(house);
    await houseChoice(page).selectOption('exact');
    await page.getByLabel('Square feet', { exact: true }).fill('1,850');
    await expectPrice(page, house, single(1850));
    expect(hasFactor(house, 'stories')).toBe(true);
    for (const [level, stories] of [
      ['Two', '2'],
      ['Three', '3'],
    ] as const) {
      await chooseLevel(page, 'Stories', level);
      await expectPrice(page, house, single(1850), { stories });
    }
  });

  test.each(pricedBy('driveway'))('a driveway by its length and its cars, or its square feet', async (drive) => {
    const page = await openWith(drive);
    await sizeChoiceOf(page, drive).selectOption('length and cars');
    await page.getByLabel('Length in feet').fill('60');
    await expectPrice(page, drive, single(60 * 2 * 10));
    await page.getByLabel('Cars side by side').selectOption('3');
    await expectPrice(page, drive, single(60 * 3 * 10));
    await sizeChoiceOf(page, drive).selectOption('exact');
    await page.getByLabel('Square feet', { exact: true }).fill('720');
    await expectPrice(page, drive, single(720));
  });

  test.each(PRICED.filter((priced) => hasFactor(priced, 'pitch')))('a roof by its pitch and stories', async (roof) => {
    const page = await openWith(roof);
    const [, usual] = roof.rule.sizes;
    await chooseLevel(page, 'Roof pitch', 'Steep');
    await expectPrice(page, roof, usual, { pitch: 'steep' });
    await chooseLevel(page, 'Stories', 'Two');
    await expectPrice(page, roof, usual, { pitch: 'steep', stories: '2' });
  });

  test.each(pricedBy('gutters'))('gutters by the house, or their feet', async (gutters) => {
    const page = await openWith(gutters);
    const [house] = pricedBy('house');
    const { base, perSquareFoot } = gutters.rule.perHouse!;
    const feet = ({ from, to }: SizeSpan): SizeSpan => ({
      from: base + from * perSquareFoot,
      to: base + to * perSquareFoot,
    });
    for (const [index, size] of house!.rule.sizes.entries()) {
      await houseChoice(page).selectOption(String(index));
      await expectPrice(page, gutters, feet(size));
    }
    await sizeChoiceOf(page, gutters).selectOption('exact');
    await page.getByLabel('Feet of gutter').fill('180');
    await expectPrice(page, gutters, single(180));
    expect(await houseChoice(page).count()).toBe(0);
  });

  test.each(pricedBy('windows'))('windows by their number', async (windows) => {
    const page = await openWith(windows);
    await sizeChoiceOf(page, windows).selectOption('exact');
    // Above a step of the price too.
    for (const count of [24, 60]) {
      await page.getByLabel('Number of windows').fill(String(count));
      await expectPrice(page, windows, single(count));
    }
  });

  test.each(pricedBy('surface'))('a deck, a dock or a walk by its square feet', async (surface) => {
    const page = await openWith(surface);
    await sizeChoiceOf(page, surface).selectOption('exact');
    await page.getByLabel('Square feet', { exact: true }).fill('310');
    await expectPrice(page, surface, single(310));
  });

  test.each(pricedBy('house'))('the usual job instead of what is no size', async (house) => {
    const page = await openWith(house);
    await houseChoice(page).selectOption('exact');
    const field = page.getByLabel('Square feet', { exact: true });
    await field.fill('1850');
    await expectPrice(page, house, single(1850));
    for (const typed of ['0', 'big', '-20']) {
      await field.fill(typed);
      await expectPrice(page, house, house.rule.sizes[1]);
    }
    expect((await shownEstimate(page)).sum).not.toContain(dollars(0));
  });
});
