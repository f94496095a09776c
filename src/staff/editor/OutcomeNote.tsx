import { PATHS, postPath } from '#routes/paths.ts';
import type { Outcome } from './desk-state.ts';
import { fullTime, zoneName } from './times.ts';

interface Props {
  readonly outcome: Outcome;
  readonly onClose: () => void;
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

function Says({ outcome }: Pick<Props, 'outcome'>) {
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
          <strong>Scheduled.</strong> It appears on {fullTime(new Date(outcome.at))} ({zoneName()}).
        </>
      );
    case 'unpublished':
      return (
        <>
          <strong>Unpublished.</strong> Visitors no longer find it at once in the live look-up; its page goes with the
          next build of the site. Its text is a draft again.
        </>
      );
    case 'draft-made':
      return (
        <>
          <strong>Both versions are kept.</strong> Yours is the new draft{' '}
          <a href={`${PATHS.adminEditPost}/${outcome.id}`}>{outcome.title}</a>; this is theirs.
        </>
      );
  }
}

/** What has come of a save that somebody asked for. */
export function OutcomeNote({ outcome, onClose }: Props) {
  return (
    <div className="post-note good">
      <p>
        <Says outcome={outcome} />
      </p>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
