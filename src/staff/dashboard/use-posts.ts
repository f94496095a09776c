import { useCallback, useEffect, useState } from 'react';
import { useIsExpired } from '#staff/session/use-session.ts';
import type { Store } from '#staff/store/client.ts';
import { type DraftSummary, listDrafts } from '#staff/store/post-drafts.ts';
import type { PostSummary } from '#staff/store/post-row.ts';
import { listPosts } from '#staff/store/posts.ts';

/** The posts of the store, or their loading state. */
export type PostsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  /** `drafts`: the pending drafts, by the id of their post. `now`: the ISO instant at which they were read. */
  | {
      readonly kind: 'ready';
      readonly posts: readonly PostSummary[];
      readonly drafts: PendingDrafts;
      readonly now: string;
    };

/** Pending drafts by the id of their post. */
export type PendingDrafts = ReadonlyMap<string, DraftSummary>;

/**
 * Loads the posts, and again on `reload`, after signing in again and when the page is restored from the
 * back/forward cache. The previous list stays on the screen until the new one has arrived, and after a failed
 * reload.
 */
export function usePosts(store: Store): readonly [PostsState, reload: () => Promise<void>] {
  const [state, setState] = useState<PostsState>({ kind: 'loading' });
  const isExpired = useIsExpired();
  const reload = useCallback(async () => {
    const [posts, drafts] = await Promise.all([listPosts(store), listDrafts(store)]);
    setState((previous) => {
      const failed = posts.ok ? drafts : posts;
      if (posts.ok && drafts.ok) {
        const byPost = new Map(drafts.value.map((draft) => [draft.post_id, draft]));
        return { kind: 'ready', posts: posts.value, drafts: byPost, now: new Date().toISOString() };
      }
      return previous.kind === 'ready' || failed.ok ? previous : { kind: 'failed', message: failed.error.message };
    });
  }, [store]);
  useEffect(() => {
    if (!isExpired) void reload();
  }, [isExpired, reload]);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void reload();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [reload]);
  return [state, reload];
}
