import { PATHS, postPath } from '#routes/paths.ts';
import { formatDateTime, formatFullDateTime, formatRecent, formatWhen, zoneName } from '#staff/dates.ts';
import type { Member } from '#staff/session/session.ts';
import { actorName } from '#staff/store/actor.ts';
import type { PostDraft } from '#staff/store/post-drafts.ts';
import type { EditorState, Outcome } from './editor-state.ts';

interface LocalCopyNoticeProps {
  readonly state: EditorState;
  readonly now: Date;
  readonly onDiscard: () => void;
  readonly onAccept: () => void;
}

/** Reports that a local copy was restored, or that this browser cannot keep local copies. */
export function LocalCopyNotice({
  state: { restoredAt, localCopies },
  now,
  onDiscard,
  onAccept,
}: LocalCopyNoticeProps) {
  return (
    <div role="status">
      {restoredAt !== null && (
        <div className="post-note">
          <p>We restored unsaved text from {formatRecent(new Date(restoredAt), now)}.</p>
          <button type="button" onClick={onAccept}>
            Keep it
          </button>
          <button type="button" onClick={onDiscard}>
            Discard it
          </button>
        </div>
      )}
      {localCopies === 'unavailable' && (
        <p className="post-note">
          This browser keeps no text for this site, perhaps because of a private window. Save before you close the page.
        </p>
      )}
    </div>
  );
}

interface PendingDraftNoticeProps {
  readonly draft: PostDraft;
  readonly member: Member;
  readonly now: Date;
  readonly onDiscard: () => void;
}

/** Says that the post has changes which are not published, whose they are, and since when. */
export function PendingDraftNotice({ draft, member, now, onDiscard }: PendingDraftNoticeProps) {
  const who = draft.saved_by === member.id ? 'You' : actorName(draft.saved_by, draft.saved_by_name);
  return (
    <div className="post-note">
      <p>
        {who} saved changes {formatWhen(new Date(draft.updated_at), now)} that are not published. Until they are,
        visitors see the post as it was.
      </p>
      <button type="button" onClick={onDiscard}>
        Discard changes
      </button>
    </div>
  );
}

function PageLink({ slug }: { readonly slug: string }) {
  const path = postPath(slug);
  return (
    <a href={path} target="_blank" rel="noopener">
      {window.location.host}
      {path}
    </a>
  );
}

function OutcomeMessage({ outcome }: { readonly outcome: Outcome }) {
  switch (outcome.kind) {
    case 'published':
      return (
        <>
          <strong>Published.</strong> It is live now at <PageLink slug={outcome.slug} />. Share the link after the next
          build of the site: until then Facebook and search engines take the address for a missing page.
        </>
      );
    case 'updated':
      return (
        <>
          <strong>Updated.</strong> Visitors get the new text at <PageLink slug={outcome.slug} /> with the next build of
          the site.
        </>
      );
    case 'scheduled':
      return (
        <>
          <strong>Scheduled.</strong> The live look-up shows it from {formatFullDateTime(new Date(outcome.at))} (
          {zoneName()}) on; its page comes with the first build after that. A build starts within ten minutes where the
          store is set up for it; otherwise the daily one brings the page.
        </>
      );
    case 'unpublished':
      return (
        <>
          <strong>Unpublished.</strong> Visitors no longer find it at once in the live look-up; its page goes with the
          next build of the site. Its text is a draft again.
        </>
      );
    case 'restored':
      return (
        <>
          <strong>Restored.</strong> The text of {formatDateTime(outcome.at)} is back.
          {outcome.isPublic && ' Visitors see it once you publish the changes.'}
        </>
      );
    case 'draft-created':
      return (
        <>
          <strong>Both versions are kept.</strong> Yours is the new draft{' '}
          <a href={`${PATHS.adminEditPost}/${outcome.id}`}>{outcome.title}</a>; this is theirs.
        </>
      );
  }
}

interface OutcomeNoticeProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

/** Reports the result of a requested save. */
export function OutcomeNotice({ outcome, onClose }: OutcomeNoticeProps) {
  return (
    <div className="post-note good">
      <p>
        <OutcomeMessage outcome={outcome} />
      </p>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
