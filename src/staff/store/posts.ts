import { ask } from './ask.ts';
import type { Store } from './client.ts';
import { type Answer, failureOfKind } from './failure.ts';
import { holds, type PostRow, type PostSummary, type PostText } from './post-row.ts';

export type { PostRow, PostStatus, PostSummary, PostText } from './post-row.ts';
export { binPost, emptyBin, restorePost } from './bin.ts';

/** How many rows a request asks for: what a store returns at most by default. */
const PAGE_ROWS = 1000;

const SUMMARY = 'id, slug, title, author, tags, status, published_at, created_by, created_at, updated_at, deleted_at';

/** Every post, newest change first, those in the bin included. */
export async function listPosts(store: Store): Promise<Answer<readonly PostSummary[]>> {
  const rows: PostSummary[] = [];
  for (;;) {
    const page = await ask(store, () =>
      store
        .from('posts')
        .select(SUMMARY)
        .order('updated_at', { ascending: false })
        .order('id')
        .range(rows.length, rows.length + PAGE_ROWS - 1)
        .overrideTypes<PostSummary[], { merge: false }>(),
    );
    if (!page.ok) return page;
    rows.push(...page.value);
    if (page.value.length < PAGE_ROWS) return { ok: true, value: rows };
  }
}

/** The one post of an id; null where there is none. */
export async function readPost(store: Store, id: string): Promise<Answer<PostRow | null>> {
  const found = await ask(store, () =>
    store.from('posts').select().eq('id', id).overrideTypes<PostRow[], { merge: false }>(),
  );
  return found.ok ? { ok: true, value: found.value[0] ?? null } : found;
}

const ofSlug = (store: Store, slug: string): Promise<Answer<PostRow[]>> =>
  ask(store, () => store.from('posts').select().eq('slug', slug).overrideTypes<PostRow[], { merge: false }>());

/** Adds a post. A slug that is taken by the same text: an earlier try had arrived, whose answer was lost. */
export async function createPost(store: Store, text: PostText): Promise<Answer<PostRow>> {
  const made = await ask(store, () =>
    store.from('posts').insert(text).select().overrideTypes<PostRow[], { merge: false }>(),
  );
  if (!made.ok) {
    if (made.failure.kind !== 'taken') return made;
    const there = await ofSlug(store, text.slug);
    const own = there.ok ? there.value.find((row) => row.deleted_at === null && holds(row, text)) : undefined;
    return own === undefined ? made : { ok: true, value: own };
  }
  const [row] = made.value;
  return row === undefined ? { ok: false, failure: failureOfKind('unknown') } : { ok: true, value: row };
}

/** How a post stands after somebody saved it. */
export type Updated =
  | { readonly kind: 'saved'; readonly row: PostRow }
  /** Somebody else saved it in between. */
  | { readonly kind: 'conflict'; readonly theirs: PostRow }
  /** It is in the bin, or deleted for good. */
  | { readonly kind: 'gone' };

/**
 * Saves a post's text over the state that was last read, whose updated_at is `knownUpdatedAt`, and over no other.
 * Changes nothing else, and nothing at all in a conflict.
 */
export async function updatePost(
  store: Store,
  id: string,
  text: PostText,
  knownUpdatedAt: string,
): Promise<Answer<Updated>> {
  const saved = await ask(store, () =>
    store
      .from('posts')
      .update(text)
      .eq('id', id)
      .eq('updated_at', knownUpdatedAt)
      .select()
      .overrideTypes<PostRow[], { merge: false }>(),
  );
  if (!saved.ok) return saved;
  const [row] = saved.value;
  if (row !== undefined) return { ok: true, value: { kind: 'saved', row } };
  const now = await readPost(store, id);
  if (!now.ok) return now;
  const theirs = now.value;
  if (theirs?.deleted_at !== null) return { ok: true, value: { kind: 'gone' } };
  // An earlier try had arrived, whose answer was lost.
  if (holds(theirs, text)) return { ok: true, value: { kind: 'saved', row: theirs } };
  if (theirs.updated_at === knownUpdatedAt) return { ok: false, failure: failureOfKind('refused') };
  return { ok: true, value: { kind: 'conflict', theirs } };
}

/** The title of another post, the bin's included, that has this slug; null where it is free. */
export async function titleOfSlug(store: Store, slug: string, exceptId: string | null): Promise<Answer<string | null>> {
  const found = await ofSlug(store, slug);
  return found.ok ? { ok: true, value: found.value.find((row) => row.id !== exceptId)?.title ?? null } : found;
}
