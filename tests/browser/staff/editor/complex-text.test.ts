import { expect, it } from 'vitest';
import { ADVERSARIAL_TEXTS } from '#tests/support/adversarial-texts.ts';
import { editPost, idOf, storedPost } from '#tests/support/post-screen.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';

const site = useStaffSite();

/** In milliseconds: each text is opened, previewed and saved. */
const TEXTS_MS = 240_000;

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
it(
  'the preview shows 200,000 marks of any kind as they were written, and the editor takes an edit',
  { timeout: TEXTS_MS },
  async () => {
    const id = idOf(site, 'Notes on roofs');
    const page = await site.memberPage('editor');
    const shown = page.frameLocator('iframe[title="Preview of the article"]');
    expect(ADVERSARIAL_TEXTS.length).toBeGreaterThan(5);
    for (const { name, body } of ADVERSARIAL_TEXTS) {
      const words = { body, title: 'Notes on roofs', status: 'draft' };
      await site.owner().from('posts').update(words).eq('id', id).throwOnError();
      const post = await editPost(page, id);
      await page.getByRole('button', { name: 'Preview' }).click();
      const text = shown.locator('.long-text pre');
      await expect.poll(() => text.count(), { message: name }).toBe(1);
      expect((await text.textContent()) === body, name).toBe(true);
      await post.title.fill('Notes on old roofs');
      const title = shown.getByRole('heading', { level: 1 });
      await expect.poll(() => title.innerText(), { message: name }).toBe('Notes on old roofs');
      await expect.poll(async () => (await storedPost(site, id))?.title, { message: name }).toBe('Notes on old roofs');
      await post.waitUntilSaved();
      expect((await storedPost(site, id))?.body === body, name).toBe(true);
    }
  },
);
