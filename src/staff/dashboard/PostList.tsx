import { type ComponentProps, useState } from 'react';
import { PATHS } from '#routes/paths.ts';
import type { HistoryMode } from '#staff/shell/address-query.ts';
import { formatPostCount } from './BinDialogs.tsx';
import { DEFAULT_QUERY, type ListQuery } from './list-query.ts';
import { filterPosts } from './filter-posts.ts';
import { PostTable } from './PostTable.tsx';

interface Props extends ComponentProps<typeof PostTable> {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery, mode: HistoryMode) => void;
}

/** Posts per page: phones are slow with thousands of rows. */
const PAGE_SIZE = 100;

/** Shown instead of an empty list. */
function EmptyList({ posts, query, onChange }: Pick<Props, 'posts' | 'query' | 'onChange'>) {
  if (posts.length === 0)
    return (
      <div className="staff-empty">
        <h2>No posts yet</h2>
        <p>A job you did this week is a good start: what it looked like, what you did, what it looks like now.</p>
        <p className="actions">
          <a className="button" href={PATHS.adminNewPost}>
            Write the first post
          </a>
        </p>
      </div>
    );
  if (query.filter === 'bin' && query.search === '')
    return (
      <div className="staff-empty">
        <h2>The bin is empty</h2>
        <p>Posts that you delete come here first, and can be taken out again.</p>
      </div>
    );
  return (
    <div className="staff-empty">
      <h2>No post fits</h2>
      <p>Search looks at titles, authors and tags.</p>
      <p className="actions">
        <button
          className="button button-quiet"
          type="button"
          onClick={() => {
            onChange(DEFAULT_QUERY, 'push');
          }}
        >
          Show all posts
        </button>
      </p>
    </div>
  );
}

/** The posts that match the query, with their number in a live region. */
export function PostList({ posts, query, onChange, ...table }: Props) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const matches = filterPosts(posts, query, table.now);
  return (
    <>
      <p className="staff-count" role="status">
        {matches.length === 0
          ? ''
          : `${formatPostCount(matches.length)}${matches.length > limit ? `, the first ${limit} shown` : ''}`}
      </p>
      {matches.length === 0 ? (
        <EmptyList posts={posts} query={query} onChange={onChange} />
      ) : (
        <PostTable posts={matches.slice(0, limit)} {...table} />
      )}
      {matches.length > limit && (
        <p className="actions">
          <button
            className="button button-quiet"
            type="button"
            onClick={() => {
              setLimit(limit + PAGE_SIZE);
            }}
          >
            Show {Math.min(PAGE_SIZE, matches.length - limit)} more
          </button>
        </p>
      )}
    </>
  );
}
