/** What to do without the device. Closed until it is needed. */
export function LostDevice() {
  return (
    <details className="staff-lost">
      <summary>Lost your phone?</summary>
      <p>
        If you set up a second device, use its code, then remove the lost one on the page “Account”. Otherwise ask the
        person who runs this site’s Supabase project: they can remove your second factor there. Your password alone then
        signs you in, and you set up the new phone. If the phone was stolen, change your password too.
      </p>
    </details>
  );
}
