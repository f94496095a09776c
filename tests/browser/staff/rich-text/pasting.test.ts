import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paste, read, surface, useRichTextPage } from '#tests/support/rich-text.ts';

const { openText } = useRichTextPage();

/** What programs put on the clipboard. */
const clipboard = (name: string) => ({
  'text/html': readFileSync(`tests/support/clipboard/${name}.html`, 'utf8'),
  'text/plain': 'x',
});

const FROM_WORD = `## Before the roof is washed

## What to move

Plants come **first**, then the *grill* and ***everything*** that [can be covered](https://example.com/covers).

- Porch
  - Chairs and **cushions**
    - Also the old ones
- Driveway

In this order:

1. Close the windows
2. Park on the street

| Surface | Dries in |
| --- | --- |
| Brick | 4\u00a0hours |
`;

const FROM_LIBREOFFICE = `## Cleaning a gutter

Work from a **stable** ladder, *never* from the roof. See [ladders](https://example.com/ladders).

- Gloves
  - thick ones
  - with *grip*
- Bucket

1. Scoop
2. Flush\\
   with a hose

A full gutter It ~~never~~ rarely clogs.
`;

const FROM_GOOGLE_DOCS = `## Pollen season

It is **yellow** and *everywhere*, says [***the forecast***](https://example.com/pollen?a=1).

- Pine
  - **loblolly**
  - longleaf
- Oak

## What to do

1. Wait for ~~March~~ April
`;

const FROM_WEB_PAGE = `## Soft washing

Low **pressure** and *patience*, **not** force. \`500 PSI\` is enough. Read [more](https://example.com/soft) or click.

- First
  - nested **bold**
- Second

> It works.

\`\`\`
a  <b>
c
\`\`\`

A roof
`;

describe('a paste keeps what a post can show', () => {
  it.each([
    ['word', FROM_WORD, 'clip_image001.png'],
    ['libreoffice', FROM_LIBREOFFICE, 'A full gutter'],
    ['google-docs', FROM_GOOGLE_DOCS, 'AD_4nXsample'],
    ['web-page', FROM_WEB_PAGE, 'roof before.jpg'],
  ])('of %s, and reports which picture it dropped', async (name, markdown, picture) => {
    const page = await openText();
    await surface(page).click();
    await paste(page, clipboard(name));
    expect(await read(page)).toBe(markdown);
    expect(await surface(page).locator('[style], img:not(.ProseMirror-separator)').count()).toBe(0);
    expect(await page.evaluate(() => window.richText.dropped)).toEqual([picture]);
    await paste(page, { 'text/html': '<p>no picture</p>', 'text/plain': 'x' });
    expect(await page.evaluate(() => window.richText.dropped)).toEqual([]);
  });

  it('of the editor itself, copied and pasted', async () => {
    const page = await openText('A **bold** word\n\n- one\n  - two\n');
    await surface(page).click();
    await page.keyboard.press('Control+A');
    const copy = (): Promise<string> =>
      surface(page).evaluate((element) => {
        const clipboardData = new DataTransfer();
        element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
        return clipboardData.getData('text/html');
      });
    await expect.poll(copy).toContain('data-pm-slice');
    const copied = await copy();
    const other = await openText();
    await surface(other).click();
    await paste(other, { 'text/html': copied, 'text/plain': 'x' });
    expect(await read(other)).toBe('A **bold** word\n\n- one\n  - two\n');
  });
});
