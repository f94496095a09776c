import { ErrorBoundary } from './ErrorBoundary.tsx';
import { forwardedPath } from './frame/forwarded-address.ts';
import { Gate, type Screen } from './frame/Gate.tsx';

interface Props {
  readonly screen: Screen;
}

// Before any screen reads the address.
const path = forwardedPath(window.location);
if (path !== null) window.history.replaceState(null, '', path);

/** The staff area: who is at the screen first, then the screen that the page is for. */
export function StaffApp({ screen }: Props) {
  return (
    <ErrorBoundary>
      <Gate screen={screen} />
    </ErrorBoundary>
  );
}
