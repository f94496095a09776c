import { describe, expect, it } from 'vitest';
import {
  editPost,
  idOf,
  newPost,
  pageAfterClosing,
  postsTitled,
  type PostScreen,
  storedPost,
} from '#tests/support/post-screen.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { POSTS } from '#tests/support/store-requests.ts';

const site = useStaffSite();

/** Leaves unsaved text of a post in its browser and opens the post there again. */
async function leave(post: PostScreen, text: string): Promise<PostScreen> {
  const id = post.id();
  const { page } = post;
  // The store must not receive the text while the local copy is written.
  await page.route(POSTS, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()));
  await post.write(text);
  await post.waitForLocalCopy(text);
  await page.close();
  return editPost(await pageAfterClosing(page.context()), id);
}

/** Opens a post with unsaved text from a local copy. */
async function restored(title: string): Promise<PostScreen> {
  const first = await editPost(await site.memberPage('editor'), idOf(site, title));
  const second = await leave(first, 'Unsaved text.');
  await second.page.getByText(/We restored unsaved text from .*\./).waitFor();
  return second;
}

const LONGER_THAN_AUTOSAVE = 4500;

describe('a draft restored from a local copy', () => {
  it('is not saved until it is accepted, and can be discarded', async () => {
    const post = await restored('Notes on roofs');
    await post.page.waitForTimeout(LONGER_THAN_AUTOSAVE);
    await post.page.getByRole('button', { name: 'Discard it' }).click();
    await post.page.getByRole('dialog').getByRole('button', { name: 'Discard it' }).click();
    await expect.poll(() => post.body.innerText()).not.toContain('Unsaved text.');
    expect((await storedPost(site, post.id()))?.body).not.toContain('Unsaved text.');
  });

  it('is saved once it is accepted or edited', async () => {
    const good = await restored('Notes on roofs');
    await good.page.getByRole('button', { name: 'Keep it' }).click();
    await expect.poll(async () => (await storedPost(site, good.id()))?.body).toContain('Unsaved text.');
    await good.waitUntilSaved();
    const edited = await leave(good, ' And these.');
    await edited.page.getByText(/We restored unsaved text/).waitFor();
    await edited.write(' More.');
    await edited.page.getByText(/We restored unsaved text/).waitFor({ state: 'detached' });
    await expect.poll(async () => (await storedPost(site, edited.id()))?.body).toContain('And these. More.');
  });
});

describe('discarding a new post', () => {
  it('leaves no draft behind, even during its first save', async () => {
    const post = await newPost(await site.memberPage('editor'));
    const { page } = post;
    const released = Promise.withResolvers<undefined>();
    const sent = Promise.withResolvers<undefined>();
    await page.route(POSTS, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      // The store has created it; only the response is held back.
      const response = await route.fetch();
      sent.resolve(undefined);
      await released.promise;
      return route.fulfill({ response });
    });
    await post.title.fill('On second thought');
    await sent.promise;
    await page.getByRole('button', { name: 'Discard this text' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    released.resolve(undefined);
    await page.waitForURL((url) => url.pathname === '/admin');
    expect((await postsTitled(site, 'On second thought')).filter((row) => row.deleted_at === null)).toEqual([]);
  });
});

describe('a deleted post with a local copy', () => {
  it('is restored under its address until the member decides', async () => {
    const post = await restored('Notes on roofs');
    const id = post.id();
    await site.owner().from('posts').delete().eq('id', id).throwOnError();
    const context = post.page.context();
    await post.page.close();
    for (const time of ['once', 'twice']) {
      const again = await editPost(await pageAfterClosing(context), id);
      expect(await again.body.innerText(), time).toContain('Unsaved text.');
      await again.page.getByRole('button', { name: 'Save as a new draft' }).waitFor();
      await again.page.waitForTimeout(1000);
      await again.page.close();
    }
  });
});
