import { useEffect, useRef } from 'react';
import { useSignInAgain } from '#staff/sign-in/SignInAgain.tsx';
import type { EditorState } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import { OutcomeNotice } from './Notices.tsx';
import type { SaveAction } from './publishing/publish-state.ts';
import { droppedNote } from './rich-text/dropped-pictures.ts';
import { saveStatus } from './saving/save-status.ts';

interface Props {
  readonly editor: EditorStore;
  readonly state: EditorState;
  readonly now: Date;
  /** Why the requested save was not sent; null for no error. */
  readonly alert: string | null;
  /** The labels of the pictures that the last paste left out. */
  readonly dropped: readonly string[];
  readonly onDroppedSeen: () => void;
  readonly primary: SaveAction;
  /** The secondary button; null for a post that is public or scheduled. */
  readonly secondary: SaveAction | null;
  readonly onAction: (action: SaveAction) => void;
}

/** The button that resolves the current save error, if any. */
function RecoveryButton({ editor, state: { save } }: Pick<Props, 'editor' | 'state'>) {
  const signInAgain = useSignInAgain();
  const retry = (
    <button type="button" onClick={editor.retry}>
      Try again
    </button>
  );
  switch (save.kind) {
    case 'signed-out':
      // Signing in resumes saving.
      if (signInAgain === null) return retry;
      return (
        <button type="button" onClick={signInAgain}>
          Sign in again
        </button>
      );
    case 'offline':
      return retry;
    case 'failed':
      return save.error.kind === 'unknown' ? retry : null;
    case 'conflict':
      return (
        <button type="button" onClick={editor.reopenConflict}>
          Compare and decide
        </button>
      );
    case 'gone':
      return (
        <button type="button" onClick={() => void editor.saveAsNew()}>
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

/** The distance of what is scrolled into view from the bar, in pixels. */
const BAR_GAP = 12;

/** Reserves the height of the bar at the bottom of the window, so that nothing is scrolled to a place below it. */
function useReservedHeight() {
  const barRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = barRef.current;
    const { style } = document.documentElement;
    if (bar === null) return undefined;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${Math.ceil(bar.getBoundingClientRect().height) + BAR_GAP}px`;
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('scroll-padding-bottom');
    };
  }, []);
  return barRef;
}

/** The bar at the bottom of the editor: the save status and the save buttons. */
export function PostBar({ editor, state, now, alert, dropped, onDroppedSeen, primary, secondary, onAction }: Props) {
  const barRef = useReservedHeight();
  const { text, tone } = saveStatus(state, now);
  const isBlocked = state.save.kind === 'conflict' || state.save.kind === 'gone';
  const press = (action: SaveAction) => () => {
    if (!isBlocked) onAction(action);
  };
  return (
    <div ref={barRef} className="post-bar">
      <div role="status">
        {state.outcome !== null && <OutcomeNotice outcome={state.outcome} onClose={editor.dismissOutcome} />}
      </div>
      <div role="status" className="post-dropped">
        {dropped.length > 0 && (
          <p className="post-note">
            <span>{droppedNote(dropped)}</span>
            <button type="button" onClick={onDroppedSeen}>
              Got it
            </button>
          </p>
        )}
      </div>
      <p className="post-error" role="alert">
        {alert}
      </p>
      <div className="post-bar-row">
        <div className="post-saving" data-tone={tone}>
          <span role="status">{text}</span>
          <RecoveryButton editor={editor} state={state} />
        </div>
        <div className="post-bar-buttons">
          {secondary !== null && (
            <button className="button button-quiet" type="button" aria-disabled={isBlocked} onClick={press(secondary)}>
              {secondary.label}
            </button>
          )}
          <button className="button" type="button" aria-disabled={isBlocked} onClick={press(primary)}>
            {primary.label}
          </button>
        </div>
      </div>
    </div>
  );
}
