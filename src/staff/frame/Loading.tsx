/** Stands where a screen will be. */
export function Loading() {
  return (
    <p className="staff-loading" role="status">
      Loading...
    </p>
  );
}
