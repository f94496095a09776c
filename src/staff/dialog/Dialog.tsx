import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface Props {
  readonly title: string;
  /** Called when the dialog is left by the Escape key. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog, open as long as it is there. The browser keeps the focus inside, and gives it back where it was. */
export function Dialog({ title, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed before React takes it away: else the browser would not know where the focus was.
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
