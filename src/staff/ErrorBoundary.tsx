import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Rendered in place of a failed part; `reset` renders it again. Default: an error page. */
  readonly fallback?: (reset: () => void) => ReactNode;
}

interface State {
  readonly failed: boolean;
}

function ScreenError() {
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

/** Catches rendering errors and failed lazy imports of a screen, or of a part that loads later. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  readonly #reset = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    return fallback === undefined ? <ScreenError /> : fallback(this.#reset);
  }
}
