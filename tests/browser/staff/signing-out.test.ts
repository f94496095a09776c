import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { editPost, idOf, newPost, type PostScreen, postScreen, storedPost } from '#tests/support/post-screen.ts';
import { dialog } from '#tests/support/staff-story.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';

const site = useStaffSite();
const PUBLISHED = 'Gutters before winter';

const question = (page: Page) => dialog(page, 'Sign out before your text is saved?');
const signOut = ({ page }: PostScreen) => page.locator('.staff-bar').getByRole('button', { name: 'Sign out' }).click();

describe('signing out of an editor', () => {
  it('asks while a change waits for Update, and what was typed is back after signing in', async () => {
    const page = await site.memberPage('editor');
    const id = idOf(site, PUBLISHED);
    const post = await editPost(page, id);
    await post.title.fill('Gutters before the winter');
    await signOut(post);
    await question(page).waitFor();
    expect(await question(page).innerText()).toContain('It stays in this browser');
    expect(await accessibilityIssues(page)).toEqual([]);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await post.title.inputValue()).toBe('Gutters before the winter');

    await signOut(post);
    await question(page).getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/admin\/login/);
    await site.signIn(page, 'editor', `/admin/blog/edit/${id}`);
    const again = await postScreen(page);
    expect(await again.title.inputValue()).toBe('Gutters before the winter');
  });

  it('asks about the last words of a draft, too', async () => {
    const post = await newPost(await site.memberPage('editor'));
    await post.write('Words.');
    await signOut(post);
    await question(post.page).waitFor();
  });

  it('says that the text is lost where the browser keeps none', async () => {
    const page = await site.memberPage('editor');
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    const post = await editPost(page, idOf(site, PUBLISHED));
    await post.title.fill('Gutters before the winter');
    await page.getByText('This browser keeps no text for this site').waitFor();
    await signOut(post);
    await expect.poll(() => question(page).innerText()).toContain('so it is lost');
  });

  it('asks nothing once everything is saved', async () => {
    const post = await editPost(await site.memberPage('editor'), idOf(site, 'Notes on roofs'));
    await post.write('Words.');
    await expect.poll(async () => (await storedPost(site, post.id()))?.body).toContain('Words.');
    await post.saved();
    await signOut(post);
    await post.page.waitForURL(/\/admin\/login/);
  });
});
