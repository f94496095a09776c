import { describe, expect, it } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { editPost, idOf, newPost, postScreen, storedPost } from '#tests/support/post-screen.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { holdRequests, POSTS } from '#tests/support/store-requests.ts';
import { SIZES } from '#tests/support/visitor.ts';

const site = useStaffSite();

describe('publishing', () => {
  it('makes a post live at once, and shows when to share its link', async () => {
    const post = await newPost(await site.memberPage('editor'));
    await post.title.fill('Live now');
    await post.write('Words.');
    await post.description.fill('Words for search results.');
    await post.saveButton('Publish now').click();
    await post.page.getByText('Share the link after the next build').waitFor();
    expect(await post.page.getByRole('link', { name: '/blog/live-now' }).getAttribute('href')).toBe('/blog/live-now');
    // The address changes shortly after the message appears.
    await post.page.waitForURL('**/admin/blog/edit/*');
    expect(await storedPost(site, post.id())).toMatchObject({ status: 'published' });
    const visitor = await site.visitor();
    await visitor.goto('/blog/live-now');
    await visitor.getByRole('heading', { name: 'Live now' }).waitFor();
  });

  it('can be scheduled, in the time zone of the browser', async () => {
    const post = await newPost(await site.memberPage('editor', { timezoneId: 'America/New_York' }));
    const { page } = post;
    await post.title.fill('Later');
    await post.write('Words.');
    await post.description.fill('Words for search results.');
    await page.getByLabel('At a time').check();
    await post.saveButton('Schedule').click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('post-time');
    const time = page.getByLabel('Day and time');
    await time.fill('2020-06-08T14:14');
    await page.getByText('This time has passed.').first().waitFor();
    await time.fill('2098-06-08T14:14');
    await page.getByText(/Sunday, June 8, 2098, 2:14\sPM E[DS]T, in your time zone \(America\/New York\)/).waitFor();
    await post.saveButton('Schedule').click();
    await page.getByText('Scheduled.').waitFor();
    const row = await storedPost(site, post.id());
    expect(row?.status).toBe('scheduled');
    expect(new Date(row?.published_at ?? '').toISOString()).toBe('2098-06-08T18:14:00.000Z');
  });

  it('keeps the chosen time when a new post is saved for the first time', async () => {
    const post = await newPost(await site.memberPage('editor'));
    const { page } = post;
    const release = await holdRequests(page, POSTS);
    await post.title.fill('Chosen early');
    await page.getByText('Saving...').waitFor();
    await page.getByLabel('At a time').check();
    await page.getByLabel('Day and time').fill('2098-06-08T14:14');
    release();
    await post.waitUntilSaved();
    expect(await page.getByLabel('Day and time').inputValue()).toBe('2098-06-08T14:14');
    expect(await post.saveButton('Schedule').count()).toBe(1);
  });

  it('keeps the label of the Schedule button until the store has responded', async () => {
    const page = await site.memberPage('editor');
    const post = await editPost(page, idOf(site, 'Notes on roofs'));
    await post.description.fill('About roofs.');
    await post.waitUntilSaved();
    await page.getByLabel('At a time').check();
    await page.getByLabel('Day and time').fill('2098-06-08T14:14');
    const release = await holdRequests(page, POSTS);
    await post.saveButton('Schedule').click();
    await page.getByText('Saving...').waitFor();
    await post.saveButton('Schedule').click();
    expect(await post.saveButton('Publish now').count()).toBe(0);
    release();
    await page.getByText('Scheduled.').waitFor();
    await post.waitUntilSaved();
    expect(await storedPost(site, post.id())).toMatchObject({ status: 'scheduled' });
  });

  it('publishes changes of a public post only when asked to, and keeps its old address as a redirect', async () => {
    const id = idOf(site, 'Gutters before winter');
    const post = await editPost(await site.memberPage('editor'), id);
    await post.title.fill('Gutters before the frost');
    await post.slug.fill('gutters-in-fall');
    await post.page.getByText('People who open the old address, /blog/gutters-before-winter, are led on').waitFor();
    await expect.poll(() => post.saveStatus.innerText()).toMatch(/^Saved at .*, not published$/);
    expect(await storedPost(site, id)).toMatchObject({ title: 'Gutters before winter', slug: 'gutters-before-winter' });
    await post.saveButton('Publish changes').click();
    await post.page.getByText('Updated.').waitFor();
    expect(await storedPost(site, id)).toMatchObject({
      title: 'Gutters before the frost',
      slug: 'gutters-in-fall',
      old_slugs: ['gutters-before-winter'],
      status: 'published',
    });
  });

  it('can be undone after a confirmation, and the first publishing date stays', async () => {
    const id = idOf(site, 'Gutters before winter');
    const post = await editPost(await site.memberPage('editor'), id);
    await post.page.getByRole('button', { name: 'Unpublish' }).click();
    await post.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await storedPost(site, id)).toMatchObject({ status: 'published' });
    await post.page.getByRole('button', { name: 'Unpublish' }).click();
    await post.page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
    await post.page.getByText('its page goes with the next build').waitFor();
    expect(await storedPost(site, id)).toMatchObject({ status: 'draft' });
    await post.saveButton('Publish now').click();
    await post.page.getByText('Published.').waitFor();
    const row = await storedPost(site, id);
    expect(new Date(row?.published_at ?? '').toISOString()).toBe('2026-02-01T12:00:00.000Z');
  });
});

