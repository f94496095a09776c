import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { savingReason } from '#content/estimate-words.ts';
import { dollarRange, dollars } from '#model/format.ts';
import { type FACTORS, type PriceRange } from '#model/pricing.ts';
import { usualSize } from '#pricing/estimate.ts';
import { PATHS } from '#routes/paths.ts';
import {
  chooseLevel,
  chooseServices,
  estimateTest as test,
  expectedEstimate,
  PACKAGES,
  PRICED,
  pricedBy,
  serviceBox,
  shownEstimate,
  UNPRICED,
} from '#tests/support/estimate.ts';
import { PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor({ viewport: PHONE });

async function open(): Promise<Page> {
  const page = await visitor();
  await page.goto(PATHS.estimate);
  return page;
}

const signed = (amount: number): string => `${amount < 0 ? '-' : '+'}${dollars(Math.abs(amount))}`;
const change = ({ from, to }: PriceRange): string => (from === to ? signed(from) : `${signed(from)} to ${signed(to)}`);

/** What a factor adds to the price of a service's usual job. */
const added = ({ rule }: (typeof PRICED)[number], name: keyof typeof FACTORS, level: string): string => {
  const job = { service: rule.service, size: usualSize(rule), levels: { [name]: level } };
  const part = expectedEstimate([job]).lines[0]!.parts.find((one) => one.kind === 'factor');
  return change(part!);
};

test.each(pricedBy('house'))('The price of a house says at once what makes it so', async (house) => {
  const page = await open();
  await chooseServices(page, [house.rule.service]);
  const reasons = async () => (await shownEstimate(page)).lines.flatMap((line) => line.reasons);
  const [first = ''] = await reasons();
  expect(first).toContain(
    dollarRange(expectedEstimate([{ service: house.rule.service, size: usualSize(house.rule) }])),
  );
  await chooseLevel(page, 'Stories', 'Two');
  await expect.poll(reasons).toEqual([first, `Two stories: ${added(house, 'stories', '2')}`]);
  await chooseLevel(page, 'Stories', 'One');
  await expect.poll(reasons).toEqual([first]);
  await chooseLevel(page, 'How dirty is it?', 'Heavy');
  await expect.poll(reasons).toEqual([first, `Heavy dirt: ${added(house, 'state', 'heavy')}`]);
  await chooseLevel(page, 'How dirty is it?', 'Light');
  await expect.poll(reasons).toEqual([first, `Light dirt: ${added(house, 'state', 'light')}`]);
});

test('Several services have a line each, and a sum of all of them', async () => {
  const page = await open();
  const chosen = PRICED.slice(0, 4);
  await chooseServices(
    page,
    chosen.map(({ rule }) => rule.service),
  );
  const expected = expectedEstimate(chosen.map(({ rule }) => ({ service: rule.service, size: usualSize(rule) })));
  const names = expected.lines.map(
    (line) => chosen.find(({ rule }) => rule.service === line.service)!.service.displayName,
  );
  const shown = async () => (await shownEstimate(page)).lines.slice(0, chosen.length);
  await expect
    .poll(async () =>
      (await shown()).map(({ name, price }) => ({ name, price })).toSorted((a, b) => a.name.localeCompare(b.name)),
    )
    .toEqual(
      expected.lines
        .map((line, index) => ({ name: names[index]!, price: dollarRange(line) }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    );
  expect((await shownEstimate(page)).sum).toBe(`Together ${dollarRange(expected)}`);
});

test.each(PACKAGES)('$name is taken off the sum once all of its services are chosen', async (offer) => {
  const page = await open();
  const rules = PRICED.filter(({ rule }) => offer.services.includes(rule.service)).map(({ rule }) => rule);
  const jobs = rules.map((rule) => ({ service: rule.service, size: usualSize(rule) }));
  await chooseServices(page, offer.services.slice(0, 1));
  await expect.poll(async () => (await shownEstimate(page)).lines.length).toBe(1);
  await chooseServices(page, offer.services);
  const expected = expectedEstimate(jobs);
  expect(expected.saving?.name).toBe(offer.name);
  await expect
    .poll(async () => (await shownEstimate(page)).lines.at(-1))
    .toEqual({ name: offer.name, price: `-${dollars(offer.amount)}`, reasons: [savingReason('all')] });
  const { sum } = await shownEstimate(page);
  expect(sum).toBe(`Together ${dollarRange(expected)}`);
  const total = expected.lines.reduce((all, line) => all + line.from, 0);
  expect(sum).toContain(dollars(total - offer.amount));
  await serviceBox(page, offer.services[0]!).uncheck();
  await expect.poll(async () => (await shownEstimate(page)).lines.map(({ name }) => name)).not.toContain(offer.name);
});

test.each(UNPRICED.slice(0, 1))(
  '$displayName, without a price, is priced after a walk-through, and does not change the sum',
  async (service) => {
    const page = await open();
    const [priced] = PRICED;
    await chooseServices(page, [priced!.rule.service]);
    const named = async () => (await shownEstimate(page)).lines.map(({ name }) => name);
    await expect.poll(named).toEqual([priced!.service.displayName]);
    const before = await shownEstimate(page);
    await serviceBox(page, service.catalogueSlug).check();
    await expect.poll(async () => (await shownEstimate(page)).lines.length).toBe(2);
    const after = await shownEstimate(page);
    expect(after.lines[1]).toMatchObject({ name: service.displayName, price: '' });
    expect(after.lines[1]!.reasons.join()).toMatch(/walk-through/);
    expect(after.sum).toBe(before.sum);
    await serviceBox(page, priced!.rule.service).uncheck();
    await expect.poll(async () => (await shownEstimate(page)).sum).toMatch(/walk-through/);
  },
);

test('Without a service the estimate asks for one, and says nothing of a price', async () => {
  const page = await open();
  await chooseServices(page, []);
  await expect.poll(() => shownEstimate(page)).toEqual({ lines: [], sum: 'Choose a service.' });
  expect(await page.locator('.estimate').getByText('written quote is what counts').isVisible()).toBe(true);
});

test('What is included is said for every chosen service that has it', async () => {
  const page = await open();
  const chosen = PRICED.slice(0, 3).map(({ rule }) => rule.service);
  await chooseServices(page, chosen);
  const included = page.locator('.estimate-included');
  await included.getByText('What is included').click();
  const expected = PRICED.slice(0, 3).filter(({ service }) => service.profile !== null);
  await expect.poll(() => included.locator('dt').count()).toBe(expected.length);
  for (const text of await included.locator('dd').allTextContents()) expect(text).toMatch(/\w.*\.$/);
});
