import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { UPLOADS } from '#model/picture.ts';
import { Dialog } from '#staff/Dialog.tsx';
import { useSignInAgain } from '#staff/sign-in/SignInAgain.tsx';
import type { Store } from '#staff/store/client.ts';
import { FilePreview } from './FilePreview.tsx';
import type { LibraryPicture } from './library.ts';
import { ALT_MISSING, PictureFields } from './PictureFields.tsx';
import { PictureLibrary } from './PictureLibrary.tsx';
import { uploadPicture } from './upload-picture.ts';

/** A picture to insert into a text. */
export interface InsertedPicture {
  /** A path of the site, such as /images/uploads/{name}. */
  readonly src: string;
  readonly alt: string;
  /** Empty for none. */
  readonly caption: string;
}

interface Props {
  readonly store: Store;
  /** Whether the member may delete uploaded pictures. */
  readonly mayDelete: boolean;
  /** A picture that was pasted or dropped; without it, the dialog asks for a file. */
  readonly file?: File | undefined;
  /** Called with the uploaded or chosen picture, or with null when the dialog is canceled. */
  readonly onDone: (picture: InsertedPicture | null) => void;
}

type Status =
  { readonly kind: 'editing' } | { readonly kind: 'uploading' } | { readonly kind: 'failed'; readonly message: string };

/** Keeps the cancel event of the file chooser from reaching the dialog, which would close. */
function stopCancel(input: HTMLInputElement | null): void {
  input?.addEventListener('cancel', (event) => {
    event.stopPropagation();
  });
}

const NO_FILE = 'Choose a picture first.';

/**
 * Asks for a picture, from a file or among those uploaded before, and its description, and uploads a file. After an
 * error everything stays as entered, for a retry.
 */
export default function PictureDialog({ store, mayDelete, file: given, onDone }: Props) {
  const id = useId();
  const [file, setFile] = useState<File | null>(given ?? null);
  const [chosen, setChosen] = useState<LibraryPicture | null>(null);
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  const [fileIssue, setFileIssue] = useState('');
  const [text, setText] = useState({ alt: '', caption: '' });
  const [altIssue, setAltIssue] = useState('');
  const [status, setStatus] = useState<Status>({ kind: 'editing' });
  const isMountedRef = useRef(true);
  const signInAgain = useSignInAgain();
  const isUploading = status.kind === 'uploading';

  useEffect(() => {
    isMountedRef.current = true;
    return () => {
      isMountedRef.current = false;
    };
  }, []);

  const insert = (src: string): void => {
    onDone({ src, alt: text.alt.trim(), caption: text.caption.trim() });
  };
  const upload = async (picked: File): Promise<void> => {
    setStatus({ kind: 'uploading' });
    const result = await uploadPicture(store, picked);
    // Canceled in the meantime; the file stays in the bucket unused.
    if (!isMountedRef.current) return;
    if (result.ok) insert(UPLOADS + result.value.name);
    else {
      setStatus({ kind: 'failed', message: result.error.message });
      // Reopen the sign-in dialog for a member who had dismissed it.
      if (result.error.kind === 'signed-out') signInAgain?.();
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    if (isUploading) return;
    const missingFile = chosen !== null ? '' : fileIssue !== '' ? fileIssue : file === null ? NO_FILE : '';
    const missingAlt = text.alt.trim() === '' ? ALT_MISSING : '';
    setFileIssue(missingFile);
    setAltIssue(missingAlt);
    if (chosen !== null && missingAlt === '') insert(chosen.path);
    else if (file !== null && missingFile === '' && missingAlt === '') void upload(file);
    else
      event.currentTarget.querySelector<HTMLElement>(missingFile === '' ? `#${CSS.escape(id)}-alt` : 'input')?.focus();
  };

  if (isLibraryOpen) {
    return (
      <PictureLibrary
        store={store}
        mayDelete={mayDelete}
        onChoose={(picture) => {
          setChosen(picture);
          setFileIssue('');
          setStatus({ kind: 'editing' });
          if (text.alt.trim() === '' && picture.alt !== null) setText({ ...text, alt: picture.alt });
          setIsLibraryOpen(false);
        }}
        onClose={() => setIsLibraryOpen(false)}
      />
    );
  }
  return (
    <Dialog
      title="Add a picture"
      onClose={() => {
        onDone(null);
      }}
    >
      <form className="dialog-form" noValidate aria-busy={isUploading} onSubmit={submit}>
        <div>
          <label htmlFor={`${id}-file`}>Picture</label>
          <input
            ref={stopCancel}
            id={`${id}-file`}
            type="file"
            accept="image/*"
            disabled={isUploading}
            aria-invalid={fileIssue !== ''}
            aria-describedby={`${id}-file-hint`}
            onChange={(event) => {
              const [picked] = event.target.files ?? [];
              // Canceling the chooser keeps the previous file.
              if (picked === undefined) return;
              setFile(picked);
              setChosen(null);
              setFileIssue('');
              setStatus({ kind: 'editing' });
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
          {file !== null && chosen === null && <FilePreview file={file} onDecode={setFileIssue} />}
          {chosen !== null && (
            <img
              className="picture-preview"
              src={chosen.thumbnail}
              alt={`Preview of the chosen picture: ${chosen.alt ?? 'without a description'}`}
              width={chosen.width}
              height={chosen.height}
            />
          )}
          <p>
            <button className="staff-link" type="button" disabled={isUploading} onClick={() => setIsLibraryOpen(true)}>
              Or choose one that was uploaded before
            </button>
          </p>
        </div>
        <PictureFields
          id={id}
          {...text}
          issue={altIssue}
          onChange={(next) => {
            setText(next);
            setAltIssue('');
          }}
        />
        <div role="status" className="dialog-status">
          {isUploading && (
            <>
              <progress aria-label="Upload" /> Sending the picture…
            </>
          )}
        </div>
        {status.kind === 'failed' && (
          <p className="dialog-issue" role="alert">
            {status.message}
          </p>
        )}
        <div className="dialog-actions">
          <button className="button" type="submit" aria-disabled={isUploading}>
            {status.kind === 'failed' ? 'Try again' : 'Add picture'}
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
