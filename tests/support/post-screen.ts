import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
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
  /** Waits until everything is in the store. */
  readonly saved: () => Promise<void>;
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
    saved: () => expect.poll(() => saving.innerText()).toMatch(/^Saved (at|on) /),
    id: () => new URL(page.url()).pathname.split('/').at(-1) ?? '',
  };
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
