import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  readonly title: string;
  /** Called when Escape is pressed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog, open while mounted. The browser traps focus in it and restores it afterwards. */
export function Dialog({ title, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Close before React removes the element, or the browser would not restore focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className="staff-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

interface ConfirmProps {
  readonly title: string;
  /** Label of the confirming button, such as 'Move to the bin'. */
  readonly action: string;
  /** Performs the action; resolves with an error message, or with null on success. */
  readonly onConfirm: () => Promise<string | null>;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Asks for confirmation before an action. On failure it stays open and shows the error. */
export function ConfirmDialog({ title, action, onConfirm, onCancel, children }: ConfirmProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    setError(null);
    const message = await onConfirm();
    if (message === null) return;
    setIsBusy(false);
    setError(message);
  };
  return (
    <Dialog title={title} onClose={onCancel}>
      {children}
      <p className="staff-error" role="alert">
        {error}
      </p>
      <p className="actions">
        <button className="button" type="button" aria-disabled={isBusy} onClick={() => isBusy || void confirm()}>
          {action}
        </button>
        <button className="button button-quiet" type="button" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </Dialog>
  );
}
