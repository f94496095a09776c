import { useCallback, useEffect, useState } from 'react';
import { useIsExpired } from '#staff/session/use-session.ts';
import type { Store } from '#staff/store/client.ts';
import { listPosts } from '#staff/store/posts.ts';
import type { PostSummary } from '#staff/store/post-row.ts';

/** The list of posts on its way from the store. */
export type Posts =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly text: string }
  /** `now`: when they were read, an ISO instant. */
  | { readonly kind: 'ready'; readonly posts: readonly PostSummary[]; readonly now: string };

/** The posts of the store, read anew after signing in again and on `reload`, which leaves the old ones standing meanwhile. */
export function usePosts(store: Store): readonly [Posts, reload: () => Promise<void>] {
  const [posts, setPosts] = useState<Posts>({ kind: 'loading' });
  const isExpired = useIsExpired();
  const reload = useCallback(async () => {
    const answer = await listPosts(store);
    setPosts((before) => {
      if (answer.ok) return { kind: 'ready', posts: answer.value, now: new Date().toISOString() };
      return before.kind === 'ready' ? before : { kind: 'failed', text: answer.failure.text };
    });
  }, [store]);
  useEffect(() => {
    if (!isExpired) void reload();
  }, [isExpired, reload]);
  useEffect(() => {
    // Come back to with the back button, after something was written.
    const refresh = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void reload();
    };
    window.addEventListener('pageshow', refresh);
    return () => {
      window.removeEventListener('pageshow', refresh);
    };
  }, [reload]);
  return [posts, reload];
}
