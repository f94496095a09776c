import { expect } from 'vitest';
import { contentOf, type PostContent } from '#staff/editor/form/post-content.ts';
import { saveDraft } from '#staff/editor/saving/save-draft.ts';
import { savePost } from '#staff/editor/saving/save-post.ts';
import type { Store } from '#staff/store/client.ts';
import { readStoredPost, type StoredPost } from '#staff/store/post-drafts.ts';
import type { PersonName } from './staff-people.ts';
import type { StaffSite } from './staff-site.ts';

// Another member's change, for tests about what the member at the screen sees of it: saved by the functions with which
// the editor saves, under the account of the other.

/** The other member's client, and the post as they read it. */
async function opened(site: StaffSite, who: PersonName, id: string): Promise<readonly [Store, StoredPost]> {
  const store = await site.memberClient(who);
  const read = await readStoredPost(store, id);
  if (!read.ok || read.value === null) throw new Error(`${who} cannot read the post ${id}`);
  return [store, read.value];
}

/** Saves a post as a member; a public one is changed for its visitors too. */
export async function savePostAs(
  site: StaffSite,
  who: PersonName,
  id: string,
  words: Partial<PostContent>,
): Promise<void> {
  const [store, { row }] = await opened(site, who, id);
  const { status, published_at } = row;
  const input = { ...contentOf(row), ...words, status, published_at };
  expect(await savePost(store, { input, row, unconfirmed: [], mayChangeSlug: false })).toMatchObject({
    value: { kind: 'saved', post: { row: words } },
  });
}

/** Saves changes of a public post as a member, as its pending draft. */
export async function saveDraftAs(
  site: StaffSite,
  who: PersonName,
  id: string,
  words: Partial<PostContent>,
): Promise<void> {
  const [store, post] = await opened(site, who, id);
  const content = { ...contentOf(post.draft ?? post.row), ...words };
  expect(await saveDraft(store, { content, post, unconfirmed: [] })).toMatchObject({
    value: { kind: 'saved', post: { draft: words } },
  });
}
