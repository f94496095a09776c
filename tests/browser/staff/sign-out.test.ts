import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { editPost, idOf, newPost, type PostScreen, postScreen, storedPost } from '#tests/support/post-screen.ts';
import { dialog } from '#tests/support/staff-story.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { refuseStorage, SAVE_DRAFT } from '#tests/support/store-requests.ts';

const site = useStaffSite();
const PUBLISHED = 'Gutters before winter';

const confirmation = (page: Page) => dialog(page, 'Sign out before your text is saved?');
const signOut = ({ page }: PostScreen) => page.locator('.staff-bar').getByRole('button', { name: 'Sign out' }).click();

describe('signing out while a post is open', () => {
  it('asks for confirmation when the store does not have the edits of a public post, and signing in again restores them', async () => {
    const page = await site.memberPage('editor');
    await page.route(SAVE_DRAFT, (route) => route.abort());
    const id = idOf(site, PUBLISHED);
    const post = await editPost(page, id);
    await post.title.fill('Gutters before the winter');
    await signOut(post);
    await confirmation(page).waitFor();
    expect(await confirmation(page).innerText()).toContain('It stays in this browser');
    expect(await accessibilityIssues(page)).toEqual([]);
    await confirmation(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await post.title.inputValue()).toBe('Gutters before the winter');

    await signOut(post);
    await confirmation(page).getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/admin\/login/);
    await site.signIn(page, 'editor', `/admin/blog/edit/${id}`);
    const again = await postScreen(page);
    expect(await again.title.inputValue()).toBe('Gutters before the winter');
  });

  it('asks for confirmation when a draft is unsaved', async () => {
    const post = await newPost(await site.memberPage('editor'));
    await post.write('Words.');
    await signOut(post);
    await confirmation(post.page).waitFor();
  });

  it('warns that the text will be lost when the browser refuses storage', async () => {
    const page = await site.memberPage('editor');
    await refuseStorage(page);
    await page.route(SAVE_DRAFT, (route) => route.abort());
    const post = await editPost(page, idOf(site, PUBLISHED));
    await post.title.fill('Gutters before the winter');
    await page.getByText('This browser keeps no text for this site').waitFor();
    await signOut(post);
    await expect.poll(() => confirmation(page).innerText()).toContain('so it is lost');
  });

  it('needs no confirmation when everything is saved', async () => {
    const post = await editPost(await site.memberPage('editor'), idOf(site, 'Notes on roofs'));
    await post.write('Words.');
    await expect.poll(async () => (await storedPost(site, post.id()))?.body).toContain('Words.');
    await post.waitUntilSaved();
    await signOut(post);
    await post.page.waitForURL(/\/admin\/login/);
  });
});
