import { formatFullDateTime, fromLocalInput, toLocalInput, zoneName } from '#staff/dates.ts';
import { Field, fieldId } from '#staff/editor/form/Field.tsx';
import type { PublishTime, Visibility } from './publish-state.ts';

interface Props {
  readonly visibility: Visibility;
  /** ISO instant at which the post was or will be published; null for a draft that was never public. */
  readonly publishedAt: string | null;
  readonly time: PublishTime;
  readonly now: Date;
  readonly error: string | undefined;
  readonly onTime: (time: PublishTime) => void;
  readonly onUnpublish: () => void;
}

const CHOICES = [
  { kind: 'now', label: 'Now' },
  { kind: 'later', label: 'At a time' },
] as const;

function TimeField({ time, now, error, onTime }: Pick<Props, 'time' | 'now' | 'error' | 'onTime'>) {
  const at = fromLocalInput(time.local);
  const hint =
    at === null ? `In your time zone, ${zoneName()}` : `${formatFullDateTime(at)}, in your time zone (${zoneName()})`;
  return (
    <Field name="time" label="Day and time" hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          min={toLocalInput(now)}
          value={time.local}
          onChange={({ target }) => onTime({ ...time, local: target.value })}
        />
      )}
    </Field>
  );
}

/** Shows who can see the post, and lets the member choose when to publish it or unpublish it. */
export function PublishPanel({ visibility, publishedAt, time, now, error, onTime, onUnpublish }: Props) {
  const at = publishedAt === null ? null : new Date(publishedAt);
  return (
    <fieldset className="post-publish">
      <legend>Publishing</legend>
      {visibility === 'public' && <p>Visitors see this post{at !== null && `, since ${formatFullDateTime(at)}`}.</p>}
      {visibility === 'scheduled' && at !== null && (
        <p>
          The page of this post comes with the first build after {formatFullDateTime(at)}. A build starts within ten
          minutes where the store is set up for it; otherwise the daily one brings the page.
        </p>
      )}
      {visibility === 'draft' && <p>This is a draft: only staff see it.</p>}
      {visibility !== 'public' && (
        <>
          <div className="post-when" role="radiogroup" aria-label="When visitors see it">
            {CHOICES.map(({ kind, label }) => (
              <label key={kind}>
                <input
                  type="radio"
                  name="post-when"
                  id={`${fieldId('time')}-${kind}`}
                  checked={time.kind === kind}
                  onChange={() => onTime({ ...time, kind })}
                />
                {label}
              </label>
            ))}
          </div>
          {time.kind === 'later' && <TimeField time={time} now={now} error={error} onTime={onTime} />}
        </>
      )}
      {visibility !== 'draft' && (
        <p className="post-buttons">
          <button className="button button-quiet" type="button" onClick={onUnpublish}>
            {visibility === 'public' ? 'Unpublish' : 'Back to a draft'}
          </button>
        </p>
      )}
    </fieldset>
  );
}
