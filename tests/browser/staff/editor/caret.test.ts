import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPost, type PostScreen } from '#tests/support/post-screen.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';

const site = useStaffSite();

const SCREENS = [
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
] as const;

/** Where the caret is, and what of the window is not covered, in pixels from the top of the window. */
const caretAndWindow = (page: Page) =>
  page.evaluate(() => {
    const range = getSelection()!.getRangeAt(0);
    const { top, bottom } = range.getBoundingClientRect();
    const rectOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const screen = visualViewport!;
    return {
      top,
      bottom,
      from: rectOf('.text-tools').bottom,
      to: Math.min(rectOf('.post-bar').top, screen.offsetTop + screen.height),
    };
  });

async function expectCaretInView(page: Page): Promise<void> {
  // The browser may still be scrolling.
  await expect
    .poll(async () => {
      const { top, bottom, from, to } = await caretAndWindow(page);
      return bottom > top && top >= from && bottom <= to ? 'in view' : { top, bottom, from, to };
    })
    .toBe('in view');
}

/** Types paragraphs of one word and checks the caret after some of them. */
async function writeDown({ page, body }: PostScreen, count: number): Promise<void> {
  await body.click();
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.type(`w${index}`);
    if (index % 6 === 5) await expectCaretInView(page);
    await page.keyboard.press('Enter');
  }
}

describe.each(SCREENS)('while one writes on %s', (_, options) => {
  it('the caret stays between the toolbar and the bar with the saving state', async () => {
    const post = await newPost(await site.memberPage('editor', options));
    await post.title.fill('A long text');
    await writeDown(post, 36);
    for (let index = 0; index < 34; index += 1) await post.page.keyboard.press('ArrowUp');
    await expectCaretInView(post.page);
    await post.page.keyboard.press('Control+End');
    await post.page.keyboard.type('end');
    await expectCaretInView(post.page);
  });

  it('the caret stays clear of the bar when it grows with a message', async () => {
    const post = await newPost(await site.memberPage('editor', options));
    await writeDown(post, 18);
    // A post without a title cannot be published.
    await post.saveButton('Publish now').click();
    await post.page.locator('.post-bar [role="alert"]').getByText('things are missing').waitFor();
    await post.body.click();
    await post.page.keyboard.press('Control+End');
    await post.page.keyboard.type('more');
    await expectCaretInView(post.page);
  });
});

it('the caret stays clear of the toolbar on a slow device, where the editor does not see that a key moved it', async () => {
  const page = await site.memberPage('editor', SCREENS[0][1]);
  // To ProseMirror more than 50 ms pass between a key and the change of the selection.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    let later = 0;
    Date.now = () => now() + (later += 60);
  });
  const post = await newPost(page);
  await writeDown(post, 36);
  for (let index = 0; index < 34; index += 1) await post.page.keyboard.press('ArrowUp');
  await expectCaretInView(post.page);
});

it('the caret stays above the keyboard of a phone, which makes the visible part of the window smaller', async () => {
  const page = await site.memberPage('editor', SCREENS[0][1]);
  const post = await newPost(page);
  await post.body.click();
  // Enlarging a page makes its visible part smaller too, and leaves the window as it is.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1.8 });
  await expect.poll(() => page.evaluate(() => visualViewport!.height < window.innerHeight * 0.6)).toBe(true);
  await writeDown(post, 24);
});

it('the caret stays clear of the bar in a field that is higher than the window', async () => {
  const page = await site.memberPage('editor', SCREENS[1][1]);
  await newPost(page);
  const field = page.getByLabel('Excerpt');
  await field.fill(Array.from({ length: 60 }, (_, index) => `line ${index}`).join('\n'));
  await field.evaluate((area: HTMLTextAreaElement) => {
    area.style.height = `${area.scrollHeight + 20}px`;
  });
  await field.focus();
  await page.keyboard.press('Control+Home');
  for (let index = 0; index < 59; index += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.type('x');
  // Scripts cannot read where the caret of a field is: it is in the last of the lines.
  const place = (): Promise<readonly [line: number, bar: number]> =>
    field.evaluate((area: HTMLTextAreaElement) => {
      const { lineHeight, paddingTop, borderTopWidth } = getComputedStyle(area);
      const above = Number.parseFloat(paddingTop) + Number.parseFloat(borderTopWidth);
      const bottom = area.getBoundingClientRect().top + above + 60 * Number.parseFloat(lineHeight);
      return [bottom, document.querySelector('.post-bar')!.getBoundingClientRect().top] as const;
    });
  await expect
    .poll(async () => {
      const [line, bar] = await place();
      return line <= bar ? 'in view' : { line, bar };
    })
    .toBe('in view');
});
