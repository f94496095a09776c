import { describe, expect, it } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { editPost, idOf, type PostScreen, postsCalled, storedPost } from '#tests/support/post-screen.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { PHONE } from '#tests/support/visitor.ts';

const site = useStaffSite();
const TITLE = 'Notes on roofs';
const POSTS = '**/rest/v1/posts*';

/** The editor's screen after a colleague has saved the same post, and the editor has typed on. */
async function overtaken(options = {}): Promise<PostScreen & { readonly post: string }> {
  const id = idOf(site, TITLE);
  const mine = await editPost(await site.memberPage('editor', options), id);
  const theirs = await editPost(await site.memberPage('colleague'), id);
  await theirs.title.fill('Notes on roofs, by Cora');
  await theirs.write('Words of Cora.');
  await expect.poll(async () => (await storedPost(site, id))?.body).toContain('Words of Cora.');
  const typed = Promise.withResolvers<undefined>();
  await mine.page.route(POSTS, async (route) => {
    // Not before all is typed, however slow: the dialog would take the rest of it.
    await typed.promise;
    return route.continue();
  });
  await mine.write('Words of Eli.');
  typed.resolve(undefined);
  await mine.page.getByRole('dialog', { name: 'Two versions of this post' }).waitFor();
  return { ...mine, post: id };
}

const choose = (screen: PostScreen, name: string): Promise<void> =>
  screen.page.getByRole('dialog').getByRole('button', { name }).click();

describe('when two people edit the same post', () => {
  it('the later one sees both texts and may keep their own', async () => {
    const screen = await overtaken();
    const dialog = screen.page.getByRole('dialog');
    expect(await dialog.getByRole('region', { name: 'Yours: Text' }).innerText()).toContain('Words of Eli.');
    expect(await dialog.getByRole('region', { name: 'Theirs: Text' }).locator('mark').allInnerTexts()).toEqual([
      expect.stringContaining('Words of Cora.'),
    ]);
    expect(await dialog.getByRole('region', { name: 'Theirs: Title' }).innerText()).toContain('by Cora');
    expect((await storedPost(site, screen.post))?.body).not.toContain('Words of Eli.');
    await choose(screen, 'Keep mine');
    await screen.saved();
    const row = await storedPost(site, screen.post);
    expect(row?.title).toBe(TITLE);
    expect(row?.body).toContain('Words of Eli.');
  });

  it('the later one may keep the other text: their own becomes a draft', async () => {
    const screen = await overtaken();
    await choose(screen, 'Keep theirs');
    const link = screen.page.getByRole('link', { name: `${TITLE} (my version)` });
    await link.waitFor();
    expect(await screen.body.innerText()).toContain('Words of Cora.');
    expect((await storedPost(site, screen.post))?.body).toContain('Words of Cora.');
    const [own] = await postsCalled(site, `${TITLE} (my version)`);
    expect(own).toMatchObject({ status: 'draft', slug: 'notes-on-roofs-my-version' });
    expect(own?.body).toContain('Words of Eli.');
    await screen.saved();
  });

  it('the later one may decide later: nothing is saved, and the text is there after a reload', async () => {
    const screen = await overtaken();
    await choose(screen, 'Decide later');
    await expect.poll(() => screen.saving.innerText()).toContain('someone else saved this post');
    await screen.write(' And more of Eli.');
    await screen.kept('And more of Eli.');
    await screen.page.waitForTimeout(4000);
    expect((await storedPost(site, screen.post))?.body).toContain('Words of Cora.');
    await screen.page.reload();
    await screen.page.getByRole('dialog', { name: 'Two versions of this post' }).waitFor();
    expect(await screen.page.getByRole('region', { name: 'Yours: Text' }).innerText()).toContain('And more of Eli.');
    await choose(screen, 'Keep mine');
    await expect.poll(async () => (await storedPost(site, screen.post))?.body).toContain('And more of Eli.');
  });

  it('a key that was meant for the text decides nothing, and nothing is too wide for a phone or hidden from anybody', async () => {
    const screen = await overtaken({ viewport: PHONE });
    await screen.page.keyboard.press('Space');
    await screen.page.keyboard.press('Enter');
    expect(await screen.page.getByRole('dialog').count()).toBe(1);
    expect(await accessibilityIssues(screen.page)).toEqual([]);
    const wider = await screen.page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });

  it('nobody is asked when only what the store writes has changed', async () => {
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
    await screen.write('Words of Eli.');
    await expect.poll(async () => (await storedPost(site, id))?.body).toContain('Words of Eli.');
    expect(await screen.page.getByRole('dialog').count()).toBe(0);
  });
});

describe('when somebody deleted the post meanwhile', () => {
  it('its text can become a new draft', async () => {
    const id = idOf(site, TITLE);
    const screen = await editPost(await site.memberPage('editor'), id);
    await site.owner().from('posts').update({ deleted_at: new Date().toISOString() }).eq('id', id).throwOnError();
    await screen.write('Words of Eli.');
    await expect.poll(() => screen.saving.innerText()).toContain('Not saved: this post was deleted.');
    await screen.page.getByRole('button', { name: 'Save as a new draft' }).click();
    await screen.saved();
    expect(screen.id()).not.toBe(id);
    const row = await storedPost(site, screen.id());
    expect(row).toMatchObject({ title: TITLE, slug: 'notes-on-roofs-2', status: 'draft' });
    expect(row?.body).toContain('Words of Eli.');
  });
});
