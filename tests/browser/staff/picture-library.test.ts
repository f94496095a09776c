import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { PICTURE_BUCKET, UPLOADS } from '#model/picture.ts';
import { editPost, idOf, newPost, storedPost } from '#tests/support/post-screen.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { dialog, expectAccessible } from '#tests/support/staff-story.ts';
import { SIZES } from '#tests/support/visitor.ts';

const site = useStaffSite();
const bucket = () => site.owner().storage.from(PICTURE_BUCKET);

/** The name of a picture: its number as digest. */
const nameOf = (number: number, size = '1200x800'): string => `${String(number).padStart(32, '0')}-${size}.webp`;
const smallOf = (name: string): string => name.replace('.webp', '-small.webp');

const image = sharp({ create: { width: 120, height: 80, channels: 3, background: '#2a7a8c' } })
  .webp()
  .toBuffer();

/** Uploads a picture's two files. */
async function upload(name: string): Promise<void> {
  const bytes = new Uint8Array(await image).buffer;
  for (const file of [smallOf(name), name]) {
    const { error } = await bucket().upload(file, bytes, { contentType: 'image/webp', upsert: true });
    if (error !== null) throw new Error(error.message);
  }
}

async function stored(): Promise<readonly string[]> {
  const { data } = await bucket().list('', { limit: 1000 });
  return (data ?? []).map(({ name }) => name);
}

async function emptyBucket(): Promise<void> {
  const names = await stored();
  if (names.length > 0) await bucket().remove([...names]);
}

const USED = nameOf(1);
const UNUSED = nameOf(2);
const SHOWN = `![A dock at dusk](${UPLOADS}${USED})`;
/** The seeded post that shows the picture. */
const title = () => site.rows().posts.find(({ status }) => status === 'published')!.title;

beforeEach(async () => {
  await emptyBucket();
  await upload(USED);
  await upload(UNUSED);
  await site.owner().from('posts').update({ body: SHOWN }).eq('title', title()).throwOnError();
});
afterEach(emptyBucket);
afterAll(emptyBucket);

async function openFromDashboard(page: Page): Promise<Locator> {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  const library = dialog(page, 'Uploaded pictures');
  await library.getByRole('listitem').first().waitFor();
  return library;
}

const itemOf = (library: Locator, name: string): Locator => library.getByRole('listitem').filter({ hasText: name });

