import { useAskToSignIn } from '#staff/sign-in/ask-to-sign-in.ts';
import type { Desk } from './desk-controls.ts';
import type { DeskState } from './desk-state.ts';
import { OutcomeNote } from './OutcomeNote.tsx';
import { savingWords } from './saving-words.ts';
import type { SaveAction } from './actions.ts';

interface Props {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly now: Date;
  /** What stands against the save that was asked for; null for nothing. */
  readonly alert: string | null;
  readonly main: SaveAction;
  /** Null where the text is for visitors already. */
  readonly draft: SaveAction | null;
  readonly onAction: (action: SaveAction) => void;
}

/** What somebody can do about a text that is not saved. */
function WayOut({ desk, state: { saving } }: Pick<Props, 'desk' | 'state'>) {
  const askToSignIn = useAskToSignIn();
  switch (saving.kind) {
    case 'signed-out':
      // Nothing is saved without a session, and with one it is saved without being asked for.
      return (
        <button type="button" onClick={askToSignIn ?? desk.retry}>
          {askToSignIn === null ? 'Try again' : 'Sign in again'}
        </button>
      );
    case 'offline':
      return (
        <button type="button" onClick={desk.retry}>
          Try again
        </button>
      );
    case 'failed':
      return saving.failure.kind === 'unknown' ? (
        <button type="button" onClick={desk.retry}>
          Try again
        </button>
      ) : null;
    case 'conflict':
      return (
        <button type="button" onClick={() => desk.decide(true)}>
          Compare and decide
        </button>
      );
    case 'gone':
      return (
        <button type="button" onClick={() => void desk.saveAsNew()}>
          Save as a new draft
        </button>
      );
    case 'new':
    case 'saved':
    case 'saving':
    case 'unsaved':
      return null;
  }
}

/** The bar at the bottom of the screen: how the text stands to the store, and the buttons that save it. */
export function PostBar({ desk, state, now, alert, main, draft, onAction }: Props) {
  const { text, tone } = savingWords(state, now);
  const isStuck = state.saving.kind === 'conflict' || state.saving.kind === 'gone';
  const press = (action: SaveAction) => () => {
    if (!isStuck) onAction(action);
  };
  return (
    <div className="post-bar">
      <div role="status">
        {state.outcome !== null && <OutcomeNote outcome={state.outcome} onClose={desk.dismissOutcome} />}
      </div>
      <p className="post-error" role="alert">
        {alert}
      </p>
      <div className="post-bar-row">
        <div className="post-saving" data-tone={tone}>
          <span role="status">{text}</span>
          <WayOut desk={desk} state={state} />
        </div>
        <div className="post-bar-buttons">
          {draft !== null && (
            <button className="button button-quiet" type="button" aria-disabled={isStuck} onClick={press(draft)}>
              {draft.label}
            </button>
          )}
          <button className="button" type="button" aria-disabled={isStuck} onClick={press(main)}>
            {main.label}
          </button>
        </div>
      </div>
    </div>
  );
}
