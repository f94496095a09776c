import { ErrorBoundary } from '#hydration/ErrorBoundary.tsx';
import { NotFound } from './NotFound.tsx';

/** The not-found page's island inside its error boundary. */
export function NotFoundIsland() {
  return (
    <ErrorBoundary>
      <NotFound />
    </ErrorBoundary>
  );
}
