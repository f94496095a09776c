import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { editPost, idOf, type PostScreen, storedPost } from '#tests/support/post-screen.ts';
import { dialog, photoFile } from '#tests/support/staff-story.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { POSTS } from '#tests/support/store-requests.ts';

const site = useStaffSite();

const openDraft = async (): Promise<PostScreen> =>
  editPost(await site.memberPage('editor'), idOf(site, 'Notes on roofs'));
const signInDialog = (page: Page) => dialog(page, 'Please sign in again');

/** Signs out in another tab and dismisses the sign-in dialog that this opens. */
async function endSession(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.waitForURL(/\/admin\/login/);
  await other.close();
  await signInDialog(page).getByRole('button', { name: 'Not now' }).click();
  await signInDialog(page).waitFor({ state: 'detached' });
}

async function signInAgain(page: Page): Promise<void> {
  await signInDialog(page).getByLabel('Password', { exact: true }).fill(site.people().editor.password);
  await signInDialog(page).getByRole('button', { name: 'Sign in' }).click();
  await signInDialog(page).waitFor({ state: 'detached' });
}

it('a session that expires during typing keeps the text on the screen, and signing in again saves it', async () => {
  const post = await openDraft();
  const { page } = post;
  const typed = Promise.withResolvers<undefined>();
  await page.route(POSTS, async (route) => {
    // Hold the save until everything is typed: the dialog would receive the remaining keys.
    await typed.promise;
    return route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired' } });
  });
  await post.write('Half a sent');
  typed.resolve(undefined);
  await signInDialog(page).waitFor();
  await expect
    .poll(() => post.saveStatus.innerText())
    .toBe('Not saved: you are signed out. Your text is kept in this browser.');
  await page.unroute(POSTS);
  await signInAgain(page);
  await post.waitUntilSaved();
  expect((await storedPost(site, post.id()))?.body).toContain('Half a sent');
  await post.write('ence.');
  await expect.poll(async () => (await storedPost(site, post.id()))?.body).toContain('Half a sentence.');
});

describe('after the sign-in dialog was dismissed', () => {
  it('the save status offers to sign in again, which saves the text', async () => {
    const post = await openDraft();
    await endSession(post.page);
    await post.write('Typed since.');
    await expect.poll(() => post.saveStatus.innerText()).toContain('you are signed out');
    await post.page.locator('.post-saving').getByRole('button', { name: 'Sign in again' }).click();
    await signInAgain(post.page);
    await post.waitUntilSaved();
    expect((await storedPost(site, post.id()))?.body).toContain('Typed since.');
  });

  it('a picture is uploaded only after signing in again', async () => {
    const { page } = await openDraft();
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
    await signInDialog(page).waitFor();
    expect(await picture.getByRole('alert').innerText()).toBe('Your session has ended. Please sign in again.');
    expect(sent).toEqual([]);
    await signInAgain(page);
    await picture.getByRole('button', { name: 'Try again' }).click();
    await picture.waitFor({ state: 'detached' });
    expect(sent).toHaveLength(2);
  });

  it('the dialog opens again when the next session ends', async () => {
    const { page } = await openDraft();
    await endSession(page);
    await page.locator('.staff-notice').getByRole('button', { name: 'Sign in again' }).click();
    await signInAgain(page);
    await endSession(page);
  });
});

describe('a day without use', () => {
  /** Makes the last use of the staff area in a browser older, and has the page look at the clock. */
  const pause = (page: Page, hours: number): Promise<void> =>
    page.evaluate((ms) => {
      localStorage.setItem('staff-last-used', String(Date.now() - ms));
      window.dispatchEvent(new Event('focus'));
    }, hours * 3_600_000);

  it('ends the session in every tab and at the store, and what was typed is saved after signing in again', async () => {
    const post = await openDraft();
    const { page } = post;
    const other = await page.context().newPage();
    await other.goto('/admin');
    await other.getByRole('link', { name: 'Notes on roofs' }).waitFor();
    const refreshToken = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('sb-127-auth-token') ?? '{}') as { refresh_token?: string }).refresh_token,
    );
    await page.route(POSTS, (route) => route.abort());
    await post.write('Before the weekend.');
    await pause(page, 24);
    await signInDialog(page).waitFor();
    await signInDialog(other).waitFor();
    const renewed = await fetch(`${site.storeUrl()}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: site.anonKey(), 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
    });
    expect(renewed.status).toBe(400);
    await page.unroute(POSTS);
    await signInAgain(page);
    await post.waitUntilSaved();
    expect((await storedPost(site, post.id()))?.body).toContain('Before the weekend.');
    await signInDialog(other).waitFor({ state: 'detached' });
  });

  it('ends the session before a touch counts as use', async () => {
    const page = await site.memberPage('editor');
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Notes on roofs' }).waitFor();
    await page.evaluate(() => localStorage.setItem('staff-last-used', String(Date.now() - 30 * 3_600_000)));
    await page.getByLabel('Search').press('a');
    await signInDialog(page).waitFor();
  });

  it('ends the session of a browser that comes back', async () => {
    const page = await site.memberPage('editor');
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Notes on roofs' }).waitFor();
    await page.evaluate(() => localStorage.setItem('staff-last-used', String(Date.now() - 30 * 3_600_000)));
    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByLabel('Email').fill('eli@example.com');
    await page.getByLabel('Password', { exact: true }).fill(site.people().editor.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Notes on roofs' }).waitFor();
  });

  it('is counted from the last touch, in whichever tab', async () => {
    const page = await site.memberPage('editor');
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Notes on roofs' }).waitFor();
    await pause(page, 23);
    const other = await page.context().newPage();
    await other.goto('/admin');
    await other.getByRole('link', { name: 'Notes on roofs' }).waitFor();
    await other.getByLabel('Search').press('a');
    const lastUse = () => page.evaluate(() => Date.now() - Number(localStorage.getItem('staff-last-used')));
    await expect.poll(lastUse).toBeLessThan(3_600_000);
    expect(await signInDialog(page).count()).toBe(0);
  });
});
