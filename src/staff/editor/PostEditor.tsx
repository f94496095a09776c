import { useEffect, useRef, useState } from 'react';
import { toLocalInput } from '#staff/dates.ts';
import type { Member } from '#staff/session/session.ts';
import type { Store } from '#staff/store/client.ts';
import { type Confirmation, ConfirmDialogs } from './ConfirmDialogs.tsx';
import type { EditorStore } from './editor-store.ts';
import { fieldId } from './form/Field.tsx';
import { type FieldName, FIELDS } from './form/post-content.ts';
import { PostForm } from './form/PostForm.tsx';
import { type Audience, findErrors, timeIssue, visibleErrors } from './form/validation.ts';
import { BeforeReloadContext, PictureDialog, Preview, usePreloadedParts, VersionsDialog } from './lazy-parts.tsx';
import { LocalCopyNotice, PendingDraftNotice } from './Notices.tsx';
import { type Pane, Panes, useIsWide } from './Panes.tsx';
import { PostBar } from './PostBar.tsx';
import {
  primaryAction,
  type PublishTime,
  SAVE_DRAFT,
  type SaveAction,
  visibilityAt,
} from './publishing/publish-state.ts';
import { PublishPanel } from './publishing/PublishPanel.tsx';
import type { RichTextHandle } from './rich-text/RichText.tsx';
import { ConflictDialog } from './saving/ConflictDialog.tsx';
import { storedAt } from './saving/stored-words.ts';
import { useEditorStore } from './use-editor-store.ts';
import { usePictureDialog } from './use-picture-dialog.ts';

/** How often the current time is updated, in milliseconds. */
const CLOCK_MS = 20_000;

/** Returns the current time, updated while mounted: a scheduled post becomes public when its time comes. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Summarizes validation errors for screen readers: their number and the first one. */
function summarize(messages: readonly string[]): string | null {
  const [first] = messages;
  if (first === undefined) return null;
  return messages.length === 1 ? first : `${messages.length} things are missing. The first: ${first}`;
}

interface Props {
  readonly store: Store;
  readonly member: Member;
  /** Whether the session ended while the editor was open. */
  readonly expired: boolean;
  readonly editor: EditorStore;
  /** Maps a picture's path on the site to the URL to load it from. */
  readonly pictureUrl: (path: string) => string;
}

