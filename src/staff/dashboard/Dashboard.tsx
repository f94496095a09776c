import { useEffect, useRef, useState } from 'react';
import { PATHS } from '#routes/paths.ts';
import { DeployStatus } from '#staff/deploys/DeployStatus.tsx';
import { SiteStatus } from '#staff/freshness/SiteStatus.tsx';
import { useFreshness } from '#staff/freshness/use-freshness.ts';
import { PictureLibrary } from '#staff/pictures/PictureLibrary.tsx';
import type { Member } from '#staff/session/session.ts';
import { useAddressQuery } from '#staff/shell/address-query.ts';
import { Loading } from '#staff/shell/Loading.tsx';
import type { Store } from '#staff/store/client.ts';
import type { PostSummary } from '#staff/store/post-row.ts';
import { restorePost } from '#staff/store/posts.ts';
import { BinDialog, EmptyBinDialog, formatPostCount } from './BinDialogs.tsx';
import { countPosts, listState } from './filter-posts.ts';
import { Filters } from './Filters.tsx';
import { readListQuery, writeListQuery } from './list-query.ts';
import { PostList } from './PostList.tsx';
import { usePosts } from './use-posts.ts';

/** A finished action, reported above the list. */
interface Notification {
  readonly text: string;
  /** Reverts the action; null when it cannot be reverted. */
  readonly undo: (() => void) | null;
}

/** Reports the last action, with Undo. Takes focus, because the pressed button may be gone. */
function Notice({ notification }: { readonly notification: Notification | null }) {
  const ref = useRef<HTMLDivElement>(null);
  const text = notification?.text;
  useEffect(() => {
    if (text !== undefined) ref.current?.focus();
  }, [text]);
  return (
    <div className="staff-notice" ref={ref} role="status" tabIndex={-1}>
      {notification !== null && (
        <>
          <span>{notification.text}</span>
          {notification.undo !== null && (
            <button className="button button-quiet" type="button" onClick={notification.undo}>
              Undo
            </button>
          )}
        </>
      )}
    </div>
  );
}

interface Props {
  readonly store: Store;
  readonly member: Member;
}

/** The dialog that is open. */
type OpenDialog = { readonly kind: 'bin'; readonly post: PostSummary } | { readonly kind: 'empty' | 'pictures' } | null;

/** Returns the id of the post that the editor has just moved to the bin, from the address. */
const binnedParam = (): string | null => new URLSearchParams(window.location.search).get('binned');

/** The dashboard: the list of posts, the bin, and whether the public site is up to date. */
export default function Dashboard({ store, member }: Props) {
  const [query, changeQuery] = useAddressQuery(readListQuery, writeListQuery);
  const [posts, reload] = usePosts(store);
  const freshness = useFreshness(store, posts.kind === 'ready' ? posts : null);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [notification, setNotification] = useState<Notification | null>(null);
  const [binnedId, setBinnedId] = useState(binnedParam);

  useEffect(() => {
    // Remove the parameter, so that neither a reload nor the back button reports the deletion again.
    if (binnedParam() !== null) window.history.replaceState(null, '', window.location.pathname + writeListQuery(query));
  }, [query]);

  const restore = async (post: Pick<PostSummary, 'id' | 'title'>): Promise<void> => {
    const result = await restorePost(store, post.id);
    setBinnedId(null);
    setNotification({ text: result.ok ? `“${post.title}” is back.` : result.error.message, undo: null });
    if (result.ok) await reload();
  };
  const binNotification = (post: Pick<PostSummary, 'id' | 'title'>): Notification => ({
    text: `Moved “${post.title}” to the bin.`,
    undo: () => void restore(post),
  });
  const close = (): void => {
    setDialog(null);
  };

  if (posts.kind === 'loading') return <Loading />;
  if (posts.kind === 'failed')
    return (
      <div className="staff-card">
        <h1>Posts</h1>
        <p className="staff-error" role="alert">
          {posts.message}
        </p>
        <p className="actions">
          <button className="button" type="button" onClick={() => void reload()}>
            Try again
          </button>
        </p>
      </div>
    );

  const counts = countPosts(posts.posts, posts.now);
  const binned = posts.posts.find((post) => post.id === binnedId && post.deleted_at !== null);
  return (
    <>
      <div className="staff-head">
        <h1>Posts</h1>
        <p className="staff-head-actions">
          <button className="button button-quiet" type="button" onClick={() => setDialog({ kind: 'pictures' })}>
            Pictures
          </button>
          <a className="button" href={PATHS.adminNewPost}>
            New post
          </a>
        </p>
      </div>
      <SiteStatus
        state={freshness.state}
        setAside={freshness.facts?.setAside ?? null}
        member={member}
        onCheck={() => void Promise.all([reload(), freshness.check()])}
      />
      <DeployStatus store={store} member={member} onDeployed={freshness.check} />
      <Notice notification={notification ?? (binned === undefined ? null : binNotification(binned))} />
      <Filters query={query} counts={counts} onChange={changeQuery} />
      {query.filter === 'bin' && member.role === 'admin' && counts.bin > 0 && (
        <p className="staff-bin-bar">
          <span>What is in the bin stays there until an admin empties it.</span>
          <button
            className="button button-quiet"
            type="button"
            onClick={() => {
              setDialog({ kind: 'empty' });
            }}
          >
            Empty the bin
          </button>
        </p>
      )}
      <PostList
        posts={posts.posts}
        drafts={posts.drafts}
        member={member}
        facts={freshness.facts}
        now={posts.now}
        query={query}
        onChange={changeQuery}
        onBin={(post) => {
          setDialog({ kind: 'bin', post });
        }}
        onRestore={(post) => void restore(post)}
      />
      {dialog?.kind === 'bin' && (
        <BinDialog
          store={store}
          post={dialog.post}
          state={listState(dialog.post, posts.now)}
          onClose={close}
          onDone={() => {
            close();
            setNotification(binNotification(dialog.post));
            void reload();
          }}
        />
      )}
      {dialog?.kind === 'pictures' && (
        <PictureLibrary store={store} mayDelete={member.role === 'admin'} onClose={close} />
      )}
      {dialog?.kind === 'empty' && (
        <EmptyBinDialog
          store={store}
          count={counts.bin}
          onClose={close}
          onDone={(deleted) => {
            close();
            setNotification({ text: `Deleted ${formatPostCount(deleted)} for good.`, undo: null });
            void reload();
          }}
        />
      )}
    </>
  );
}
