import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LocalCopy } from '#staff/editor/saving/local-copies.ts';
import type { PostDraft } from '#staff/store/post-drafts.ts';
import type { PostRow } from '#staff/store/post-row.ts';
import type { StaffSite } from './staff-site.ts';

/** The post editor's elements and actions. */
export interface PostScreen {
  readonly page: Page;
  readonly title: Locator;
  readonly slug: Locator;
  readonly body: Locator;
  readonly description: Locator;
  /** The save status. */
  readonly saveStatus: Locator;
  /** The primary or secondary save button. */
  readonly saveButton: (label: string) => Locator;
  /** Types a paragraph at the end of the text. */
  readonly write: (text: string) => Promise<void>;
  /** Waits until everything is saved and the address has the post's id. */
  readonly waitUntilSaved: () => Promise<void>;
  /** Waits until a local copy contains a text. */
  readonly waitForLocalCopy: (text: string) => Promise<void>;
  /** Returns the post's id from the address. */
  readonly id: () => string;
}

/** Waits for the editor on the current page. */
export async function postScreen(page: Page): Promise<PostScreen> {
  const body = page.locator('#post-body');
  await body.waitFor();
  const saveStatus = page.locator('.post-saving [role="status"]');
  return {
    page,
    title: page.getByLabel('Title', { exact: true }),
    slug: page.getByLabel('Address', { exact: true }),
    body,
    description: page.getByLabel('Description for search results'),
    saveStatus,
    saveButton: (label) => page.locator('.post-bar-buttons').getByRole('button', { name: label, exact: true }),
    write: async (text) => {
      await body.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(text);
    },
    waitUntilSaved: async () => {
      await expect.poll(() => saveStatus.innerText()).toMatch(/^Saved (at|on) /);
      // The address of a new post changes shortly after the status.
      await page.waitForURL((url) => !url.pathname.endsWith('/new'), { waitUntil: 'commit' });
    },
    waitForLocalCopy: (text) => expect.poll(async () => (await localCopyTexts(page)).join('\n')).toContain(text),
    id: () => new URL(page.url()).pathname.split('/').at(-1) ?? '',
  };
}

/** Reads the texts of all local copies (src/staff/editor/saving/local-copies.ts). */
export const localCopyTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const name = 'staff-posts';
    // Opening a database that does not exist would create it without its object store.
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
 * Opens a blank page after the context's editors were closed, once their locks are released: until then their
 * local copies count as in use.
 */
export async function pageAfterClosing(context: BrowserContext): Promise<Page> {
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

/** Opens the editor of a new post. */
export async function newPost(page: Page): Promise<PostScreen> {
  await page.goto('/admin/blog/new');
  return postScreen(page);
}

/** Opens the editor of a post. */
export async function editPost(page: Page, id: string): Promise<PostScreen> {
  await page.goto(`/admin/blog/edit/${id}`);
  return postScreen(page);
}

/** Returns the id of one of the staff site's posts by title. */
export function idOf(site: StaffSite, title: string): string {
  const row = site.rows().posts.find((post) => post.title === title);
  if (row === undefined) throw new Error(`The staff site has no post “${title}”`);
  return row.id;
}

/** Reads a post from the store; null when there is none. */
export async function storedPost(site: StaffSite, id: string): Promise<PostRow | null> {
  const { data } = await site.owner().from('posts').select().eq('id', id).throwOnError();
  return (data[0] as PostRow | undefined) ?? null;
}

/** Reads the pending draft of a post from the store; null when there is none. */
export async function storedDraft(site: StaffSite, id: string): Promise<PostDraft | null> {
  const { data } = await site.owner().from('post_drafts').select().eq('post_id', id).throwOnError();
  return data[0] ?? null;
}

/** Reads all posts with a title from the store. */
export async function postsTitled(site: StaffSite, title: string): Promise<readonly PostRow[]> {
  const { data } = await site.owner().from('posts').select().eq('title', title).throwOnError();
  return data as PostRow[];
}
