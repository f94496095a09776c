import { expect, it } from 'vitest';
import { editPost, idOf, storedPost } from '#tests/support/post-screen.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';

const site = useStaffSite();

it('a text with too many marks opens as Markdown, is saved as it is, and is not published', async () => {
  const body = '*_'.repeat(25_000);
  const id = idOf(site, 'Notes on roofs');
  await site.owner().from('posts').update({ body, status: 'draft' }).eq('id', id).throwOnError();
  const post = await editPost(await site.memberPage('editor'), id);
  await post.page.getByText('the editor cannot open it').waitFor();
  expect(await post.body.inputValue()).toBe(body);
  await post.write(' Dry.');
  await expect.poll(async () => (await storedPost(site, id))?.body).toBe(`${body} Dry.`);
  await post.saveButton('Publish now').click();
  await post.page
    .getByText(/more than 5,000 stars, brackets or other marks/)
    .first()
    .waitFor();
  expect((await storedPost(site, id))?.status).toBe('draft');
});
