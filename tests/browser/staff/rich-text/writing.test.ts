import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { watchPage } from '#tests/support/page-watch.ts';
import { changes, paste, read, surface, tool, useRichTextPage } from '#tests/support/rich-text.ts';

const { openText, visit } = useRichTextPage();
const posts = JSON.parse(readFileSync('data/snapshot/posts.json', 'utf8')) as { body: string }[];

describe('the rich-text editor', () => {
  it('reports typed text as Markdown', async () => {
    const page = await openText();
    await surface(page).click();
    await page.keyboard.type('Hello roof.');
    await expect.poll(() => changes(page).then((all) => all.at(-1))).toBe('Hello roof.\n');
  });

  it('reports no change of a text that is only opened, focused and left', async () => {
    const page = await visit();
    const watch = watchPage(page);
    await openText(posts[0]!.body, page);
    await surface(page).click();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'After' }).focus();
    expect(await read(page)).toBe(posts[0]!.body);
    await page.evaluate(() => window.richText.unmount());
    expect(await changes(page)).toEqual([]);
    expect(watch.problems).toEqual([]);
  });

  it('reports the original Markdown when everything typed is deleted', async () => {
    const page = await openText('* star\n');
    await surface(page).click();
    await page.keyboard.type('x');
    await expect.poll(() => changes(page).then((all) => all.length)).toBe(1);
    await page.keyboard.press('Backspace');
    await expect.poll(() => changes(page).then((all) => all.at(-1))).toBe('* star\n');
  });

  it('reports pending text at once on blur, on pagehide and when it unmounts', async () => {
    const page = await openText();
    await surface(page).click();
    await page.keyboard.type('a');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect((await changes(page)).at(-1)).toBe('a\n');
    await surface(page).click();
    await page.keyboard.press('End');
    const [atPagehide, atUnmount] = await surface(page).evaluate((element) => {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- Types between two events, which a key press cannot.
      const type = (text: string): boolean => document.execCommand('insertText', false, text);
      (element as HTMLElement).focus();
      type('b');
      return new Promise<(string | undefined)[]>((resolve) => {
        setTimeout(() => {
          window.dispatchEvent(new PageTransitionEvent('pagehide'));
          const first = window.richText.changes.at(-1);
          type('c');
          setTimeout(() => {
            window.richText.unmount();
            resolve([first, window.richText.changes.at(-1)]);
          });
        });
      });
    });
    expect(atPagehide).toBe('ab\n');
    expect(atUnmount).toBe('abc\n');
  });

  it('loses no letter when its parent renders again', async () => {
    const page = await openText();
    await surface(page).click();
    for (const letter of 'abcdefghij') {
      await page.keyboard.type(letter);
      await page.evaluate(() => window.richText.rerender());
    }
    expect(await read(page)).toBe('abcdefghij\n');
  });

  it('accepts no edits while it is disabled', async () => {
    const page = await openText('a\n');
    await page.evaluate(() => window.richText.setDisabled(true));
    await expect.poll(() => surface(page).getAttribute('contenteditable')).toBe('false');
    expect(await tool(page, 'Bold').getAttribute('aria-disabled')).toBe('true');
    await tool(page, 'Heading').dispatchEvent('click');
    expect(await read(page)).toBe('a\n');
  });

  it('limits typed and pasted headings to levels 2 to 4', async () => {
    const page = await openText();
    await surface(page).click();
    await page.keyboard.type('# Typed');
    await page.keyboard.press('Enter');
    await paste(page, { 'text/plain': '# Pasted\n\n##### Deep' });
    expect(await read(page)).toBe('## Typed\n\n## Pasted\n\n#### Deep\n');
  });

  it('shows raw HTML as text, keeps it and runs none of it', async () => {
    const page = await openText('a <img src=x onerror="document.title=1">\n\n<script>document.title=2</script>\n');
    expect(await surface(page).locator('img:not(.ProseMirror-separator), script').count()).toBe(0);
    await surface(page).getByText('<script>document.title=2</script>').waitFor();
    expect(await read(page)).toBe('a <img src=x onerror="document.title=1">\n\n<script>document.title=2</script>\n');
    expect(await page.title()).toBe('Part');
  });
});
