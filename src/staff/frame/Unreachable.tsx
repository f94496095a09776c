interface Props {
  readonly text: string;
  readonly onRetry: () => void;
}

/** What is shown when the store did not say who has signed in. */
export function Unreachable({ text, onRetry }: Props) {
  return (
    <div className="staff-card">
      <h1>No answer</h1>
      <p className="lead" role="alert">
        {text}
      </p>
      <p className="actions">
        <button className="button" type="button" onClick={onRetry}>
          Try again
        </button>
      </p>
    </div>
  );
}
