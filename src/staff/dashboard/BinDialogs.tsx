import { AskDialog } from '#staff/dialog/AskDialog.tsx';
import { binPost, emptyBin } from '#staff/store/bin.ts';
import type { Store } from '#staff/store/client.ts';
import type { PostSummary } from '#staff/store/post-row.ts';
import type { PostState } from './listed.ts';

interface BinDialogProps {
  readonly store: Store;
  readonly post: PostSummary;
  readonly state: PostState;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before a post goes into the bin. */
export function BinDialog({ store, post, state, onDone, onClose }: BinDialogProps) {
  const bin = async (): Promise<string | null> => {
    const answer = await binPost(store, post.id);
    if (!answer.ok) return answer.failure.text;
    onDone();
    return null;
  };
  return (
    <AskDialog title="Move this post to the bin?" action="Move to the bin" onYes={bin} onNo={onClose}>
      <p className="staff-quoted">{post.title}</p>
      <p className="mt-3">
        {state === 'published' ? 'Its page leaves the public site with the next build. ' : ''}
        You can take it out of the bin again.
      </p>
    </AskDialog>
  );
}

interface EmptyDialogProps {
  readonly store: Store;
  readonly count: number;
  readonly onDone: (deleted: number) => void;
  readonly onClose: () => void;
}

/** Says a number of posts in words. */
export const postsInWords = (count: number): string => (count === 1 ? '1 post' : `${count} posts`);

/** Asks before the posts in the bin are deleted for good. */
export function EmptyDialog({ store, count, onDone, onClose }: EmptyDialogProps) {
  const empty = async (): Promise<string | null> => {
    const answer = await emptyBin(store);
    if (!answer.ok) return answer.failure.text;
    onDone(answer.value);
    return null;
  };
  return (
    <AskDialog title="Empty the bin?" action={`Delete ${postsInWords(count)} for good`} onYes={empty} onNo={onClose}>
      <p>This deletes {postsInWords(count)} with all their text. Nobody can bring them back.</p>
    </AskDialog>
  );
}
