import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import {
  editPost,
  idOf,
  pageAfterClosing,
  type PostScreen,
  storedDraft,
  storedPost,
} from '#tests/support/post-screen.ts';
import { saveDraftAs } from '#tests/support/saved-post.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { SAVE_DRAFT } from '#tests/support/store-requests.ts';
import { SIZES } from '#tests/support/visitor.ts';

const site = useStaffSite();
const TITLE = 'Gutters before winter';

/** Opens the public post as the editor, and writes until the store has it as a pending draft. */
async function withDraft(text = 'Words to come.'): Promise<PostScreen & { readonly post: string }> {
  const post = idOf(site, TITLE);
  const screen = await editPost(await site.memberPage('editor'), post);
  await screen.write(text);
  await expect.poll(async () => (await storedDraft(site, post))?.body).toContain(text);
  await expect.poll(() => screen.saveStatus.innerText()).toMatch(/^Saved at .*, not published$/);
  return { ...screen, post };
}

/** Drops the response to the first save of a pending draft. The returned function counts the drops. */
async function dropFirstDraft(page: Page): Promise<() => number> {
  let dropped = 0;
  await page.route(SAVE_DRAFT, async (route) => {
    if (dropped > 0) return route.continue();
    dropped += 1;
    await route.fetch();
    return route.abort();
  });
  return () => dropped;
}

