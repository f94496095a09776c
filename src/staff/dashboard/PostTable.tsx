import type { BuildFacts } from '#model/build-facts.ts';
import { editPostPath, postPath } from '#routes/paths.ts';
import { formatDateTime, formatDate } from '#staff/dates.ts';
import { type BuildStatus, buildStatus } from '#staff/freshness/freshness.ts';
import type { Member } from '#staff/session/session.ts';
import type { DraftSummary } from '#staff/store/post-drafts.ts';
import type { PostSummary } from '#staff/store/post-row.ts';
import { type ListState, listState } from './filter-posts.ts';
import type { PendingDrafts } from './use-posts.ts';

/** Notes on how a post differs from the built site; the other cases need none. */
const BUILD_NOTES: Readonly<Partial<Record<BuildStatus, string>>> = {
  changed: 'Changed since the last build',
  new: 'Live now; share the link after the next build',
  leaving: 'On the public site until the next build',
};

function statusLabel({ published_at: publishedAt, deleted_at: deletedAt }: PostSummary, state: ListState): string {
  switch (state) {
    case 'draft':
      return 'Draft';
    case 'scheduled':
      return publishedAt === null ? 'Scheduled' : `Scheduled for ${formatDateTime(publishedAt)}`;
    case 'published':
      return publishedAt === null ? 'Published' : `Published ${formatDate(publishedAt)}`;
    case 'bin':
      return deletedAt === null ? 'In the bin' : `In the bin since ${formatDate(deletedAt)}`;
  }
}

interface PostStatusProps {
  readonly post: PostSummary;
  readonly state: ListState;
  readonly draft: DraftSummary | undefined;
  /** The post compared with the last build; null until that is known. */
  readonly build: BuildStatus | null;
}

/** A post's status with its date, its pending draft, and how the post differs from the built site. */
function PostStatus({ post, state, draft, build }: PostStatusProps) {
  const note = build === null ? undefined : BUILD_NOTES[build];
  return (
    <>
      <span className={`staff-status ${state}`}>{statusLabel(post, state)}</span>
      {draft !== undefined && (
        <span className="staff-note">
          Changes by {draft.saved_by_name} not published, {formatDateTime(draft.updated_at)}
        </span>
      )}
      {note !== undefined && <span className="staff-note">{note}</span>}
    </>
  );
}

interface Props {
  readonly posts: readonly PostSummary[];
  readonly drafts: PendingDrafts;
  readonly member: Member;
  readonly facts: BuildFacts | null;
  /** ISO instant. */
  readonly now: string;
  readonly onBin: (post: PostSummary) => void;
  readonly onRestore: (post: PostSummary) => void;
}

/** Whether a member may move a post to the bin and restore it: editors their own, admins any. */
const mayBin = (member: Member, post: PostSummary): boolean => member.role === 'admin' || post.created_by === member.id;

function Row({
  post,
  drafts,
  member,
  facts,
  now,
  onBin,
  onRestore,
}: Omit<Props, 'posts'> & { readonly post: PostSummary }) {
  const state = listState(post, now);
  // Distinguishes the buttons of the rows for screen readers.
  const labelSuffix = <span className="sr-only"> {post.title}</span>;
  return (
    <tr>
      <th scope="row">
        {state === 'bin' ? post.title : <a href={editPostPath(post.id)}>{post.title}</a>}
        {post.tags.length > 0 && <span className="staff-small">{post.tags.join(', ')}</span>}
      </th>
      <td>
        <PostStatus
          post={post}
          state={state}
          draft={drafts.get(post.id)}
          build={facts && buildStatus(post, facts, now)}
        />
      </td>
      <td>{post.author}</td>
      <td>
        <time dateTime={post.updated_at} title={formatDateTime(post.updated_at)}>
          {formatDate(post.updated_at)}
        </time>
      </td>
      <td>
        <span className="staff-row-actions">
          {state === 'published' && <a href={postPath(post.slug)}>View{labelSuffix}</a>}
          {state !== 'bin' && mayBin(member, post) && (
            <button
              type="button"
              onClick={() => {
                onBin(post);
              }}
            >
              Delete{labelSuffix}
            </button>
          )}
          {state === 'bin' && mayBin(member, post) && (
            <button
              type="button"
              onClick={() => {
                onRestore(post);
              }}
            >
              Restore{labelSuffix}
            </button>
          )}
        </span>
      </td>
    </tr>
  );
}

/** The posts as a table, which the stylesheet turns into cards on a phone. */
export function PostTable({ posts, ...row }: Props) {
  return (
    <table className="staff-posts">
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Status</th>
          <th scope="col">Author</th>
          <th scope="col">Changed</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <Row key={post.id} post={post} {...row} />
        ))}
      </tbody>
    </table>
  );
}
