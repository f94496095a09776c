import { PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { storePictures } from '#model/picture.ts';
import { PATHS } from '#routes/paths.ts';
import type { Member } from '#staff/session/session.ts';
import type { Store } from '#staff/store/client.ts';
import { type PostRow, restorePost } from '#staff/store/posts.ts';
import { browserCopies } from './copies.ts';
import { openDesk } from './desk.ts';
import type { Desk } from './desk-controls.ts';
import { type Opening, openPost } from './opening.ts';
import { PostEditor } from './PostEditor.tsx';
import { moment } from './times.ts';
import { useNow } from './use-now.ts';

interface Props {
  readonly store: Store;
  readonly member: Member;
  readonly expired: boolean;
}

/** The id that the address names; null on the page of a new post. */
const askedId = (): string | null => {
  const { pathname } = window.location;
  return pathname === PATHS.adminNewPost ? null : decodeURIComponent(pathname.slice(PATHS.adminEditPost.length + 1));
};

// This page among the browser's tabs.
const writer = `${Date.now()}-${Math.random()}`;
const copies = browserCopies(writer);
const pictures = PUBLIC_SUPABASE_URL === undefined ? (path: string) => path : storePictures(PUBLIC_SUPABASE_URL);

const rename = (id: string): void => {
  window.history.replaceState(window.history.state, '', `${PATHS.adminEditPost}/${id}`);
};

type View =
  | { readonly kind: 'loading' }
  /** `number`: which desk of this page it is; each begins with a screen of its own. */
  | { readonly kind: 'desk'; readonly desk: Desk; readonly number: number }
  | Exclude<Opening, { kind: 'open' }>;

let desks = 0;

function Binned({ store, row, onRestored }: { store: Store; row: PostRow; onRestored: () => void }) {
  const now = useNow();
  const [failure, setFailure] = useState<string | null>(null);
  const restore = async (): Promise<void> => {
    const answer = await restorePost(store, row.id);
    if (answer.ok) onRestored();
    else setFailure(answer.failure.text);
  };
  return (
    <Plain title="This post is in the bin" failure={failure}>
      <p className="lead">
        “{row.title}” was deleted {moment(new Date(row.deleted_at ?? row.updated_at), now)}. Restore it to go on
        writing.
      </p>
      <p className="post-buttons">
        <button className="button" type="button" onClick={() => void restore()}>
          Restore
        </button>
        <a className="button button-quiet" href={PATHS.admin}>
          All posts
        </a>
      </p>
    </Plain>
  );
}

function Plain({
  title,
  failure = null,
  children,
}: {
  title: string;
  failure?: string | null;
  children: React.ReactNode;
}) {
  return (
    <div className="staff-card">
      <h1>{title}</h1>
      {children}
      <p className="post-error" role="alert">
        {failure}
      </p>
    </div>
  );
}

/** A new post, or the one that the address names. */
export default function EditorScreen({ store, member, expired }: Props) {
  const [view, setView] = useState<View>({ kind: 'loading' });
  // Another name or role of the same person changes nothing of the text that is open.
  const memberRef = useRef(member);
  useEffect(() => {
    memberRef.current = member;
  }, [member]);
  const endRef = useRef<() => void>(() => undefined);
  const { id: memberId } = member;
  const open = useCallback((): void => {
    endRef.current();
    let isCurrent = true;
    let desk: Desk | null = null;
    endRef.current = () => {
      isCurrent = false;
      desk?.keepNow(false);
      desk?.close();
    };
    const owner = { ...memberRef.current, id: memberId };
    void openPost(store, copies, owner, askedId()).then((opening) => {
      if (!isCurrent) return;
      if (opening.kind === 'open') {
        desk = openDesk(opening.opened, { store, member: owner, copies, writer, onId: rename });
        desks += 1;
        setView({ kind: 'desk', desk, number: desks });
      } else setView(opening);
    });
  }, [store, memberId]);
  const openAgain = (): void => {
    setView({ kind: 'loading' });
    open();
  };
  useEffect(() => {
    open();
    return () => endRef.current();
  }, [open]);
  switch (view.kind) {
    case 'loading':
      return (
        <p className="staff-loading" role="status">
          Loading...
        </p>
      );
    case 'desk':
      return (
        <PostEditor
          key={view.number}
          store={store}
          member={member}
          expired={expired}
          desk={view.desk}
          pictures={pictures}
        />
      );
    case 'binned':
      return <Binned store={store} row={view.row} onRestored={openAgain} />;
    case 'not-found':
      return (
        <Plain title="No such post">
          <p className="lead">No post has this address. It may have been deleted for good.</p>
          <p className="post-buttons">
            <a className="button" href={PATHS.admin}>
              All posts
            </a>
          </p>
        </Plain>
      );
    case 'failed':
      return (
        <Plain title="This post did not load" failure={view.text}>
          <p className="post-buttons">
            <button className="button" type="button" onClick={openAgain}>
              Try again
            </button>
          </p>
        </Plain>
      );
  }
}
