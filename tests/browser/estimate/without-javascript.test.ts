import { expect } from 'vitest';
import { quoteChoice } from '#content/pages/services-list.ts';
import { buildInput } from '#data/site.ts';
import { dollarRange } from '#model/format.ts';
import { ANCHORS, PATHS, quotePath, servicePath } from '#routes/paths.ts';
import {
  estimateTest as test,
  expectedEstimate,
  HOUSE_PAGE,
  PRICED,
  pricedBy,
  shownEstimate,
} from '#tests/support/estimate.ts';
import { PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor({ javaScriptEnabled: false, viewport: PHONE });
const [house] = pricedBy('house');

test('Without JavaScript the table of typical jobs names three prices of every service', async () => {
  const page = await visitor();
  await page.goto(PATHS.estimate);
  const table = page.locator('table.jobs');
  expect(await table.isVisible()).toBe(true);
  for (const { service, rule } of PRICED) {
    const row = table.locator('tbody tr', { has: page.locator(`a[href="${servicePath(service.slug)}"]`) });
    const prices = rule.sizes.map((size) => dollarRange(expectedEstimate([{ service: rule.service, size }]).lines[0]!));
    expect(await row.locator('strong').allTextContents(), service.slug).toEqual(prices);
  }
});

test.each([PATHS.estimate, HOUSE_PAGE, '/'])(
  'Without JavaScript the price of a usual job and the link to the form remain, without dead controls: %s',
  async (path) => {
    const page = await visitor();
    await page.goto(path);
    const estimate = page.locator('.estimate');
    expect(await estimate.locator('input, select').locator('visible=true').count()).toBe(0);
    const usual = dollarRange(expectedEstimate([{ service: house!.rule.service, size: house!.rule.sizes[1] }]));
    // The browser cannot run scripts of the page, but the test's own.
    expect((await shownEstimate(page)).sum).toBe(`About ${usual}`);
    expect(await estimate.locator('.estimate-sum').isVisible()).toBe(true);
    const link = estimate.getByRole('link', { name: 'Ask for this' });
    expect(await link.isVisible()).toBe(true);
    await link.click();
    // The home page has a form of its own, which nothing can choose in.
    await page.waitForURL(`**${path === PATHS.estimate ? quotePath(house!.service.slug) : path}#${ANCHORS.booking}`);
    expect(await page.locator('form.quote-form').isVisible()).toBe(true);
    const choice = quoteChoice(house!.service, buildInput().model.lists);
    expect(await page.locator('form.quote-form [name=serviceType]').inputValue()).toBe(path === '/' ? '' : choice);
  },
);
