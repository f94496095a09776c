import type { DeskState } from './desk-state.ts';
import { timeAgo } from './times.ts';

interface Props {
  readonly state: DeskState;
  readonly now: Date;
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** What is to be known before anything is written: that text came back, that this browser keeps none. */
export function Notes({ state: { restoredAt, keeping }, now, onDiscard, onKeep }: Props) {
  return (
    <div role="status">
      {restoredAt !== null && (
        <div className="post-note">
          <p>Text from {timeAgo(new Date(restoredAt), now)} that was not saved is back.</p>
          <button type="button" onClick={onKeep}>
            Good
          </button>
          <button type="button" onClick={onDiscard}>
            Discard it
          </button>
        </div>
      )}
      {keeping === 'denied' && (
        <p className="post-note">
          This browser keeps no text for this site, perhaps because of a private window. Save before you close the page.
        </p>
      )}
    </div>
  );
}
