import type { Store } from '#staff/store/client.ts';
import { type Answer, failureOfKind } from '#staff/store/failure.ts';
import { holds } from '#staff/store/post-row.ts';
import { createPost, type PostRow, type PostText, type Updated, updatePost } from '#staff/store/posts.ts';
import { freeSlug } from './free-slug.ts';
import { sameWords, wordsOf } from './words.ts';

/** A save. */
export interface Sending {
  readonly text: PostText;
  /** The row it changes, as the store last gave it; null makes a new post. */
  readonly row: PostRow | null;
  /** What was sent without an answer: it may have arrived. */
  readonly unanswered: readonly PostText[];
  /** Whether the slug comes from the title, and may get a number where another post has it. */
  readonly isSlugFree: boolean;
}

/** How often a save may meet a row that moved without changing its text before it counts as somebody else's. */
const MOST_TRIES = 3;

async function create(store: Store, { text, isSlugFree }: Sending): Promise<Answer<Updated>> {
  let made = await createPost(store, text);
  if (!made.ok && made.failure.kind === 'taken' && isSlugFree) {
    const free = await freeSlug(store, text.slug, null);
    if (!free.ok) return free;
    made = await createPost(store, { ...text, slug: free.value.slug });
  }
  return made.ok ? { ok: true, value: { kind: 'saved', row: made.value } } : made;
}

/** Whether two rows stand the same to visitors. */
const stand = (a: PostText, b: PostText): boolean => a.status === b.status && a.published_at === b.published_at;

/** Whether a row is what this browser has last read or sent: then nobody else's text stands in it. */
const isOurs = (theirs: PostRow, row: PostRow, unanswered: readonly PostText[]): boolean =>
  unanswered.some((text) => holds(theirs, text)) || (sameWords(wordsOf(theirs), wordsOf(row)) && stand(theirs, row));

async function update(store: Store, sending: Sending & { readonly row: PostRow }): Promise<Answer<Updated>> {
  const { text, unanswered, isSlugFree } = sending;
  let { row } = sending;
  let slug = text.slug;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await updatePost(store, row.id, { ...text, slug }, row.updated_at);
    if (!answer.ok && answer.failure.kind === 'taken' && isSlugFree) {
      const free = await freeSlug(store, slug, row.id);
      if (!free.ok) return free;
      ({ slug } = free.value);
      continue;
    }
    if (!answer.ok || answer.value.kind !== 'conflict') return answer;
    if (!isOurs(answer.value.theirs, row, unanswered)) return answer;
    const { theirs } = answer.value;
    // What was sent before has published or hidden the post: a save that is about its text alone does not take that back.
    if (stand(text, row) && !stand(theirs, row)) return { ok: true, value: { kind: 'saved', row: theirs } };
    row = theirs;
  }
  return { ok: false, failure: failureOfKind('unknown') };
}

/** Saves a text. A save whose answer was lost is recognized, and not taken for somebody else's. */
export const send = (store: Store, sending: Sending): Promise<Answer<Updated>> =>
  sending.row === null ? create(store, sending) : update(store, { ...sending, row: sending.row });
