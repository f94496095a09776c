/** Placeholder of a screen that is loading. */
export function Loading() {
  return (
    <p className="staff-loading" role="status">
      Loading...
    </p>
  );
}
