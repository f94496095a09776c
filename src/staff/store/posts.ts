import type { Store } from './client.ts';
import { type Result, storeError } from './errors.ts';
import { matchesInput, type PostInput, type PostRow, type PostSummary } from './post-row.ts';
import { request, rightsLoss } from './request.ts';

/** Rows per request: PostgREST's default maximum. */
const PAGE_ROWS = 1000;

const SUMMARY_COLUMNS =
  'id, slug, title, author, tags, status, published_at, created_by, created_at, updated_at, deleted_at';

/** Lists every post, including those in the bin, most recently changed first. */
export async function listPosts(store: Store): Promise<Result<readonly PostSummary[]>> {
  const rows: PostSummary[] = [];
  for (;;) {
    const page = await request(store, () =>
      store
        .from('posts')
        .select(SUMMARY_COLUMNS)
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

/** Reads a post by id; null when there is none. */
export async function readPost(store: Store, id: string): Promise<Result<PostRow | null>> {
  const found = await request(store, () =>
    store.from('posts').select().eq('id', id).overrideTypes<PostRow[], { merge: false }>(),
  );
  return found.ok ? { ok: true, value: found.value[0] ?? null } : found;
}

const findBySlug = (store: Store, slug: string): Promise<Result<PostRow[]>> =>
  request(store, () => store.from('posts').select().eq('slug', slug).overrideTypes<PostRow[], { merge: false }>());

/**
 * Inserts a post. When the slug is taken by a row with the same input, an earlier attempt succeeded but its
 * response was lost: that row is returned.
 */
export async function createPost(store: Store, input: PostInput): Promise<Result<PostRow>> {
  const inserted = await request(store, () =>
    store.from('posts').insert(input).select().overrideTypes<PostRow[], { merge: false }>(),
  );
  if (!inserted.ok) {
    if (inserted.error.kind !== 'taken') return inserted;
    const existing = await findBySlug(store, input.slug);
    const own = existing.ok
      ? existing.value.find((row) => row.deleted_at === null && matchesInput(row, input))
      : undefined;
    return own === undefined ? inserted : { ok: true, value: own };
  }
  const [row] = inserted.value;
  return row === undefined ? { ok: false, error: storeError('unknown') } : { ok: true, value: row };
}

/** The outcome of an update that the store answered. */
export type UpdateOutcome =
  | { readonly kind: 'saved'; readonly row: PostRow }
  /** Someone else saved the post since it was read. */
  | { readonly kind: 'conflict'; readonly theirs: PostRow }
  /** The post is in the bin or was deleted for good. */
  | { readonly kind: 'gone' };

/**
 * Updates a post only if its updated_at still equals `knownUpdatedAt` (optimistic locking). On a conflict
 * nothing is written.
 */
export async function updatePost(
  store: Store,
  id: string,
  input: PostInput,
  knownUpdatedAt: string,
): Promise<Result<UpdateOutcome>> {
  const updated = await request(store, () =>
    store
      .from('posts')
      .update(input)
      .eq('id', id)
      .eq('updated_at', knownUpdatedAt)
      .select()
      .overrideTypes<PostRow[], { merge: false }>(),
  );
  if (!updated.ok) return updated;
  const [row] = updated.value;
  if (row !== undefined) return { ok: true, value: { kind: 'saved', row } };
  // Without rights, a post is not there to be updated or read.
  const lost = await rightsLoss(store);
  if (lost !== null) return { ok: false, error: lost };
  const current = await readPost(store, id);
  if (!current.ok) return current;
  const theirs = current.value;
  if (theirs?.deleted_at !== null) return { ok: true, value: { kind: 'gone' } };
  // An earlier attempt succeeded but its response was lost.
  if (matchesInput(theirs, input)) return { ok: true, value: { kind: 'saved', row: theirs } };
  if (theirs.updated_at === knownUpdatedAt) return { ok: false, error: storeError('refused') };
  return { ok: true, value: { kind: 'conflict', theirs } };
}

/**
 * Returns the title of another post with this slug, including posts in the bin; null when the slug is free.
 */
export async function titleWithSlug(
  store: Store,
  slug: string,
  exceptId: string | null,
): Promise<Result<string | null>> {
  const found = await findBySlug(store, slug);
  return found.ok ? { ok: true, value: found.value.find((row) => row.id !== exceptId)?.title ?? null } : found;
}

/** Moves a post to the bin. Editors may do that to their own posts, admins to any. */
export const binPost = (store: Store, id: string): Promise<Result<unknown>> =>
  request(store, () => store.rpc('bin_post', { post_id: id }));

/** Restores a post from the bin with its former status. Same permissions as `binPost`. */
export const restorePost = (store: Store, id: string): Promise<Result<unknown>> =>
  request(store, () => store.rpc('restore_post', { post_id: id }));

/** Deletes every post in the bin for good and returns their number. Admins only. */
export const emptyBin = (store: Store): Promise<Result<number>> => request(store, () => store.rpc('empty_bin'));
