import { useState } from 'react';
import { AskDialog } from '#staff/dialog/AskDialog.tsx';
import { PATHS } from '#routes/paths.ts';
import type { Member } from '#staff/session/session.ts';
import { leaveSession } from '#staff/session/use-session.ts';
import { openTextAtRisk, type TextAtRisk } from './open-text.ts';

interface Props {
  readonly member: Member;
}

const CONSEQUENCES: Readonly<Record<Exclude<TextAtRisk, 'none'>, string>> = {
  kept: 'It stays in this browser: it comes back when you sign in here again and open the post.',
  lost: 'This browser keeps no text for this site, so it is lost.',
};

/** Says who has signed in, and leads to the posts, the public blog and out: with text that is not saved, after asking. */
export function StaffBar({ member }: Props) {
  const [atRisk, setAtRisk] = useState<TextAtRisk>('none');
  const signOut = (): void => {
    const risk = openTextAtRisk();
    if (risk === 'none') void leaveSession();
    else setAtRisk(risk);
  };
  return (
    <>
      <div className="staff-bar">
        <nav aria-label="Staff">
          <a href={PATHS.admin}>Posts</a>
          <a href={PATHS.blog}>Public blog</a>
        </nav>
        <p className="staff-who">
          <span>{member.name}</span>
          {member.role === 'admin' && <span className="staff-role">Admin</span>}
        </p>
        <button className="button button-quiet" type="button" onClick={signOut}>
          Sign out
        </button>
      </div>
      {atRisk !== 'none' && (
        <AskDialog
          title="Sign out before your text is saved?"
          action="Sign out"
          onYes={async () => {
            await leaveSession();
            return null;
          }}
          onNo={() => setAtRisk('none')}
        >
          <p>The store does not have all that you wrote. {CONSEQUENCES[atRisk]}</p>
        </AskDialog>
      )}
    </>
  );
}
