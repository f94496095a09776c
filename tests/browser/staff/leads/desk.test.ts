import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts';
import { addLead, card, names, openDesk, resetLeads, storedLead, TOUCH_PHONE } from '#tests/support/lead-desk.ts';
import { focused } from '#tests/support/post-list.ts';
import { dialog } from '#tests/support/staff-story.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { PHONE } from '#tests/support/visitor.ts';

const site = useStaffSite();
beforeEach(() => resetLeads(site));

const lead = (page: Page) => card(page, 'Ada Boozer');
const stateButton = (page: Page, name: string) => lead(page).getByRole('button', { name, exact: true });
const pressed = (page: Page, name: string) => stateButton(page, name).getAttribute('aria-pressed');
const notes = (page: Page) => lead(page).getByLabel('Notes');
/** Refuses every change of a lead. The returned function lets them through again. */
const breakSaving = async (page: Page): Promise<() => Promise<void>> => {
  await page.route('**/rest/v1/leads*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  return () => page.unroute('**/rest/v1/leads*');
};

describe('a lead on a phone', () => {
  test('is called, taken and noted with one tap each', async () => {
    const id = await addLead(site);
    const page = await openDesk(site, 'editor', TOUCH_PHONE);
    const badge = page.getByRole('navigation', { name: 'Staff' }).getByText('1 new');
    await badge.waitFor();
    await stateButton(page, 'Called').tap();
    await lead(page).getByText('Saved: Called.').waitFor();
    await lead(page)
      .getByRole('button', { name: /^Take it/ })
      .tap();
    await lead(page).getByText('Saved: taken by Eli Sumter.').waitFor();
    await notes(page).fill('Gate code 4411');
    await lead(page).getByRole('button', { name: 'Save notes' }).tap();
    await lead(page).getByText('Notes saved.').waitFor();
    expect(await storedLead(site, id)).toMatchObject({
      state: 'called',
      taken_by: site.people().editor.id,
      notes: 'Gate code 4411',
      desk_version: 3,
      desk_changed_by: site.people().editor.id,
    });
    await expect.poll(() => badge.count()).toBe(0);
    await page.reload();
    await expect.poll(() => pressed(page, 'Called')).toBe('true');
    expect(await notes(page).inputValue()).toBe('Gate code 4411');
    await lead(page)
      .getByLabel(/^Taken by/)
      .selectOption('Cora Lake');
    await expect.poll(async () => (await storedLead(site, id))?.taken_by).toBe(site.people().colleague.id);
  });

  test('works with the keyboard alone', async () => {
    const id = await addLead(site);
    const page = await openDesk(site, 'editor', { viewport: PHONE });
    await lead(page).getByRole('link', { name: /^Call/ }).focus();
    const seen: string[] = [];
    while (seen.length < 9 && seen.at(-1) !== 'Won') {
      await page.keyboard.press('Tab');
      seen.push((await focused(page)) ?? '');
    }
    expect(seen).toEqual(['Text Ada Boozer', 'Email Ada Boozer', 'New', 'Called', 'Quoted', 'Won']);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await storedLead(site, id))?.state).toBe('won');
    expect(await focused(page)).toBe('Won');
  });
});

test('notes with a pasted phone number are saved without the invisible marks around it', async () => {
  const id = await addLead(site);
  const page = await openDesk(site);
  await notes(page).fill('New number \u202a(803) 555-0199\u202c\u000b\nafter five\ufffd');
  await lead(page).getByRole('button', { name: 'Save notes' }).click();
  await lead(page).getByText('Notes saved.').waitFor();
  expect(await storedLead(site, id)).toMatchObject({ notes: 'New number (803) 555-0199\nafter five' });
  expect(await lead(page).getByRole('button', { name: 'Save notes' }).count()).toBe(0);
});