describe('a post', () => {
  it('is deleted after a confirmation, and can be restored from the list', async () => {
    const id = idOf(site, 'Notes on roofs');
    const { page } = await editPost(await site.memberPage('editor'), id);
    await page.getByRole('button', { name: 'Delete this post' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move to the bin' }).click();
    // The list removes the id from the address after reading it.
    await page.waitForURL((url) => url.pathname === '/admin');
    expect((await storedPost(site, id))?.deleted_at).not.toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await storedPost(site, id))?.deleted_at).toBeNull();
  });

  it('goes on being saved when its deletion fails', async () => {
    const id = idOf(site, 'Notes on roofs');
    const post = await editPost(await site.memberPage('editor'), id);
    await post.page.route('**/rest/v1/rpc/bin_post', (route) => route.abort());
    await post.write(' Not saved yet.');
    await post.page.getByRole('button', { name: 'Delete this post' }).click();
    const dialog = post.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Move to the bin' }).click();
    await dialog.getByText('could not be reached').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(async () => (await storedPost(site, id))?.body).toContain('Not saved yet.');
  });

  it('cannot be deleted by another editor', async () => {
    const { page } = await editPost(await site.memberPage('colleague'), idOf(site, 'Notes on roofs'));
    expect(await page.getByRole('button', { name: 'Delete this post' }).count()).toBe(0);
  });

  it('in the bin is reported as such, and can be restored', async () => {
    const id = idOf(site, 'An old offer');
    const page = await site.memberPage('editor');
    await page.goto(`/admin/blog/edit/${id}`);
    await page.getByRole('heading', { name: 'This post is in the bin' }).waitFor();
    expect(await accessibilityIssues(page)).toEqual([]);
    await page.getByRole('button', { name: 'Restore' }).click();
    const post = await postScreen(page);
    expect(await post.title.inputValue()).toBe('An old offer');
  });

  it('that does not exist is reported', async () => {
    const page = await site.memberPage('editor');
    await page.goto('/admin/blog/edit/00000000-0000-4000-8000-000000000000');
    await page.getByRole('heading', { name: 'No such post' }).waitFor();
    await page.goto('/admin/blog/edit/not-an-id');
    await page.getByRole('heading', { name: 'No such post' }).waitFor();
  });

  it('that does not load is reported, with a retry', async () => {
    const page = await site.memberPage('editor');
    await page.route(POSTS, (route) => route.abort());
    await page.goto(`/admin/blog/edit/${idOf(site, 'Notes on roofs')}`);
    await page.getByRole('heading', { name: 'This post did not load' }).waitFor();
    await page.unroute(POSTS);
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await (await postScreen(page)).title.inputValue()).toBe('Notes on roofs');
  });
});

describe.each(SIZES)('the editor on $where', ({ options }) => {
  it('is accessible and never wider than the screen', async () => {
    const post = await editPost(await site.memberPage('admin', options), idOf(site, 'Gutters before winter'));
    await post.title.fill('');
    await post.saveButton('Publish changes').click();
    await post.page.locator('#post-title-error').waitFor();
    expect(await accessibilityIssues(post.page)).toEqual([]);
    const wider = await post.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
});
