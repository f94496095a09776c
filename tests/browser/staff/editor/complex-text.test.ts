import { expect, it } from 'vitest';
import { ADVERSARIAL_TEXTS } from '#tests/support/adversarial-texts.ts';
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
    .getByText(/more than 3,500 stars, brackets or other marks/)
    .first()
    .waitFor();
  expect((await storedPost(site, id))?.status).toBe('draft');
});

// Parsing one of these would block the page's thread for longer than any wait of the test.
it.each(ADVERSARIAL_TEXTS)(
  'the preview shows 200,000 characters of $name as they were written, and the editor takes an edit',
  async ({ body }) => {
    const id = idOf(site, 'Notes on roofs');
    await site.owner().from('posts').update({ body, status: 'draft' }).eq('id', id).throwOnError();
    const post = await editPost(await site.memberPage('editor'), id);
    await post.page.getByRole('button', { name: 'Preview' }).click();
    const shown = post.page.frameLocator('iframe[title="Preview of the article"]');
    const text = shown.locator('.long-text pre');
    await text.waitFor();
    expect((await text.textContent()) === body).toBe(true);
    await post.title.fill('Notes on old roofs');
    await shown.getByRole('heading', { name: 'Notes on old roofs' }).waitFor();
    await post.waitUntilSaved();
    expect((await storedPost(site, id))?.body === body).toBe(true);
  },
);