describe('edits of a public post', () => {
  it('are saved without being published, and visitors go on reading the post', async () => {
    const { post } = await withDraft();
    expect(await storedDraft(site, post)).toMatchObject({ saved_by_name: 'Eli Sumter' });
    expect((await storedPost(site, post))?.body).not.toContain('Words to come.');
    const visitor = await site.visitor();
    await visitor.goto('/blog/gutters-before-winter');
    expect(await visitor.getByRole('main').innerText()).not.toContain('Words to come.');
  });

  it('are seen by other staff, with who and when, who can publish them', async () => {
    const post = idOf(site, TITLE);
    const { body } = (await storedPost(site, post))!;
    await saveDraftAs(site, 'editor', post, { body: `${body}\nWords to come.\n` });
    const page = await site.memberPage('colleague');
    await page.goto('/admin');
    const row = page.getByRole('row').filter({ hasText: TITLE });
    await row.getByText(/Changes by Eli Sumter not published/).waitFor();
    const theirs = await editPost(page, post);
    await page.getByText(/^Eli Sumter saved changes at .* that are not published/).waitFor();
    expect(await theirs.body.innerText()).toContain('Words to come.');
    await theirs.saveButton('Publish changes').click();
    await page.getByText('Updated.').waitFor();
    expect((await storedPost(site, post))?.body).toContain('Words to come.');
    expect(await storedDraft(site, post)).toBeNull();
    await page.getByText('that are not published').waitFor({ state: 'detached' });
  });

  it('can be discarded after a confirmation, and stay among the versions', async () => {
    const screen = await withDraft();
    await screen.page.getByRole('button', { name: 'Discard changes' }).click();
    await screen.page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => storedDraft(site, screen.post)).toBeNull();
    await expect.poll(() => screen.body.innerText()).not.toContain('Words to come.');
    await expect.poll(() => screen.saveStatus.innerText()).not.toContain('not published');
    const { data } = await site
      .owner()
      .from('post_revisions')
      .select('kind, body')
      .eq('post_id', screen.post)
      .order('id');
    expect(data?.at(-1)?.kind).toBe('draft');
    expect(data?.at(-1)?.body).toContain('Words to come.');
  });

  it('are no draft any more once they are undone', async () => {
    const screen = await withDraft('x');
    await screen.body.press('Backspace');
    await expect.poll(() => storedDraft(site, screen.post)).toBeNull();
    await expect.poll(() => screen.saveStatus.innerText()).toMatch(/^Saved /);
    expect(await screen.page.getByRole('dialog').count()).toBe(0);
  });

  it('are kept while offline, and saved once the network is back, without being published', async () => {
    const post = idOf(site, TITLE);
    const screen = await editPost(await site.memberPage('editor'), post);
    await screen.page.context().setOffline(true);
    await screen.write('Written in a tunnel.');
    await expect.poll(() => screen.saveStatus.innerText()).toContain('Not saved: no network.');
    await screen.waitForLocalCopy('Written in a tunnel.');
    await screen.page.context().setOffline(false);
    await expect.poll(async () => (await storedDraft(site, post))?.body).toContain('Written in a tunnel.');
    expect((await storedPost(site, post))?.body).not.toContain('Written in a tunnel.');
  });

  it('are not reported as a conflict when the response to a save is lost', async () => {
    const post = idOf(site, TITLE);
    const screen = await editPost(await site.memberPage('editor'), post);
    const dropped = await dropFirstDraft(screen.page);
    await screen.write('Some words.');
    await expect.poll(dropped).toBe(1);
    await screen.write(' And more.');
    await expect.poll(async () => (await storedDraft(site, post))?.body).toContain('Some words. And more.');
    await expect.poll(() => screen.saveStatus.innerText()).toMatch(/^Saved at .*, not published$/);
    expect(await screen.page.getByRole('dialog').count()).toBe(0);
  });

  it('leave no draft behind when they are published after a save without a response', async () => {
    const post = idOf(site, TITLE);
    const screen = await editPost(await site.memberPage('editor'), post);
    const dropped = await dropFirstDraft(screen.page);
    await screen.write('Some words.');
    await expect.poll(dropped).toBe(1);
    await screen.write(' And more.');
    await screen.saveButton('Publish changes').click();
    await expect.poll(async () => (await storedPost(site, post))?.body).toContain('Some words. And more.');
    await expect.poll(() => storedDraft(site, post)).toBeNull();
    await expect.poll(() => screen.saveStatus.innerText()).toMatch(/^Saved at /);
    expect(await screen.page.getByRole('dialog').count()).toBe(0);
  });

  it('that a colleague saved meanwhile lead to a choice, with both texts', async () => {
    const post = idOf(site, TITLE);
    const mine = await editPost(await site.memberPage('colleague'), post);
    const { body } = (await storedPost(site, post))!;
    await saveDraftAs(site, 'editor', post, { body: `${body.trimEnd()}Text by Eli.\n` });
    await mine.write('Text by Cora.');
    const dialog = mine.page.getByRole('dialog', { name: 'Two versions of this post' });
    await dialog.getByText(/^Eli Sumter saved changes of this post at /).waitFor();
    expect(await accessibilityIssues(mine.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(async () => (await storedDraft(site, post))?.body).toContain('Text by Cora.');
    // Keeping one's own text publishes nothing.
    expect((await storedPost(site, post))?.body).not.toContain('Text by');
  });

  it('are part of the draft that the post becomes when it is unpublished', async () => {
    const { page, post } = await withDraft();
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
    await page.getByText('Unpublished.').waitFor();
    const row = await storedPost(site, post);
    expect(row?.status).toBe('draft');
    expect(row?.body).toContain('Words to come.');
    expect(await storedDraft(site, post)).toBeNull();
  });

  it('typed after the last save come back when the page is closed, on top of the draft', async () => {
    const screen = await withDraft('Saved words.');
    await screen.page.route(SAVE_DRAFT, (route) => route.abort());
    await screen.write(' Unsaved words.');
    await screen.waitForLocalCopy('Saved words. Unsaved words.');
    const context = screen.page.context();
    await screen.page.close();
    const again = await editPost(await pageAfterClosing(context), screen.post);
    await again.page.getByText(/We restored unsaved text/).waitFor();
    expect(await again.body.innerText()).toContain('Saved words. Unsaved words.');
    await again.page.getByRole('button', { name: 'Discard it' }).click();
    await again.page.getByRole('dialog').getByRole('button', { name: 'Discard it' }).click();
    await expect.poll(() => again.body.innerText()).not.toContain('Unsaved words.');
    expect(await again.body.innerText()).toContain('Saved words.');
  });
});

it('a scheduled post does not change by itself either', async () => {
  const post = idOf(site, TITLE);
  const at = '2098-06-08T18:14:00+00:00';
  await site.owner().from('posts').update({ status: 'scheduled', published_at: at }).eq('id', post).throwOnError();
  const screen = await editPost(await site.memberPage('editor'), post);
  await screen.write('Words to come.');
  await expect.poll(async () => (await storedDraft(site, post))?.body).toContain('Words to come.');
  expect((await storedPost(site, post))?.body).not.toContain('Words to come.');
  await screen.saveButton('Update').click();
  await screen.page.getByText('Scheduled.').waitFor();
  expect((await storedPost(site, post))?.body).toContain('Words to come.');
  expect(await storedDraft(site, post)).toBeNull();
});

describe.each(SIZES)('the editor of a post with a pending draft on $where', ({ options }) => {
  it('is accessible and never wider than the screen', async () => {
    const post = idOf(site, TITLE);
    await saveDraftAs(site, 'editor', post, { body: 'Words to come.\n' });
    const { page } = await editPost(await site.memberPage('admin', options), post);
    await page.getByRole('button', { name: 'Discard changes' }).waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
});
