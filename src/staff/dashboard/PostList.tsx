import { useState } from 'react';
import { PATHS } from '#routes/paths.ts';
import { postsInWords } from './BinDialogs.tsx';
import { type ListQuery, WHOLE_LIST } from './list-query.ts';
import { listed } from './listed.ts';
import { PostTable } from './PostTable.tsx';
import type { ComponentProps } from 'react';
import type { Step } from './use-list-query.ts';

interface Props extends ComponentProps<typeof PostTable> {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery, step: Step) => void;
}

/** How many posts are shown at once: a phone is slow with thousands of rows. */
const FIRST = 100;

/** What stands where no post does. */
function Nothing({ posts, query, onChange }: Pick<Props, 'posts' | 'query' | 'onChange'>) {
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
  if (query.shown === 'bin' && query.search === '')
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
            onChange(WHOLE_LIST, 'own');
          }}
        >
          Show all posts
        </button>
      </p>
    </div>
  );
}

/** The posts that a query asks for, with their number told to everybody. */
export function PostList({ posts, query, onChange, ...table }: Props) {
  const [most, setMost] = useState(FIRST);
  const fitting = listed(posts, query, table.now);
  return (
    <>
      <p className="staff-count" role="status">
        {fitting.length === 0
          ? ''
          : `${postsInWords(fitting.length)}${fitting.length > most ? `, the first ${most} shown` : ''}`}
      </p>
      {fitting.length === 0 ? (
        <Nothing posts={posts} query={query} onChange={onChange} />
      ) : (
        <PostTable posts={fitting.slice(0, most)} {...table} />
      )}
      {fitting.length > most && (
        <p className="actions">
          <button
            className="button button-quiet"
            type="button"
            onClick={() => {
              setMost(most + FIRST);
            }}
          >
            Show {Math.min(FIRST, fitting.length - most)} more
          </button>
        </p>
      )}
    </>
  );
}
