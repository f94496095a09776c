import { useEffect, useRef } from 'react';

/** What was just done, by which a list may differ from what somebody remembers. */
export interface Done {
  readonly text: string;
  /** Takes it back; null for what cannot be. */
  readonly undo: (() => void) | null;
}

interface Props {
  readonly done: Done | null;
}

/** Tells what was just done and offers to undo it. It takes the focus, because the button that was pressed may be gone. */
export function Notice({ done }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const text = done?.text;
  useEffect(() => {
    if (text !== undefined) ref.current?.focus();
  }, [text]);
  return (
    <div className="staff-notice" ref={ref} role="status" tabIndex={-1}>
      {done !== null && (
        <>
          <span>{done.text}</span>
          {done.undo !== null && (
            <button className="button button-quiet" type="button" onClick={done.undo}>
              Undo
            </button>
          )}
        </>
      )}
    </div>
  );
}
