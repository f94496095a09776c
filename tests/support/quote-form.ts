import type { Page } from 'playwright-core';
import type { FieldName } from '#features/quote/fields.ts';

/** What a visitor types who fills in everything. */
export const JANE: Readonly<Record<FieldName, string>> = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '(803) 555-0123',
  serviceType: 'Roof Cleaning',
  address: '12 Sumter Street, Columbia',
  message: 'Black streaks on the north side.',
};

/** Fills in the form as a visitor does. */
export async function fillForm(page: Page, typed: Partial<Record<FieldName, string>> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...JANE, ...typed })) {
    const field = page.locator(`form.quote-form [name=${name}]`);
    if (name === 'serviceType') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Presses the form's button. */
export const pressSend = (page: Page): Promise<void> => page.locator('form.quote-form button[type=submit]').click();

/** Fills in the form and sends it. */
export async function sendForm(page: Page, typed: Partial<Record<FieldName, string>> = {}): Promise<void> {
  await fillForm(page, typed);
  await pressSend(page);
}

/**
 * Holds the clock of a page that is open: only `page.clock.runFor` moves it from then on. One that is merely
 * installed goes on by itself. The minute is for the way there: a clock cannot be stopped in the past.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** What stands in the form's fields now. */
export const formValues = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form.quote-form');
    const names = ['firstName', 'lastName', 'email', 'phone', 'serviceType', 'address', 'message'];
    return Object.fromEntries(
      names.map((name) => [name, (form?.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '']),
    );
  });

/**
 * Everything the form has said to the visitor in this tab, in its order: messages stand for a moment only.
 */
export const shownMessages = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('words-read') ?? '[]') as string[]);

/** Runs in the page before its own scripts: keeps what the form says for `shownMessages`. */
export function recordMessages(): void {
  const keep = (): void => {
    const message = document.querySelector('form.quote-form [role=alert]')?.textContent ?? '';
    const words = JSON.parse(sessionStorage.getItem('words-read') ?? '[]') as string[];
    if (message !== '' && words.at(-1) !== message)
      sessionStorage.setItem('words-read', JSON.stringify([...words, message]));
  };
  new MutationObserver(keep).observe(document, { subtree: true, childList: true, characterData: true });
}