describe('a change that fails', () => {
  test('says so, keeps what was chosen, and is saved by a second try', async () => {
    const id = await addLead(site);
    const page = await openDesk(site);
    const repair = await breakSaving(page);
    await stateButton(page, 'Quoted').click();
    await lead(page).getByRole('alert').getByText('“Quoted” is not saved. The store could not be reached.').waitFor();
    expect(await pressed(page, 'Quoted')).toBe('true');
    expect(await accessibilityIssues(page)).toEqual([]);
    expect(await storedLead(site, id)).toMatchObject({ state: 'new' });
    await repair();
    await lead(page).getByRole('button', { name: 'Try again' }).click();
    await expect.poll(async () => (await storedLead(site, id))?.state).toBe('quoted');
  });

  test('for want of a network is saved once the phone is back online', async () => {
    const id = await addLead(site);
    const page = await openDesk(site);
    await page.context().setOffline(true);
    await stateButton(page, 'Called').click();
    await lead(page).getByText('“Called” is not saved.').waitFor();
    await page.context().setOffline(false);
    await expect.poll(async () => (await storedLead(site, id))?.state).toBe('called');
  });

  test('can be left, which shows what the store has', async () => {
    await addLead(site);
    const page = await openDesk(site);
    await breakSaving(page);
    await stateButton(page, 'Lost').click();
    await lead(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await pressed(page, 'New')).toBe('true');
  });

  test('of notes keeps them in this browser, also over a reload, until they are saved or discarded', async () => {
    const id = await addLead(site);
    const page = await openDesk(site);
    const repair = await breakSaving(page);
    await notes(page).fill('Two dogs');
    await lead(page).getByRole('button', { name: 'Save notes' }).click();
    await lead(page).getByText('This browser keeps what you typed.').waitFor();
    await page.reload();
    await expect.poll(() => notes(page).inputValue()).toBe('Two dogs');
    await page.locator('.staff-bar').getByRole('button', { name: 'Sign out' }).click();
    await dialog(page, 'Sign out before your text is saved?').getByRole('button', { name: 'Cancel' }).click();
    await repair();
    await lead(page).getByRole('button', { name: 'Save notes' }).click();
    await lead(page).getByText('Notes saved.').waitFor();
    expect(await storedLead(site, id)).toMatchObject({ notes: 'Two dogs' });
    await page.reload();
    await notes(page).fill('Another');
    await lead(page).getByRole('button', { name: 'Discard' }).click();
    expect(await notes(page).inputValue()).toBe('Two dogs');
    await page.locator('.staff-bar').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/admin\/login/);
  });

  test('whose answer was lost counts as saved', async () => {
    const id = await addLead(site);
    const page = await openDesk(site);
    let dropped = 0;
    await page.route('**/rest/v1/leads*', async (route) => {
      if (route.request().method() !== 'PATCH' || dropped > 0) return route.continue();
      dropped += 1;
      await route.fetch();
      return route.abort();
    });
    await stateButton(page, 'Called').click();
    await lead(page).getByRole('button', { name: 'Try again' }).click();
    await lead(page).getByText('Saved: Called.').waitFor();
    expect(await storedLead(site, id)).toMatchObject({ state: 'called', desk_version: 1 });
  });
});

