import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface Shown<P> {
  /** Stands there while the part is on its way. */
  readonly waiting?: ReactNode;
  /**
   * Says that the part did not load, and offers `tryAgain`; `again`: that has failed before, and the page should be
   * loaded anew.
   */
  readonly failed: (tryAgain: () => void, props: P, again: boolean) => ReactNode;
}

interface Source<P> {
  readonly Part: ComponentType<P>;
}

/**
 * A part of a screen that loads when it is first shown. Where that fails, only this part is missing, and can be tried
 * again. Some browsers remember that a script failed to load for as long as the page is open: they need it loaded anew.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  { waiting, failed }: Shown<P>,
): ComponentType<P> {
  // React remembers a rejection, so each one leaves another lazy component for the next try.
  const fresh = (): Source<P> => ({
    Part: lazy(async () => {
      try {
        return await load();
      } catch (error) {
        newest = fresh();
        throw error;
      }
    }),
  });
  let newest = fresh();

  return function LazyPart(props: P) {
    const [source, setSource] = useState(newest);
    const [tries, setTries] = useState(0);
    return (
      <ErrorBoundary
        fallback={(clear) =>
          failed(
            () => {
              setTries(tries + 1);
              setSource(newest);
              clear();
            },
            props,
            tries > 0,
          )
        }
      >
        <Suspense fallback={waiting}>
          <source.Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
