import { ConfirmDialog } from '#staff/Dialog.tsx';
import type { Store } from '#staff/store/client.ts';
import type { PostSummary } from '#staff/store/post-row.ts';
import { binPost, emptyBin } from '#staff/store/posts.ts';
import type { ListState } from './filter-posts.ts';

interface BinDialogProps {
  readonly store: Store;
  readonly post: PostSummary;
  readonly state: ListState;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation, then moves a post to the bin. */
export function BinDialog({ store, post, state, onDone, onClose }: BinDialogProps) {
  const bin = async (): Promise<string | null> => {
    const result = await binPost(store, post.id);
    if (!result.ok) return result.error.message;
    onDone();
    return null;
  };
  return (
    <ConfirmDialog title="Move this post to the bin?" action="Move to the bin" onConfirm={bin} onCancel={onClose}>
      <p className="staff-quoted">{post.title}</p>
      <p className="mt-3">
        {state === 'published' ? 'Its page leaves the public site with the next build. ' : ''}
        You can take it out of the bin again.
      </p>
    </ConfirmDialog>
  );
}

/** Formats a number of posts: '1 post', '2 posts'. */
export const formatPostCount = (count: number): string => (count === 1 ? '1 post' : `${count} posts`);

interface EmptyBinDialogProps {
  readonly store: Store;
  readonly count: number;
  readonly onDone: (deleted: number) => void;
  readonly onClose: () => void;
}

/** Asks for confirmation, then deletes every post in the bin for good. */
export function EmptyBinDialog({ store, count, onDone, onClose }: EmptyBinDialogProps) {
  const posts = formatPostCount(count);
  const empty = async (): Promise<string | null> => {
    const result = await emptyBin(store);
    if (!result.ok) return result.error.message;
    onDone(result.value);
    return null;
  };
  return (
    <ConfirmDialog title="Empty the bin?" action={`Delete ${posts} for good`} onConfirm={empty} onCancel={onClose}>
      <p>This deletes {posts} with all their text. Nobody can bring them back.</p>
    </ConfirmDialog>
  );
}
