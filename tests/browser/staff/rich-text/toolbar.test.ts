import { describe, expect, it } from 'vitest';
import { open, read, surface, tool, useRichTextPage } from '#tests/support/rich-text.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const part = useRichTextPage();
const visit = useVisitor();
describe('the toolbar', () => {
  it.each([
    ['Heading', '## roof\n'],
    ['Subheading', '### roof\n'],
    ['Small heading', '#### roof\n'],
    ['Bold', '**roof**\n'],
    ['Italic', '*roof*\n'],
    ['Bulleted list', '- roof\n'],
    ['Numbered list', '1. roof\n'],
    ['Quote', '> roof\n'],
  ])('writes %s, says that it is on, and takes it back', async (name, markdown) => {
    const page = await visit();
    await open(page, part().url, 'roof\n');
    await surface(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await tool(page, name).click();
    expect(await read(page)).toBe(markdown);
    expect(await tool(page, name).getAttribute('aria-pressed')).toBe('true');
    await tool(page, name).click();
    expect(await read(page)).toBe('roof\n');
    expect(await tool(page, name).getAttribute('aria-pressed')).toBe('false');
  });

  it('makes text of a heading, and a numbered list of a bulleted one', async () => {
    const page = await visit();
    await open(page, part().url, '## roof\n');
    await surface(page).getByText('roof').click();
    await tool(page, 'Text').click();
    expect(await read(page)).toBe('roof\n');
    await tool(page, 'Bulleted list').click();
    await tool(page, 'Numbered list').click();
    expect(await read(page)).toBe('1. roof\n');
  });

  it('puts in a divider, goes back and forth', async () => {
    const page = await visit();
    await open(page, part().url, 'a\n');
    await surface(page).click();
    await tool(page, 'Divider').click();
    await page.keyboard.type('b');
    expect(await read(page)).toBe('a\n\n---\n\nb\n');
    while ((await tool(page, 'Undo').getAttribute('aria-disabled')) === 'false') await tool(page, 'Undo').click();
    expect(await read(page)).toBe('a\n');
    while ((await tool(page, 'Redo').getAttribute('aria-disabled')) === 'false') await tool(page, 'Redo').click();
    expect(await read(page)).toBe('a\n\n---\n\nb\n');
  });

  it.each([
    ['ControlOrMeta+b', '**roof**\n'],
    ['ControlOrMeta+i', '*roof*\n'],
    ['ControlOrMeta+Alt+2', '## roof\n'],
    ['ControlOrMeta+Alt+3', '### roof\n'],
    ['ControlOrMeta+Alt+4', '#### roof\n'],
    ['ControlOrMeta+Alt+7', '1. roof\n'],
    ['ControlOrMeta+Alt+8', '- roof\n'],
    ['ControlOrMeta+Shift+b', '> roof\n'],
  ])('has the keys it names: %s', async (keys, markdown) => {
    const page = await visit();
    await open(page, part().url, 'roof\n');
    await surface(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press(keys);
    expect(await read(page)).toBe(markdown);
    await page.keyboard.press('ControlOrMeta+z');
    expect(await read(page)).toBe('roof\n');
  });

  it('is one stop for Tab, with arrow keys inside', async () => {
    const page = await visit();
    await open(page, part().url, 'roof\n');
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

  it('is no trap: Tab leaves a paragraph, and after Escape a list and a table', async () => {
    const page = await visit();
    const active = (): Promise<string | null | undefined> => page.evaluate(() => document.activeElement?.textContent);
    await open(page, part().url, 'a\n\n- b\n- c\n');
    await surface(page).getByText('a').click();
    await page.keyboard.press('Tab');
    expect(await active()).toBe('After');
    await surface(page).getByText('c').click();
    // A click counts when the browser has told where it went.
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
