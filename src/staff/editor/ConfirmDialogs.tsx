import { PATHS } from '#routes/paths.ts';
import { ConfirmDialog } from '#staff/Dialog.tsx';
import type { Store } from '#staff/store/client.ts';
import { binPost } from '#staff/store/posts.ts';
import type { EditorState } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import { visibilityAt } from './publishing/publish-state.ts';

/** An action that asks for confirmation. */
export type Confirmation = 'delete' | 'unpublish' | 'discard' | 'discard-draft';

interface Props {
  readonly store: Store;
  readonly editor: EditorStore;
  readonly state: EditorState;
  readonly now: Date;
  readonly confirmation: Confirmation | null;
  readonly onClose: () => void;
}

/** The editor's confirmation dialogs. */
export function ConfirmDialogs({ store, editor, state, now, confirmation, onClose }: Props) {
  const { row, content, save } = state;
  const name = content.title.trim() === '' ? 'this text' : `“${content.title.trim()}”`;
  const leaveTo = (path: string): null => {
    editor.close();
    window.location.assign(path);
    return null;
  };
  const deletePost = async (): Promise<string | null> => {
    // A save in progress may just now be creating the draft that is to be deleted.
    await editor.settle();
    const { row: stored } = editor.getState();
    if (stored === null) {
      editor.discard();
      // A page that is left may not finish removing the local copy, which the next new post would then restore.
      await editor.settle();
      return leaveTo(PATHS.admin);
    }
    const result = await binPost(store, stored.id);
    if (result.ok) return leaveTo(`${PATHS.admin}?binned=${stored.id}`);
    editor.resume();
    return result.error.message;
  };
  switch (confirmation) {
    case null:
      return null;
    case 'delete':
      return row === null ? (
        <ConfirmDialog title={`Discard ${name}?`} action="Discard" onConfirm={deletePost} onCancel={onClose}>
          <p>It was never saved: nothing of it stays.</p>
        </ConfirmDialog>
      ) : (
        <ConfirmDialog title={`Delete ${name}?`} action="Move to the bin" onConfirm={deletePost} onCancel={onClose}>
          <p>
            It moves to the bin, from where you can bring it back.
            {visibilityAt(row, now) === 'public' && ' Its page leaves the site with the next build.'}
          </p>
        </ConfirmDialog>
      );
    case 'unpublish':
      return (
        <ConfirmDialog
          title={row?.status === 'scheduled' ? `Make ${name} a draft again?` : `Unpublish ${name}?`}
          action={row?.status === 'scheduled' ? 'Make it a draft' : 'Unpublish'}
          onConfirm={() => {
            editor.save({ kind: 'unpublish' });
            onClose();
            return Promise.resolve(null);
          }}
          onCancel={onClose}
        >
          <p>Visitors will not see it. Its text stays here as a draft.</p>
        </ConfirmDialog>
      );
    case 'discard-draft':
      return (
        <ConfirmDialog
          title="Discard the changes?"
          action="Discard changes"
          onConfirm={async () => {
            const result = await editor.discardDraft();
            if (!result.ok) return result.error.message;
            onClose();
            return null;
          }}
          onCancel={onClose}
        >
          <p>You go on with the post as it was published. Its versions keep the changes.</p>
        </ConfirmDialog>
      );
    case 'discard':
      return (
        <ConfirmDialog
          title="Discard the text that came back?"
          action="Discard it"
          onConfirm={() => {
            const isGone = save.kind === 'gone';
            editor.discard();
            onClose();
            return Promise.resolve(isGone ? leaveTo(PATHS.admin) : null);
          }}
          onCancel={onClose}
        >
          <p>
            {row === null ? 'You begin with an empty post.' : 'You go on with the text as it was last saved.'} What came
            back is gone then.
          </p>
        </ConfirmDialog>
      );
  }
}
