import { useEffect, useRef, useState } from 'react';
import type { Member } from '#staff/session/session.ts';
import type { Store } from '#staff/store/client.ts';
import { mainAction, SAVE_DRAFT, type SaveAction } from './actions.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { Desk } from './desk-controls.ts';
import { fieldId } from './Field.tsx';
import { PictureDialog, Preview, useLatePartsAhead } from './late-parts.tsx';
import { Notes } from './Notes.tsx';
import { type Pane, Panes } from './Panes.tsx';
import { PostBar } from './PostBar.tsx';
import { PostDialogs, type Question } from './PostDialogs.tsx';
import { previewPost } from './preview-post.ts';
import { PublishPanel, type When } from './PublishPanel.tsx';
import type { RichTextHandle } from './rich-text/RichText.tsx';
import { type Attempt, type Errors, errorsOf, shownErrors } from './shown-issues.ts';
import { outlookOf } from './standing.ts';
import { localTime, timeIssue } from './times.ts';
import { useNow } from './use-now.ts';
import { useDesk } from './use-desk.ts';
import { usePicture } from './use-picture.ts';
import { useWide } from './use-wide.ts';
import { FIELDS, type Field } from './words.ts';
import { WriteForm } from './WriteForm.tsx';

interface Props {
  readonly store: Store;
  readonly member: Member;
  readonly expired: boolean;
  readonly desk: Desk;
  readonly pictures: (path: string) => string;
}

/** What stands against a save, read out: how much it is, and the first of it. */
function alertOf(texts: readonly string[]): string | null {
  const [first] = texts;
  if (first === undefined) return null;
  return texts.length === 1 ? first : `${texts.length} things are missing. The first: ${first}`;
}

/** The screen of one post: its text, what it will look like, and how it stands to the store. */
export function PostEditor({ store, member, expired, desk, pictures }: Props) {
  const textRef = useRef<RichTextHandle>(null);
  const state = useDesk(desk);
  const { words, row, saving } = state;
  const [openedAt] = useState(() => new Date().toISOString());
  const [attempt, setAttempt] = useState<Attempt>('none');
  const [alert, setAlert] = useState<string | null>(null);
  const [pane, setPane] = useState<Pane>('write');
  const [question, setQuestion] = useState<Question | null>(null);
  const isWide = useWide();
  const picture = usePicture();

  const now = useNow();
  useLatePartsAhead();

  const outlook = outlookOf(row, now);
  const stored: When =
    outlook === 'scheduled' && typeof row?.published_at === 'string'
      ? { kind: 'later', local: localTime(new Date(row.published_at)) }
      : { kind: 'now', local: '' };
  // A choice holds until the store has taken it, or somebody else's: whether a save succeeds is not known before.
  // The first save of a new post takes nothing: what was no row yet is the draft it becomes.
  const standing = `${row?.status ?? 'draft'} ${row?.published_at ?? ''}`;
  const [chosen, setChosen] = useState<{ readonly when: When; readonly over: string } | null>(null);
  const when = chosen?.over === standing ? chosen.when : stored;

  const wasExpiredRef = useRef(expired);
  useEffect(() => {
    if (wasExpiredRef.current && !expired) desk.signedIn();
    wasExpiredRef.current = expired;
  }, [desk, expired]);

  const [toFocus, setToFocus] = useState<{ readonly name: Field | 'time' } | null>(null);
  useEffect(() => {
    if (toFocus === null) return;
    const control = document.getElementById(fieldId(toFocus.name));
    if (toFocus.name === 'body') textRef.current?.focus();
    else control?.focus({ preventScroll: true });
    // Clear of the bars above and below.
    control?.scrollIntoView({ block: 'center' });
  }, [toFocus]);
  const act = ({ aim, isForVisitors }: SaveAction): void => {
    const goal = isForVisitors ? 'public' : 'draft';
    const errors: Errors = errorsOf(desk.state(), goal);
    const first = FIELDS.find((field) => errors[field] !== undefined);
    const late = aim.kind === 'schedule' ? timeIssue(when.local, new Date()) : null;
    if (first !== undefined || late !== null) {
      setAttempt(goal);
      setAlert(alertOf([...FIELDS.flatMap((field) => errors[field] ?? []), ...(late === null ? [] : [late])]));
      // What is behind a tab takes no focus.
      if (!isWide) setPane('write');
      setToFocus({ name: first ?? 'time' });
      return;
    }
    setAttempt('none');
    setAlert(null);
    desk.save(aim);
  };

  const errors = shownErrors(state, attempt);
  const timeError =
    attempt === 'public' && when.kind === 'later' ? (timeIssue(when.local, now) ?? undefined) : undefined;
  const mayDelete = row === null ? saving.kind !== 'new' : member.role === 'admin' || row.created_by === member.id;
  const write = (
    // No form: the dialogs of the text bring their own, and of a form within a form nobody hears that it was sent.
    <div className="post-form">
      <WriteForm
        desk={desk}
        state={state}
        errors={errors}
        pictures={pictures}
        askPicture={picture.ask}
        textRef={textRef}
      />
      <PublishPanel
        outlook={outlook}
        time={row?.published_at ?? null}
        when={when}
        now={now}
        error={timeError}
        onWhen={(choice) => setChosen({ when: choice, over: standing })}
        onUnpublish={() => setQuestion('unpublish')}
      />
      {mayDelete && (
        <p className="post-end">
          <button type="button" onClick={() => setQuestion('delete')}>
            {row === null ? 'Discard this text' : 'Delete this post'}
          </button>
        </p>
      )}
    </div>
  );
  return (
    <div className="post-editor">
      <div className="post-head">
        <h1>{row === null ? 'New post' : 'Edit post'}</h1>
        {isWide && (
          <button
            className="button button-quiet"
            type="button"
            aria-pressed={pane === 'preview'}
            onClick={() => setPane(pane === 'preview' ? 'write' : 'preview')}
          >
            Preview
          </button>
        )}
      </div>
      <Notes state={state} now={now} onDiscard={() => setQuestion('discard')} onKeep={desk.dismissRestored} />
      <Panes
        isWide={isWide}
        pane={pane}
        onPane={setPane}
        write={write}
        preview={<Preview post={previewPost(words, row, openedAt)} pictures={pictures} />}
      />
      <PostBar
        desk={desk}
        state={state}
        now={now}
        alert={FIELDS.every((field) => errors[field] === undefined) && timeError === undefined ? null : alert}
        main={mainAction(outlook, when)}
        draft={outlook === 'draft' ? SAVE_DRAFT : null}
        onAction={act}
      />
      {saving.kind === 'conflict' && saving.open && !expired && (
        <ConflictDialog key={saving.theirs.updated_at} desk={desk} words={words} theirs={saving.theirs} now={now} />
      )}
      <PostDialogs
        store={store}
        desk={desk}
        state={state}
        now={now}
        question={question}
        onClose={() => setQuestion(null)}
      />
      {picture.asked !== null && <PictureDialog store={store} file={picture.asked.file} onDone={picture.done} />}
    </div>
  );
}