/** The editor of one post: form, preview, publishing and saving. */
export function PostEditor({ store, member, expired, editor, pictureUrl }: Props) {
  const textRef = useRef<RichTextHandle>(null);
  const state = useEditorStore(editor);
  const { content, row, save } = state;
  const [openedAt] = useState(() => new Date().toISOString());
  const [attempted, setAttempted] = useState<Audience | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const [pane, setPane] = useState<Pane>('write');
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [isVersionsOpen, setIsVersionsOpen] = useState(false);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const isWide = useIsWide();
  const pictureDialog = usePictureDialog();
  const now = useNow();
  usePreloadedParts();

  const visibility = visibilityAt(row, now);
  const storedTime: PublishTime =
    visibility === 'scheduled' && typeof row?.published_at === 'string'
      ? { kind: 'later', local: toLocalInput(new Date(row.published_at)) }
      : { kind: 'now', local: '' };
  // The chosen time is kept until the store's publish state changes, because a save may still fail. The first
  // save of a new post is no such change: both before and after it the post is a draft.
  const stateKey = `${row?.status ?? 'draft'} ${row?.published_at ?? ''}`;
  const [chosen, setChosen] = useState<{ readonly time: PublishTime; readonly stateKey: string } | null>(null);
  const time = chosen?.stateKey === stateKey ? chosen.time : storedTime;

  const wasExpiredRef = useRef(expired);
  useEffect(() => {
    if (wasExpiredRef.current && !expired) editor.onSignIn();
    wasExpiredRef.current = expired;
  }, [editor, expired]);

  // An object, so that the same field can be focused twice in a row.
  const [focusTarget, setFocusTarget] = useState<{ readonly name: FieldName | 'time' } | null>(null);
  useEffect(() => {
    if (focusTarget === null) return;
    const control = document.getElementById(fieldId(focusTarget.name));
    if (focusTarget.name === 'body') textRef.current?.focus();
    else control?.focus({ preventScroll: true });
    // Centered, because sticky bars cover the top and bottom edges.
    control?.scrollIntoView({ block: 'center' });
  }, [focusTarget]);

  const run = ({ intent, isPublic }: SaveAction): void => {
    const audience = isPublic ? 'public' : 'draft';
    const latest = editor.getState();
    const found = findErrors(latest.content, latest.takenSlug, audience);
    const firstField = FIELDS.find((field) => found[field] !== undefined);
    const timeProblem = intent.kind === 'schedule' ? timeIssue(time.local, new Date()) : null;
    if (firstField !== undefined || timeProblem !== null) {
      setAttempted(audience);
      const messages = FIELDS.flatMap((field) => found[field] ?? []);
      setAlert(summarize(timeProblem === null ? messages : [...messages, timeProblem]));
      // A field in a hidden tab cannot be focused.
      if (!isWide) setPane('write');
      setFocusTarget({ name: firstField ?? 'time' });
      return;
    }
    setAttempted(null);
    setAlert(null);
    editor.save(intent);
  };

  const errors = visibleErrors(content, state.takenSlug, attempted);
  const timeError =
    attempted === 'public' && time.kind === 'later' ? (timeIssue(time.local, now) ?? undefined) : undefined;
  const hasErrors = timeError !== undefined || FIELDS.some((field) => errors[field] !== undefined);
  const mayDelete = row === null ? save.kind !== 'new' : member.role === 'admin' || row.created_by === member.id;

  const form = (
    // Not a <form>: the dialogs of the text field contain forms, and forms must not nest.
    <div className="post-form">
      <PostForm
        editor={editor}
        state={state}
        errors={errors}
        pictureUrl={pictureUrl}
        choosePicture={pictureDialog.open}
        onDropped={setDropped}
        textRef={textRef}
      />
      <PublishPanel
        visibility={visibility}
        publishedAt={row?.published_at ?? null}
        time={time}
        now={now}
        error={timeError}
        onTime={(next) => setChosen({ time: next, stateKey })}
        onUnpublish={() => setConfirmation('unpublish')}
      />
      {mayDelete && (
        <p className="post-end">
          <button type="button" onClick={() => setConfirmation('delete')}>
            {row === null ? 'Discard this text' : 'Delete this post'}
          </button>
        </p>
      )}
    </div>
  );
  return (
    <BeforeReloadContext value={editor.prepareReload}>
      <div className="post-editor">
        <div className="post-head">
          <h1>{row === null ? 'New post' : 'Edit post'}</h1>
          <p className="post-head-buttons">
            {row !== null && (
              <button className="button button-quiet" type="button" onClick={() => setIsVersionsOpen(true)}>
                Versions
              </button>
            )}
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
          </p>
        </div>
        <LocalCopyNotice
          state={state}
          now={now}
          onDiscard={() => setConfirmation('discard')}
          onAccept={editor.acceptRestored}
        />
        {state.draft !== null && (
          <PendingDraftNotice
            draft={state.draft}
            member={member}
            now={now}
            onDiscard={() => setConfirmation('discard-draft')}
          />
        )}
        <Panes
          isWide={isWide}
          pane={pane}
          onPane={setPane}
          write={form}
          preview={<Preview content={content} row={row} time={openedAt} pictureUrl={pictureUrl} />}
        />
        <PostBar
          editor={editor}
          state={state}
          now={now}
          alert={hasErrors ? alert : null}
          dropped={dropped}
          onDroppedSeen={() => {
            setDropped([]);
            textRef.current?.focus();
          }}
          primary={primaryAction(visibility, time)}
          secondary={visibility === 'draft' ? SAVE_DRAFT : null}
          onAction={run}
        />
        {save.kind === 'conflict' && save.open && !expired && (
          <ConflictDialog
            key={storedAt(save.theirs)}
            editor={editor}
            member={member}
            content={content}
            theirs={save.theirs}
            now={now}
          />
        )}
        <ConfirmDialogs
          store={store}
          editor={editor}
          state={state}
          now={now}
          confirmation={confirmation}
          onClose={() => setConfirmation(null)}
        />
        {isVersionsOpen && row !== null && (
          <VersionsDialog
            store={store}
            editor={editor}
            postId={row.id}
            content={content}
            onClose={() => setIsVersionsOpen(false)}
          />
        )}
        {pictureDialog.request !== null && (
          <PictureDialog
            store={store}
            mayDelete={member.role === 'admin'}
            file={pictureDialog.request.file}
            onDone={pictureDialog.close}
          />
        )}
      </div>
    </BeforeReloadContext>
  );
}
