import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PostRow } from '#staff/store/post-row.ts';
import { answerChoosers, type InputMethod, write } from './input-methods.ts';
import { postScreen, type PostScreen, storedPost } from './post-screen.ts';
import type { PersonName } from './staff-people.ts';
import type { StaffSite } from './staff-site.ts';
import { expectAccessible, normalizedArticle, dialog, photoFile, pictureAt } from './staff-story.ts';

/** A member who writes a post with one input method. */
export interface Writer {
  readonly input: InputMethod;
  readonly who: PersonName;
  readonly title: string;
  /** Colors of the picture and the cover, which must differ because equal pictures share a name. */
  readonly colors: readonly [string, string];
}

/** A post that was written and published. */
export interface WrittenPost extends Writer {
  readonly page: Page;
  readonly row: PostRow;
  /** The normalized HTML of the article in the preview. */
  readonly previewed: string;
}

/** Signs in and opens a new post. */
async function begin(site: StaffSite, page: Page, { input, who }: Writer): Promise<PostScreen> {
  const { email, password } = site.people()[who];
  await page.goto('/admin/login');
  await page.getByLabel('Email').waitFor();
  await expectAccessible(page);
  await write(input, page.getByLabel('Email'), email);
  await write(input, page.getByLabel('Password', { exact: true }), password);
  await input.press(page.getByRole('button', { name: 'Sign in' }));
  await page.getByText(/^The public site is (up to date\.|behind:)/).waitFor();
  await expectAccessible(page);
  await input.press(page.getByRole('link', { name: 'New post' }).first());
  const post = await postScreen(page);
  await expectAccessible(page);
  return post;
}

/** Chooses and describes a picture in the open dialog, and adds it. */
async function addPicture(page: Page, input: InputMethod, alt: string, caption: string): Promise<void> {
  const pictureDialog = dialog(page, 'Add a picture');
  await pictureDialog.waitFor();
  await input.press(pictureDialog.getByLabel('Picture', { exact: true }));
  await pictureDialog.getByRole('img').waitFor();
  await write(input, pictureDialog.getByLabel('Description (required)'), alt);
  await write(input, pictureDialog.getByLabel('Caption (optional)'), caption);
  await expectAccessible(page);
  await input.press(pictureDialog.getByRole('button', { name: 'Add picture' }));
  await pictureDialog.waitFor({ state: 'detached' });
}

async function writeText(post: PostScreen, input: InputMethod): Promise<void> {
  const { page, body } = post;
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
  await write(input, body, 'It was gray, and it is bright again.\n## What we did\nFirst we looked.\n');
  await page.keyboard.type('- Boards rinsed\nRails soaped\n\nSee our ');
  await input.press(tool('Link'));
  await write(input, dialog(page, 'Add a link').getByLabel('Address'), '/services');
  await write(input, dialog(page, 'Add a link').getByLabel('Words of the link'), 'services');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await dialog(page, 'Add a link').waitFor({ state: 'detached' });
  // The link is inserted, and the text focused, after the dialog has closed.
  await body.locator('a[href="/services"]').waitFor();
  await expect.poll(() => body.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('.');
  await input.press(tool('Picture'));
  await addPicture(page, input, 'Half of it gray, half washed to bright wood', 'After an hour');
  await expect.poll(async () => (await pictureAt(page, '#post-body img[alt^="Half"]')).width).toBeGreaterThan(0);
}

async function writePost(site: StaffSite, page: Page, writer: Writer): Promise<WrittenPost> {
  const { input, title, colors } = writer;
  let color = colors[0];
  answerChoosers(page, () => photoFile(color));
  const post = await begin(site, page, writer);
  await write(input, post.title, title);
  await write(input, page.getByLabel('Excerpt'), 'How gray became bright again.');
  await writeText(post, input);
  color = colors[1];
  await input.press(page.getByRole('button', { name: 'Choose a picture' }));
  await addPicture(page, input, 'The whole of it from the water', '');
  await expect.poll(async () => (await pictureAt(page, '.post-cover img')).width).toBeGreaterThan(0);
  expect(await page.getByLabel('What the picture shows').inputValue()).toBe('The whole of it from the water');
  await write(input, page.getByLabel('Tags'), 'docks, lake murray,');
  await write(input, post.description, `${title}, washed bright: what we did, board by board.`);
  await input.press(page.getByLabel('At a time'));
  await page.getByLabel('Day and time').waitFor();
  await expectAccessible(page);
  await input.press(page.getByLabel('Now', { exact: true }));
  await post.waitUntilSaved();

  await input.press(page.getByRole('button', { name: 'Preview' }).or(page.getByRole('tab', { name: 'Preview' })));
  const shown = page.frameLocator('iframe[title="Preview of the article"]').locator('article');
  // Pictures load lazily.
  await shown.locator('img').last().scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.locator('img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).complete)))
    .toEqual([true, true]);
  const previewed = normalizedArticle(await shown.evaluate((article) => article.outerHTML), site.storeUrl());
  await expectAccessible(page);
  await input.press(post.saveButton('Publish now'));
  await page.getByText('Published.').waitFor();
  await expectAccessible(page);
  return { ...writer, page, row: (await storedPost(site, post.id()))!, previewed };
}

/** Signs in, writes a post with pictures, previews and publishes it. An Error names the input method. */
export async function writePostWith(site: StaffSite, page: Page, writer: Writer): Promise<WrittenPost> {
  return writePost(site, page, writer).catch((cause: unknown) => {
    throw new Error(`A post written ${writer.input.how}: ${cause instanceof Error ? cause.message : ''}`, { cause });
  });
}

/** Reopens a post from the list and unpublishes it. */
export async function unpublishPost({ page, input, title }: WrittenPost): Promise<void> {
  await input.press(page.getByRole('link', { name: 'Posts', exact: true }));
  // Leaving earlier would abort requests, which counts as a problem.
  await page.getByText(/^The public site is (up to date\.|behind:)/).waitFor();
  await input.press(page.getByRole('link', { name: title, exact: true }));
  await postScreen(page);
  await input.press(page.getByRole('button', { name: 'Unpublish' }));
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
  await input.press(page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }));
  await page.getByText('Unpublished.').waitFor();
}