describe('the library of pictures', () => {
  it('lists the uploaded pictures with description, size and the posts that show them', async () => {
    const library = await openFromDashboard(await site.memberPage('admin'));
    expect(await library.getByRole('listitem').count()).toBe(2);
    const used = itemOf(library, USED);
    expect(await used.getByRole('heading').innerText()).toBe('A dock at dusk');
    expect(await used.innerText()).toMatch(/1200 × 800 pixels, 1 kB, added \w+ \d+, \d{4}/);
    const link = used.getByRole('link', { name: title() });
    expect(await link.getAttribute('href')).toBe(`/admin/blog/edit/${idOf(site, title())}`);
    const thumbnail = used.getByRole('img', { name: 'A dock at dusk' });
    await expect.poll(() => thumbnail.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(120);
    expect(await thumbnail.getAttribute('src')).toContain(smallOf(USED));
    expect(await itemOf(library, UNUSED).innerText()).toContain('No post shows it.');
  });

  it('lets an admin delete a picture that no post shows, after a question', async () => {
    const library = await openFromDashboard(await site.memberPage('admin'));
    expect(await itemOf(library, USED).getByRole('button').count()).toBe(0);
    const item = itemOf(library, UNUSED);
    await item.getByRole('button', { name: 'Delete this picture' }).click();
    await item.getByRole('button', { name: 'Keep it' }).click();
    expect(await stored()).toContain(UNUSED);
    await item.getByRole('button', { name: 'Delete this picture' }).press('Enter');
    // The focus follows the question.
    await library.page().keyboard.press('Enter');
    await item.waitFor({ state: 'detached' });
    expect(await library.getByRole('status').first().innerText()).toBe('The picture is deleted.');
    expect([...(await stored())].sort()).toEqual([USED, smallOf(USED)].sort());
  });

  it('keeps a picture that a post shows since the library was opened, and says which post', async () => {
    const library = await openFromDashboard(await site.memberPage('admin'));
    const other = site.rows().posts.find((post) => post.title !== title())!;
    await site
      .owner()
      .from('posts')
      .update({ cover_image: UPLOADS + UNUSED, cover_alt: 'A gutter' })
      .eq('id', other.id)
      .throwOnError();
    const item = itemOf(library, UNUSED);
    await item.getByRole('button', { name: 'Delete this picture' }).click();
    await item.getByRole('button', { name: 'Delete for good' }).click();
    await expect.poll(() => item.getByRole('alert').innerText()).toBe(`“${other.title}” shows this picture by now.`);
    expect(await stored()).toContain(UNUSED);
  });

  it('has no button to delete for editors', async () => {
    const library = await openFromDashboard(await site.memberPage('editor'));
    expect(await library.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  });

  it('shows more pictures than a page has, each once', async () => {
    for (let number = 3; number < 30; number += 1) await upload(nameOf(number));
    const library = await openFromDashboard(await site.memberPage('editor'));
    const more = library.getByRole('button', { name: 'Show more' });
    expect(await library.getByRole('listitem').count()).toBeLessThan(29);
    await more.click();
    await expect.poll(() => library.getByRole('listitem').count()).toBe(29);
    expect(await more.count()).toBe(0);
  });

  it('says what is wrong when the store does not answer, and loads again', async () => {
    const page = await site.memberPage('editor');
    await page.route('**/storage/v1/object/list/**', (route) => route.abort());
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Pictures', exact: true }).click();
    const library = dialog(page, 'Uploaded pictures');
    await library.getByRole('alert').getByText('could not be reached').waitFor();
    await page.unroute('**/storage/v1/object/list/**');
    await library.getByRole('button', { name: 'Try again' }).click();
    await itemOf(library, USED).waitFor();
  });
});

describe('a picture that was uploaded before', () => {
  it('is chosen for the text, with the description that it has', async () => {
    const page = await site.memberPage('editor');
    const post = await newPost(page);
    await post.title.fill('With a dock');
    await post.body.click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Picture', exact: true }).click();
    await dialog(page, 'Add a picture').getByRole('button', { name: 'uploaded before' }).click();
    const library = dialog(page, 'Uploaded pictures');
    await itemOf(library, USED).getByRole('button', { name: 'Choose' }).click();
    const add = dialog(page, 'Add a picture');
    expect(await add.getByLabel('Description (required)').inputValue()).toBe('A dock at dusk');
    await add.getByRole('button', { name: 'Add picture' }).click();
    await post.waitUntilSaved();
    expect((await storedPost(site, post.id()))?.body).toContain(SHOWN);
  });

  it('is chosen for the cover, and needs a description', async () => {
    const page = await site.memberPage('editor');
    const draft = site.rows().posts.find(({ status, deleted_at }) => status === 'draft' && deleted_at === null)!;
    const post = await editPost(page, draft.id);
    await page.locator('#post-cover_image').click();
    await dialog(page, 'Add a picture').getByRole('button', { name: 'uploaded before' }).click();
    await itemOf(dialog(page, 'Uploaded pictures'), UNUSED).getByRole('button', { name: 'Choose' }).click();
    const add = dialog(page, 'Add a picture');
    await add.getByRole('button', { name: 'Add picture' }).click();
    await add.getByRole('alert').getByText('Say in a few words').waitFor();
    await add.getByLabel('Description (required)').fill('A gutter');
    await add.getByRole('button', { name: 'Add picture' }).click();
    await post.waitUntilSaved();
    expect(await storedPost(site, draft.id)).toMatchObject({
      cover_image: UPLOADS + UNUSED,
      cover_alt: 'A gutter',
    });
  });

  it('is left alone when the library is closed', async () => {
    const page = await site.memberPage('editor');
    await newPost(page);
    await page.locator('#post-cover_image').click();
    await dialog(page, 'Add a picture').getByRole('button', { name: 'uploaded before' }).click();
    await itemOf(dialog(page, 'Uploaded pictures'), USED).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, 'Add a picture').getByRole('button', { name: 'Cancel' }).click();
    expect(await page.locator('.post-cover img').count()).toBe(0);
  });
});

describe.each(SIZES)('the library on $where', ({ options }) => {
  it('is accessible and fits the screen, also while it asks', async () => {
    const page = await site.memberPage('admin', options);
    const library = await openFromDashboard(page);
    await expectAccessible(page);
    await itemOf(library, UNUSED).getByRole('button', { name: 'Delete this picture' }).click();
    await expectAccessible(page);
  });
});
