import type { Member } from '#staff/session/session.ts';
import type { Store } from '#staff/store/client.ts';
import { type PostRow, readPost } from '#staff/store/posts.ts';
import type { Copies, Copy } from './copies.ts';
import { emptyWords, sameWords, wordsOf, type Words } from './words.ts';

/** A post as the screen begins with it. */
export interface Opened {
  /** The store's row that the words were written on; null for a new post. */
  readonly row: PostRow | null;
  readonly words: Words;
  /** The text of this browser that came back; null when the words are the store's own. */
  readonly copy: Copy | null;
  /** What somebody else saved meanwhile; null when nobody did. */
  readonly theirs: PostRow | null;
  /** The store no longer has the post that this browser keeps text of. */
  readonly gone: boolean;
}

/** What opening a post comes to. */
export type Opening =
  | { readonly kind: 'open'; readonly opened: Opened }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'binned'; readonly row: PostRow }
  | { readonly kind: 'failed'; readonly text: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the store's row says the same as the one that the copy changes, where and when it stands included. */
const isUnchanged = (row: PostRow, base: PostRow): boolean =>
  row.updated_at === base.updated_at || (sameWords(wordsOf(row), wordsOf(base)) && row.status === base.status);

/** A post of the store with the text that this browser kept of it. */
function withCopy(row: PostRow, copy: Copy | undefined): Opened {
  const words = wordsOf(row);
  const opened: Opened = { row, words, copy: null, theirs: null, gone: false };
  if (copy === undefined || sameWords(copy.words, words)) return opened;
  if (copy.base === null || isUnchanged(row, copy.base)) return { ...opened, words: copy.words, copy };
  return { row: copy.base, words: copy.words, copy, theirs: row, gone: false };
}

/** Opens the post of an id, or a new one for null, with what this browser kept of it. */
export async function openPost(store: Store, copies: Copies, member: Member, id: string | null): Promise<Opening> {
  const [copy] = await copies.left(member.id, id).catch(() => []);
  if (id === null) {
    const words = copy?.words ?? emptyWords(member.name);
    return { kind: 'open', opened: { row: null, words, copy: copy ?? null, theirs: null, gone: false } };
  }
  if (!UUID.test(id)) return { kind: 'not-found' };
  const answer = await readPost(store, id);
  if (!answer.ok) return { kind: 'failed', text: answer.failure.text };
  const row = answer.value;
  if (row === null) {
    if (copy === undefined) return { kind: 'not-found' };
    return { kind: 'open', opened: { row: null, words: copy.words, copy, theirs: null, gone: true } };
  }
  if (row.deleted_at !== null) return { kind: 'binned', row };
  const opened = withCopy(row, copy);
  // The store has it by now.
  if (copy !== undefined && opened.copy === null) await copies.remove(copy).catch(() => undefined);
  return { kind: 'open', opened };
}
