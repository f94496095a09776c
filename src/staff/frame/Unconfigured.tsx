/** What everybody sees while the site was built without a store. */
export function Unconfigured() {
  return (
    <div className="staff-card">
      <h1>Not connected yet</h1>
      <p className="lead">This site was built without a Supabase project, so nobody can sign in here.</p>
      <p className="mt-4">
        Whoever runs the site connects it: they set <code>PUBLIC_SUPABASE_URL</code> and{' '}
        <code>PUBLIC_SUPABASE_ANON_KEY</code> in <code>.env</code> and build the site again. The README says how, under
        “The staff area”.
      </p>
    </div>
  );
}
