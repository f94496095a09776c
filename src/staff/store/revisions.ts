import type { Tables } from '#model/rows/database.ts';
import type { Store } from './client.ts';
import { type Result, storeError } from './errors.ts';
import type { PostStatus } from './post-row.ts';
import { request } from './request.ts';

type RevisionRow = Omit<Tables<'post_revisions'>, 'kind' | 'status'> & {
  readonly kind: 'post' | 'draft';
  readonly status: PostStatus;
};

/** A version of a post or of its pending draft (kind 'draft'), with its content. */
export type Revision = Omit<RevisionRow, 'digest' | 'post_id'>;

/** A version in the list, without its content. Times are ISO instants; `saved_by_name` is null for versions from
 * before names were kept. */
export type RevisionSummary = Pick<
  RevisionRow,
  'id' | 'kind' | 'status' | 'saved_by' | 'saved_by_name' | 'started_at' | 'saved_at' | 'same_as'
>;

const SUMMARY_COLUMNS = 'id, kind, status, saved_by, saved_by_name, started_at, saved_at, same_as';

/** Lists the versions of a post, the newest first. The store keeps no more than fit one response. */
export const listRevisions = (store: Store, postId: string): Promise<Result<readonly RevisionSummary[]>> =>
  request(store, () =>
    store
      .from('post_revisions')
      .select(SUMMARY_COLUMNS)
      .eq('post_id', postId)
      .order('id', { ascending: false })
      .overrideTypes<RevisionSummary[], { merge: false }>(),
  );

/** Reads a version with its content. */
export async function readRevision(store: Store, id: number): Promise<Result<Revision>> {
  const found = await request(store, () =>
    store.from('post_revisions').select().eq('id', id).overrideTypes<Revision[], { merge: false }>(),
  );
  if (!found.ok) return found;
  const [revision] = found.value;
  return revision === undefined
    ? { ok: false, error: storeError('told', 'This version is not kept any more.') }
    : { ok: true, value: revision };
}

/** Who saved something: the account, null for a program of the owner, and its name. */
export interface Saver {
  readonly id: string | null;
  readonly name: string;
}

/** Returns who saved a post last; null when that is not known. */
export async function readLastSaver(store: Store, postId: string): Promise<Result<Saver | null>> {
  const found = await request(store, () =>
    store
      .from('post_revisions')
      .select('saved_by, saved_by_name')
      .eq('post_id', postId)
      .eq('kind', 'post')
      .order('id', { ascending: false })
      .limit(1),
  );
  if (!found.ok) return found;
  const { saved_by: id = null, saved_by_name: name = null } = found.value[0] ?? {};
  return { ok: true, value: name === null ? null : { id, name } };
}
