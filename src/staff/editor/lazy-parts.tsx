import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { Dialog } from '#staff/Dialog.tsx';
import { ErrorBoundary } from '#staff/ErrorBoundary.tsx';

interface Fallbacks<P> {
  readonly loading?: ReactNode;
  /**
   * Rendered when the import failed. `hasRetried`: a retry failed too, as every retry does in browsers
   * that cache a failed import until the page is reloaded.
   */
  readonly failed: (retry: () => void, props: P, hasRetried: boolean) => ReactNode;
}

interface LazySource<P> {
  readonly Part: ComponentType<P>;
}

/** React.lazy with a retry: a failed import affects only this part and can be repeated. */
function lazyPart<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  { loading, failed }: Fallbacks<P>,
): ComponentType<P> {
  // React caches a rejected import, so each failure prepares another lazy component for the next attempt.
  const createSource = (): LazySource<P> => ({
    Part: lazy(async () => {
      try {
        return await load();
      } catch (error) {
        latest = createSource();
        throw error;
      }
    }),
  });
  let latest = createSource();

  return function LazyPart(props: P) {
    const [source, setSource] = useState(latest);
    const [retries, setRetries] = useState(0);
    return (
      <ErrorBoundary
        fallback={(reset) => {
          const retry = (): void => {
            setRetries(retries + 1);
            setSource(latest);
            reset();
          };
          return failed(retry, props, retries > 0);
        }}
      >
        <Suspense fallback={loading}>
          <source.Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

const loadText = () => import('./rich-text/RichText.tsx');
const loadPreview = () => import('./Preview.tsx');
const loadMissingTargets = () => import('./MissingTargets.tsx');
const loadVersions = () => import('./versions/VersionsDialog.tsx');
const loadPictures = () => import('#staff/pictures/PictureDialog.tsx');

const loading = <p role="status">Loading...</p>;

const advice = (hasRetried: boolean): string =>
  hasRetried ? 'Check your connection, then refresh the page.' : 'Check your connection and try again.';

/**
 * Waits for what a reload must not interrupt. A new post gets its address when its first save ends; a reload that was
 * requested before would open an empty editor, although the draft is stored.
 */
export const BeforeReloadContext = createContext<() => Promise<void>>(() => Promise.resolve());

/** How long a reload waits for a save without an answer, in milliseconds. The text is in a local copy as well. */
const MAX_WAIT_MS = 5000;

function RefreshButton({ className }: { readonly className?: string }) {
  const beforeReload = use(BeforeReloadContext);
  const reload = async (): Promise<void> => {
    await Promise.race([beforeReload(), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
    window.location.reload();
  };
  return (
    <button className={className} type="button" onClick={() => void reload()}>
      Refresh Page
    </button>
  );
}

interface LoadErrorProps {
  readonly name: string;
  readonly onRetry: () => void;
  readonly hasRetried: boolean;
}

function LoadError({ name, onRetry, hasRetried }: LoadErrorProps) {
  return (
    <div className="post-note">
      <p role="alert">
        {name} did not load. {advice(hasRetried)}
      </p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
      {hasRetried && <RefreshButton />}
    </div>
  );
}

/** The rich text field. */
export const RichText = lazyPart(loadText, {
  loading,
  failed: (retry, _, hasRetried) => <LoadError name="The field for the text" onRetry={retry} hasRetried={hasRetried} />,
});

/** The article as its public page will show it. */
export const Preview = lazyPart(loadPreview, {
  loading,
  failed: (retry, _, hasRetried) => <LoadError name="The preview" onRetry={retry} hasRetried={hasRetried} />,
});

/** The note about links and pictures that lead nowhere; without it the editor works all the same. */
export const MissingTargets = lazyPart(loadMissingTargets, { failed: () => null });

interface LoadErrorDialogProps {
  readonly title: string;
  readonly onRetry: () => void;
  readonly hasRetried: boolean;
  readonly onClose: () => void;
}

/** The load error of a dialog, which is a dialog too. */
function LoadErrorDialog({ title, onRetry, hasRetried, onClose }: LoadErrorDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p role="alert">This did not load. {advice(hasRetried)}</p>
      <p className="actions">
        <button className="button" type="button" onClick={onRetry}>
          Try again
        </button>
        {hasRetried && <RefreshButton className="button" />}
        <button className="button button-quiet" type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </Dialog>
  );
}

/** The dialog that adds a picture. */
export const PictureDialog = lazyPart(loadPictures, {
  failed: (retry, { onDone }, hasRetried) => (
    <LoadErrorDialog title="Add a picture" onRetry={retry} hasRetried={hasRetried} onClose={() => onDone(null)} />
  ),
});

/** The dialog with the versions of a post. */
export const VersionsDialog = lazyPart(loadVersions, {
  failed: (retry, { onClose }, hasRetried) => (
    <LoadErrorDialog title="Versions of this post" onRetry={retry} hasRetried={hasRetried} onClose={onClose} />
  ),
});

const ignore = (): void => undefined;

/** Preloads the preview and the picture dialog when the browser is idle, so that they open offline. */
export function usePreloadedParts(): void {
  useEffect(() => {
    const load = (): void => {
      // A failed import is repeated when the part is opened.
      loadPreview().catch(ignore);
      loadPictures().catch(ignore);
    };
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 2000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(load);
    return () => cancelIdleCallback(handle);
  }, []);
}
