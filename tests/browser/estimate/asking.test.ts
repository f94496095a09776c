import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { quoteChoice, quoteChoices } from '#content/pages/services-list.ts';
import { buildInput } from '#data/site.ts';
import { ESTIMATE_LABEL } from '#model/estimate-handover.ts';
import { dollarRange } from '#model/format.ts';
import { ANCHORS, PATHS, quotePath } from '#routes/paths.ts';
import {
  chooseLevel,
  chooseServices,
  estimateTest as test,
  expectedEstimate,
  HOUSE_PAGE,
  PRICED,
  pricedBy,
  serviceBox,
} from '#tests/support/estimate.ts';
import { fillForm, JANE, pressSend } from '#tests/support/quote-form.ts';
import { useQuoteSite } from '#tests/support/quote-site.ts';

const site = useQuoteSite();
const [house] = pricedBy('house');
const { lists } = buildInput().model;

const message = (page: Page): Promise<string> => page.locator('form.quote-form [name=message]').inputValue();

/** The form's choice of services. */
const chosenType = (page: Page): Promise<string> => page.locator('form.quote-form [name=serviceType]').inputValue();

/** The requests of a page that could carry what a visitor has chosen. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || new URL(request.url()).search !== '')
      sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

/** Chooses two stories, and asks for the estimate. */
async function askForTwoStories(page: Page): Promise<void> {
  await chooseLevel(page, 'Stories', 'Two');
  await page.locator('.estimate-sum').getByText(expectedSum()).waitFor();
  await page.getByRole('link', { name: 'Ask for this' }).click();
}

function expectedSum(): string {
  const { rule } = house!;
  return dollarRange(
    expectedEstimate([{ service: rule.service, size: rule.sizes[1], levels: { stories: '2' } }]).lines[0]!,
  );
}

const expectedLine = (): RegExp =>
  new RegExp(
    `^${ESTIMATE_LABEL} ${house!.service.displayName} \\(.*, two stories\\) ${expectedSum().replaceAll('$', '\\$')}\\.$`,
  );

describe('Ask for this', () => {
  test.each([
    { on: 'the page of the estimate', path: PATHS.estimate, form: PATHS.contact },
    {
      on: 'a page with the form: a service',
      path: HOUSE_PAGE,
      form: HOUSE_PAGE,
    },
    { on: 'a page with the form: the home page', path: '/', form: '/' },
  ])('puts a line in the message, and the webhook gets it as a field, once: $on', async ({ path, form }) => {
    const page = await site.open(path);
    const sent = sentBy(page);
    await askForTwoStories(page);
    await page.waitForURL(`**${form}#${ANCHORS.booking}`);
    await expect.poll(() => message(page)).toMatch(expectedLine());
    expect(await page.locator('form.quote-form [name=message]').isVisible()).toBe(true);
    expect(await chosenType(page)).toBe(quoteChoice(house!.service, lists));
    // Nothing leaves the page before the form is sent.
    expect(sent).toEqual([]);
    expect(site.webhook().received).toEqual([]);

    const line = await message(page);
    await fillForm(page, { message: `${line}\n${JANE.message}`, serviceType: await chosenType(page) });
    await pressSend(page);
    await page.waitForURL('/thank-you');
    expect(site.webhook().received).toMatchObject([
      {
        contentType: 'application/json',
        lead: {
          ...JANE,
          serviceType: quoteChoice(house!.service, lists),
          message: `${line}\n${JANE.message}`,
          estimate: line.slice(ESTIMATE_LABEL.length).trim(),
          page: form,
        },
      },
    ]);
    // It does not come back after it was sent.
    await page.goto(PATHS.contact);
    expect(await message(page)).toBe('');
  });

  test('takes the place of an earlier estimate, and keeps the words of the visitor', async () => {
    const page = await site.open(HOUSE_PAGE);
    await page.locator('form.quote-form [name=message]').fill('The dog is friendly.');
    await page.getByRole('link', { name: 'Ask for this' }).click();
    await expect.poll(() => message(page)).toMatch(/^My estimate: .*\nThe dog is friendly\.$/);
    expect(await message(page)).not.toContain('two stories');
    await askForTwoStories(page);
    await expect.poll(() => message(page)).toContain('two stories');
    const [line = '', ...others] = (await message(page)).split('\n');
    expect(line).toMatch(expectedLine());
    expect(others).toEqual(['The dog is friendly.']);
  });

  test('taken out of the message by the visitor is not sent as a field either', async () => {
    const page = await site.open(HOUSE_PAGE);
    await askForTwoStories(page);
    await expect.poll(() => message(page)).toMatch(expectedLine());
    await fillForm(page);
    await pressSend(page);
    await page.waitForURL('/thank-you');
    expect(site.webhook().received.map(({ lead }) => [lead['message'], lead['estimate']])).toEqual([
      [JANE.message, ''],
    ]);
  });

  test('names every service, and the sum', async () => {
    const page = await site.open(PATHS.estimate);
    // The small site has some of the services.
    const values = await page
      .locator('.estimate-services input')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    const offered = PRICED.filter(({ rule }) => values.includes(rule.service));
    const chosen = [house!, ...offered.filter((priced) => priced !== house)].slice(0, 3);
    expect(chosen.length).toBeGreaterThan(1);
    for (const { rule } of chosen) await serviceBox(page, rule.service).check();
    await page.locator('.estimate-sum').getByText('Together').waitFor();
    await page.getByRole('link', { name: 'Ask for this' }).click();
    await page.waitForURL(`**${PATHS.contact}#${ANCHORS.booking}`);
    await expect.poll(() => message(page)).toMatch(/ Together \$[\d,]+-\$[\d,]+\.$/);
    for (const { service } of chosen) expect(await message(page)).toContain(`${service.displayName} (`);
  });

  test('reaches the form also where the first download of what fills it in fails', async () => {
    const page = await site.open(PATHS.estimate);
    await askForTwoStories(page);
    await page.waitForURL(`**${PATHS.contact}#${ANCHORS.booking}`);
    await expect.poll(() => message(page)).toMatch(expectedLine());
    const asked: string[] = [];
    await page.route(/\/filling\./, async (route) => {
      asked.push(new URL(route.request().url()).search);
      await (asked.length === 1 ? route.abort() : route.continue());
    });
    await page.goto(HOUSE_PAGE);
    await expect.poll(() => message(page)).toMatch(expectedLine());
    expect(asked).toEqual(['', '?retry']);
  });

  test('loads nothing for the form of a visitor who has asked for no estimate', async () => {
    const page = await site.profile().then((context) => context.newPage());
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(HOUSE_PAGE, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
  });

  test('works where the browser stores nothing', async () => {
    const page = await site.profile().then((context) => context.newPage());
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname + new URL(request.url()).search));
    await page.goto(PATHS.estimate);
    await askForTwoStories(page);
    await page.waitForURL(/\/contact#estimate=/);
    await expect.poll(() => message(page)).toMatch(expectedLine());
    // A fragment reaches no server.
    expect(paths.filter((path) => /estimate=|stories/.test(path))).toEqual([]);
  });
});

