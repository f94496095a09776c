import { leaveSession } from '#staff/session/use-session.ts';

interface Props {
  readonly email: string;
}

/** What somebody sees who has signed in and is no staff. */
export function Stranger({ email }: Props) {
  return (
    <div className="staff-card">
      <h1>No access</h1>
      <p className="lead">You signed in as {email}. This account does not belong to the staff of this site.</p>
      <p className="mt-4">An admin of this site can add it. Until then there is nothing to see here.</p>
      <p className="actions">
        <button className="button" type="button" onClick={() => void leaveSession()}>
          Sign out
        </button>
      </p>
    </div>
  );
}
