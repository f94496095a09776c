import type { BuildFacts } from '#model/build-facts.ts';
import { postPath } from '#routes/paths.ts';
import { editPostPath } from '#routes/staff-paths.ts';
import { onSite } from '#staff/freshness/on-site.ts';
import type { Member } from '#staff/session/session.ts';
import type { PostSummary } from '#staff/store/post-row.ts';
import { formatDate, timeInWords } from '#staff/times.ts';
import { stateOf } from './listed.ts';
import { StatusMark } from './StatusMark.tsx';

/** What can be done with a post of the list. */
export interface PostActions {
  readonly onBin: (post: PostSummary) => void;
  readonly onRestore: (post: PostSummary) => void;
}

interface Props extends PostActions {
  readonly posts: readonly PostSummary[];
  readonly member: Member;
  readonly facts: BuildFacts | null;
  /** An ISO instant. */
  readonly now: string;
}

/** Whether somebody may put a post into the bin and take it out: editors their own, admins any. */
const mayBin = (member: Member, post: PostSummary): boolean => member.role === 'admin' || post.created_by === member.id;

function Row({ post, member, facts, now, onBin, onRestore }: Omit<Props, 'posts'> & { readonly post: PostSummary }) {
  const state = stateOf(post, now);
  const about = ` ${post.title}`;
  return (
    <tr>
      <th scope="row">
        {state === 'bin' ? post.title : <a href={editPostPath(post.id)}>{post.title}</a>}
        {post.tags.length > 0 && <span className="staff-small">{post.tags.join(', ')}</span>}
      </th>
      <td>
        <StatusMark post={post} state={state} site={facts && onSite(post, facts, now)} />
      </td>
      <td>{post.author}</td>
      <td>
        <time dateTime={post.updated_at} title={timeInWords(post.updated_at)}>
          {formatDate(post.updated_at)}
        </time>
      </td>
      <td>
        <span className="staff-row-actions">
          {state === 'published' && (
            <a href={postPath(post.slug)}>
              View<span className="sr-only">{about}</span>
            </a>
          )}
          {state !== 'bin' && mayBin(member, post) && (
            <button
              type="button"
              onClick={() => {
                onBin(post);
              }}
            >
              Delete<span className="sr-only">{about}</span>
            </button>
          )}
          {state === 'bin' && mayBin(member, post) && (
            <button
              type="button"
              onClick={() => {
                onRestore(post);
              }}
            >
              Restore<span className="sr-only">{about}</span>
            </button>
          )}
        </span>
      </td>
    </tr>
  );
}

/** The list of posts: a table where there is room, a card a post on a phone. */
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
