import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { editPost, idOf, storedPost } from '#tests/support/post-screen.ts';
import { dialog, photoFile } from '#tests/support/staff-story.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';

const site = useStaffSite();

const asked = (page: Page) => dialog(page, 'Please sign in again');

/** Ends the session in another tab of the browser, and puts the question off that this brings. */
async function endSession(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.waitForURL(/\/admin\/login/);
  await other.close();
  await asked(page).getByRole('button', { name: 'Not now' }).click();
  await asked(page).waitFor({ state: 'detached' });
}

async function signInAgain(page: Page): Promise<void> {
  await asked(page).getByLabel('Password', { exact: true }).fill(site.people().editor.password);
  await asked(page).getByRole('button', { name: 'Sign in' }).click();
  await asked(page).waitFor({ state: 'detached' });
}

describe('with the session ended and signing in put off', () => {
  it('the line about saving asks to sign in again, and then the text is saved', async () => {
    const post = await editPost(await site.memberPage('editor'), idOf(site, 'Notes on roofs'));
    await endSession(post.page);
    await post.write('Typed since.');
    await expect.poll(() => post.saving.innerText()).toContain('you are signed out');
    await post.page.locator('.post-saving').getByRole('button', { name: 'Sign in again' }).click();
    await signInAgain(post.page);
    await post.saved();
    expect((await storedPost(site, post.id()))?.body).toContain('Typed since.');
  });

  it('a picture is not sent: it asks to sign in again, and goes up after that', async () => {
    const { page } = await editPost(await site.memberPage('editor'), idOf(site, 'Notes on roofs'));
    await endSession(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/storage/')) sent.push(request.url());
    });
    await page.getByRole('toolbar').getByRole('button', { name: 'Picture', exact: true }).click();
    const picture = dialog(page, 'Add a picture');
    await picture.getByLabel('Picture', { exact: true }).setInputFiles(await photoFile('#7a3b2e'));
    await picture.getByLabel('Description (required)').fill('A gate');
    await picture.getByRole('button', { name: 'Add picture' }).click();
    await asked(page).waitFor();
    expect(await picture.getByRole('alert').innerText()).toBe('Your session has ended. Please sign in again.');
    expect(sent).toEqual([]);
    await signInAgain(page);
    await picture.getByRole('button', { name: 'Try again' }).click();
    await picture.waitFor({ state: 'detached' });
    expect(sent).toHaveLength(2);
  });

  it('the next end of a session asks anew', async () => {
    const { page } = await editPost(await site.memberPage('editor'), idOf(site, 'Notes on roofs'));
    await endSession(page);
    await page.locator('.staff-notice').getByRole('button', { name: 'Sign in again' }).click();
    await signInAgain(page);
    await endSession(page);
  });
});
