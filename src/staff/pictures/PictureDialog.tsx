import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { UPLOADS } from '#model/picture.ts';
import { Dialog } from '#staff/dialog/Dialog.tsx';
import { useAskToSignIn } from '#staff/sign-in/ask-to-sign-in.ts';
import type { Store } from '#staff/store/client.ts';
import type { InsertedPicture } from './inserted-picture.ts';
import { ALT_MISSING, PictureWords } from './PictureWords.tsx';
import { Preview } from './Preview.tsx';
import { uploadPicture } from './upload.ts';

export type { InsertedPicture } from './inserted-picture.ts';

interface Props {
  readonly store: Store;
  /** A picture that was chosen already, by pasting or dropping it. */
  readonly file?: File | undefined;
  /** The picture for the text; null when there will be none. */
  readonly onDone: (picture: InsertedPicture | null) => void;
}

/** Where the dialog stands: choosing and describing, on the way up, or stopped by something. */
type Progress =
  { readonly kind: 'asking' } | { readonly kind: 'sending' } | { readonly kind: 'failed'; readonly text: string };

/** Leaving the browser's own chooser is no wish to leave the dialog around it. */
function keepCancel(input: HTMLInputElement | null): void {
  input?.addEventListener('cancel', (event) => {
    event.stopPropagation();
  });
}

const NO_FILE = 'Choose a picture first.';

/**
 * Chooses a picture, asks for its words and uploads it. What went wrong is said, and everything chosen and typed stays
 * for another try.
 */
export default function PictureDialog({ store, file: given, onDone }: Props) {
  const id = useId();
  const [file, setFile] = useState<File | null>(given ?? null);
  const [fileIssue, setFileIssue] = useState('');
  const [words, setWords] = useState({ alt: '', caption: '' });
  const [altIssue, setAltIssue] = useState('');
  const [progress, setProgress] = useState<Progress>({ kind: 'asking' });
  const isOpenRef = useRef(true);
  const askToSignIn = useAskToSignIn();
  const isSending = progress.kind === 'sending';

  useEffect(() => {
    isOpenRef.current = true;
    return () => {
      isOpenRef.current = false;
    };
  }, []);

  const send = async (chosen: File): Promise<void> => {
    setProgress({ kind: 'sending' });
    const answer = await uploadPicture(store, chosen);
    // Canceled meanwhile: the file in the store harms nobody.
    if (!isOpenRef.current) return;
    if (answer.ok) onDone({ src: UPLOADS + answer.value.name, alt: words.alt.trim(), caption: words.caption.trim() });
    else {
      setProgress({ kind: 'failed', text: answer.failure.text });
      // The first time the end of the session asks by itself; here somebody wants it who had put it off.
      if (answer.failure.kind === 'signed-out') askToSignIn?.();
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    if (isSending) return;
    const missingFile = fileIssue !== '' ? fileIssue : file === null ? NO_FILE : '';
    const missingAlt = words.alt.trim() === '' ? ALT_MISSING : '';
    setFileIssue(missingFile);
    setAltIssue(missingAlt);
    if (file !== null && missingFile === '' && missingAlt === '') void send(file);
    else
      event.currentTarget.querySelector<HTMLElement>(missingFile === '' ? `#${CSS.escape(id)}-alt` : 'input')?.focus();
  };

  return (
    <Dialog
      title="Add a picture"
      onClose={() => {
        onDone(null);
      }}
    >
      <form className="dialog-form" noValidate aria-busy={isSending} onSubmit={submit}>
        <div>
          <label htmlFor={`${id}-file`}>Picture</label>
          <input
            ref={keepCancel}
            id={`${id}-file`}
            type="file"
            accept="image/*"
            disabled={isSending}
            aria-invalid={fileIssue !== ''}
            aria-describedby={`${id}-file-hint`}
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              // Opening the chooser and canceling takes nothing away.
              if (chosen === undefined) return;
              setFile(chosen);
              setFileIssue('');
              setProgress({ kind: 'asking' });
            }}
          />
          <p
            id={`${id}-file-hint`}
            className={fileIssue === '' ? 'dialog-hint' : 'dialog-issue'}
            role={fileIssue === '' ? undefined : 'alert'}
          >
            {fileIssue === ''
              ? 'It is made smaller before it is sent, and where and when it was taken is left out.'
              : fileIssue}
          </p>
          {file !== null && <Preview file={file} onRead={setFileIssue} />}
        </div>
        <PictureWords
          id={id}
          {...words}
          issue={altIssue}
          onChange={(next) => {
            setWords(next);
            setAltIssue('');
          }}
        />
        <div role="status" className="dialog-status">
          {isSending && (
            <>
              <progress aria-label="Upload" /> Sending the picture…
            </>
          )}
        </div>
        {progress.kind === 'failed' && (
          <p className="dialog-issue" role="alert">
            {progress.text}
          </p>
        )}
        <div className="dialog-actions">
          <button className="button" type="submit" aria-disabled={isSending}>
            {progress.kind === 'failed' ? 'Try again' : 'Add picture'}
          </button>
          <button
            className="button button-quiet"
            type="button"
            onClick={() => {
              onDone(null);
            }}
          >
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
