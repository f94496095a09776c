import { useEffect, useState } from 'react';
import { PATHS } from '#routes/paths.ts';
import { SiteStatus } from '#staff/freshness/SiteStatus.tsx';
import { Loading } from '#staff/frame/Loading.tsx';
import type { Member } from '#staff/session/session.ts';
import { restorePost } from '#staff/store/bin.ts';
import type { Store } from '#staff/store/client.ts';
import type { PostSummary } from '#staff/store/post-row.ts';
import { BinDialog, EmptyDialog, postsInWords } from './BinDialogs.tsx';
import { Filters } from './Filters.tsx';
import { writeListQuery } from './list-query.ts';
import { countsOf, stateOf } from './listed.ts';
import { type Done, Notice } from './Notice.tsx';
import { PostList } from './PostList.tsx';
import { useFreshness } from './use-freshness.ts';
import { useListQuery } from './use-list-query.ts';
import { usePosts } from './use-posts.ts';

interface Props {
  readonly store: Store;
  readonly member: Member;
}

/** What is asked before it is done. */
type Asking = { readonly kind: 'bin'; readonly post: PostSummary } | { readonly kind: 'empty' } | null;

/** The post that the editor has just put into the bin, by its id in the address. */
const justBinned = (): string | null => new URLSearchParams(window.location.search).get('binned');

/** The list of posts: what there is, what it is to the public site, and the way to write. */
export default function Dashboard({ store, member }: Props) {
  const [query, changeQuery] = useListQuery();
  const [posts, reload] = usePosts(store);
  const freshness = useFreshness(store, posts);
  const [asking, setAsking] = useState<Asking>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [arrivedWith, setArrivedWith] = useState(justBinned);

  useEffect(() => {
    // Told once: neither a reload nor the back button tells it again.
    if (justBinned() !== null) window.history.replaceState(null, '', window.location.pathname + writeListQuery(query));
  }, [query]);

  const restore = async (post: Pick<PostSummary, 'id' | 'title'>): Promise<void> => {
    const answer = await restorePost(store, post.id);
    setArrivedWith(null);
    setDone({ text: answer.ok ? `“${post.title}” is back.` : answer.failure.text, undo: null });
    if (answer.ok) await reload();
  };
  const binned = (post: Pick<PostSummary, 'id' | 'title'>): Done => ({
    text: `Moved “${post.title}” to the bin.`,
    undo: () => void restore(post),
  });
  const close = (): void => {
    setAsking(null);
  };

  if (posts.kind === 'loading') return <Loading />;
  if (posts.kind === 'failed')
    return (
      <div className="staff-card">
        <h1>Posts</h1>
        <p className="staff-error" role="alert">
          {posts.text}
        </p>
        <p className="actions">
          <button className="button" type="button" onClick={() => void reload()}>
            Try again
          </button>
        </p>
      </div>
    );

  const counts = countsOf(posts.posts, posts.now);
  const arrived = posts.posts.find((post) => post.id === arrivedWith && post.deleted_at !== null);
  return (
    <>
      <div className="staff-head">
        <h1>Posts</h1>
        <a className="button" href={PATHS.adminNewPost}>
          New post
        </a>
      </div>
      <SiteStatus state={freshness.state} onCheck={() => void Promise.all([reload(), freshness.check()])} />
      <Notice done={done ?? (arrived === undefined ? null : binned(arrived))} />
      <Filters query={query} counts={counts} onChange={changeQuery} />
      {query.shown === 'bin' && member.role === 'admin' && counts.bin > 0 && (
        <p className="staff-bin-bar">
          <span>What is in the bin stays there until an admin empties it.</span>
          <button
            className="button button-quiet"
            type="button"
            onClick={() => {
              setAsking({ kind: 'empty' });
            }}
          >
            Empty the bin
          </button>
        </p>
      )}
      <PostList
        posts={posts.posts}
        member={member}
        facts={freshness.facts}
        now={posts.now}
        query={query}
        onChange={changeQuery}
        onBin={(post) => {
          setAsking({ kind: 'bin', post });
        }}
        onRestore={(post) => void restore(post)}
      />
      {asking?.kind === 'bin' && (
        <BinDialog
          store={store}
          post={asking.post}
          state={stateOf(asking.post, posts.now)}
          onClose={close}
          onDone={() => {
            close();
            setDone(binned(asking.post));
            void reload();
          }}
        />
      )}
      {asking?.kind === 'empty' && (
        <EmptyDialog
          store={store}
          count={counts.bin}
          onClose={close}
          onDone={(deleted) => {
            close();
            setDone({ text: `Deleted ${postsInWords(deleted)} for good.`, undo: null });
            void reload();
          }}
        />
      )}
    </>
  );
}
