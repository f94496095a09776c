import type { OnSite } from '#staff/freshness/on-site.ts';
import type { PostSummary } from '#staff/store/post-row.ts';
import { formatDate, timeInWords } from '#staff/times.ts';
import type { PostState } from './listed.ts';

interface Props {
  readonly post: PostSummary;
  readonly state: PostState;
  /** How it stands to the public site; null while that is not known. */
  readonly site: OnSite | null;
}

/** What is worth saying about a post and the public site; the other standings go without saying. */
const NOTES: Readonly<Partial<Record<OnSite, string>>> = {
  changed: 'Changed since the last build',
  new: 'Live now; share the link after the next build',
  leaving: 'On the public site until the next build',
};

function wordsOf({ published_at: at, deleted_at: deleted }: PostSummary, state: PostState): string {
  switch (state) {
    case 'draft':
      return 'Draft';
    case 'scheduled':
      return at === null ? 'Scheduled' : `Scheduled for ${timeInWords(at)}`;
    case 'published':
      return at === null ? 'Published' : `Published ${formatDate(at)}`;
    case 'bin':
      return deleted === null ? 'In the bin' : `In the bin since ${formatDate(deleted)}`;
  }
}

/** A post's state in words, with a mark whose shape and color say the same. */
export function StatusMark({ post, state, site }: Props) {
  const note = site === null ? undefined : NOTES[site];
  return (
    <>
      <span className={`staff-status ${state}`}>{wordsOf(post, state)}</span>
      {note !== undefined && <span className="staff-note">{note}</span>}
    </>
  );
}
