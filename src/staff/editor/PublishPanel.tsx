import { Field, fieldId } from './Field.tsx';
import type { Outlook } from './standing.ts';
import { fullTime, instantOf, localTime, zoneName } from './times.ts';

/** When a post is to go out; `local`: as a field for date and time holds it, in this browser's zone. */
export interface When {
  readonly kind: 'now' | 'later';
  readonly local: string;
}

interface Props {
  readonly outlook: Outlook;
  /** Since when or from when; null for a draft that was never out. */
  readonly time: string | null;
  readonly when: When;
  readonly now: Date;
  readonly error: string | undefined;
  readonly onWhen: (when: When) => void;
  readonly onUnpublish: () => void;
}

const CHOICES = [
  { kind: 'now', label: 'Now' },
  { kind: 'later', label: 'At a time' },
] as const;

function TimeField({ when, now, error, onWhen }: Pick<Props, 'when' | 'now' | 'error' | 'onWhen'>) {
  const at = instantOf(when.local);
  return (
    <Field
      name="time"
      label="Day and time"
      hint={at === null ? `In your time zone, ${zoneName()}` : `${fullTime(at)}, in your time zone (${zoneName()})`}
      error={error}
    >
      {(ties) => (
        <input
          {...ties}
          type="datetime-local"
          min={localTime(now)}
          value={when.local}
          onChange={({ target }) => onWhen({ ...when, local: target.value })}
        />
      )}
    </Field>
  );
}

/** Whether visitors see the post, and when they will. */
export function PublishPanel({ outlook, time, when, now, error, onWhen, onUnpublish }: Props) {
  const at = time === null ? null : new Date(time);
  return (
    <fieldset className="post-publish">
      <legend>Publishing</legend>
      {outlook === 'public' && <p>Visitors see this post{at !== null && `, since ${fullTime(at)}`}.</p>}
      {outlook === 'scheduled' && at !== null && <p>This post appears on {fullTime(at)}.</p>}
      {outlook === 'draft' && <p>This is a draft: only staff see it.</p>}
      {outlook !== 'public' && (
        <>
          <div className="post-when" role="radiogroup" aria-label="When visitors see it">
            {CHOICES.map(({ kind, label }) => (
              <label key={kind}>
                <input
                  type="radio"
                  name="post-when"
                  id={`${fieldId('time')}-${kind}`}
                  checked={when.kind === kind}
                  onChange={() => onWhen({ ...when, kind })}
                />
                {label}
              </label>
            ))}
          </div>
          {when.kind === 'later' && <TimeField when={when} now={now} error={error} onWhen={onWhen} />}
        </>
      )}
      {outlook !== 'draft' && (
        <p className="post-buttons">
          <button className="button button-quiet" type="button" onClick={onUnpublish}>
            {outlook === 'public' ? 'Unpublish' : 'Back to a draft'}
          </button>
        </p>
      )}
    </fieldset>
  );
}
