import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  editPost,
  idOf,
  keptTexts,
  newPost,
  pageAfterwards,
  postsCalled,
  postScreen,
  storedPost,
} from '#tests/support/post-screen.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';

const site = useStaffSite();
const POSTS = '**/rest/v1/posts*';

/** A browser in which the editor has signed in, whose pages come and go. */
async function browserOf(page: Page): Promise<BrowserContext> {
  return site.profile({ storageState: await page.context().storageState() });
}

const KEPT = 'Your text is kept in this browser.';

describe('without a network', () => {
  it('a draft stays, says where it is kept, and saves itself when the network is back', async () => {
    const page = await site.memberPage('editor');
    const post = await newPost(page);
    await post.title.fill('In the truck');
    await post.saved();
    await page.context().setOffline(true);
    await post.write('Written in a tunnel.');
    await expect.poll(() => post.saving.innerText()).toBe(`Not saved: no network. ${KEPT}`);
    await post.write(' And more of it.');
    await page.context().setOffline(false);
    await expect
      .poll(async () => (await storedPost(site, post.id()))?.body)
      .toBe('Written in a tunnel. And more of it.\n');
    await post.saved();
  });

  it('a save whose answer is lost is not made twice', async () => {
    const page = await site.memberPage('editor');
    const post = await newPost(page);
    let lost = 0;
    await page.route(POSTS, async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await post.title.fill('Only once');
    await post.write('The first words.');
    await expect.poll(() => lost).toBe(1);
    await post.write(' The next words.');
    await expect
      .poll(async () => (await postsCalled(site, 'Only once')).map(({ body }) => body))
      .toEqual(['The first words. The next words.\n']);
    await post.saved();
  });

  it('a change whose answer is lost is not taken for somebody else’s', async () => {
    const page = await site.memberPage('editor');
    const post = await editPost(page, idOf(site, 'Notes on roofs'));
    let lost = 0;
    await page.route(POSTS, async (route) => {
      if (route.request().method() !== 'PATCH' || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await post.title.fill('Notes on slate');
    await expect.poll(() => lost).toBe(1);
    await post.title.fill('Notes on slate roofs');
    await expect.poll(async () => (await storedPost(site, post.id()))?.title).toBe('Notes on slate roofs');
    await post.saved();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('a post that was to be published is published when the network is back', async () => {
    const page = await site.memberPage('editor');
    const post = await editPost(page, idOf(site, 'Notes on roofs'));
    await post.description.fill('About roofs.');
    await post.saved();
    await page.context().setOffline(true);
    await post.main('Publish now').click();
    await expect.poll(() => post.saving.innerText()).toContain('no network');
    await page.context().setOffline(false);
    await page.getByText('Published.').waitFor();
    expect(await storedPost(site, post.id())).toMatchObject({ status: 'published' });
  });
});

describe('a publish whose answer is lost', () => {
  it('is not taken back by what is typed after it', async () => {
    const page = await site.memberPage('editor');
    const post = await editPost(page, idOf(site, 'Notes on roofs'));
    await post.description.fill('About roofs.');
    await post.saved();
    let lost = 0;
    await page.route(POSTS, async (route) => {
      if (route.request().method() !== 'PATCH' || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await post.main('Publish now').click();
    await expect.poll(() => lost).toBe(1);
    await post.write('Typed since.');
    await post.main('Update').waitFor();
    expect((await storedPost(site, post.id()))?.status).toBe('published');
    expect(await post.body.innerText()).toContain('Typed since.');
    await post.main('Update').click();
    await expect.poll(async () => (await storedPost(site, post.id()))?.body).toContain('Typed since.');
    expect((await storedPost(site, post.id()))?.status).toBe('published');
  });
});

describe('when an admin corrects the writer’s name', () => {
  it('the text that is open stays as it is', async () => {
    const page = await site.memberPage('editor');
    const post = await editPost(page, idOf(site, 'Gutters before winter'));
    await post.title.fill('Gutters before the winter');
    await post.write('A new end.');
    const { id, name } = site.people().editor;
    const rename = (to: string) => site.owner().from('staff').update({ name: to }).eq('user_id', id).throwOnError();
    await rename('Eli B. Sumter');
    // As when somebody comes back to the tab: the session is looked at again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await page.getByText('Eli B. Sumter', { exact: true }).waitFor();
    await rename(name);
    expect(await post.title.inputValue()).toBe('Gutters before the winter');
    expect(await post.body.innerText()).toContain('A new end.');
    await post.main('Update').click();
    await post.saved();
    expect(await storedPost(site, post.id())).toMatchObject({ title: 'Gutters before the winter' });
  });
});

describe('when the session ends in mid-sentence', () => {
  it('the text stays on the screen, and is saved after signing in again', async () => {
    const page = await site.memberPage('editor');
    const post = await editPost(page, idOf(site, 'Notes on roofs'));
    const typed = Promise.withResolvers<undefined>();
    await page.route(POSTS, async (route) => {
      // Not before all is typed, however slow: the dialog would take the rest of it.
      await typed.promise;
      return route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired' } });
    });
    await post.write('Half a sent');
    typed.resolve(undefined);
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.waitFor();
    await expect.poll(() => post.saving.innerText()).toBe(`Not saved: you are signed out. ${KEPT}`);
    await page.unroute(POSTS);
    await dialog.getByLabel('Password', { exact: true }).fill(site.people().editor.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await dialog.waitFor({ state: 'detached' });
    await post.saved();
    expect((await storedPost(site, post.id()))?.body).toContain('Half a sent');
    await post.write('ence.');
    await expect.poll(async () => (await storedPost(site, post.id()))?.body).toContain('Half a sentence.');
  });
});

describe('when the browser is closed', () => {
  it('a new post without a title is back when it is opened again, and can be discarded', async () => {
    const context = await browserOf(await site.memberPage('editor'));
    const first = await newPost(await context.newPage());
    await first.write('Words that nobody saved.');
    await first.kept('Words that nobody saved.');
    // At once, as when a phone ends it: no question, no farewell.
    await first.page.close();
    const second = await newPost(await pageAfterwards(context));
    await second.page.getByText(/Text from .* that was not saved is back\./).waitFor();
    expect(await second.body.innerText()).toContain('Words that nobody saved.');
    await second.page.getByRole('button', { name: 'Discard it' }).click();
    await second.page.getByRole('dialog').getByRole('button', { name: 'Discard it' }).click();
    await expect.poll(async () => (await second.body.innerText()).trim()).toBe('');
    await second.page.waitForTimeout(800);
    await expect.poll(() => keptTexts(second.page)).toEqual([]);
    await second.page.close();
    const third = await newPost(await pageAfterwards(context));
    expect((await third.body.innerText()).trim()).toBe('');
  });

  it('the text of a public post waits in the browser for Update, and for nobody else there', async () => {
    const id = idOf(site, 'Gutters before winter');
    const context = await browserOf(await site.memberPage('editor'));
    const first = await editPost(await context.newPage(), id);
    await first.write('A new end.');
    await first.kept('A new end.');
    await first.page.close();
    const second = await editPost(await pageAfterwards(context), id);
    await second.page.getByText(/that was not saved is back/).waitFor();
    expect(await second.body.innerText()).toContain('A new end.');
    expect((await storedPost(site, id))?.body).not.toContain('A new end.');
    await second.main('Update').click();
    await second.saved();
    expect((await storedPost(site, id))?.body).toContain('A new end.');
    await second.page.close();
    const third = await editPost(await pageAfterwards(context), id);
    expect(await third.page.getByText(/that was not saved is back/).count()).toBe(0);
  });

  it('a second tab with a new post begins empty while the first is at work', async () => {
    const context = await browserOf(await site.memberPage('editor'));
    const first = await newPost(await context.newPage());
    await first.write('Mine.');
    await first.kept('Mine.');
    const second = await newPost(await context.newPage());
    expect((await second.body.innerText()).trim()).toBe('');
  });
});

describe('leaving', () => {
  it('is asked about while text is not in the store, and not once it is', async () => {
    const page = await site.memberPage('editor');
    const post = await newPost(page);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.dismiss();
    });
    await post.write('Not yet saved.');
    await page.getByRole('link', { name: 'Posts', exact: true }).click();
    await expect.poll(() => questions).toEqual(['beforeunload']);
    expect(new URL(page.url()).pathname).toBe('/admin/blog/new');
    await post.title.fill('Saved now');
    await post.saved();
    await page.getByRole('link', { name: 'Posts', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/admin');
    expect(questions).toEqual(['beforeunload']);
  });
});

describe('a browser that keeps nothing', () => {
  it('says so, and saves all the same', async () => {
    const page = await site.memberPage('editor');
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await page.goto('/admin/blog/new');
    const post = await postScreen(page);
    await post.write('Words.');
    await page.getByText('This browser keeps no text for this site').waitFor();
    await post.title.fill('Saved all the same');
    await post.saved();
    expect(await postsCalled(site, 'Saved all the same')).toHaveLength(1);
  });
});
