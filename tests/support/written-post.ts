import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PostRow } from '#staff/store/post-row.ts';
import { answerChoosers, type Hand, write } from './hands.ts';
import { postScreen, type PostScreen, storedPost } from './post-screen.ts';
import type { PersonName } from './staff-people.ts';
import type { StaffSite } from './staff-site.ts';
import { clean, comparable, dialog, photoFile, pictureAt } from './staff-story.ts';

/** Somebody who writes a post. */
export interface Writer {
  readonly hand: Hand;
  readonly who: PersonName;
  readonly title: string;
  /** Of the picture and the cover: the store takes the same picture once. */
  readonly colors: readonly [string, string];
}

/** A post that was written and published by hand. */
export interface WrittenPost extends Writer {
  readonly page: Page;
  readonly row: PostRow;
  /** The article as the preview showed it, ready to be compared. */
  readonly previewed: string;
}

/** Signs in and opens a new post. */
async function begin(site: StaffSite, page: Page, { hand, who }: Writer): Promise<PostScreen> {
  const { email, password } = site.people()[who];
  await page.goto('/admin/login');
  await page.getByLabel('Email').waitFor();
  await clean(page);
  await write(hand, page.getByLabel('Email'), email);
  await write(hand, page.getByLabel('Password', { exact: true }), password);
  await hand.push(page.getByRole('button', { name: 'Sign in' }));
  await page.getByText(/^The public site is (up to date\.|behind:)/).waitFor();
  await clean(page);
  await hand.push(page.getByRole('link', { name: 'New post' }).first());
  const post = await postScreen(page);
  await clean(page);
  return post;
}

/** Chooses and describes a picture in the dialog that is open, and adds it. */
async function addPicture(page: Page, hand: Hand, alt: string, caption: string): Promise<void> {
  const asked = dialog(page, 'Add a picture');
  await asked.waitFor();
  await hand.push(asked.getByLabel('Picture', { exact: true }));
  await asked.getByRole('img').waitFor();
  await write(hand, asked.getByLabel('Description (required)'), alt);
  await write(hand, asked.getByLabel('Caption (optional)'), caption);
  await clean(page);
  await hand.push(asked.getByRole('button', { name: 'Add picture' }));
  await asked.waitFor({ state: 'detached' });
}

async function writeText(post: PostScreen, hand: Hand): Promise<void> {
  const { page, body } = post;
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
  await write(hand, body, 'It was gray, and it is bright again.\n## What we did\nFirst we looked.\n');
  await page.keyboard.type('- Boards rinsed\nRails soaped\n\nSee our ');
  await hand.push(tool('Link'));
  await write(hand, dialog(page, 'Add a link').getByLabel('Address'), '/services');
  await write(hand, dialog(page, 'Add a link').getByLabel('Words of the link'), 'services');
  await clean(page);
  await page.keyboard.press('Enter');
  await dialog(page, 'Add a link').waitFor({ state: 'detached' });
  // The link comes after the dialog has gone, and with it the focus.
  await body.locator('a[href="/services"]').waitFor();
  await expect.poll(() => body.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('.');
  await hand.push(tool('Picture'));
  await addPicture(page, hand, 'Half of it gray, half washed to bright wood', 'After an hour');
  await expect.poll(async () => (await pictureAt(page, '#post-body img[alt^="Half"]')).width).toBeGreaterThan(0);
}

async function writePost(site: StaffSite, page: Page, writer: Writer): Promise<WrittenPost> {
  const { hand, title, colors } = writer;
  let color = colors[0];
  answerChoosers(page, () => photoFile(color));
  const post = await begin(site, page, writer);
  await write(hand, post.title, title);
  await write(hand, page.getByLabel('Excerpt'), 'How gray became bright again.');
  await writeText(post, hand);
  color = colors[1];
  await hand.push(page.getByRole('button', { name: 'Choose a picture' }));
  await addPicture(page, hand, 'The whole of it from the water', '');
  await expect.poll(async () => (await pictureAt(page, '.post-cover img')).width).toBeGreaterThan(0);
  expect(await page.getByLabel('What the picture shows').inputValue()).toBe('The whole of it from the water');
  await write(hand, page.getByLabel('Tags'), 'docks, lake murray,');
  await write(hand, post.description, `${title}, washed bright: what we did, board by board.`);
  await hand.push(page.getByLabel('At a time'));
  await page.getByLabel('Day and time').waitFor();
  await clean(page);
  await hand.push(page.getByLabel('Now', { exact: true }));
  await post.saved();

  await hand.push(page.getByRole('button', { name: 'Preview' }).or(page.getByRole('tab', { name: 'Preview' })));
  const shown = page.frameLocator('iframe[title="Preview of the article"]').locator('article');
  // What is further down is loaded when it comes near.
  await shown.locator('img').last().scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.locator('img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).complete)))
    .toEqual([true, true]);
  const previewed = comparable(await shown.evaluate((article) => article.outerHTML), site.storeUrl());
  await clean(page);
  await hand.push(post.main('Publish now'));
  await page.getByText('Published.').waitFor();
  await clean(page);
  return { ...writer, page, row: (await storedPost(site, post.id()))!, previewed };
}

/**
 * Signs in, writes a post with pictures, looks at it and publishes it, all by one hand. Throws an Error that
 * names it.
 */
export async function writeByHand(site: StaffSite, page: Page, writer: Writer): Promise<WrittenPost> {
  return writePost(site, page, writer).catch((cause: unknown) => {
    throw new Error(`A post written ${writer.hand.how}: ${cause instanceof Error ? cause.message : ''}`, { cause });
  });
}

/** Goes from the screen of a post over the list and back, and unpublishes it, by the hand that wrote it. */
export async function unpublishByHand({ page, hand, title }: WrittenPost): Promise<void> {
  await hand.push(page.getByRole('link', { name: 'Posts', exact: true }));
  // Nothing is on its way any more that leaving would break off, which counts as a complaint.
  await page.getByText(/^The public site is (up to date\.|behind:)/).waitFor();
  await hand.push(page.getByRole('link', { name: title, exact: true }));
  await postScreen(page);
  await hand.push(page.getByRole('button', { name: 'Unpublish' }));
  await page.getByRole('dialog').waitFor();
  await clean(page);
  await hand.push(page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }));
  await page.getByText('Unpublished.').waitFor();
}
