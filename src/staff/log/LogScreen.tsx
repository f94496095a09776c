import { useCallback, useEffect, useRef, useState } from 'react';
import { editPostPath } from '#routes/paths.ts';
import { formatDateTime } from '#staff/dates.ts';
import type { Member } from '#staff/session/session.ts';
import { useIsExpired } from '#staff/session/use-session.ts';
import { Loading } from '#staff/shell/Loading.tsx';
import type { Store } from '#staff/store/client.ts';
import { describeLine, type LogLine, PAGE_LINES, readLog } from './log-lines.ts';

interface LineProps {
  readonly line: LogLine;
  /** Whether it takes focus: the first of the lines that were asked for. */
  readonly isFocused: boolean;
}

function Line({ line, isFocused }: LineProps) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused]);
  const { who, what, postId } = describeLine(line);
  return (
    <li ref={ref} tabIndex={-1}>
      <time dateTime={line.at}>{formatDateTime(line.at)}</time>
      <p>
        <strong>{who}</strong> {what}.
        {postId !== null && (
          <>
            {' '}
            <a href={editPostPath(postId)}>
              See the post<span className="sr-only"> and what {who} did to it</span>
            </a>
          </>
        )}
      </p>
    </li>
  );
}

/** The lines that were read, and whether there are older ones. */
interface Reading {
  readonly lines: readonly LogLine[];
  readonly hasOlder: boolean;
  /** The first line of the last page that was added; null for none. */
  readonly firstNew: number | null;
}

interface LogProps {
  readonly store: Store;
}

function Log({ store }: LogProps) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isExpired = useIsExpired();
  const load = useCallback(
    async (known: readonly LogLine[]) => {
      setIsBusy(true);
      const page = await readLog(store, known.at(-1)?.id ?? null);
      setIsBusy(false);
      setError(page.ok ? null : page.error.message);
      if (!page.ok) return;
      const firstNew = known.length === 0 ? null : (page.value[0]?.id ?? null);
      setReading({ lines: [...known, ...page.value], hasOlder: page.value.length === PAGE_LINES, firstNew });
    },
    [store],
  );
  useEffect(() => {
    if (!isExpired) void load([]);
  }, [isExpired, load]);

  if (reading === null && error === null) return <Loading />;
  const { lines, hasOlder, firstNew } = reading ?? { lines: [], hasOlder: true, firstNew: null };
  return (
    <>
      <ol className="staff-log" aria-label="Actions, the newest first">
        {lines.map((line) => (
          <Line key={line.id} line={line} isFocused={line.id === firstNew} />
        ))}
      </ol>
      {reading !== null && lines.length === 0 && <p>Nothing has been logged yet.</p>}
      <p className="staff-error" role="alert">
        {error}
      </p>
      {hasOlder && (
        <p className="actions">
          <button
            className="button button-quiet"
            type="button"
            aria-disabled={isBusy}
            onClick={() => (isBusy ? undefined : void load(lines))}
          >
            {error === null ? 'Show older' : 'Try again'}
          </button>
        </p>
      )}
    </>
  );
}

interface Props {
  readonly store: Store;
  readonly member: Member;
}

/** What staff did that visitors or other staff notice, for admins. The store shows it to nobody else. */
export default function LogScreen({ store, member }: Props) {
  return (
    <>
      <div className="staff-head">
        <h1>Log</h1>
      </div>
      <p className="lead mt-4">
        {member.role === 'admin'
          ? 'Who did what, and when: posts, staff, settings, erased leads and builds. Nobody can change or remove a line.'
          : 'Only admins read the log.'}
      </p>
      {member.role === 'admin' && <Log store={store} />}
    </>
  );
}
