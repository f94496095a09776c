import { useEffect, useRef, useState } from 'react';
import { formatWhen } from '#staff/dates.ts';
import { Dialog } from '#staff/Dialog.tsx';
import type { EditorStore } from '#staff/editor/editor-store.ts';
import {
  changedFields,
  contentOf,
  FIELD_LABELS,
  type FieldName,
  type PostContent,
} from '#staff/editor/form/post-content.ts';
import { visibilityAt } from '#staff/editor/publishing/publish-state.ts';
import type { PostRow } from '#staff/store/post-row.ts';

const formatValue = (value: PostContent[FieldName]): string =>
  value === null ? '' : typeof value === 'string' ? value : value.join(', ');

/** One version of a field, with the lines highlighted that the other version lacks. */
function Version({ name, text, other }: { readonly name: string; readonly text: string; readonly other: string }) {
  const otherLines = new Set(other.split('\n').map((line) => line.trim()));
  return (
    <div className="conflict-side">
      <h4>{name}</h4>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- scrolled by keyboard */}
      <div role="region" aria-label={name} tabIndex={0}>
        {text === '' ? (
          <p className="post-hint">Empty</p>
        ) : (
          text.split('\n').map((line, at) => {
            const isMissing = line.trim() !== '' && !otherLines.has(line.trim());
            // eslint-disable-next-line @eslint-react/no-array-index-key -- lines never move
            return <p key={at}>{isMissing ? <mark>{line}</mark> : line || '\u00a0'}</p>;
          })
        )}
      </div>
    </div>
  );
}

interface Props {
  readonly editor: EditorStore;
  readonly content: PostContent;
  /** The row that someone else saved. */
  readonly theirs: PostRow;
  readonly now: Date;
}

/** Compares both versions of a post that two members edited, and asks which one to keep. */
export function ConflictDialog({ editor, content, theirs, now }: Props) {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const introRef = useRef<HTMLParagraphElement>(null);
  // Not a button: the dialog may open while someone types, and Space or Enter must not make the choice.
  useEffect(() => introRef.current?.focus(), []);
  const theirContent = contentOf(theirs);
  const fields = changedFields(content, theirContent);
  const isPublic = visibilityAt(theirs, now) === 'public';
  const keepTheirs = async (): Promise<void> => {
    setIsBusy(true);
    const created = await editor.keepTheirs();
    setError(created.ok ? null : created.error.message);
    setIsBusy(false);
  };
  return (
    <Dialog title="Two versions of this post" onClose={editor.dismissConflict}>
      <p ref={introRef} tabIndex={-1}>
        Someone saved this post {formatWhen(new Date(theirs.updated_at), now)}, after you opened it. Your text is safe.
        Which version should stay?
      </p>
      <div className="conflict-fields">
        {fields.length === 0 && <p>The words are the same; only when and whether it is published differs.</p>}
        {fields.map((field) => {
          const label = FIELD_LABELS[field];
          const mine = formatValue(content[field]);
          const their = formatValue(theirContent[field]);
          return (
            <section key={field} aria-label={label}>
              <h3>{label}</h3>
              <div className="conflict-sides">
                <Version name={`Yours: ${label}`} text={mine} other={their} />
                <Version name={`Theirs: ${label}`} text={their} other={mine} />
              </div>
            </section>
          );
        })}
      </div>
      <p className="post-error" role="alert">
        {error}
      </p>
      <ul className="conflict-choices">
        <li>
          <button className="button" type="button" onClick={editor.keepMine}>
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
          <button className="button button-quiet" type="button" onClick={editor.dismissConflict}>
            Decide later
          </button>
          <span>Your text stays in this browser.</span>
        </li>
      </ul>
    </Dialog>
  );
}
