import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { watchPage } from '#tests/support/page-watch.ts';
import { open, paste, read, surface, told, tool, useRichTextPage } from '#tests/support/rich-text.ts';
import { useVisitor } from '#tests/support/visitor.ts';

const part = useRichTextPage();
const visit = useVisitor();
const posts = JSON.parse(readFileSync('data/snapshot/posts.json', 'utf8')) as { body: string }[];

describe('the writing surface', () => {
  it('becomes Markdown as it is typed, and tells every letter', async () => {
    const page = await visit();
    await open(page, part().url);
    await surface(page).click();
    await page.keyboard.type('Hello roof.');
    await expect.poll(() => told(page).then((all) => all.at(-1))).toBe('Hello roof.\n');
  });

  it('tells nothing for a text that is only opened, clicked into and left', async () => {
    const page = await visit();
    const watch = watchPage(page);
    await open(page, part().url, posts[0]!.body);
    await surface(page).click();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'After' }).focus();
    expect(await read(page)).toBe(posts[0]!.body);
    await page.evaluate(() => window.richText.unmount());
    expect(await told(page)).toEqual([]);
    expect(watch.complaints).toEqual([]);
  });

  it('tells the very text it was opened with when everything typed is taken back', async () => {
    const page = await visit();
    await open(page, part().url, '* star\n');
    await surface(page).click();
    await page.keyboard.type('x');
    await expect.poll(() => told(page).then((all) => all.length)).toBe(1);
    await page.keyboard.press('Backspace');
    await expect.poll(() => told(page).then((all) => all.at(-1))).toBe('* star\n');
  });

  it('tells what was typed at once when it is left, when the page is hidden and when it goes', async () => {
    const page = await visit();
    await open(page, part().url);
    await surface(page).click();
    await page.keyboard.type('a');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect((await told(page)).at(-1)).toBe('a\n');
    await surface(page).click();
    await page.keyboard.press('End');
    const [atPagehide, atUnmount] = await surface(page).evaluate((element) => {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- It types between two events, which no key press can.
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

  it('loses no letter while the page around it renders again', async () => {
    const page = await visit();
    await open(page, part().url);
    await surface(page).click();
    for (const letter of 'abcdefghij') {
      await page.keyboard.type(letter);
      await page.evaluate(() => window.richText.rerender());
    }
    expect(await read(page)).toBe('abcdefghij\n');
  });

  it('takes nothing while it is disabled', async () => {
    const page = await visit();
    await open(page, part().url, 'a\n');
    await page.evaluate(() => window.richText.setDisabled(true));
    await expect.poll(() => surface(page).getAttribute('contenteditable')).toBe('false');
    expect(await tool(page, 'Bold').getAttribute('aria-disabled')).toBe('true');
    await tool(page, 'Heading').dispatchEvent('click');
    expect(await read(page)).toBe('a\n');
  });

  it('makes headings of level 2 of a single #, typed or pasted', async () => {
    const page = await visit();
    await open(page, part().url);
    await surface(page).click();
    await page.keyboard.type('# Typed');
    await page.keyboard.press('Enter');
    await paste(page, { 'text/plain': '# Pasted\n\n##### Deep' });
    expect(await read(page)).toBe('## Typed\n\n## Pasted\n\n#### Deep\n');
  });

  it('shows raw HTML as what is written, keeps it and runs none of it', async () => {
    const page = await visit();
    await open(page, part().url, 'a <img src=x onerror="document.title=1">\n\n<script>document.title=2</script>\n');
    expect(await surface(page).locator('img:not(.ProseMirror-separator), script').count()).toBe(0);
    await surface(page).getByText('<script>document.title=2</script>').waitFor();
    expect(await read(page)).toBe('a <img src=x onerror="document.title=1">\n\n<script>document.title=2</script>\n');
    expect(await page.title()).toBe('Part');
  });
});
