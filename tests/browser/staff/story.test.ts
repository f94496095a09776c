import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { postPath } from '#routes/paths.ts';
import { UPLOADS } from '#model/picture.ts';
import { INPUT_METHODS } from '#tests/support/input-methods.ts';
import { watchPage } from '#tests/support/page-watch.ts';
import { postScreen } from '#tests/support/post-screen.ts';
import {
  type BuiltSite,
  CAMERA,
  expectAccessible,
  normalizedArticle,
  pictureAt,
  useBuilds,
} from '#tests/support/staff-story.ts';
import { useStaffSite } from '#tests/support/staff-site.ts';
import { unpublishPost, writePostWith, type Writer, type WrittenPost } from '#tests/support/written-post.ts';

const site = useStaffSite();
const build = useBuilds(site, 'story-built');

/** In milliseconds; three posts and three builds take a minute and a half on an idle machine. */
const STORY_MS = 900_000;

const WRITERS: readonly Writer[] = [
  { input: INPUT_METHODS.mouse, who: 'editor', title: 'A dock on Lake Murray', colors: ['#c9a06a', '#3f6f8a'] },
  { input: INPUT_METHODS.keyboard, who: 'colleague', title: 'A deck in Irmo', colors: ['#a0703c', '#5b7f4a'] },
  { input: INPUT_METHODS.thumb, who: 'admin', title: 'A gazebo in Chapin', colors: ['#d8d2c2', '#8f2d36'] },
];

/** Adds public posts, because a snapshot rejects a table that lost more than a fifth of its rows. */
async function addOtherPosts(): Promise<void> {
  const [sample] = site.rows().posts;
  const others = Array.from({ length: 16 }, (_, number) => ({
    ...sample!,
    id: randomUUID(),
    slug: `other-${number}`,
    title: `Other ${number}`,
  }));
  await site.owner().from('posts').insert(others).throwOnError();
}

const statusAt = async (address: string): Promise<number> => {
  const answer = await fetch(address, { redirect: 'manual' });
  await answer.body?.cancel();
  return answer.status;
};

/**
 * Expects an unbuilt post to be live on the not-found page, with the store's pictures, and marked in the
 * list.
 */
async function expectLive({ title, row, page }: WrittenPost, visitor: Page): Promise<void> {
  expect((await visitor.goto(postPath(row.slug)))?.status()).toBe(404);
  await visitor.getByRole('heading', { name: title, level: 1 }).waitFor();
  await expect.poll(async () => (await pictureAt(visitor, 'article img')).width).toBeGreaterThan(0);
  expect((await pictureAt(visitor, 'article img')).src).toContain(site.storeUrl());
  await expectAccessible(visitor);
  const other = await page.context().newPage();
  await other.goto('/admin');
  const entry = other.getByRole('row').or(other.getByRole('listitem')).filter({ hasText: title });
  await entry.getByText('Live now; share the link after the next build').waitFor();
  await other.getByText('The public site is behind:').waitFor();
  await expectAccessible(other);
  await other.close();
}

/** Expects the built page to equal the preview, with its own picture files, and to be listed everywhere. */
async function expectBuilt({ title, row, previewed }: WrittenPost, built: BuiltSite, reader: Page): Promise<void> {
  const path = postPath(row.slug);
  expect((await reader.goto(path))?.status()).toBe(200);
  const html = built.text(`blog/${row.slug}.html`);
  const article = await reader.evaluate(
    (source) => new DOMParser().parseFromString(source, 'text/html').querySelector('article')?.outerHTML ?? '',
    html,
  );
  expect(normalizedArticle(article, site.storeUrl()), title).toBe(previewed);
  expect(html).not.toContain(`${site.storeUrl()}/storage`);
  const image = reader.locator('article img').first();
  await expect.poll(async () => (await pictureAt(reader, 'article img')).width).toBeGreaterThan(0);
  expect(await image.getAttribute('src')).toBe(row.cover_image);
  expect(await image.getAttribute('srcset')).toMatch(/ 800w, .* 1600w$/);
  expect([await image.getAttribute('width'), await image.getAttribute('height')]).toEqual(['1600', '1067']);
  const bytes = built.bytes(`images/uploads/${row.cover_image!.slice(UPLOADS.length)}`);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.includes(CAMERA)).toBe(false);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, height: 1067 });
  expect(built.text('blog.html')).toContain(`href="${path}"`);
  expect(built.text('rss.xml')).toContain(path);
  expect(built.sitemaps()).toContain(path);
}

async function expectGone(path: string, built: BuiltSite, visitor: Page): Promise<void> {
  expect(await statusAt(built.url + path)).toBe(404);
  for (const text of [built.text('blog.html'), built.text('rss.xml'), built.sitemaps()])
    expect(text).not.toContain(path);
  // The page says 'not found' before the lookup as well.
  const lookedUp = visitor.waitForResponse((answer) => answer.url().startsWith(`${site.storeUrl()}/rest/v1/posts`));
  await visitor.goto(path);
  await lookedUp;
  await visitor.getByRole('heading', { level: 1 }).waitFor();
  expect(await visitor.locator('article').count()).toBe(0);
}

describe('a post, written with a mouse, with the keyboard alone and on a phone', () => {
  it(
    'is written with pictures, live at once, built as previewed, moved and unpublished',
    { timeout: STORY_MS },
    async () => {
      const problems: (readonly string[])[] = [];
      const posts = await Promise.all(
        WRITERS.map(async (writer) => {
          // Far away, where it is mostly another day: the preview and the site date a post by the company's clock.
          const page = await site.visitor({ ...writer.input.options, timezoneId: 'Pacific/Auckland' });
          problems.push(watchPage(page).problems);
          return writePostWith(site, page, writer);
        }),
      );
      const visitor = await site.visitor();
      for (const post of posts) await expectLive(post, visitor);

      await addOtherPosts();
      const first = await build();
      const reader = await site.visitor({ baseURL: first.url });
      for (const post of posts) await expectBuilt(post, first, reader);
      const later = await site.visitor({ baseURL: first.url });
      await site.signIn(later, 'editor');
      await later.getByText('The public site is up to date.').waitFor();

      // A changed slug: the old address redirects.
      const moved = posts[0]!;
      const edited = await postScreen(moved.page);
      await edited.slug.fill('dock-washing');
      await edited.saveButton('Publish changes').click();
      await moved.page.getByText('Updated.').waitFor();
      const second = await build();
      const answer = await fetch(second.url + postPath(moved.row.slug), { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/blog/dock-washing']);
      expect(await statusAt(`${second.url}/blog/dock-washing`)).toBe(200);
      expect(second.sitemaps()).not.toContain(postPath(moved.row.slug));

      for (const post of posts) await unpublishPost(post);
      const third = await build();
      const gone = await site.visitor({ baseURL: third.url });
      for (const slug of ['dock-washing', ...posts.map(({ row }) => row.slug)])
        await expectGone(postPath(slug), third, gone);
      expect(problems.flat()).toEqual([]);
    },
  );
});
