import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts';
import { addLead, card, names, openDesk, resetLeads } from '#tests/support/lead-desk.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { SIZES } from '#tests/support/visitor.ts';

const site = useStaffSite();
beforeEach(() => resetLeads(site));

const FAILED = { delivery: 'failed', tries: 12, last_answer: '500 Out of order' };

/** One lead of each kind, the oldest first. */
async function addKinds(): Promise<void> {
  await addLead(site, { firstName: 'Una', lastName: 'Delivered' }, FAILED);
  await addLead(site, { firstName: 'Spam', lastName: 'Bot', suspect: true });
  await addLead(site, { firstName: 'Otto', lastName: 'Doubtful', suspect: true }, FAILED);
  await addLead(site, { firstName: 'Eve', lastName: 'Tester', test: true });
  await addLead(site, { revision: 2 }, { revised_at: '2026-11-20T13:00:00Z' });
  await addLead(site, {
    firstName: 'Maximiliano-Alexander',
    lastName: 'Featherstonehaugh-Cholmondeley',
    email: 'a.very.long.address.of.a.person@a-long-domain.example.com',
    phone: '803.555.0123 ext 44',
    city: 'Lexington SC',
    serviceType: 'Commercial Property Cleaning',
    message: 'www.a-very-long-address-without-any-space.example.com/that/does/not/break/anywhere/at/all',
  });
}

describe('the list of leads', () => {
  test('has undelivered ones on top, then the newest, and what looks like spam last, each with its marks', async () => {
    await addKinds();
    const page = await site.memberPage('editor');
    const watch = watchPage(page);
    await page.goto('/admin/leads');
    await page.getByRole('search').waitFor();
    expect(await names(page)).toEqual([
      'Otto Doubtful',
      'Una Delivered',
      'Maximiliano-Alexander Featherstonehaugh-Cholmondeley',
      'Ada Boozer',
      'Eve Tester',
      'Spam Bot',
    ]);
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
      expect.arrayContaining(['Not delivered', 'Requests', 'Looks like spam']),
    );
    await card(page, 'Una Delivered').getByText('given up after 12 tries. Last answer: 500 Out of order').waitFor();
    await card(page, 'Eve Tester').getByText('Test', { exact: true }).waitFor();
    await card(page, 'Spam Bot').getByText('Looks like spam: a hidden field was filled in').waitFor();
    await card(page, 'Ada Boozer').getByText('Corrected Nov 20, 2026').waitFor();
    await page.getByRole('status').getByText('6 leads', { exact: true }).waitFor();
    expect(watch.problems).toEqual([]);
  });

  test('calls, texts and mails with one tap, and shows where a lead came from', async () => {
    await addLead(site, { phone: '(803) 555-0100', campaign: { utm_source: 'postcard' }, page: '/contact' });
    const page = await openDesk(site);
    const lead = card(page, 'Ada Boozer');
    const href = (name: RegExp) => lead.getByRole('link', { name }).getAttribute('href');
    expect(await href(/^Call Ada Boozer/)).toBe('tel:+18035550100');
    expect(await href(/^Text/)).toBe('sms:+18035550100');
    expect(await href(/^Email/)).toBe('mailto:ada@example.com?subject=Your%20quote%20request%3A%20House%20Washing');
    expect(await href(/^1 Main Street on a map/)).toContain('1+Main+Street');
    await lead.getByText('Email, origin and delivery').click();
    expect(await href(/^\/contact$/)).toBe('/contact');
    await lead.getByText('postcard').waitFor();
    // Each is on the card once.
    for (const text of ['1 Main Street', '(803) 555-0100', 'ada@example.com'])
      expect((await lead.innerText()).split(text)).toHaveLength(2);
  });

  test('links to no address that a sender made up', async () => {
    await addLead(site, { page: 'javascript:alert(1)', email: 'none', phone: 'none' });
    const page = await openDesk(site);
    const lead = card(page, 'Ada Boozer');
    await lead.getByText('Email, origin and delivery').click();
    await lead.getByText('javascript:alert(1)').waitFor();
    expect(await lead.getByRole('link').allInnerTexts()).toEqual([expect.stringMatching(/^1 Main Street/)]);
  });

  test.each(SIZES)('has large targets, no accessibility issue and no overflow on $where', async ({ options }) => {
    await addKinds();
    const page = await openDesk(site, 'admin', options);
    for (const summary of await page.getByText('Email, origin and delivery').all()) await summary.click();
    expect(await accessibilityIssues(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toEqual([]);
    const small = await page
      .getByRole('article')
      .locator('button, select, textarea, summary, .button')
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 48)
          .map((target) => target.textContent),
      );
    expect(small).toEqual([]);
  });
});

