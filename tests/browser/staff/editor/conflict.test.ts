import { describe, expect, it } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { editPost, idOf, type PostScreen, postsTitled, storedPost } from '#tests/support/post-screen.ts';
import { savePostAs } from '#tests/support/saved-post.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { holdRequests, POSTS } from '#tests/support/store-requests.ts';
import { PHONE } from '#tests/support/visitor.ts';

const site = useStaffSite();
const TITLE = 'Notes on roofs';

/**
 * Opens a post as the editor, lets a colleague save it first, and returns the editor's screen with the
 * conflict.
 */
async function openConflict(options = {}): Promise<PostScreen & { readonly post: string }> {
  const id = idOf(site, TITLE);
  const mine = await editPost(await site.memberPage('editor', options), id);
  const { body } = (await storedPost(site, id))!;
  await savePostAs(site, 'colleague', id, {
    title: 'Notes on roofs, by Cora',
    body: `${body.trimEnd()}Text by Cora.\n`,
  });
  // Hold the save until everything is typed: the dialog would receive the remaining keys.
  const release = await holdRequests(mine.page, POSTS);
  await mine.write('Text by Eli.');
  release();
  await mine.page.getByRole('dialog', { name: 'Two versions of this post' }).waitFor();
  return { ...mine, post: id };
}

const choose = (screen: PostScreen, name: string): Promise<void> =>
  screen.page.getByRole('dialog').getByRole('button', { name }).click();

describe('a post that two members edit at the same time', () => {
  it('is shown near its changes as text without Markdown, with the name of whoever made the other change', async () => {
    const screen = await openConflict();
    const dialog = screen.page.getByRole('dialog');
    await dialog.getByText(/^Cora Lake saved this post at /).waitFor();
    const text = await dialog.getByRole('region', { name: 'Theirs: Text' }).innerText();
    expect(text.split(/\n+/)).toEqual([
      '1 line without changes',
      'The work',
      'First one thing, then another.Text by Cora.',
    ]);
  });

  it('says that the other change is the member’s own, from another page', async () => {
    const id = idOf(site, TITLE);
    const page = await site.memberPage('editor');
    const first = await editPost(page, id);
    const second = await editPost(await page.context().newPage(), id);
    await second.write('From the second tab.');
    await second.waitUntilSaved();
    await first.write('From the first tab.');
    await first.page.getByText(/^You saved this post at .* on another page or device/).waitFor();
  });

  it('shows both versions to the second member, who can keep their own', async () => {
    const screen = await openConflict();
    const dialog = screen.page.getByRole('dialog');
    expect(await dialog.getByRole('region', { name: 'Yours: Text' }).innerText()).toContain('Text by Eli.');
    expect(await dialog.getByRole('region', { name: 'Theirs: Text' }).locator('mark').allInnerTexts()).toEqual([
      'Cora',
    ]);
    expect(await dialog.getByRole('region', { name: 'Theirs: Title' }).innerText()).toContain('by Cora');
    expect((await storedPost(site, screen.post))?.body).not.toContain('Text by Eli.');
    await choose(screen, 'Keep mine');
    await screen.waitUntilSaved();
    const row = await storedPost(site, screen.post);
    expect(row?.title).toBe(TITLE);
    expect(row?.body).toContain('Text by Eli.');
  });

  it('lets the second member keep the other version, and saves their own as a draft', async () => {
    const screen = await openConflict();
    await choose(screen, 'Keep theirs');
    const link = screen.page.getByRole('link', { name: `${TITLE} (my version)` });
    await link.waitFor();
    expect(await screen.body.innerText()).toContain('Text by Cora.');
    expect((await storedPost(site, screen.post))?.body).toContain('Text by Cora.');
    const [own] = await postsTitled(site, `${TITLE} (my version)`);
    expect(own).toMatchObject({ status: 'draft', slug: 'notes-on-roofs-my-version' });
    expect(own?.body).toContain('Text by Eli.');
    await screen.waitUntilSaved();
  });

  it('lets the second member decide later: nothing is saved, and the text survives a reload', async () => {
    const screen = await openConflict();
    await choose(screen, 'Decide later');
    await expect.poll(() => screen.saveStatus.innerText()).toContain('someone else saved this post');
    await screen.write(' And more by Eli.');
    await screen.waitForLocalCopy('And more by Eli.');
    await screen.page.waitForTimeout(4000);
    expect((await storedPost(site, screen.post))?.body).toContain('Text by Cora.');
    await screen.page.reload();
    await screen.page.getByRole('dialog', { name: 'Two versions of this post' }).waitFor();
    expect(await screen.page.getByRole('region', { name: 'Yours: Text' }).innerText()).toContain('And more by Eli.');
    await choose(screen, 'Keep mine');
    await expect.poll(async () => (await storedPost(site, screen.post))?.body).toContain('And more by Eli.');
  });

  it('ignores keys meant for the text, fits a phone and is accessible', async () => {
    const screen = await openConflict({ viewport: PHONE });
    await screen.page.keyboard.press('Space');
    await screen.page.keyboard.press('Enter');
    expect(await screen.page.getByRole('dialog').count()).toBe(1);
    expect(await accessibilityIssues(screen.page)).toEqual([]);
    const wider = await screen.page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });

  it('reports no conflict when only columns that the store maintains have changed', async () => {
    const id = idOf(site, TITLE);
    const screen = await editPost(await site.memberPage('editor'), id);
    const { data } = await site
      .owner()
      .from('posts')
      .update({ old_slugs: ['once'] })
      .eq('id', id)
      .select()
      .throwOnError();
    expect(data).toHaveLength(1);
    await screen.write('Text by Eli.');
    await expect.poll(async () => (await storedPost(site, id))?.body).toContain('Text by Eli.');
    expect(await screen.page.getByRole('dialog').count()).toBe(0);
  });
});

describe('a post that was deleted while it was open', () => {
  it('can be saved as a new draft', async () => {
    const id = idOf(site, TITLE);
    const screen = await editPost(await site.memberPage('editor'), id);
    await site.owner().from('posts').update({ deleted_at: new Date().toISOString() }).eq('id', id).throwOnError();
    await screen.write('Text by Eli.');
    await expect.poll(() => screen.saveStatus.innerText()).toContain('Not saved: this post was deleted.');
    await screen.page.getByRole('button', { name: 'Save as a new draft' }).click();
    await screen.waitUntilSaved();
    expect(screen.id()).not.toBe(id);
    const row = await storedPost(site, screen.id());
    expect(row).toMatchObject({ title: TITLE, slug: 'notes-on-roofs-2', status: 'draft' });
    expect(row?.body).toContain('Text by Eli.');
  });
});