describe('two people on one lead', () => {
  /** What a colleague does with the lead meanwhile. */
  const meanwhile = async (id: string, change: object): Promise<void> => {
    const store = await site.memberClient('colleague');
    const { data } = await store.from('leads').update(change).eq('id', id).select('id').throwOnError();
    expect(data).toHaveLength(1);
  };

  test('keep both changes of different things', async () => {
    const id = await addLead(site);
    const page = await openDesk(site);
    await meanwhile(id, { notes: 'Cora called', taken_by: site.people().colleague.id });
    await stateButton(page, 'Called').click();
    await lead(page).getByText('Saved: Called.').waitFor();
    expect(await storedLead(site, id)).toMatchObject({ state: 'called', notes: 'Cora called', desk_version: 2 });
    expect(await notes(page).inputValue()).toBe('Cora called');
  });

  test('hear of one another before one overwrites the other’s state', async () => {
    const id = await addLead(site);
    const page = await openDesk(site);
    await meanwhile(id, { state: 'quoted' });
    await stateButton(page, 'Called').click();
    await lead(page)
      .getByText(/^Cora Lake changed this lead, .*: Quoted\.$/)
      .waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    expect(await storedLead(site, id)).toMatchObject({ state: 'quoted' });
    await lead(page).getByRole('button', { name: 'Keep “Quoted”' }).click();
    expect(await pressed(page, 'Quoted')).toBe('true');
    await meanwhile(id, { state: 'won' });
    await stateButton(page, 'Lost').click();
    await lead(page).getByRole('button', { name: 'Change it to “Lost”' }).click();
    await expect.poll(async () => (await storedLead(site, id))?.state).toBe('lost');
  });

  test.each([
    ['Keep both', 'Theirs\nMine'],
    ['Replace with mine', 'Mine'],
    ['Discard mine', 'Theirs'],
  ])('choose what becomes of their notes: %s', async (choice, expected) => {
    const id = await addLead(site);
    const page = await openDesk(site);
    await notes(page).fill('Mine');
    await meanwhile(id, { notes: 'Theirs' });
    await lead(page).getByRole('button', { name: 'Save notes' }).click();
    await lead(page).getByText('They now say:', { exact: false }).waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    expect(await storedLead(site, id)).toMatchObject({ notes: 'Theirs' });
    await lead(page).getByRole('button', { name: choice }).click();
    await expect.poll(async () => (await storedLead(site, id))?.notes).toBe(expected);
    await expect.poll(() => notes(page).inputValue()).toBe(expected);
    expect(await lead(page).getByRole('button', { name: 'Save notes' }).count()).toBe(0);
  });

  test('see a colleague’s change without a reload, and notes being typed stay', async () => {
    const id = await addLead(site);
    const page = await openDesk(site);
    await notes(page).fill('Mine');
    await meanwhile(id, { state: 'won', notes: 'Theirs' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => pressed(page, 'Won')).toBe('true');
    expect(await notes(page).inputValue()).toBe('Mine');
  });

  test('read nothing about an own change any more that a colleague has replaced', async () => {
    const id = await addLead(site);
    const page = await openDesk(site);
    await stateButton(page, 'Called').click();
    await lead(page).getByText('Saved: Called.').waitFor();
    await meanwhile(id, { state: 'quoted' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => pressed(page, 'Quoted')).toBe('true');
    expect(await lead(page).getByText('Saved: Called.').count()).toBe(0);
  });

  test('are told that a lead was erased', async () => {
    const id = await addLead(site);
    const page = await openDesk(site);
    await site.owner().from('leads').delete().eq('id', id).throwOnError();
    await stateButton(page, 'Called').click();
    await lead(page).getByText('This lead was erased meanwhile.').waitFor();
  });
});

test('a lead that comes in does not move the list under the finger: a button shows it', async () => {
  await addLead(site);
  const page = await openDesk(site, 'editor', TOUCH_PHONE);
  await addLead(site, { firstName: 'Eli' });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const button = page.getByRole('button', { name: 'Show 1 lead that just came in' });
  await button.waitFor();
  expect(await names(page)).toEqual(['Ada Boozer']);
  await page.getByRole('navigation', { name: 'Staff' }).getByText('2 new').waitFor();
  await button.tap();
  await expect.poll(() => names(page)).toEqual(['Eli Boozer', 'Ada Boozer']);
  expect(await button.count()).toBe(0);
});

describe('erasing a person', () => {
  test('shows what goes, asks once, and leaves a line that names nobody', async () => {
    await addLead(site);
    await addLead(site, { email: 'other@example.com', phone: '+1 803 555 0100', serviceType: 'Roof Cleaning' });
    await addLead(site, { firstName: 'Eli', email: 'eli@example.com', phone: '803 555 0101' });
    const page = await openDesk(site, 'admin', TOUCH_PHONE);
    await page.getByRole('article').last().getByText('Email, origin and delivery').tap();
    await page
      .getByRole('article')
      .last()
      .getByRole('button', { name: /^Erase this person/ })
      .tap();
    const question = dialog(page, 'Erase the leads of Ada Boozer?');
    await question.getByText('Ada Boozer, Roof Cleaning,', { exact: false }).waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toEqual([]);
    await question.getByRole('button', { name: 'Erase 2 leads' }).tap();
    await page.getByText('Erased 2 leads.').waitFor();
    await expect.poll(() => names(page)).toEqual(['Eli Boozer']);
    const { data } = await site.owner().from('audit_log').select('*').order('id', { ascending: false }).limit(1);
    expect(data).toMatchObject([{ action: 'erase_lead', actor_name: 'Ada Boozer', detail: { leads: 2 } }]);
  });

  test('that fails says so and erases nothing', async () => {
    const id = await addLead(site);
    const page = await openDesk(site, 'admin');
    await page.route('**/rest/v1/rpc/erase_lead', (route) => route.abort());
    await lead(page).getByText('Email, origin and delivery').click();
    await lead(page)
      .getByRole('button', { name: /^Erase this person/ })
      .click();
    const question = dialog(page, 'Erase the leads of Ada Boozer?');
    await question.getByRole('button', { name: 'Erase 1 lead' }).click();
    await question.getByRole('alert').getByText('The store could not be reached.').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await storedLead(site, id)).not.toBeNull();
  });

  test('and settings are not offered to an editor', async () => {
    await addLead(site);
    const page = await openDesk(site, 'editor');
    await lead(page).getByText('Email, origin and delivery').click();
    expect(await page.getByRole('button', { name: /^Erase|^Settings/ }).count()).toBe(0);
  });
});

describe('the settings', () => {
  const settings = async () => (await site.owner().from('lead_settings').select('*').single().throwOnError()).data;
  const open = async (): Promise<Page> => {
    const page = await openDesk(site, 'admin', TOUCH_PHONE);
    await page.getByRole('button', { name: 'Settings' }).tap();
    await page.getByLabel('Keep leads for (months)').waitFor();
    return page;
  };

  test('are saved by an admin, and bad numbers are named at their field', async () => {
    const page = await open();
    await page.getByText('No webhook is set up: leads are kept here only.').waitFor();
    await page.getByLabel('Alert after days without a lead').fill('a week');
    await page.getByRole('button', { name: 'Save' }).tap();
    await page.getByText('Please enter a whole number from 1 to 365, or nothing.').waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toEqual([]);
    await page.getByLabel('Alert after days without a lead').fill('7');
    await page.getByRole('button', { name: 'Save' }).tap();
    await page.getByText('Saved the settings.').waitFor();
    expect(await settings()).toMatchObject({ quiet_days: 7, retention_months: 24 });
  });

  test('say how many leads a shorter time erases before it does', async () => {
    await addLead(site, {}, { received_at: '2025-01-01T00:00:00Z' });
    const page = await open();
    await page.getByLabel('Keep leads for (months)').fill('12');
    await page.getByRole('button', { name: 'Save' }).tap();
    await page.getByText('1 lead is older than that and will be erased for good within a minute.').waitFor();
    expect(await settings()).toMatchObject({ retention_months: 24 });
    await page.getByRole('button', { name: 'Save and erase 1 lead' }).tap();
    await page.getByText('Saved the settings.').waitFor();
    expect(await settings()).toMatchObject({ retention_months: 12 });
  });

  test('that another admin changed meanwhile are not overwritten', async () => {
    const page = await open();
    await site.owner().from('lead_settings').update({ quiet_days: 3 }).eq('id', true).throwOnError();
    await page.getByLabel('Keep leads for (months)').fill('30');
    await page.getByRole('button', { name: 'Save' }).tap();
    await page.getByText('Another admin changed the settings meanwhile.').waitFor();
    expect(await settings()).toMatchObject({ quiet_days: 3, retention_months: 24 });
  });
});
