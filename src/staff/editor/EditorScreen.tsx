import { PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { storePictures } from '#model/picture.ts';
import { PATHS } from '#routes/paths.ts';
import { formatWhen } from '#staff/dates.ts';
import type { Member } from '#staff/session/session.ts';
import { Loading } from '#staff/shell/Loading.tsx';
import type { Store } from '#staff/store/client.ts';
import type { PostRow } from '#staff/store/post-row.ts';
import { restorePost } from '#staff/store/posts.ts';
import { createEditorStore, type EditorStore } from './editor-store.ts';
import { openPost, type OpenResult } from './open-post.ts';
import { PostEditor } from './PostEditor.tsx';
import { openLocalCopies } from './saving/local-copies.ts';

/** Identifies this page in its local copies. */
const writer = `${Date.now()}-${Math.random()}`;
const copies = openLocalCopies(writer);
const pictureUrl = PUBLIC_SUPABASE_URL === undefined ? (path: string) => path : storePictures(PUBLIC_SUPABASE_URL);

/** Reads the post's id from the address; null on the page of a new post. */
const idFromAddress = (): string | null => {
  const { pathname } = window.location;
  return pathname === PATHS.adminNewPost ? null : pathname.slice(PATHS.adminEditPost.length + 1);
};

const replaceAddress = (id: string): void => {
  window.history.replaceState(window.history.state, '', `${PATHS.adminEditPost}/${id}`);
};

interface MessageProps {
  readonly title: string;
  readonly error?: string | null;
  readonly children: ReactNode;
}

function Message({ title, error = null, children }: MessageProps) {
  return (
    <div className="staff-card">
      <h1>{title}</h1>
      {children}
      <p className="post-error" role="alert">
        {error}
      </p>
    </div>
  );
}

interface BinnedPostProps {
  readonly store: Store;
  readonly row: PostRow;
  readonly onRestored: () => void;
}

/** Shown instead of the editor of a post that is in the bin. */
function BinnedPost({ store, row, onRestored }: BinnedPostProps) {
  const [openedAt] = useState(() => new Date());
  const [error, setError] = useState<string | null>(null);
  const restore = async (): Promise<void> => {
    const result = await restorePost(store, row.id);
    if (result.ok) onRestored();
    else setError(result.error.message);
  };
  return (
    <Message title="This post is in the bin" error={error}>
      <p className="lead">
        “{row.title}” was deleted {formatWhen(new Date(row.deleted_at ?? row.updated_at), openedAt)}. Restore it to go
        on writing.
      </p>
      <p className="post-buttons">
        <button className="button" type="button" onClick={() => void restore()}>
          Restore
        </button>
        <a className="button button-quiet" href={PATHS.admin}>
          All posts
        </a>
      </p>
    </Message>
  );
}

type View =
  | { readonly kind: 'loading' }
  /** `key` is unique per opened post, so that each gets a fresh component. */
  | { readonly kind: 'editor'; readonly editor: EditorStore; readonly key: number }
  | Exclude<OpenResult, { kind: 'opened' }>;

let editorCount = 0;

interface Props {
  readonly store: Store;
  readonly member: Member;
  readonly expired: boolean;
}

/** Opens the post in the address, or a new one, and shows its editor. */
export default function EditorScreen({ store, member, expired }: Props) {
  const [view, setView] = useState<View>({ kind: 'loading' });
  // In a ref, because a changed name or role of the same member must not reopen the post.
  const memberRef = useRef(member);
  useEffect(() => {
    memberRef.current = member;
  }, [member]);
  const closeRef = useRef<() => void>(() => undefined);
  const { id: memberId } = member;
  const open = useCallback((): void => {
    closeRef.current();
    let isCurrent = true;
    let editor: EditorStore | null = null;
    closeRef.current = () => {
      isCurrent = false;
      editor?.flushLocalCopy(false);
      editor?.close();
    };
    const author = { ...memberRef.current, id: memberId };
    void openPost(store, copies, author, idFromAddress()).then((result) => {
      if (!isCurrent) return;
      if (result.kind === 'opened') {
        editor = createEditorStore(result.opened, { store, member: author, copies, writer, onCreate: replaceAddress });
        editorCount += 1;
        setView({ kind: 'editor', editor, key: editorCount });
      } else setView(result);
    });
  }, [store, memberId]);
  const reopen = (): void => {
    setView({ kind: 'loading' });
    open();
  };
  useEffect(() => {
    open();
    return () => closeRef.current();
  }, [open]);
  switch (view.kind) {
    case 'loading':
      return <Loading />;
    case 'editor':
      return (
        <PostEditor
          key={view.key}
          store={store}
          member={member}
          expired={expired}
          editor={view.editor}
          pictureUrl={pictureUrl}
        />
      );
    case 'binned':
      return <BinnedPost store={store} row={view.row} onRestored={reopen} />;
    case 'not-found':
      return (
        <Message title="No such post">
          <p className="lead">No post has this address. It may have been deleted for good.</p>
          <p className="post-buttons">
            <a className="button" href={PATHS.admin}>
              All posts
            </a>
          </p>
        </Message>
      );
    case 'failed':
      return (
        <Message title="This post did not load" error={view.message}>
          <p className="post-buttons">
            <button className="button" type="button" onClick={reopen}>
              Try again
            </button>
          </p>
        </Message>
      );
  }
}
