import { useCallback, useEffect, useState } from 'react';
import { useIsExpired } from '#staff/session/use-session.ts';
import type { Store } from '#staff/store/client.ts';
import type { PostSummary } from '#staff/store/post-row.ts';
import { listPosts } from '#staff/store/posts.ts';

/** The posts of the store, or their loading state. */
export type PostsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  /** `now`: the ISO instant at which they were read. */
  | { readonly kind: 'ready'; readonly posts: readonly PostSummary[]; readonly now: string };

/**
 * Loads the posts, and again on `reload`, after signing in again and when the page is restored from the
 * back/forward cache. The previous list stays on the screen until the new one has arrived, and after a failed
 * reload.
 */
export function usePosts(store: Store): readonly [PostsState, reload: () => Promise<void>] {
  const [state, setState] = useState<PostsState>({ kind: 'loading' });
  const isExpired = useIsExpired();
  const reload = useCallback(async () => {
    const result = await listPosts(store);
    setState((previous) => {
      if (result.ok) return { kind: 'ready', posts: result.value, now: new Date().toISOString() };
      return previous.kind === 'ready' ? previous : { kind: 'failed', message: result.error.message };
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
