import { useEffect, useMemo, useRef, useState } from 'react';
import { formatWhen } from '#staff/dates.ts';
import { Dialog } from '#staff/Dialog.tsx';
import type { EditorStore } from '#staff/editor/editor-store.ts';
import { FIELD_LABELS, type PostContent } from '#staff/editor/form/post-content.ts';
import { visibilityAt } from '#staff/editor/publishing/publish-state.ts';
import { diffContent } from '#staff/editor/versions/content-diff.ts';
import { type DiffLine, isSameText } from '#staff/editor/versions/text-diff.ts';
import { DiffSide } from '#staff/editor/versions/TextDiff.tsx';
import type { Member } from '#staff/session/session.ts';
import { actorName } from '#staff/store/actor.ts';
import { storedAt, storedContent, type TheirPost } from './stored-words.ts';

interface VersionProps {
  readonly name: string;
  readonly lines: readonly DiffLine[];
  readonly side: 'first' | 'second';
}

/** One version of a field, with the words marked that the other version lacks. */
function Version({ name, lines, side }: VersionProps) {
  return (
    <div className="conflict-side">
      <h4>{name}</h4>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- scrolled by keyboard */}
      <div role="region" aria-label={name} tabIndex={0}>
        <DiffSide lines={lines} side={side} />
      </div>
    </div>
  );
}

/** Says who made the other change, and when. */
function OtherChange({ theirs, member, now }: Pick<Props, 'theirs' | 'member' | 'now'>) {
  const when = formatWhen(new Date(storedAt(theirs)), now);
  const what = theirs.draft === null ? 'this post' : 'changes of this post';
  if (theirs.by?.id === member.id)
    return `You saved ${what} ${when} on another page or device, after you opened it here.`;
  return `${theirs.by === null ? 'Someone' : actorName(theirs.by.id, theirs.by.name)} saved ${what} ${when}, after you opened it.`;
}

interface Props {
  readonly editor: EditorStore;
  readonly content: PostContent;
  readonly member: Member;
  /** What someone else saved. */
  readonly theirs: TheirPost;
  readonly now: Date;
}

/** Compares both versions of a post that two members edited, and asks which one to keep. */
export function ConflictDialog({ editor, member, content, theirs, now }: Props) {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const introRef = useRef<HTMLParagraphElement>(null);
  // Not a button: the dialog may open while someone types, and Space or Enter must not make the choice.
  useEffect(() => introRef.current?.focus(), []);
  // Not again for each tick of the clock.
  const fields = useMemo(() => diffContent(content, storedContent(theirs)), [content, theirs]);
  const isDraft = visibilityAt(theirs.row, now) === 'draft';
  const keepTheirs = async (): Promise<void> => {
    setIsBusy(true);
    const created = await editor.keepTheirs();
    setError(created.ok ? null : created.error.message);
    setIsBusy(false);
  };
  return (
    <Dialog title="Two versions of this post" onClose={editor.dismissConflict}>
      <p ref={introRef} tabIndex={-1}>
        <OtherChange theirs={theirs} member={member} now={now} /> Your text is safe. Which version should stay?
      </p>
      <div className="conflict-fields">
        {fields.length === 0 && <p>The words are the same; only when and whether it is published differs.</p>}
        {fields.map(({ field, lines }) => {
          const label = FIELD_LABELS[field];
          return (
            <section key={field} aria-label={label}>
              <h3>{label}</h3>
              {isSameText(lines) ? (
                <p className="post-hint">The words are the same; how they look or are spaced differs.</p>
              ) : (
                <div className="conflict-sides">
                  <Version name={`Yours: ${label}`} lines={lines} side="first" />
                  <Version name={`Theirs: ${label}`} lines={lines} side="second" />
                </div>
              )}
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
            {!isDraft && ' Visitors get neither before the changes are published.'}
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
