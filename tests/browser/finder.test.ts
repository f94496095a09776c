import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../support/accessibility.ts';
import { MENU } from '../support/islands.ts';
import { type PageWatch, watchPage } from '../support/page-watch.ts';
import { failScripts, holdScripts } from '../support/scripts-on-the-way.ts';
import { DESKTOP, PHONE, useVisitor } from '../support/visitor.ts';

const LABEL = 'Find your ZIP code, city or neighborhood';
const LIST = '**/places.json';

const visitor = useVisitor();

const SIZES = [
  { where: 'a phone', options: { viewport: PHONE, hasTouch: true, isMobile: true } },
  { where: 'a desktop', options: { viewport: DESKTOP } },
] as const;

const main = (page: Page): Locator => page.getByRole('main');
const field = (page: Page): Locator => main(page).getByLabel(LABEL);
const combobox = (page: Page): Locator => main(page).getByRole('combobox', { name: LABEL });
const options = (page: Page): Locator => main(page).getByRole('option');
const status = (page: Page): Locator => main(page).getByRole('status');
const go = (page: Page): Locator => main(page).getByRole('button', { name: 'Go', exact: true });

/** A page's complaints without the requests that leaving it cut off. */
const withoutCutOff = ({ complaints }: PageWatch): string[] =>
  complaints.filter((line) => !line.startsWith('failed: '));

/** Waits for an announcement. */
const untilSaid = (page: Page, words: string): Promise<void> => status(page).getByText(words).waitFor();

