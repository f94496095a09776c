import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { ageLeads, waitingLeads } from '#tests/support/outbox.ts';
import { JANE, sendForm } from '#tests/support/quote-form.ts';
import { useQuoteSite } from '#tests/support/quote-site.ts';

const site = useQuoteSite();

/** The last name is no part of a word that a page has anyway. */
const TYPED = { ...JANE, lastName: 'Quattlebaum', message: '<img src=x> & more' };

/** A page of a visitor whose lead was refused this many days ago. */
async function refusedLead(days: number): Promise<Page> {
  const page = await site.open('/contact', { permissions: ['clipboard-read', 'clipboard-write'] });
  site.webhook().respondWith('refuses');
  await sendForm(page, TYPED);
  await page.locator('.form-error').waitFor();
  await ageLeads(page, days);
  return page;
}

const notice = (page: Page) => page.getByRole('region', { name: 'A quote request that was not delivered' });

/** Expects that no page view looks at the outbox any more. */
const expectNoFlag = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('quote-waiting'))).toBeNull();

/** The typed words that the page contains in any form: text, values, attributes. */
const wordsIn = (page: Page): Promise<string[]> =>
  page.evaluate(
    (words) => {
      const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
      const all = [document.documentElement.outerHTML, ...fields.map(({ value }) => value)].join('\n');
      return words.filter((word) => all.includes(word));
    },
    [TYPED.lastName, TYPED.email, TYPED.phone, TYPED.address],
  );

describe('A lead that was not delivered within seven days', () => {
  test('is reported with a phone number, shows its words only on request, and is not sent once the visitor says so', async () => {
    const page = await refusedLead(8);
    await page.goto('/faq');
    await notice(page).waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    expect(await notice(page).getByRole('alert').textContent()).toContain('We could not deliver your quote request');
    const phone = await page.locator('a.header-call').textContent();
    expect(await notice(page).locator('a[href^="tel:"]').textContent()).toBe(phone?.trim());
    expect(await wordsIn(page)).toEqual([]);
    expect(await notice(page).getByRole('textbox').count()).toBe(0);

    await notice(page).getByRole('button', { name: 'Show what was typed' }).press('Enter');
    const words = notice(page).getByRole('textbox', { name: 'Your request' });
    const shown = await words.inputValue();
    for (const word of Object.values(TYPED)) expect(shown).toContain(word);
    expect(await words.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await accessibilityIssues(page)).toEqual([]);
    await notice(page).getByRole('button', { name: 'Copy' }).click();
    await notice(page).getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    expect(await notice(page).getByRole('button', { name: 'Show what was typed' }).count()).toBe(0);

    await notice(page).getByRole('button', { name: 'Do not send it any more' }).click();
    await expect.poll(() => waitingLeads(page)).toBe(0);
    expect(await notice(page).count()).toBe(0);
    await expectNoFlag(page);
  });

  test('can be selected where the page may not write to the clipboard', async () => {
    const page = await refusedLead(8);
    await page.context().addInitScript('delete Navigator.prototype.clipboard;');
    await page.goto('/faq');
    await notice(page).getByRole('button', { name: 'Show what was typed' }).click();
    const selected = await notice(page)
      .getByRole('textbox')
      .evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
    expect(selected).toContain(TYPED.lastName);
    expect(await notice(page).getByRole('button', { name: 'Copy' }).count()).toBe(0);
  });

  test('is not shown when it can be delivered now', async () => {
    const page = await refusedLead(8);
    site.webhook().respondWith('accepts');
    await page.goto('/faq');
    await expect.poll(() => waitingLeads(page)).toBe(0);
    await expectNoFlag(page);
    expect(await notice(page).count()).toBe(0);
  });
});

describe('A lead that was not delivered within 30 days', () => {
  test.each([30, 400])(
    'is deleted after %i days; the visitor reads that it is gone, without its words',
    async (days) => {
      const page = await refusedLead(days);
      await page.goto('/faq');
      await notice(page).waitFor();
      expect(await notice(page).getByRole('alert').textContent()).toContain('has been deleted');
      expect(await wordsIn(page)).toEqual([]);
      expect(await notice(page).getByRole('button').allTextContents()).toEqual(['Close']);
      expect(await accessibilityIssues(page)).toEqual([]);
      expect(await waitingLeads(page)).toBe(0);
      await expectNoFlag(page);
      await notice(page).getByRole('button', { name: 'Close' }).click();
      expect(await notice(page).count()).toBe(0);
    },
  );
});
