import type { Locator, Page } from 'playwright-core';
import { test } from 'vitest';
import { factorsOf, HOUSE, sizeField } from '#features/estimate/selection.ts';
import { buildInput } from '#data/site.ts';
import { offersOn } from '#model/business.ts';
import { isMeasured, type Measure, measuredServices } from '#model/pricing.ts';
import type { Job } from '#pricing/estimate.ts';
import { type Estimate, estimate } from '#pricing/estimate.ts';
import { savingsOf } from '#pricing/savings.ts';
import { servicePath } from '#routes/paths.ts';

const { model, day } = buildInput();
const { services, business } = model;

/** The rules of the company. */
export const RULES = business.pricing?.rules ?? [];

/** The services that the estimate has a price for. */
export const PRICED = measuredServices(services, business.pricing);

/** The services that get a price after a walk-through. */
export const UNPRICED = services.filter(({ catalogueSlug }) =>
  RULES.some((rule) => rule.service === catalogueSlug && !isMeasured(rule)),
);

/** The first service with a measure, and its rule; a list of none or one. */
export const pricedBy = (measure: Measure): typeof PRICED =>
  PRICED.filter(({ rule }) => rule.measure === measure).slice(0, 1);

const [house] = pricedBy('house');

/** The page of the first service that is priced by the house; the home page where there is none. */
export const HOUSE_PAGE = house === undefined ? '/' : servicePath(house.service.slug);

/** A test that needs a price by the house and another. Skipped for a company without: its site may have no estimate. */
export const estimateTest = test.runIf(house !== undefined && PRICED.some(({ rule }) => rule.measure !== 'house'));

/** What the company asks for these jobs on the day of the build. */
export const expectedEstimate = (jobs: readonly Job[]): Estimate =>
  estimate(jobs, RULES, savingsOf(offersOn(business.offers, day), RULES));

/** Packages that fit on the day of the build, with the services that they need. */
export const PACKAGES = savingsOf(offersOn(business.offers, day), RULES).filter(({ needs }) => needs === 'all');

/** The box of a service. */
export const serviceBox = (page: Page, slug: string): Locator =>
  page.locator(`.estimate-services input[value="${slug}"]`);

/** The choice of a service's size: of the house for everything that is measured by it. */
export const sizeChoiceOf = (page: Page, { rule }: (typeof PRICED)[number]): Locator =>
  page.locator(`#estimate-${sizeField(rule)}`).first();

/** The choice of the size of the house. */
export const houseChoice = (page: Page): Locator => page.locator(`select#estimate-${HOUSE}`);

/** Chooses these services and no other. */
export async function chooseServices(page: Page, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs) await serviceBox(page, slug).check();
  const chosen = await page
    .locator('.estimate-services input:checked')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  for (const slug of chosen.filter((value) => !slugs.includes(value))) await serviceBox(page, slug).uncheck();
}

/** Chooses a level of a factor: 'Stories', 'Two'. Scrolls it out from under the sum, which sticks to a phone's bottom. */
export async function chooseLevel(page: Page, factor: string, level: string): Promise<void> {
  const radio = page.getByRole('group', { name: factor }).getByRole('radio', { name: level, exact: true });
  await radio.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await radio.check();
}

/** Whether the rule of a service has a factor. */
export const hasFactor = ({ rule }: (typeof PRICED)[number], name: ReturnType<typeof factorsOf>[number]): boolean =>
  factorsOf([rule]).includes(name);

/** What an estimate shows: a line a service with its reasons, other lines by their name, and the sum. */
export interface ShownEstimate {
  readonly lines: readonly { readonly name: string; readonly price: string; readonly reasons: readonly string[] }[];
  readonly sum: string;
}

/** The estimate that a page shows. */
export const shownEstimate = (page: Page): Promise<ShownEstimate> =>
  page.locator('.estimate').evaluate((root) => ({
    lines: [...root.querySelectorAll('.prices > li')].map((line) => ({
      name: line.querySelector('strong')?.textContent ?? '',
      price: line.querySelector('.price')?.textContent ?? '',
      reasons: [...line.querySelectorAll('.reason')].map(({ textContent }) => textContent),
    })),
    sum: root.querySelector('.estimate-sum')?.textContent ?? '',
  }));
