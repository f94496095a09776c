import { describe, expect, it } from 'vitest';
import {
  editPost,
  idOf,
  newPost,
  pageAfterwards,
  postsCalled,
  type PostScreen,
  storedPost,
} from '#tests/support/post-screen.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';

const site = useStaffSite();
const POSTS = '**/rest/v1/posts*';

/** Leaves text of a post in its browser, unsaved, and opens the post there again. */
async function leave(post: PostScreen, text: string): Promise<PostScreen> {
  const id = post.id();
  const { page } = post;
  // However long it takes until the browser has it: the store never does.
  await page.route(POSTS, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()));
  await post.write(text);
  await post.kept(text);
  await page.close();
  return editPost(await pageAfterwards(page.context()), id);
}

/** A post whose text is back that nobody saved. */
async function comeBack(title: string): Promise<PostScreen> {
  const first = await editPost(await site.memberPage('editor'), idOf(site, title));
  const second = await leave(first, 'Words that nobody saved.');
  await second.page.getByText(/Text from .* that was not saved is back\./).waitFor();
  return second;
}

const UNSAVED_LONG = 4500;

describe('a draft whose text came back', () => {
  it('is not saved before somebody says a word about it, and can be discarded', async () => {
    const post = await comeBack('Notes on roofs');
    await post.page.waitForTimeout(UNSAVED_LONG);
    await post.page.getByRole('button', { name: 'Discard it' }).click();
    await post.page.getByRole('dialog').getByRole('button', { name: 'Discard it' }).click();
    await expect.poll(() => post.body.innerText()).not.toContain('Words that nobody saved.');
    expect((await storedPost(site, post.id()))?.body).not.toContain('Words that nobody saved.');
  });

  it('saves itself once it is good, and once somebody goes on', async () => {
    const good = await comeBack('Notes on roofs');
    await good.page.getByRole('button', { name: 'Good' }).click();
    await expect.poll(async () => (await storedPost(site, good.id()))?.body).toContain('Words that nobody saved.');
    await good.saved();
    const goesOn = await leave(good, ' And these.');
    await goesOn.page.getByText(/that was not saved is back/).waitFor();
    await goesOn.write(' More.');
    await goesOn.page.getByText(/that was not saved is back/).waitFor({ state: 'detached' });
    await expect.poll(async () => (await storedPost(site, goesOn.id()))?.body).toContain('And these. More.');
  });
});

describe('a new text that is discarded', () => {
  it('leaves no draft behind, even while its first save is under way', async () => {
    const post = await newPost(await site.memberPage('editor'));
    const { page } = post;
    const released = Promise.withResolvers<undefined>();
    const sent = Promise.withResolvers<undefined>();
    await page.route(POSTS, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      // The store has it already; its answer is on its way.
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
    expect((await postsCalled(site, 'On second thought')).filter((row) => row.deleted_at === null)).toEqual([]);
  });
});

describe('a post that is gone', () => {
  it('keeps its text under its address until somebody decides', async () => {
    const post = await comeBack('Notes on roofs');
    const id = post.id();
    await site.owner().from('posts').delete().eq('id', id).throwOnError();
    const context = post.page.context();
    await post.page.close();
    for (const time of ['once', 'twice']) {
      const again = await editPost(await pageAfterwards(context), id);
      expect(await again.body.innerText(), time).toContain('Words that nobody saved.');
      await again.page.getByRole('button', { name: 'Save as a new draft' }).waitFor();
      await again.page.waitForTimeout(1000);
      await again.page.close();
    }
  });
});
