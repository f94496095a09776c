import { describe, expect, it } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { paste, read, surface, tool, useRichTextPage } from '#tests/support/rich-text.ts';
import { SIZES } from '#tests/support/visitor.ts';

const { openText, visit } = useRichTextPage();

/** The path of an uploaded picture; the test page responds 404 to it. */
const SRC = '/images/uploads/0123456789abcdef0123456789abcdef-800x600.webp';
/** Newer versions of Chromium log this when a script parses HTML with a handler, which never runs. */
const BLOCKED_HANDLER = 'error: Executing inline event handler violates';
const PICTURE = { src: SRC, alt: 'A dock', caption: 'Before' };
/** Something of everything that an article can have. */
const ARTICLE = `Leaves hold **water**, and [gutters](/services/gutter-cleaning) rust.

## When

- after the leaves
- before the *first* freeze

1. Look up.

> Ask us.

| Month | What falls |
| --- | --- |
| March | pollen |

![A dock](${SRC} "Before")
`;

describe('tables', () => {
  it('are inserted, filled with Tab, and extended and reduced by rows and columns', async () => {
    const page = await openText();
    await surface(page).click();
    await tool(page, 'Table').click();
    for (const word of ['a', 'b', 'c', 'd']) {
      await page.keyboard.type(word);
      await page.keyboard.press('Tab');
    }
    expect(await read(page)).toBe('| a | b | c |\n| --- | --- | --- |\n| d | | |\n| | | |\n');
    await tool(page, 'Row below').click();
    await page.keyboard.type('|new');
    expect(await read(page)).toBe('| a | b | c |\n| --- | --- | --- |\n| d | | |\n| \\|new | | |\n| | | |\n');
    expect(await accessibilityIssues(page)).toEqual([]);
    await tool(page, 'Column right').click();
    await tool(page, 'Remove column').click();
    expect(await read(page)).toBe('| | b | c |\n| --- | --- | --- |\n| | | |\n| | | |\n| | | |\n');
    await tool(page, 'Remove row').click();
    await tool(page, 'Row above').click();
    await tool(page, 'Remove table').click();
    expect(await read(page)).toBe('');
  });

  it('keep their header row', async () => {
    const page = await openText('| a | b |\n| --- | --- |\n| c | d |\n');
    await surface(page).getByText('a', { exact: true }).click();
    for (const name of ['Remove row', 'Row above'])
      expect(await tool(page, name).getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    await page.keyboard.type('x');
    await page.keyboard.press('Enter');
    await page.keyboard.type('after');
    expect(await read(page)).toBe('| a | b |\n| --- | --- |\n| xc | d |\n\nafter\n');
  });
});

describe('pictures', () => {
  it('are inserted as paragraphs of their own, described again and removed', async () => {
    const page = await openText('a b\n\nc\n');
    await page.evaluate((picture) => {
      window.richText.picture = picture;
    }, PICTURE);
    await surface(page).getByText('a b').click();
    await tool(page, 'Picture').click();
    await expect.poll(() => read(page)).toBe(`a b\n\n![A dock](${SRC} "Before")\n\nc\n`);
    await surface(page).getByText('Before').click();
    await tool(page, 'Describe picture').click();
    await page.getByLabel('Description (required)').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await page.getByLabel('Description (required)').fill('A clean dock');
    await page.getByLabel('Caption (optional)').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => read(page)).toBe(`a b\n\n![A clean dock](${SRC})\n\nc\n`);
    await tool(page, 'Remove picture').click();
    expect(await read(page)).toBe('a b\n\nc\n');
  });

  it('that are pasted as files are passed to onPicture', async () => {
    const page = await openText();
    await surface(page).evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(4)], 'dock.png', { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect.poll(() => page.evaluate(() => window.richText.files)).toEqual(['dock.png']);
  });
});

describe('a paste', () => {
  it('from a web page or Word keeps its structure and no styles', async () => {
    const page = await openText();
    await surface(page).click();
    await paste(page, {
      'text/html':
        '<style>p{color:red}</style><h1 style="color:red">Title</h1><p class="MsoNormal" style="margin:0"><b>Bold</b> and <i>it</i> and <a href="https://example.com/">link</a></p><ul><li>one</li><li>two</li></ul><table><tr><td colspan="2">A</td></tr><tr><th>b</th><td>c</td></tr></table>',
      'text/plain': 'x',
    });
    expect(await read(page)).toBe(
      '## Title\n\n**Bold** and *it* and [link](https://example.com/)\n\n- one\n- two\n\n| A | |\n| --- | --- |\n| b | c |\n',
    );
    expect(await surface(page).locator('[style*="color"], style').count()).toBe(0);
  });

  it('of hostile HTML runs nothing, loads nothing and keeps only the text', async () => {
    const page = await visit();
    const watch = watchPage(page);
    await openText('', page);
    await surface(page).click();
    await paste(page, {
      'text/html': `<script>document.title='x'</script><img src=x onerror="document.title='x'"><img src="https://evil.example/a.png" alt="words"><svg onload="document.title='x'"></svg><iframe srcdoc="<script>parent.document.title='x'</script>"></iframe><p onclick="document.title='x'"><a href="javascript:document.title='x'">click</a> <a href=" java\nscript:alert(1)">here</a></p><span data-type="html" data-value="<script>1</script>">raw</span>`,
    });
    await paste(page, { 'text/plain': '\n\n[a](javascript:alert(1)) ![b](https://evil.example/b.png)' });
    const links = await surface(page).locator('a, img:not(.ProseMirror-separator), script, iframe, svg').count();
    expect(links).toBe(0);
    expect(await page.title()).toBe('Part');
    expect(await read(page)).not.toMatch(/javascript|evil|script/);
    expect(await read(page)).toContain('click');
    const handlers = await surface(page).evaluate((element) =>
      [...element.querySelectorAll('*')].flatMap((one) =>
        one.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
    );
    expect(handlers).toEqual([]);
    expect(watch.problems.filter((problem) => !problem.startsWith(BLOCKED_HANDLER))).toEqual([]);
  });
});

describe.each(SIZES)('the rich-text editor on $where', ({ options }) => {
  it('is accessible, fits the screen, and has toolbar buttons of at least 44 px', async () => {
    const page = await visit(options);
    await openText(ARTICLE, page);
    expect(await accessibilityIssues(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(options.viewport.width);
    const sizes = await page
      .getByRole('toolbar')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => Math.min(button.clientWidth, button.clientHeight)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  });
});
