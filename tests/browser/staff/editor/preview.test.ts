import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { editPost, idOf, newPost } from '#tests/support/post-screen.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { PHONE } from '#tests/support/visitor.ts';

const site = useStaffSite();

const preview = (page: Page): FrameLocator => page.frameLocator('iframe[title="Preview of the article"]');

/** Whether a document has loaded its stylesheets and fonts. */
const isStyled = ({ ownerDocument: { styleSheets, fonts }, offsetHeight }: HTMLElement): boolean =>
  offsetHeight > 0 && styleSheets.length > 1 && fonts.status === 'loaded';

describe('the preview', () => {
  it('has the same styles as the public page', async () => {
    const page = await site.memberPage('editor', { viewport: PHONE });
    await editPost(page, idOf(site, 'Gutters before winter'));
    await page.getByRole('tab', { name: 'Preview' }).click();
    const look = (element: Element, selector: string) => {
      const { fontFamily, fontSize, color, lineHeight } = getComputedStyle(element.querySelector(selector) ?? element);
      return { fontFamily, fontSize, color, lineHeight };
    };
    const shown = preview(page).locator('article');
    const visitor = await site.visitor({ viewport: PHONE });
    await visitor.goto('/blog/gutters-before-winter');
    const article = visitor.locator('article');
    for (const selector of ['.long-text p', '.byline', 'h2']) {
      await expect.poll(() => shown.evaluate(look, selector)).toEqual(await article.evaluate(look, selector));
    }
  });

  it('follows the text and keeps its scroll position', async () => {
    const id = idOf(site, 'Notes on roofs');
    const body = Array.from({ length: 60 }, (_, line) => `Line ${line}.`).join('\n\n');
    await site.owner().from('posts').update({ body }).eq('id', id).throwOnError();
    const post = await editPost(await site.memberPage('editor'), id);
    await post.page.getByRole('button', { name: 'Preview' }).click();
    const shown = preview(post.page);
    await shown.getByText('Line 59.').waitFor();
    // A stylesheet or font that loads later would change the scroll position.
    await expect.poll(() => shown.locator('html').evaluate(isStyled)).toBe(true);
    await shown
      .locator('html')
      .evaluate((html) => html.ownerDocument.defaultView?.scrollTo({ top: 500, behavior: 'instant' }));
    await post.write(' And one more.');
    await shown.getByText('Line 59. And one more.').waitFor();
    expect(await shown.locator('html').evaluate((html) => html.ownerDocument.defaultView?.scrollY)).toBe(500);
  });

  it('is not rewritten while the article is unchanged', async () => {
    const post = await editPost(await site.memberPage('editor'), idOf(site, 'Notes on roofs'));
    await post.page.getByRole('button', { name: 'Preview' }).click();
    const paragraph = preview(post.page).locator('.long-text p').first();
    await paragraph.evaluate((element) => element.setAttribute('data-here', ''));
    // The description is not part of the article.
    await post.description.fill('About roofs, and what grows on them.');
    await post.waitUntilSaved();
    expect(await paragraph.getAttribute('data-here')).toBe('');
    await post.title.fill('Notes on old roofs');
    await preview(post.page).getByRole('heading', { name: 'Notes on old roofs' }).waitFor();
    expect(await paragraph.getAttribute('data-here')).toBeNull();
  });

  it('opens links in a new tab, and links within the article in the frame', async () => {
    const page = await site.memberPage('editor');
    const id = idOf(site, 'Notes on roofs');
    const body = `See [services](/services).\n\n${'More words.\n\n'.repeat(40)}## Post title\n\nEnd.\n\n## Last\n\nEnd.\n`;
    await site.owner().from('posts').update({ body }).eq('id', id).throwOnError();
    await editPost(page, id);
    await page.getByRole('button', { name: 'Preview' }).click();
    const shown = preview(page);
    const popup = page.waitForEvent('popup');
    await shown.getByRole('link', { name: 'services' }).click();
    await (await popup).waitForURL((url) => url.pathname === '/services');
    expect(new URL(page.url()).pathname).toBe(`/admin/blog/edit/${id}`);
    await shown.locator('.text-index summary').click();
    await shown.getByRole('link', { name: 'Post title' }).click();
    await expect
      .poll(() => shown.locator('html').evaluate((html) => html.ownerDocument.defaultView?.scrollY))
      .toBeGreaterThan(300);
    // The heading has the same id as the title field, in a document of its own.
    expect(await page.locator('#post-title').count()).toBe(1);
    expect(await shown.locator('#post-title').count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe(`/admin/blog/edit/${id}`);
  });

  it('is a tab on a phone, also by keyboard, and the form keeps its text', async () => {
    const post = await newPost(await site.memberPage('editor', { viewport: PHONE }));
    await post.title.fill('On a phone');
    await post.write('Words.');
    await post.page.getByRole('tab', { name: 'Write' }).focus();
    await post.page.keyboard.press('ArrowRight');
    expect(await post.page.getByRole('tab', { name: 'Preview' }).getAttribute('aria-selected')).toBe('true');
    await preview(post.page).getByRole('heading', { name: 'On a phone' }).waitFor();
    expect(await post.title.isVisible()).toBe(false);
    await post.page.keyboard.press('ArrowLeft');
    expect(await post.body.innerText()).toContain('Words.');
  });
});
