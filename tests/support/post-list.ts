import type { Page } from 'playwright-core';
import type { PersonName } from './staff-people.ts';
import type { StaffSite } from './staff-site.ts';

/** Opens the dashboard as an account and waits until it has compared the site with the store. */
export async function openDashboard(site: StaffSite, who: PersonName = 'editor', path = '/admin'): Promise<Page> {
  const page = await site.memberPage(who);
  await page.goto(path);
  await page.getByText(/^The public site/).waitFor();
  return page;
}

/** Returns the titles in the list, in its order. */
export const titles = (page: Page): Promise<string[]> =>
  page.locator('.staff-posts tbody th').evaluateAll((cells) => cells.map((cell) => cell.firstChild?.textContent ?? ''));

/** Returns a post's status in the list. */
export const statusOf = (page: Page, title: string): Promise<string> =>
  page.getByRole('row').filter({ hasText: title }).getByRole('cell').first().innerText();

/** Returns the text of the focused element. */
export const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.textContent ?? null);
