import ICAL from 'ical.js';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildInput } from '#data/site.ts';
import { checklistPath, PATHS } from '#routes/paths.ts';
import { DESKTOP, PHONE, useSharedPage } from '#tests/support/visitor.ts';

const look = useSharedPage();
const { business, services } = buildInput().model;

/** The number of sheets of paper that a page prints on. */
const sheets = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test.each(services.map(({ slug }) => slug))('The checklist of %s prints alone, on one page', async (slug) => {
  const page = await look(checklistPath(slug));
  await page.emulateMedia({ media: 'print' });
  const shown = page.locator('.visit').locator('visible=true');
  expect(await shown.count()).toBe(1);
  expect(await shown.getAttribute('id')).toBe(slug);
  expect(sheets(await page.pdf({ format: 'Letter' }))).toBe(1);
});

test('Without a chosen service every checklist prints, and no box about a visit is shown', async () => {
  const page = await look(PATHS.beforeVisit);
  expect(await page.locator('.agreed-day').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.visit').locator('visible=true').count()).toBe(services.length);
});

test.each([PHONE, DESKTOP])(
  'On a screen $width px wide the jobs are named once where they can be pressed',
  async (size) => {
    const page = await look(PATHS.beforeVisit, size);
    for (const { displayName, slug } of services) {
      const links = page.locator(`article nav a[href="#${slug}"]`).locator('visible=true');
      const buttons = page.locator(`#${slug} summary`).locator('visible=true');
      expect((await links.count()) + (await buttons.count()), displayName).toBe(1);
    }
  },
);

test('A link with an agreed day shows it and downloads a calendar entry in the time of the region', async () => {
  const service = services[0]!;
  const page = await look(`${PATHS.beforeVisit}?date=2026-12-03&time=09:00&hours=3&service=${service.slug}`);
  const box = page.getByRole('region', { name: 'Your visit' });
  expect(await box.innerText()).toContain(`${service.displayName}: Thursday, December 3, 2026, 9:00 AM to 12:00 PM`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    box.getByRole('link', { name: 'Add to my calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('visit.ics');
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')) as unknown[]);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  const clock = event.startDate
    .toJSDate()
    .toLocaleString('sv-SE', { timeZone: business.region.timeZone, dateStyle: 'short', timeStyle: 'short' });
  expect(clock).toBe('2026-12-03 09:00');
  expect(event.summary).toBe(`${service.displayName}: ${business.name}`);
  expect(event.description).toContain(checklistPath(service.slug));
});

test('A link with a day that does not exist shows no visit', async () => {
  const page = await look(`${PATHS.beforeVisit}?date=2026-02-30&time=09:00`);
  expect(await page.locator('.agreed-day').isVisible()).toBe(false);
});
