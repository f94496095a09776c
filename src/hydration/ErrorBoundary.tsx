import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/**
 * Wraps every island: a rendering error shows 'Something went wrong' with Refresh Page (specification,
 * section 8).
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <h2>Something went wrong</h2>
        <p className="my-2">Please try refreshing the page.</p>
        <button
          className="button"
          type="button"
          onClick={() => {
            window.location.reload();
          }}
        >
          Refresh Page
        </button>
      </div>
    );
  }
}
