import type { Page } from 'playwright-core';
import type { FieldName } from '#features/quote/fields.ts';

/** The values of a completely filled-in form. */
export const JANE: Readonly<Record<FieldName, string>> = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '(803) 555-0123',
  serviceType: 'House Washing',
  address: '12 Sumter Street, Columbia',
  message: 'Black streaks on the north side.',
  preferredDays: 'Tuesday',
  bestTimeToCall: 'After five',
};

/** Fills in the form. */
export async function fillForm(page: Page, typed: Partial<Record<FieldName, string>> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...JANE, ...typed })) {
    const field = page.locator(`form.quote-form [name=${name}]`);
    if (name === 'serviceType') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Presses the submit button. */
export const pressSend = (page: Page): Promise<void> => page.locator('form.quote-form button[type=submit]').click();

/** Fills in and submits the form. */
export async function sendForm(page: Page, typed: Partial<Record<FieldName, string>> = {}): Promise<void> {
  await fillForm(page, typed);
  await pressSend(page);
}

/**
 * Pauses the clock of an open page until `page.clock.runFor` advances it. It is paused a minute ahead, because
 * the clock runs after its installation and cannot be paused in the past.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** The current values of the form's fields. */
export const formValues = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form.quote-form');
    const names = [
      'firstName',
      'lastName',
      'email',
      'phone',
      'serviceType',
      'address',
      'message',
      'preferredDays',
      'bestTimeToCall',
    ];
    return Object.fromEntries(
      names.map((name) => [name, (form?.elements.namedItem(name) as HTMLInputElement | null)?.value ?? '']),
    );
  });

/**
 * The messages that the form has shown in this tab, in order: some are visible for a moment only.
 */
export const shownMessages = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('shown-messages') ?? '[]') as string[]);

/** Init script that records the form's messages for `shownMessages`. */
export function recordMessages(): void {
  const record = (): void => {
    const message = document.querySelector('form.quote-form [role=alert]')?.textContent ?? '';
    const messages = JSON.parse(sessionStorage.getItem('shown-messages') ?? '[]') as string[];
    if (message !== '' && messages.at(-1) !== message)
      sessionStorage.setItem('shown-messages', JSON.stringify([...messages, message]));
  };
  new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true });
}
