import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PersonName } from './staff-people.ts';
import type { StaffSite } from './staff-site.ts';
import { type Payload, samplePayload } from './submitted-lead.ts';

/** A phone in a browser that touches. */
export const TOUCH_PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Columns that only the store writes; tests set them with the owner's rights. */
export type LeadColumns = Readonly<Record<string, unknown>>;

/** Stores a lead as the form does, then sets columns of it. Resolves with its id. */
export async function addLead(site: StaffSite, fields: Payload = {}, columns: LeadColumns = {}): Promise<string> {
  const payload = samplePayload(fields);
  const response = await fetch(`${site.storeUrl()}/rest/v1/rpc/submit_lead`, {
    method: 'POST',
    headers: { apikey: site.anonKey(), 'content-type': 'application/json' },
    body: JSON.stringify({ payload }),
  });
  expect(await response.json()).toMatchObject({ ok: true });
  const owner = site.owner();
  const { data } = await owner
    .from('leads')
    .select('id')
    .eq('submission_id', String(payload['submissionId']))
    .single()
    .throwOnError();
  if (Object.keys(columns).length > 0)
    await owner
      .from('leads')
      .update(columns as object)
      .eq('id', data.id)
      .throwOnError();
  return data.id;
}

/** Removes every lead, and lets tests send more in an hour than visitors do. */
export async function resetLeads(site: StaffSite): Promise<void> {
  const owner = site.owner();
  await owner.from('leads').delete().not('id', 'is', null).throwOnError();
  const settings = { retention_months: 24, quiet_days: null, hourly_limit_per_address: 10_000, hourly_limit: 100_000 };
  await owner.from('lead_settings').update(settings).eq('id', true).throwOnError();
}

/** Opens the desk as an account and waits until it has read the leads. */
export async function openDesk(
  site: StaffSite,
  who: PersonName = 'editor',
  { path = '/admin/leads', ...options }: BrowserContextOptions & { readonly path?: string } = {},
): Promise<Page> {
  const page = await site.memberPage(who, options);
  await page.goto(path);
  await page.getByRole('search').waitFor();
  return page;
}

/** A lead's card by the person's name. */
export const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

/** The names of the shown leads, in their order. */
export const names = (page: Page): Promise<string[]> => page.getByRole('article').getByRole('heading').allInnerTexts();

/** A lead as the store has it. */
export const storedLead = async (site: StaffSite, id: string) =>
  (await site.owner().from('leads').select('*').eq('id', id).maybeSingle().throwOnError()).data;
