import { expect, it } from 'vitest';
import { accessibilityIssues } from '#tests/support/accessibility.ts';
import { editPost, idOf, storedPost } from '#tests/support/post-screen.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';

const site = useStaffSite();

it('links to no page and pictures that are not there are named while a post is written, and stop no save', async () => {
  const id = idOf(site, 'Notes on roofs');
  const picture = `/images/uploads/${'a'.repeat(32)}-640x480.webp`;
  const body = `See [contact](/contact), [prices](/prices), [wild](https://other.example/none).\n\n![A roof](${picture})\n`;
  await site.owner().from('posts').update({ body }).eq('id', id).throwOnError();
  const post = await editPost(await site.memberPage('editor'), id);
  await post.page.getByText('The link to /prices leads to no page of the site').waitFor();
  await post.page.getByText('A picture of this post is not there any more').waitFor();
  expect(await post.page.getByText('leads to no page of the site').count()).toBe(1);
  expect(await accessibilityIssues(post.page)).toEqual([]);
  await post.write(' Dry.');
  await expect.poll(async () => (await storedPost(site, id))?.body).toContain('Dry.');
});

it('a corrected link is no longer named', async () => {
  const id = idOf(site, 'Notes on roofs');
  await site.owner().from('posts').update({ body: 'See [prices](/prices).' }).eq('id', id).throwOnError();
  const post = await editPost(await site.memberPage('editor'), id);
  const note = post.page.getByText('The link to /prices leads to no page of the site');
  await note.waitFor();
  await post.body.click();
  await post.page.keyboard.press('Control+A');
  await post.page.keyboard.type('No link.');
  await note.waitFor({ state: 'detached' });
});

it('an address that names no post, however it is written, is said to lead to none', async () => {
  const page = await site.memberPage('editor');
  for (const id of ['%zz', 'no-id']) {
    await page.goto(`/admin/blog/edit/${id}`);
    await page.getByRole('heading', { name: 'No such post' }).waitFor();
  }
});
