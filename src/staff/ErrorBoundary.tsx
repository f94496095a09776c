import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Stands in place of a part that failed, and may put it back; without it, the whole screen is told to be gone. */
  readonly fallback?: (tryAgain: () => void) => ReactNode;
}

interface State {
  readonly failed: boolean;
}

function ScreenFailed() {
  return (
    <div role="alert">
      <h1>Something went wrong</h1>
      <p className="lead">Please try refreshing the page.</p>
      <p>What you wrote before stays in this browser and in the store.</p>
      <p className="actions">
        <button
          className="button"
          type="button"
          onClick={() => {
            window.location.reload();
          }}
        >
          Refresh Page
        </button>
      </p>
    </div>
  );
}

/**
 * Stands round every screen of the staff area, and round the parts that load later: a rendering error, or a part that
 * did not load, is told with a way on.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  readonly #tryAgain = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    return fallback === undefined ? <ScreenFailed /> : fallback(this.#tryAgain);
  }
}
