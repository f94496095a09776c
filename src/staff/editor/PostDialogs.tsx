import { PATHS } from '#routes/paths.ts';
import { AskDialog } from '#staff/dialog/AskDialog.tsx';
import type { Store } from '#staff/store/client.ts';
import { binPost } from '#staff/store/posts.ts';
import type { Desk } from './desk-controls.ts';
import type { DeskState } from './desk-state.ts';
import { outlookOf } from './standing.ts';

/** What is asked before it is done. */
export type Question = 'delete' | 'unpublish' | 'discard';

interface Props {
  readonly store: Store;
  readonly desk: Desk;
  readonly state: DeskState;
  readonly now: Date;
  readonly question: Question | null;
  readonly onClose: () => void;
}

/** The questions of the screen. */
export function PostDialogs({ store, desk, state, now, question, onClose }: Props) {
  const { row, words, saving } = state;
  const name = words.title.trim() === '' ? 'this text' : `“${words.title.trim()}”`;
  const leave = (to: string): null => {
    desk.close();
    window.location.assign(to);
    return null;
  };
  const toBin = async (): Promise<string | null> => {
    // A save that is under way may make a draft of what is to go.
    await desk.rest();
    const saved = desk.state().row;
    if (saved === null) {
      desk.discard();
      return leave(PATHS.admin);
    }
    const answer = await binPost(store, saved.id);
    return answer.ok ? leave(`${PATHS.admin}?binned=${saved.id}`) : answer.failure.text;
  };
  switch (question) {
    case null:
      return null;
    case 'delete':
      return row === null ? (
        <AskDialog title={`Discard ${name}?`} action="Discard" onYes={toBin} onNo={onClose}>
          <p>It was never saved: nothing of it stays.</p>
        </AskDialog>
      ) : (
        <AskDialog title={`Delete ${name}?`} action="Move to the bin" onYes={toBin} onNo={onClose}>
          <p>
            It moves to the bin, from where you can bring it back.
            {outlookOf(row, now) === 'public' && ' Its page leaves the site with the next build.'}
          </p>
        </AskDialog>
      );
    case 'unpublish':
      return (
        <AskDialog
          title={row?.status === 'scheduled' ? `Make ${name} a draft again?` : `Unpublish ${name}?`}
          action={row?.status === 'scheduled' ? 'Make it a draft' : 'Unpublish'}
          onYes={() => {
            desk.save({ kind: 'unpublish' });
            onClose();
            return Promise.resolve(null);
          }}
          onNo={onClose}
        >
          <p>Visitors will not see it. Its text stays here as a draft.</p>
        </AskDialog>
      );
    case 'discard':
      return (
        <AskDialog
          title="Discard the text that came back?"
          action="Discard it"
          onYes={() => {
            const isGone = saving.kind === 'gone';
            desk.discard();
            onClose();
            return Promise.resolve(isGone ? leave(PATHS.admin) : null);
          }}
          onNo={onClose}
        >
          <p>
            {row === null ? 'You begin with an empty post.' : 'You go on with the text as it was last saved.'} What came
            back is gone then.
          </p>
        </AskDialog>
      );
  }
}
