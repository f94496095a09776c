import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#staff/dialog/Dialog.tsx';
import type { PostRow } from '#staff/store/posts.ts';
import { comparedLines } from './compare.ts';
import type { Desk } from './desk-controls.ts';
import { differences, type Field, FIELD_NAMES, type Words, wordsOf } from './words.ts';
import { outlookOf } from './standing.ts';
import { moment } from './times.ts';

interface Props {
  readonly desk: Desk;
  readonly words: Words;
  /** What somebody else saved. */
  readonly theirs: PostRow;
  readonly now: Date;
}

const inText = (value: Words[Field]): string =>
  value === null ? '' : typeof value === 'string' ? value : value.join(', ');

/** One of two texts, with the lines marked that the other one lacks. */
function Side({ name, text, other }: { readonly name: string; readonly text: string; readonly other: string }) {
  const lines = comparedLines(text, other);
  return (
    <div className="conflict-side">
      <h4>{name}</h4>
      {/* Long texts scroll in themselves, by keyboard too. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls is reached by keyboard too */}
      <div role="region" aria-label={name} tabIndex={0}>
        {text === '' ? (
          <p className="post-hint">Empty</p>
        ) : (
          lines.map(({ at, text: line, only }) => <p key={at}>{only ? <mark>{line}</mark> : line || '\u00a0'}</p>)
        )}
      </div>
    </div>
  );
}

/** Two people worked on one post: shows both texts, and asks which one stays. */
export function ConflictDialog({ desk, words, theirs, now }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const introRef = useRef<HTMLParagraphElement>(null);
  // Not on a button: it may open in mid-sentence, and a key meant for the text decides nothing.
  useEffect(() => introRef.current?.focus(), []);
  const other = wordsOf(theirs);
  const fields = differences(words, other);
  const isPublic = outlookOf(theirs, now) === 'public';
  const keepTheirs = async (): Promise<void> => {
    setIsBusy(true);
    const made = await desk.keepTheirs();
    setFailure(made.ok ? null : made.failure.text);
    setIsBusy(false);
  };
  return (
    <Dialog title="Two versions of this post" onClose={() => desk.decide(false)}>
      <p ref={introRef} tabIndex={-1}>
        Someone saved this post {moment(new Date(theirs.updated_at), now)}, after you opened it. Your text is safe.
        Which version should stay?
      </p>
      <div className="conflict-fields">
        {fields.length === 0 && <p>The words are the same; only when and whether it is published differs.</p>}
        {fields.map((field) => (
          <section key={field} aria-label={FIELD_NAMES[field]}>
            <h3>{FIELD_NAMES[field]}</h3>
            <div className="conflict-sides">
              <Side name={`Yours: ${FIELD_NAMES[field]}`} text={inText(words[field])} other={inText(other[field])} />
              <Side name={`Theirs: ${FIELD_NAMES[field]}`} text={inText(other[field])} other={inText(words[field])} />
            </div>
          </section>
        ))}
      </div>
      <p className="post-error" role="alert">
        {failure}
      </p>
      <ul className="conflict-choices">
        <li>
          <button className="button" type="button" onClick={desk.keepMine}>
            Keep mine
          </button>
          <span>
            Saves your text over theirs.
            {isPublic && ' The post is on the site: visitors get your text with the next build.'}
          </span>
        </li>
        <li>
          <button
            className="button button-quiet"
            type="button"
            aria-disabled={isBusy}
            onClick={() => (isBusy ? undefined : void keepTheirs())}
          >
            Keep theirs
          </button>
          <span>Your text becomes a new draft with “(my version)” in its title.</span>
        </li>
        <li>
          <button className="button button-quiet" type="button" onClick={() => desk.decide(false)}>
            Decide later
          </button>
          <span>Your text stays in this browser.</span>
        </li>
      </ul>
    </Dialog>
  );
}