describe('search and filters', () => {
  beforeEach(async () => {
    await addLead(site, { firstName: 'Zoë', lastName: 'Núñez', phone: '803 555 0177', city: 'Irmo SC' });
    await addLead(site, { serviceType: 'Roof Cleaning', address: '44 Oak Lane', message: 'Green algae' });
    await addLead(site, { firstName: 'Eli', email: 'eli@sumter.example' }, { state: 'quoted', notes: 'Two stories' });
  });

  test('find a lead by its name, phone, email, address and message', async () => {
    const page = await openDesk(site);
    for (const [search, name] of [
      ['zoe nunez', 'Zoë Núñez'],
      ['oak lane', 'Ada Boozer'],
      ['(803) 555-0177', 'Zoë Núñez'],
      ['sumter.example', 'Eli Boozer'],
      ['5550177', 'Zoë Núñez'],
      ['ALGAE', 'Ada Boozer'],
    ] as const) {
      await page.getByLabel('Search').fill(search);
      await expect.poll(() => names(page), { message: search }).toEqual([name]);
      await expect
        .poll(() => page.getByRole('status').getByText('1 lead', { exact: true }).count(), { message: search })
        .toBe(1);
    }
  });

  test('by state, service and city combine, stay in the address, and Back undoes them', async () => {
    const page = await openDesk(site);
    const states = page.getByRole('group', { name: 'Show' });
    await states.getByRole('button', { name: 'Quoted 1' }).click();
    await expect.poll(() => names(page)).toEqual(['Eli Boozer']);
    await states.getByRole('button', { name: 'All 3' }).click();
    await page.getByLabel('Service', { exact: true }).selectOption('Roof Cleaning');
    await expect.poll(() => names(page)).toEqual(['Ada Boozer']);
    await page.getByLabel('City').selectOption('Irmo SC');
    await page.getByRole('heading', { name: 'No lead fits' }).waitFor();
    expect(new URL(page.url()).search).toBe('?service=Roof+Cleaning&city=Irmo+SC');
    expect(await accessibilityIssues(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'No lead fits' }).waitFor();
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(['Ada Boozer']);
    await page.getByLabel('Search').fill('nobody');
    await page.getByRole('button', { name: 'Show all leads' }).click();
    await expect.poll(() => names(page)).toHaveLength(3);
    expect(await page.getByLabel('Search').inputValue()).toBe('');
  });

  test('decide what is in the CSV file', async () => {
    await addLead(site, { firstName: '=HYPERLINK("x")', serviceType: 'Roof Cleaning', message: 'a "b",\nc' });
    const page = await openDesk(site, 'editor', { path: '/admin/leads?service=Roof+Cleaning' });
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text.match(/\r\n/g)).toHaveLength(3);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).toContain('"a ""b"",\nc"');
    expect(text).not.toContain('Zoë');
    await page.getByText('Saved 2 leads as a file.').waitFor();
  });

  test('that could not be made a file of say so', async () => {
    const page = await openDesk(site);
    await page.route('**/rest/v1/leads*', (route) => route.abort());
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await page.getByRole('alert').getByText('The file was not made. The store could not be reached.').waitFor();
  });
});

describe('without leads or without an answer', () => {
  test('the desk says how leads get there', async () => {
    const page = await openDesk(site, 'admin');
    await page.getByRole('heading', { name: 'No leads yet' }).waitFor();
    expect(await page.getByRole('button', { name: 'Download CSV' }).count()).toBe(0);
    expect(await accessibilityIssues(page)).toEqual([]);
  });

  test('the desk says why nothing could be read, and tries again', async () => {
    await addLead(site);
    const page = await site.memberPage('editor');
    await page.route('**/rest/v1/leads*', (route) => route.abort());
    await page.goto('/admin/leads');
    await page.getByRole('alert').getByText('The store could not be reached.').waitFor();
    await page.unroute('**/rest/v1/leads*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => names(page)).toEqual(['Ada Boozer']);
  });

  test('a store that is older than the site is called that', async () => {
    const page = await site.memberPage('editor');
    await page.route('**/rest/v1/rpc/lead_summary', (route) =>
      route.fulfill({ status: 404, json: { code: 'PGRST202', message: 'Could not find the function' } }),
    );
    await page.goto('/admin/leads');
    await page.getByRole('alert').getByText('The store is older than this site').waitFor();
  });

  test('the desk keeps what it has while offline, says so, and catches up', async () => {
    await addLead(site);
    const page = await openDesk(site);
    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();
    expect(await names(page)).toEqual(['Ada Boozer']);
    expect(await accessibilityIssues(page)).toEqual([]);
    await addLead(site, { firstName: 'Eli' });
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Show 1 lead that just came in' }).waitFor();
    expect(await page.getByText('You are offline.').count()).toBe(0);
  });
});

test('the navigation of the staff area has the number of new leads, tests and spam aside', async () => {
  await addLead(site);
  await addLead(site, { test: true });
  await addLead(site, { suspect: true });
  await addLead(site, {}, { state: 'called' });
  const page = await site.memberPage('editor');
  await page.goto('/admin');
  const link = page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: /^Leads ?1 new$/ });
  await link.click();
  await page.getByRole('heading', { name: 'Leads', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/leads');
});
