import { describe, expect, test } from 'vitest';
import { field, go, options, status, untilSaid } from '#tests/support/finder.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();
const LIST = '**/places.json';

describe('The list of places', () => {
  test("shows 'Loading FAQ information...' while it loads, and a text submitted meanwhile leads to its place", async () => {
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

  test('has no match: the finder says so, with links to the cities and the phone number', async () => {
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
  ])(
    '$what: the finder says so, its form leads to all cities, and the next focus fetches it again',
    async ({ answer }) => {
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
    },
  );
});
