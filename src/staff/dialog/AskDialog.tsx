import { type ReactNode, useState } from 'react';
import { Dialog } from './Dialog.tsx';

interface Props {
  readonly title: string;
  /** What the button says that does it, such as 'Move to the bin'. */
  readonly action: string;
  /** Does it; resolves with a sentence when it failed, and with null when it is done. */
  readonly onYes: () => Promise<string | null>;
  readonly onNo: () => void;
  readonly children: ReactNode;
}

/** Asks before something is done. A failure is told in the dialog, which stays for another try. */
export function AskDialog({ title, action, onYes, onNo, children }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const act = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    const text = await onYes();
    if (text === null) return;
    setIsBusy(false);
    setFailure(text);
  };
  return (
    <Dialog title={title} onClose={onNo}>
      {children}
      <p className="staff-error" role="alert">
        {failure}
      </p>
      <p className="actions">
        <button className="button" type="button" aria-disabled={isBusy} onClick={() => isBusy || void act()}>
          {action}
        </button>
        <button className="button button-quiet" type="button" onClick={onNo}>
          Cancel
        </button>
      </p>
    </Dialog>
  );
}
