import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import {
  beginning,
  CITY,
  combobox,
  field,
  found,
  go,
  options,
  PLACE,
  status,
  TYPED,
  waitForStatus,
  withoutAbortedRequests,
} from '#tests/support/finder.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { SIZES, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();
const { cities, hubs } = committedModel();
const [ownZip] = cities.flatMap(({ profile }) => profile?.postalCodes ?? []);
const [town] = hubs.filter(({ citySlug }) => citySlug === null);
/** The beginning of a neighborhood, a city and a town that is only a hub, and a ZIP code; those that the data has. */
const CHOICES = [
  beginning(PLACE.text),
  beginning(CITY.text),
  ...(town === undefined ? [] : [beginning(town.name)]),
  ...(ownZip === undefined ? [] : [ownZip]),
];
const LIST_FILE = '**/places.json';

describe.each(SIZES)('The location finder on $where', ({ options: size }) => {
  test.each(['/faq', '/service-areas'])('leads to the chosen neighborhood, city, ZIP code or hub: %s', async (path) => {
    const page = await visitor(size);
    const watch = watchPage(page);
    for (const typed of CHOICES) {
      const [best] = found(typed);
      await page.goto(path);
      await field(page).pressSequentially(typed);
      await options(page).filter({ hasText: best!.name }).first().click();
      await page.waitForURL(best!.path);
    }
    expect(withoutAbortedRequests(watch)).toEqual([]);
  });

  test('fetches the list of places once, and has no accessibility issue with it open and with nothing found', async () => {
    const page = await visitor(size);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/places.json')) requests.push(request.url());
    });
    await page.goto('/faq', { waitUntil: 'networkidle' });
    expect(requests, 'before the field gets the focus').toEqual([]);
    await field(page).focus();
    await combobox(page).fill(CITY.text);
    await options(page).first().waitFor();
    expect(await accessibilityIssues(page), 'with the list open').toEqual([]);
    await combobox(page).fill('atlantis');
    await waitForStatus(page, 'We could not find a place called “atlantis”.');
    expect(await accessibilityIssues(page), 'with nothing found').toEqual([]);
    await go(page).focus();
    await field(page).focus();
    // Requests made before this one are recorded once it is answered.
    await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
    expect(requests).toHaveLength(1);
  });
});

describe('The list of places', () => {
  test("shows 'Loading FAQ information...' while it loads, and a text submitted meanwhile leads to its place", async () => {
    const page = await visitor();
    const held = Promise.withResolvers<undefined>();
    await page.route(LIST_FILE, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/faq');
    await field(page).focus();
    await waitForStatus(page, 'Loading FAQ information...');
    await page.keyboard.type(PLACE.text);
    await page.keyboard.press('Enter');
    held.resolve(undefined);
    await page.waitForURL(PLACE.path);
  });

  test('has no match: the finder says so, with links to the cities and the phone number', async () => {
    const page = await visitor();
    await page.goto('/faq');
    await field(page).pressSequentially('  atlantis ');
    await waitForStatus(page, 'We could not find a place called “atlantis”.');
    await combobox(page).fill('00000');
    await waitForStatus(page, 'We have no place listed for ZIP code 00000.');
    await combobox(page).fill('atlantis');
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
  ])(
    '$what: the finder says so, its form leads to all cities, and the next focus fetches it again',
    async ({ answer }) => {
      const page = await visitor();
      await page.route(LIST_FILE, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
      await page.goto('/faq');
      await field(page).focus();
      await waitForStatus(page, 'The list of places did not load.');
      expect(await status(page).getByRole('link', { name: 'all service areas' }).count()).toBe(1);
      await page.keyboard.type(TYPED);
      await page.keyboard.press('Enter');
      await page.waitForURL(`/service-areas?place=${TYPED}`);

      await page.goto('/faq');
      await field(page).focus();
      await waitForStatus(page, 'The list of places did not load.');
      await page.unroute(LIST_FILE);
      await go(page).focus();
      await field(page).focus();
      await page.keyboard.type(TYPED);
      await options(page).first().waitFor();
    },
  );
});

/** Opens a page and focuses its finder, hydrated. */
async function focusFinder(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await field(page).focus();
  await combobox(page).waitFor();
}

describe('By keyboard alone the location finder', () => {
  test('lists places, announces their number, and leads to the chosen one', async () => {
    const page = await visitor();
    const watch = watchPage(page);
    await focusFinder(page, '/faq');
    expect(await combobox(page).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.type(CITY.text);
    await waitForStatus(page, `${found(CITY.text).length} places listed`);
    await expect.poll(() => combobox(page).getAttribute('aria-expanded')).toBe('true');
    expect(await combobox(page).getAttribute('aria-activedescendant')).toBeNull();

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = options(page).nth(1);
    await expect.poll(() => second.getAttribute('aria-selected')).toBe('true');
    expect(await combobox(page).getAttribute('aria-activedescendant')).toBe(await second.getAttribute('id'));
    expect(await combobox(page).evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await combobox(page).inputValue()).toBe(CITY.text);
    await page.keyboard.press('ArrowDown');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(found(CITY.text)[1]!.path);
    expect(withoutAbortedRequests(watch)).toEqual([]);
  });

  test('leads to the best match with Enter, and with its button', async () => {
    const page = await visitor();
    for (const send of ['Enter', 'Go']) {
      await focusFinder(page, '/service-areas');
      await page.keyboard.type(CHOICES.at(-1)!);
      await options(page).first().waitFor();
      if (send === 'Go') {
        await page.keyboard.press('Tab');
        expect(await go(page).evaluate((element) => element === document.activeElement)).toBe(true);
      }
      await page.keyboard.press('Enter');
      await page.waitForURL(found(CHOICES.at(-1)!)[0]!.path);
    }
  });

  test('closes its list without choosing when it loses the focus', async () => {
    const page = await visitor();
    await focusFinder(page, '/faq');
    await page.keyboard.type(TYPED);
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect.poll(() => options(page).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/faq');
    expect(await combobox(page).inputValue()).toBe(TYPED);
  });
});