describe('The choice of services in the form', () => {
  /** Asks for these services and no other. The small site has some of the services. */
  async function askFor(page: Page, chosen: typeof PRICED): Promise<void> {
    await page.locator('.estimate-form details').evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open = true;
    });
    await chooseServices(
      page,
      chosen.map(({ rule }) => rule.service),
    );
    await page.getByRole('link', { name: 'Ask for this' }).click();
  }
  const offeredOn = async (page: Page): Promise<typeof PRICED> => {
    const values = await page
      .locator('.estimate-services input')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    return PRICED.filter(({ rule }) => values.includes(rule.service));
  };
  const otherOn = async (page: Page) =>
    (await offeredOn(page)).find(({ rule }) => rule.service !== house!.rule.service)!;

  test('follows the estimate, from the one that the page is about to another and back', async () => {
    const page = await site.open(HOUSE_PAGE);
    expect(await chosenType(page)).toBe(quoteChoice(house!.service, lists));
    const other = await otherOn(page);
    for (const priced of [other, house!]) {
      await askFor(page, [priced]);
      await expect.poll(() => chosenType(page)).toBe(quoteChoice(priced.service, lists));
      // The form has loaded, and knows it too.
      await page.locator('form.quote-form [name=firstName]').fill('Jane');
      await page.getByText(`Selected: ${quoteChoice(priced.service, lists)}`).waitFor();
    }
  });

  test('is the first of several services where no choice covers them all', async () => {
    const page = await site.open('/');
    const other = await otherOn(page);
    const both = quoteChoices(house!.service, lists).filter((label) =>
      quoteChoices(other.service, lists).includes(label),
    );
    await askFor(page, [house!, other]);
    await expect.poll(() => chosenType(page)).toBe(both[0] ?? quoteChoice(house!.service, lists));
  });

  test('stays what the visitor has chosen, before and after hydration', async () => {
    const page = await site.open('/');
    const select = page.locator('form.quote-form [name=serviceType]');
    await select.evaluate((element: HTMLSelectElement) => {
      element.value = 'Other';
    });
    await askFor(page, [house!]);
    await expect.poll(() => message(page)).toMatch(/^My estimate: /);
    expect(await chosenType(page)).toBe('Other');
    await select.selectOption(quoteChoice((await otherOn(page)).service, lists));
    await page.getByRole('link', { name: 'Ask for this' }).click();
    expect(await chosenType(page)).toBe(quoteChoice((await otherOn(page)).service, lists));
  });

  test('stays that of a page about another service, to which the visitor has gone on', async () => {
    const page = await site.open(PATHS.estimate);
    const other = await otherOn(page);
    await askFor(page, [house!]);
    await page.waitForURL(`**${PATHS.contact}#${ANCHORS.booking}`);
    await expect.poll(() => chosenType(page)).toBe(quoteChoice(house!.service, lists));
    await page.goto(quotePath(other.service.slug));
    await expect.poll(() => message(page)).toMatch(/^My estimate: /);
    expect(await chosenType(page)).toBe(quoteChoice(other.service, lists));
  });

  test('is not asked for below it before the form has loaded', async () => {
    const page = await site.open(PATHS.estimate);
    await askFor(page, [house!]);
    await page.waitForURL(`**${PATHS.contact}#${ANCHORS.booking}`);
    await expect.poll(() => chosenType(page)).toBe(quoteChoice(house!.service, lists));
    expect(await page.getByText('Please select a service type above').locator('visible=true').count()).toBe(0);
    await page.locator('form.quote-form [name=firstName]').focus();
    await page.getByText(`Selected: ${quoteChoice(house!.service, lists)}`).waitFor();
  });
});
