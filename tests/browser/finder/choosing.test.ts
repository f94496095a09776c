import { describe, expect, test } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { combobox, field, go, options, untilSaid, withoutCutOff } from '#tests/support/finder.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { SIZES, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

describe.each(SIZES)('The location finder on $where', ({ options: size }) => {
  test.each(['/faq', '/service-areas'])('leads to the chosen neighborhood, city, ZIP code or hub: %s', async (path) => {
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

  test('fetches the list of places once, when the field first gets the focus', async () => {
    const page = await visitor(size);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/places.json')) requests.push(request.url());
    });
    await page.goto('/faq', { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
    await field(page).focus();
    await combobox(page).fill('irmo');
    await options(page).first().waitFor();
    await go(page).focus();
    await field(page).focus();
    // Requests made before this one are recorded once it is answered.
    await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
    expect(requests).toHaveLength(1);
  });

  test('has no accessibility issue closed, with its list open and with nothing found', async () => {
    const page = await visitor(size);
    await page.goto('/faq');
    expect(await accessibilityIssues(page)).toEqual([]);
    await field(page).pressSequentially('columbia');
    await options(page).first().waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    await combobox(page).fill('atlantis');
    await untilSaid(page, 'We find no place called “atlantis”.');
    expect(await accessibilityIssues(page)).toEqual([]);
  });
});
