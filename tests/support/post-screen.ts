import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LocalCopy } from '#staff/editor/saving/local-copies.ts';
import type { PostRow } from '#staff/store/post-row.ts';
import type { StaffSite } from './staff-site.ts';

/** The screen of a post, as a test finds its parts. */
export interface PostScreen {
  readonly page: Page;
  readonly title: Locator;
  readonly slug: Locator;
  readonly body: Locator;
  readonly description: Locator;
  /** The line about saving. */
  readonly saving: Locator;
  /** The screen's one main button. */
  readonly main: (label: string) => Locator;
  /** Types a paragraph at the end of the text. */
  readonly write: (text: string) => Promise<void>;
  /** Waits until everything is in the store, and the address is the post's own. */
  readonly saved: () => Promise<void>;
  /** Waits until this browser keeps a text with these words. */
  readonly kept: (words: string) => Promise<void>;
  /** The id in the address. */
  readonly id: () => string;
}

/** The post of a page that is open, once its text can be written. */
export async function postScreen(page: Page): Promise<PostScreen> {
  const body = page.locator('#post-body');
  await body.waitFor();
  const saving = page.locator('.post-saving [role="status"]');
  return {
    page,
    title: page.getByLabel('Title', { exact: true }),
    slug: page.getByLabel('Address', { exact: true }),
    body,
    description: page.getByLabel('Description for search results'),
    saving,
    main: (label) => page.locator('.post-bar-buttons').getByRole('button', { name: label, exact: true }),
    write: async (text) => {
      await body.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(text);
    },
    saved: async () => {
      await expect.poll(() => saving.innerText()).toMatch(/^Saved (at|on) /);
      // The browser tells the new address of a new post later than the screen says that it is saved.
      await page.waitForURL((url) => !url.pathname.endsWith('/new'), { waitUntil: 'commit' });
    },
    kept: (words) => expect.poll(async () => (await keptTexts(page)).join('\n')).toContain(words),
    id: () => new URL(page.url()).pathname.split('/').at(-1) ?? '',
  };
}

/**
 * The texts that a page's browser keeps because the store does not have them
 * (src/staff/editor/saving/local-copies.ts).
 */
export const keptTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const name = 'staff-posts';
    // Opened by nobody before, it would be made here, without its table.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return [];
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    const database = await answer(indexedDB.open(name));
    try {
      const copies = await answer<unknown[]>(database.transaction('copies').objectStore('copies').getAll());
      return (copies as LocalCopy[]).map(({ words }) => words.body);
    } finally {
      database.close();
    }
  });

/**
 * A new page of a browser whose pages with posts were closed, once the browser has noticed: until then what
 * they kept is taken for the text of a tab at work.
 */
export async function pageAfterwards(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [] } = await navigator.locks.query();
        return held.flatMap(({ name = '' }) => (name.startsWith('staff-posts/') ? [name] : []));
      }),
    )
    .toEqual([]);
  return page;
}

/** Opens the screen of a new post. */
export async function newPost(page: Page): Promise<PostScreen> {
  await page.goto('/admin/blog/new');
  return postScreen(page);
}

/** Opens the screen of a post. */
export async function editPost(page: Page, id: string): Promise<PostScreen> {
  await page.goto(`/admin/blog/edit/${id}`);
  return postScreen(page);
}

/** The id of a post that the store holds from the start. */
export function idOf(site: StaffSite, title: string): string {
  const row = site.rows().posts.find((post) => post.title === title);
  if (row === undefined) throw new Error(`The staff site has no post “${title}”`);
  return row.id;
}

/** A post as the store has it now; null where there is none. */
export async function storedPost(site: StaffSite, id: string): Promise<PostRow | null> {
  const { data } = await site.owner().from('posts').select().eq('id', id).throwOnError();
  return (data[0] as PostRow | undefined) ?? null;
}

/** All posts of a title in the store. */
export async function postsCalled(site: StaffSite, title: string): Promise<readonly PostRow[]> {
  const { data } = await site.owner().from('posts').select().eq('title', title).throwOnError();
  return data as PostRow[];
}
