import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  editPost,
  idOf,
  localCopyTexts,
  newPost,
  pageAfterClosing,
  postsTitled,
  storedPost,
} from '#tests/support/post-screen.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { dropFirstResponse, refuseStorage, SAVE_DRAFT } from '#tests/support/store-requests.ts';

const site = useStaffSite();

/** Opens a browser context in which the editor is signed in. */
async function editorContext(): Promise<BrowserContext> {
  return (await site.memberPage('editor')).context();
}

describe('offline', () => {
  it('a draft is kept in the browser, and saved once the network is back', async () => {
    const page = await site.memberPage('editor');
    const post = await newPost(page);
    await post.title.fill('In the truck');
    await post.waitUntilSaved();
    await page.context().setOffline(true);
    await post.write('Written in a tunnel.');
    await expect
      .poll(() => post.saveStatus.innerText())
      .toBe('Not saved: no network. Your text is kept in this browser.');
    await post.write(' And more of it.');
    await page.context().setOffline(false);
    await expect
      .poll(async () => (await storedPost(site, post.id()))?.body)
      .toBe('Written in a tunnel. And more of it.\n');
    await post.waitUntilSaved();
  });

  it('a new post whose response is lost is not created twice', async () => {
    const page = await site.memberPage('editor');
    const post = await newPost(page);
    const dropped = await dropFirstResponse(page, 'POST');
    await post.title.fill('Only once');
    await post.write('The first words.');
    await expect.poll(dropped).toBe(1);
    await post.write(' The next words.');
    await expect
      .poll(async () => (await postsTitled(site, 'Only once')).map(({ body }) => body))
      .toEqual(['The first words. The next words.\n']);
    await post.waitUntilSaved();
  });

  it('an update whose response is lost is not reported as a conflict', async () => {
    const page = await site.memberPage('editor');
    const post = await editPost(page, idOf(site, 'Notes on roofs'));
    const dropped = await dropFirstResponse(page, 'PATCH');
    await post.title.fill('Notes on slate');
    await expect.poll(dropped).toBe(1);
    await post.title.fill('Notes on slate roofs');
    await expect.poll(async () => (await storedPost(site, post.id()))?.title).toBe('Notes on slate roofs');
    await post.waitUntilSaved();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('a post is published once the network is back', async () => {
    const page = await site.memberPage('editor');
    const post = await editPost(page, idOf(site, 'Notes on roofs'));
    await post.description.fill('About roofs.');
    await post.waitUntilSaved();
    await page.context().setOffline(true);
    await post.saveButton('Publish now').click();
    await expect.poll(() => post.saveStatus.innerText()).toContain('no network');
    await page.context().setOffline(false);
    await page.getByText('Published.').waitFor();
    expect(await storedPost(site, post.id())).toMatchObject({ status: 'published' });
  });
});

describe('a draft whose response to publishing is lost', () => {
  it('is not unpublished by a later edit', async () => {
    const page = await site.memberPage('editor');
    const post = await editPost(page, idOf(site, 'Notes on roofs'));
    await post.description.fill('About roofs.');
    await post.waitUntilSaved();
    const dropped = await dropFirstResponse(page, 'PATCH');
    await post.saveButton('Publish now').click();
    await expect.poll(dropped).toBe(1);
    await post.write('Typed since.');
    await post.saveButton('Publish changes').waitFor();
    expect((await storedPost(site, post.id()))?.status).toBe('published');
    expect(await post.body.innerText()).toContain('Typed since.');
    await post.saveButton('Publish changes').click();
    await expect.poll(async () => (await storedPost(site, post.id()))?.body).toContain('Typed since.');
    expect((await storedPost(site, post.id()))?.status).toBe('published');
  });
});

describe('when an admin renames the member', () => {
  it('the open post is not reloaded', async () => {
    const page = await site.memberPage('editor');
    const post = await editPost(page, idOf(site, 'Gutters before winter'));
    await post.title.fill('Gutters before the winter');
    await post.write('A new end.');
    const { id, name } = site.people().editor;
    const rename = (to: string) => site.owner().from('staff').update({ name: to }).eq('user_id', id).throwOnError();
    await rename('Eli B. Sumter');
    // Returning to a tab makes supabase-js check the session again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await page.getByText('Eli B. Sumter', { exact: true }).waitFor();
    await rename(name);
    expect(await post.title.inputValue()).toBe('Gutters before the winter');
    expect(await post.body.innerText()).toContain('A new end.');
    await post.saveButton('Publish changes').click();
    await post.page.getByText('Updated.').waitFor();
    expect(await storedPost(site, post.id())).toMatchObject({ title: 'Gutters before the winter' });
  });
});

describe('when a page is closed', () => {
  it('a new post without a title is restored when it is opened again, and can be discarded', async () => {
    const context = await editorContext();
    const first = await newPost(await context.newPage());
    await first.write('Unsaved text.');
    await first.waitForLocalCopy('Unsaved text.');
    // Closed without beforeunload, as when a phone kills the browser.
    await first.page.close();
    const second = await newPost(await pageAfterClosing(context));
    await second.page.getByText(/We restored unsaved text from .*\./).waitFor();
    expect(await second.body.innerText()).toContain('Unsaved text.');
    await second.page.getByRole('button', { name: 'Discard it' }).click();
    await second.page.getByRole('dialog').getByRole('button', { name: 'Discard it' }).click();
    await expect.poll(async () => (await second.body.innerText()).trim()).toBe('');
    await second.page.waitForTimeout(800);
    await expect.poll(() => localCopyTexts(second.page)).toEqual([]);
    await second.page.close();
    const third = await newPost(await pageAfterClosing(context));
    expect((await third.body.innerText()).trim()).toBe('');
  });

  it('the edits of a public post that the store does not have are restored, and published only when asked to', async () => {
    const id = idOf(site, 'Gutters before winter');
    const context = await editorContext();
    const first = await editPost(await context.newPage(), id);
    await first.page.route(SAVE_DRAFT, (route) => route.abort());
    await first.write('A new end.');
    await first.waitForLocalCopy('A new end.');
    await first.page.close();
    const second = await editPost(await pageAfterClosing(context), id);
    await second.page.getByText(/We restored unsaved text/).waitFor();
    expect(await second.body.innerText()).toContain('A new end.');
    expect((await storedPost(site, id))?.body).not.toContain('A new end.');
    await second.saveButton('Publish changes').click();
    await second.page.getByText('Updated.').waitFor();
    expect((await storedPost(site, id))?.body).toContain('A new end.');
    await second.page.close();
    const third = await editPost(await pageAfterClosing(context), id);
    expect(await third.page.getByText(/We restored unsaved text/).count()).toBe(0);
  });

  it('a new post in a second tab starts empty while the first tab is open', async () => {
    const context = await editorContext();
    const first = await newPost(await context.newPage());
    await first.write('Mine.');
    await first.waitForLocalCopy('Mine.');
    const second = await newPost(await context.newPage());
    expect((await second.body.innerText()).trim()).toBe('');
  });
});

describe('leaving the editor', () => {
  it('asks for confirmation only while there is unsaved text', async () => {
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
    await post.waitUntilSaved();
    await page.getByRole('link', { name: 'Posts', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/admin');
    expect(questions).toEqual(['beforeunload']);
  });
});

describe('a browser that refuses storage', () => {
  it('shows a warning, and the store still saves posts', async () => {
    const page = await site.memberPage('editor');
    await refuseStorage(page);
    const post = await newPost(page);
    await post.write('Words.');
    await page.getByText('This browser keeps no text for this site').waitFor();
    await post.title.fill('Saved without storage');
    await post.waitUntilSaved();
    expect(await postsTitled(site, 'Saved without storage')).toHaveLength(1);
  });
});
