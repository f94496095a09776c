import { describe, expect, it } from 'vitest';
import { read, surface, tool, useRichTextPage } from '#tests/support/rich-text.ts';

const { openText } = useRichTextPage();

const TOOLS = [
  ['Heading', 'Alt+2', '## roof\n'],
  ['Subheading', 'Alt+3', '### roof\n'],
  ['Small heading', 'Alt+4', '#### roof\n'],
  ['Bold', 'b', '**roof**\n'],
  ['Italic', 'i', '*roof*\n'],
  ['Bulleted list', 'Alt+8', '- roof\n'],
  ['Numbered list', 'Alt+7', '1. roof\n'],
  ['Quote', 'Shift+b', '> roof\n'],
] as const;

describe('the toolbar', () => {
  it.each(TOOLS)('switches %s on and off', async (name, _, markdown) => {
    const page = await openText('roof\n');
    await surface(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await tool(page, name).click();
    expect(await read(page)).toBe(markdown);
    expect(await tool(page, name).getAttribute('aria-pressed')).toBe('true');
    await tool(page, name).click();
    expect(await read(page)).toBe('roof\n');
    expect(await tool(page, name).getAttribute('aria-pressed')).toBe('false');
  });

  it.each(TOOLS)('has a shortcut for %s: Ctrl+%s', async (_, keys, markdown) => {
    const page = await openText('roof\n');
    await surface(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press(`ControlOrMeta+${keys}`);
    expect(await read(page)).toBe(markdown);
    await page.keyboard.press('ControlOrMeta+z');
    expect(await read(page)).toBe('roof\n');
  });

  it('converts a heading to text, and a bulleted list to a numbered one', async () => {
    const page = await openText('## roof\n');
    await surface(page).getByText('roof').click();
    await tool(page, 'Text').click();
    expect(await read(page)).toBe('roof\n');
    await tool(page, 'Bulleted list').click();
    await tool(page, 'Numbered list').click();
    expect(await read(page)).toBe('1. roof\n');
  });

  it('inserts a divider, undoes and redoes', async () => {
    const page = await openText('a\n');
    await surface(page).click();
    await tool(page, 'Divider').click();
    await page.keyboard.type('b');
    expect(await read(page)).toBe('a\n\n---\n\nb\n');
    while ((await tool(page, 'Undo').getAttribute('aria-disabled')) === 'false') await tool(page, 'Undo').click();
    expect(await read(page)).toBe('a\n');
    while ((await tool(page, 'Redo').getAttribute('aria-disabled')) === 'false') await tool(page, 'Redo').click();
    expect(await read(page)).toBe('a\n\n---\n\nb\n');
  });

  it('is one tab stop, with arrow keys between its buttons', async () => {
    const page = await openText('roof\n');
    await page.getByRole('button', { name: 'Before' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Text');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'ArrowRight'])
      await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    expect(await read(page)).toBe('## roof\n');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Heading');
    await page.keyboard.press('Tab');
    await page.keyboard.type('My ');
    expect(await read(page)).toContain('My ');
  });

  it('is no keyboard trap: Tab leaves a paragraph, and a list after Escape', async () => {
    const page = await openText('a\n\n- b\n- c\n');
    const active = (): Promise<string | null | undefined> => page.evaluate(() => document.activeElement?.textContent);
    await surface(page).getByText('a').click();
    await page.keyboard.press('Tab');
    expect(await active()).toBe('After');
    await surface(page).getByText('c').click();
    // The editor reads the new selection shortly after the click.
    await expect.poll(() => tool(page, 'Bulleted list').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await read(page)).toBe('a\n\n- b\n  - c\n');
    await page.keyboard.press('Shift+Tab');
    expect(await read(page)).toBe('a\n\n- b\n- c\n');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await active()).toBe('After');
  });
});