describe.each(SIZES)('The location finder on $where', ({ options: size }) => {
  test.each(['/faq', '/service-areas'])('goes straight to a neighborhood, a city and a ZIP code: %s', async (path) => {
    const page = await visitor(size);
    const watch = watchPage(page);
    for (const [typed, choice, target] of [
      ['shan', 'Shandon Columbia', '/faq/house-washing/columbia-shandon'],
      ['lexing', 'Lexington 29072', '/service-areas/lexington-south-carolina'],
      ['29063', 'Irmo 29063', '/service-areas/irmo-south-carolina'],
      ['forest ac', 'Forest Acres', '/locations/forest-acres-sc'],
    ] as const) {
      await page.goto(path);
      await field(page).pressSequentially(typed);
      await options(page)
        .filter({ hasText: choice.split(' ')[0] ?? '' })
        .first()
        .click();
      await page.waitForURL(target);
    }
    expect(withoutCutOff(watch)).toEqual([]);
  });

  test('asks for the list when the field gets the focus, not before, and once', async () => {
    const page = await visitor(size);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/places.json')) asked.push(request.url());
    });
    await page.goto('/faq', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await field(page).focus();
    await combobox(page).fill('irmo');
    await options(page).first().waitFor();
    await go(page).focus();
    await field(page).focus();
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
  });

  test('is accessible, with its list open and with nothing found', async () => {
    const page = await visitor(size);
    await page.goto('/faq');
    expect(await accessibilityFaults(page)).toEqual([]);
    await field(page).pressSequentially('columbia');
    await options(page).first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await combobox(page).fill('atlantis');
    await untilSaid(page, 'We find no place called “atlantis”.');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe('By keyboard alone the location finder', () => {
  test('offers places, tells how many, and goes to the one chosen', async () => {
    const page = await visitor();
    const watch = watchPage(page);
    await page.goto('/faq');
    await field(page).focus();
    await combobox(page).waitFor();
    expect(await combobox(page).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.type('columbia');
    await untilSaid(page, '6 places listed');
    expect(await combobox(page).getAttribute('aria-expanded')).toBe('true');
    expect(await combobox(page).getAttribute('aria-activedescendant')).toBeNull();

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = options(page).nth(1);
    expect(await second.getAttribute('aria-selected')).toBe('true');
    expect(await combobox(page).getAttribute('aria-activedescendant')).toBe(await second.getAttribute('id'));
    expect(await combobox(page).evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await combobox(page).inputValue()).toBe('columbia');
    await page.keyboard.press('ArrowDown');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('/service-areas/west-columbia-south-carolina');
    expect(withoutCutOff(watch)).toEqual([]);
  });

  test('goes to the best match with Enter, and with its button', async () => {
    const page = await visitor();
    for (const send of ['Enter', 'Go']) {
      await page.goto('/service-areas');
      await field(page).focus();
      await combobox(page).waitFor();
      await page.keyboard.type('29072');
      await options(page).first().waitFor();
      if (send === 'Go') {
        await page.keyboard.press('Tab');
        expect(await go(page).evaluate((element) => element === document.activeElement)).toBe(true);
      }
      await page.keyboard.press('Enter');
      await page.waitForURL('/service-areas/lexington-south-carolina');
    }
  });

  test('chooses nothing when the focus moves on', async () => {
    const page = await visitor();
    await page.goto('/faq');
    await field(page).focus();
    await combobox(page).waitFor();
    await page.keyboard.type('irmo');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect.poll(() => options(page).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/faq');
    expect(await combobox(page).inputValue()).toBe('irmo');
  });
});

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
    const { release } = await holdScripts(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    await field(page).pressSequentially('shandon');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL('/faq/house-washing/columbia-shandon');
  });
});

describe('The list of places', () => {
  test("says 'Loading FAQ information...' on its way, and a text sent meanwhile goes to its place", async () => {
    const page = await visitor();
    const held = Promise.withResolvers<undefined>();
    await page.route(LIST, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/faq');
    await field(page).focus();
    await untilSaid(page, 'Loading FAQ information...');
    await page.keyboard.type('shandon');
    await page.keyboard.press('Enter');
    held.resolve(undefined);
    await page.waitForURL('/faq/house-washing/columbia-shandon');
  });

  test('holds no such place: it says so, with the list of cities and the phone number', async () => {
    const page = await visitor();
    await page.goto('/faq');
    await field(page).pressSequentially('  atlantis ');
    await untilSaid(page, 'We find no place called “atlantis”.');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/faq');
    expect(await status(page).getByRole('link', { name: 'all service areas' }).getAttribute('href')).toBe(
      '/service-areas',
    );
    expect(await status(page).locator('a[href^="tel:+1"]').count()).toBe(1);
  });

  test.each([
    { what: 'cannot be reached', answer: null },
    { what: 'answers with an error', answer: { status: 500, body: '{}' } },
    { what: 'is no JSON', answer: { status: 200, body: '<!doctype html>' } },
  ])('$what: it says so, the form leads to all cities, and the next focus asks again', async ({ answer }) => {
    const page = await visitor();
    await page.route(LIST, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
    await page.goto('/faq');
    await field(page).focus();
    await untilSaid(page, 'The list of places did not load.');
    expect(await status(page).getByRole('link', { name: 'all service areas' }).count()).toBe(1);
    await page.keyboard.type('irmo');
    await page.keyboard.press('Enter');
    await page.waitForURL('/service-areas?place=irmo');

    await page.goto('/faq');
    await field(page).focus();
    await untilSaid(page, 'The list of places did not load.');
    await page.unroute(LIST);
    await go(page).focus();
    await field(page).focus();
    await page.keyboard.type('irmo');
    await options(page).first().waitFor();
  });
});

describe('In the menu of a phone the location finder', () => {
  const header = (page: Page): Locator => page.getByRole('banner');

  test('stands last, finds a place, and its Escape leaves the menu open', async () => {
    const page = await visitor(SIZES[0].options);
    const watch = watchPage(page);
    await page.goto('/');
    await page.locator(`${MENU} > summary`).tap();
    await header(page).getByLabel(LABEL).tap();
    const box = header(page).getByRole('combobox', { name: LABEL });
    await box.waitFor();
    await page.keyboard.type('shandon');
    await header(page).getByRole('option').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await header(page).getByRole('option').count()).toBe(0);
    expect(await page.locator(`${MENU}[open]`).count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    await header(page).getByRole('option').first().tap();
    await page.waitForURL('/faq/house-washing/columbia-shandon');
    expect(withoutCutOff(watch)).toEqual([]);
  });

  test('works when it was used before any script was there', async () => {
    const page = await visitor(SIZES[0].options);
    const { release } = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator(`${MENU} > summary`).tap();
    await header(page).getByLabel(LABEL).pressSequentially('shandon');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL('/faq/house-washing/columbia-shandon');
  });

  test('wakes the menu round it, should the menu be asleep still', async () => {
    const page = await visitor(SIZES[0].options);
    await page.goto('/');
    await page.locator(MENU).evaluate((menu) => menu.setAttribute('open', ''));
    await header(page).getByLabel(LABEL).focus();
    await header(page).getByRole('combobox', { name: LABEL }).waitFor();
    await page.locator('html.menu-open').waitFor();
  });

  test('is not in the bar of a wide screen', async () => {
    const page = await visitor();
    await page.goto('/');
    expect(await header(page).getByLabel(LABEL).isVisible()).toBe(false);
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
