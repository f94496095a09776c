import { useEffect } from 'react';
import { Dialog } from '#staff/dialog/Dialog.tsx';
import { lazyPart } from '#staff/lazy-part.tsx';

const loadText = () => import('./rich-text/RichText.tsx');
const loadPreview = () => import('./Preview.tsx');
const loadPictures = () => import('#staff/pictures/PictureDialog.tsx');

const waiting = <p role="status">Loading...</p>;

interface MissingProps {
  readonly name: string;
  readonly onTryAgain: () => void;
  /** Whether trying again has failed, too. */
  readonly again: boolean;
}

/** What to do about a part that did not load. */
const advice = (again: boolean): string =>
  again ? 'Check your connection, then refresh the page.' : 'Check your connection and try again.';

const refresh = (): void => {
  window.location.reload();
};

function Missing({ name, onTryAgain, again }: MissingProps) {
  return (
    <div className="post-note">
      <p role="alert">
        {name} did not load. {advice(again)}
      </p>
      <button type="button" onClick={onTryAgain}>
        Try again
      </button>
      {again && (
        <button type="button" onClick={refresh}>
          Refresh Page
        </button>
      )}
    </div>
  );
}

/** The writing surface. */
export const RichText = lazyPart(loadText, {
  waiting,
  failed: (tryAgain, _, again) => <Missing name="The field for the text" onTryAgain={tryAgain} again={again} />,
});

/** The article as its public page will show it. */
export const Preview = lazyPart(loadPreview, {
  waiting,
  failed: (tryAgain, _, again) => <Missing name="The preview" onTryAgain={tryAgain} again={again} />,
});

/** The dialog that adds a picture: where it does not load, another one says so. */
export const PictureDialog = lazyPart(loadPictures, {
  failed: (tryAgain, { onDone }, again) => {
    const cancel = (): void => onDone(null);
    return (
      <Dialog title="Add a picture" onClose={cancel}>
        <p role="alert">This did not load. {advice(again)}</p>
        <p className="actions">
          <button className="button" type="button" onClick={tryAgain}>
            Try again
          </button>
          {again && (
            <button className="button" type="button" onClick={refresh}>
              Refresh Page
            </button>
          )}
          <button className="button button-quiet" type="button" onClick={cancel}>
            Cancel
          </button>
        </p>
      </Dialog>
    );
  },
});

const ignore = (): void => undefined;

/** Loads, once the browser has nothing else to do, what the screen will need later: the network may be gone by then. */
export function useLatePartsAhead(): void {
  useEffect(() => {
    const load = (): void => {
      // What does not come now is asked for again when it is wanted.
      loadPreview().catch(ignore);
      loadPictures().catch(ignore);
    };
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 2000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(load);
    return () => cancelIdleCallback(handle);
  }, []);
}
