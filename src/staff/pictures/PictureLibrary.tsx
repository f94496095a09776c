import { useEffect, useId, useRef, useState } from 'react';
import { editPostPath } from '#routes/paths.ts';
import { formatDate } from '#staff/dates.ts';
import { Dialog } from '#staff/Dialog.tsx';
import type { Store } from '#staff/store/client.ts';
import type { Result } from '#staff/store/errors.ts';
import { deletePicture, type LibraryPage, type LibraryPicture, type PictureUse, readLibrary } from './library.ts';

/** Formats a size: '312 kB'. */
const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en-US')} kB`;

function UseList({ uses }: { readonly uses: readonly PictureUse[] }) {
  if (uses.length === 0) return <p>No post shows it.</p>;
  return (
    <p>
      In{' '}
      {uses.map(({ postId, title, inBin }, index) => (
        <span key={postId}>
          {index > 0 && ', '}
          <a href={editPostPath(postId)} target="_blank" rel="noopener">
            {title}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          {inBin && ' (in the bin)'}
        </span>
      ))}
    </p>
  );
}

interface DeletionProps {
  readonly store: Store;
  readonly picture: LibraryPicture;
  readonly onDeleted: () => void;
}

/** The button that deletes a picture, after a question. */
function Deletion({ store, picture, onDeleted }: DeletionProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const [error, setError] = useState<string | null>(null);
  const firstRef = useRef<HTMLButtonElement>(null);
  const isAsking = state !== 'idle';
  const wasAskingRef = useRef(false);
  useEffect(() => {
    // The pressed button is gone.
    if (isAsking || wasAskingRef.current) firstRef.current?.focus();
    wasAskingRef.current = isAsking;
  }, [isAsking]);

  const remove = async (): Promise<void> => {
    if (state === 'deleting') return;
    setState('deleting');
    const result = await deletePicture(store, picture);
    if (result.ok) {
      onDeleted();
      return;
    }
    setError(result.error.message);
    setState('idle');
  };
  return (
    <>
      <p className="dialog-issue" role="alert">
        {error}
      </p>
      {isAsking ? (
        <div role="group" aria-label="Delete this picture for good?">
          <p>
            Delete it for good? A text that is not saved yet, or an earlier version of a post, would lose it. Nobody can
            bring it back.
          </p>
          <p className="picture-buttons">
            <button
              ref={firstRef}
              className="button"
              type="button"
              aria-disabled={state === 'deleting'}
              onClick={() => void remove()}
            >
              Delete for good
            </button>
            <button className="button button-quiet" type="button" onClick={() => setState('idle')}>
              Keep it
            </button>
          </p>
        </div>
      ) : (
        <button ref={firstRef} className="staff-link" type="button" onClick={() => setState('asking')}>
          Delete<span className="sr-only"> this picture</span>
        </button>
      )}
    </>
  );
}

interface Props {
  readonly store: Store;
  /** Whether the member may delete pictures. */
  readonly mayDelete: boolean;
  /** Called with the chosen picture; without it, none can be chosen. */
  readonly onChoose?: (picture: LibraryPicture) => void;
  readonly onClose: () => void;
}

type Loading = { readonly kind: 'idle' } | { readonly kind: 'loading' } | { readonly kind: 'failed'; message: string };

/** The pictures that staff uploaded: to choose one, to see where each is used, and to delete one that nothing shows. */
export function PictureLibrary({ store, mayDelete, onChoose, onClose }: Props) {
  const id = useId();
  const [pictures, setPictures] = useState<readonly LibraryPicture[]>([]);
  const [next, setNext] = useState<number | null>(0);
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' });
  const [status, setStatus] = useState('');
  const listRef = useRef<HTMLUListElement>(null);

  const add = (result: Result<LibraryPage>): void => {
    if (!result.ok) {
      setLoading({ kind: 'failed', message: result.error.message });
      return;
    }
    const { pictures: found, next: later } = result.value;
    // An upload in the meantime moves pictures to the next page, where they come again.
    setPictures((known) => [...known, ...found.filter(({ name }) => !known.some((picture) => picture.name === name))]);
    setNext(later);
    setLoading({ kind: 'idle' });
  };
  useEffect(() => {
    let isCurrent = true;
    void readLibrary(store, 0).then((result) => {
      if (isCurrent) add(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [store]);
  const more = async (): Promise<void> => {
    if (loading.kind === 'loading' || next === null) return;
    setLoading({ kind: 'loading' });
    add(await readLibrary(store, next));
  };
  const onDeleted = (picture: LibraryPicture): void => {
    setPictures((known) => known.filter(({ name }) => name !== picture.name));
    // The files after it moved up.
    setNext((offset) => (offset === null ? null : Math.max(0, offset - (picture.small === null ? 1 : 2))));
    setStatus('The picture is deleted.');
    listRef.current?.focus();
  };

  return (
    <Dialog title="Uploaded pictures" onClose={onClose}>
      <div className="picture-library">
        <p role="status">{status}</p>
        <ul ref={listRef} className="picture-grid" tabIndex={-1} aria-label="Pictures, the newest first">
          {pictures.map((picture, index) => {
            const { name, path, thumbnail, alt, width, height, bytes, uploadedAt, uses } = picture;
            return (
              <li key={name}>
                <img src={thumbnail} alt={alt ?? ''} width={width} height={height} loading="lazy" />
                <h3 id={`${id}-${index}`}>{alt ?? 'Without a description'}</h3>
                <p className="picture-facts">
                  {width} × {height} pixels, {kilobytes(bytes)}
                  {uploadedAt !== null && `, added ${formatDate(uploadedAt)}`}
                </p>
                <p className="picture-facts">{path.slice(path.lastIndexOf('/') + 1)}</p>
                <UseList uses={uses} />
                {onChoose !== undefined && (
                  <button
                    className="button button-quiet"
                    type="button"
                    aria-describedby={`${id}-${index}`}
                    onClick={() => onChoose(picture)}
                  >
                    Choose<span className="sr-only"> this picture</span>
                  </button>
                )}
                {mayDelete && uses.length === 0 && (
                  <Deletion store={store} picture={picture} onDeleted={() => onDeleted(picture)} />
                )}
              </li>
            );
          })}
        </ul>
        {pictures.length === 0 && loading.kind === 'idle' && next === null && (
          <p>No pictures yet. Add the first one in a post.</p>
        )}
        <p role="status">{loading.kind === 'loading' && 'Loading...'}</p>
        {loading.kind === 'failed' && (
          <p className="dialog-issue" role="alert">
            {loading.message}
          </p>
        )}
        <p className="dialog-actions">
          {next !== null && (
            <button
              className="button button-quiet"
              type="button"
              aria-disabled={loading.kind === 'loading'}
              onClick={() => void more()}
            >
              {loading.kind === 'failed' ? 'Try again' : 'Show more'}
            </button>
          )}
          <button className="button button-quiet" type="button" onClick={onClose}>
            {onChoose === undefined ? 'Close' : 'Back'}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
