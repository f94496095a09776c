import { describe, expect, it } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { read, surface, tool, useRichTextPage } from '#tests/support/rich-text.ts';

const { openText } = useRichTextPage();

describe('links', () => {
  it('are added with the keyboard alone, changed and removed', async () => {
    const page = await openText('our roof\n');
    await surface(page)
      .getByText('roof')
      .dblclick({ position: { x: 80, y: 10 } });
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('/contact');
    await page.keyboard.press('Enter');
    await expect.poll(() => read(page)).toBe('[our roof](/contact)\n');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByLabel('Words of the link').fill('a roof');
    await page.getByLabel('Address').fill('(803) 555-0100');
    await page.getByRole('button', { name: 'Change link' }).click();
    await expect.poll(() => read(page)).toBe('[a roof](tel:+18035550100)\n');
    await tool(page, 'Link').click();
    await page.getByRole('button', { name: 'Remove link' }).click();
    await expect.poll(() => read(page)).toBe('a roof\n');
  });

  it('get their text from the dialog when nothing is selected, and do not extend to text typed after them', async () => {
    const page = await openText('see\n');
    await surface(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' ');
    await tool(page, 'Link').click();
    await page.getByLabel('Address').fill('example.com/a');
    await page.getByLabel('Words of the link').fill('this');
    await page.keyboard.press('Enter');
    await expect.poll(() => read(page)).toBe('see [this](https://example.com/a)\n');
    await page.keyboard.press('End');
    await page.keyboard.type(' now');
    expect(await read(page)).toBe('see [this](https://example.com/a) now\n');
  });

  it('reject addresses that run code or omit the scheme, and keep what was typed', async () => {
    const page = await openText('roof\n');
    await surface(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await tool(page, 'Link').click();
    for (const address of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'vbscript:x',
    ]) {
      await page.getByLabel('Address').fill(address);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('alert').waitFor();
      expect(await page.getByLabel('Address').inputValue()).toBe(address);
    }
    expect(await accessibilityIssues(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await read(page)).toBe('roof\n');
  });
});
