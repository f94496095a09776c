import type { Member } from '#staff/session/session.ts';
import type { Store } from '#staff/store/client.ts';
import type { Result } from '#staff/store/errors.ts';
import type { PostInput, PostRow } from '#staff/store/post-row.ts';
import { createPost, type UpdateOutcome } from '#staff/store/posts.ts';
import { type EditorState, initialState, outcomeOf } from './editor-state.ts';
import { contentOf, emptyContent, isSameContent, type PostContent } from './form/post-content.ts';
import { findFreeSlug, slugify } from './form/slug.ts';
import { findIssues, isSlugTaken, LIMITS } from './form/validation.ts';
import type { OpenedPost } from './open-post.ts';
import { publishStateFor, type SaveIntent, visibilityAt } from './publishing/publish-state.ts';
import { type LocalCopies, localCopyWriter } from './saving/local-copies.ts';
import { savePost } from './saving/save-post.ts';
import { isUnsaved, nextSaveState, saveDelay, type SaveEvent } from './saving/save-state.ts';

/** The state of one post's editor, and everything that changes it. Runs one save at a time. */
export interface EditorStore {
  readonly getState: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly edit: (content: Partial<PostContent>) => void;
  readonly editSlug: (slug: string) => void;
  /** Makes the slug follow the title again. */
  readonly resetSlug: () => void;
  /** Checks whether another post has the slug. If so, a slug that follows the title gets a number. */
  readonly checkSlug: () => Promise<void>;
  readonly save: (intent: SaveIntent) => void;
  /** Repeats a failed save. */
  readonly retry: () => void;
  /** Runs a pending automatic save at once, because the browser is back online. */
  readonly retryOnline: () => void;
  /** Replaces the content with the store's row, or with an empty post. */
  readonly discard: () => void;
  /** Resolves a conflict with the content on the screen. */
  readonly keepMine: () => void;
  /** Resolves a conflict with the store's row; the content on the screen is saved as a new draft. */
  readonly keepTheirs: () => Promise<Result<PostRow>>;
  readonly dismissConflict: () => void;
  readonly reopenConflict: () => void;
  /** Saves the content of a deleted post as a new one. */
  readonly saveAsNew: () => Promise<void>;
  /** Resumes saving after signing in again. */
  readonly onSignIn: () => void;
  readonly dismissOutcome: () => void;
  /** Accepts the restored local copy, so that it is saved. */
  readonly acceptRestored: () => void;
  /** Writes the local copy now. `isClosing`: later edits are written at once too. */
  readonly flushLocalCopy: (isClosing: boolean) => void;
  /** Whether the store lacks changes that leaving the page would abandon. */
  readonly hasUnsavedChanges: () => boolean;
  /** Waits for a save and changes of the local copy in progress, and prevents further automatic saves. */
  readonly settle: () => Promise<void>;
  /** Waits until a save in progress has ended, and everything it lacks is in the local copy. */
  readonly prepareReload: () => Promise<void>;
  /** Stops saving for good. */
  readonly close: () => void;
}

interface Options {
  readonly store: Store;
  readonly member: Member;
  readonly copies: LocalCopies;
  /** This page's id in its local copies. */
  readonly writer: string;
  /** Called with the id of a new post after its first save. */
  readonly onCreate: (id: string) => void;
}

const MY_VERSION = ' (my version)';

/** Creates the editor store for a post that was opened. */
export function createEditorStore(
  opened: OpenedPost,
  { store, member, copies, writer, onCreate }: Options,
): EditorStore {
  let state = initialState(opened);
  /** The requested save that is still to run; null for none. */
  let requested: SaveIntent | null = null;
  let isSaving = false;
  let saving: Promise<void> = Promise.resolve();
  let isClosed = false;
  /** Inputs that were sent without a response. */
  let unconfirmed: readonly PostInput[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const setState = (next: Partial<EditorState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const dispatch = (event: SaveEvent, next: Partial<EditorState> = {}): void => {
    setState({ ...next, save: nextSaveState(state.save, event) });
    scheduleSave();
  };

  const localCopy = localCopyWriter(copies, {
    read: () => {
      if (!isUnsaved(state.save)) return null;
      const { row, content, save } = state;
      // The copy of a deleted post stays under its id, so that its address still finds it.
      const post = row?.id ?? (save.kind === 'gone' ? (opened.copy?.post ?? null) : null);
      return { member: member.id, post, writer, words: content, at: Date.now(), base: row };
    },
    onUnavailable: () => setState({ localCopies: 'unavailable' }),
  });

  // A function, because TypeScript assumes that the variable is unchanged across an await.
  const isStopped = (): boolean => isClosed;
  const storedContent = (row: PostRow | null): PostContent =>
    row === null ? emptyContent(member.name) : contentOf(row);
  const differs = (content: PostContent, row: PostRow | null): boolean => !isSameContent(content, storedContent(row));
  // A restored copy waits until it is accepted: once saved, it could not be discarded any more.
  const canAutosave = (): boolean =>
    state.restoredAt === null &&
    visibilityAt(state.row, new Date()) === 'draft' &&
    findIssues(state.content, 'draft').length === 0 &&
    !isSlugTaken(state.content, state.takenSlug);
  const nextDelay = (): number | null =>
    saveDelay(state.save, { autosaves: canAutosave(), requested: requested !== null });

  function scheduleSave(): void {
    clearTimeout(timer);
    const delay = nextDelay();
    if (delay === null || isSaving || isClosed) return;
    timer = setTimeout(startSave, delay);
  }

  function startSave(): void {
    if (!isSaving) saving = runSave();
  }

  async function runSave(): Promise<void> {
    if (isClosed || ['conflict', 'gone'].includes(state.save.kind)) return;
    clearTimeout(timer);
    isSaving = true;
    const intent = requested ?? { kind: 'keep' };
    requested = null;
    // An insert that may have succeeded is repeated with the same input: createPost recognizes the row by it,
    // where a changed input would create a second post.
    const repeated = state.row === null ? unconfirmed[0] : undefined;
    const input: PostInput = repeated ?? { ...state.content, ...publishStateFor(intent, state.row, new Date()) };
    dispatch({ kind: 'sent' });
    const result = await savePost(store, { input, row: state.row, unconfirmed, mayChangeSlug: !state.isSlugCustom });
    isSaving = false;
    if (isStopped()) return;
    if (repeated === undefined) {
      handleResult(result, intent, input);
      return;
    }
    if (result.ok || result.error.kind !== 'offline') requested ??= intent;
    handleResult(result, { kind: 'keep' }, input);
  }

  function handleResult(result: Result<UpdateOutcome>, intent: SaveIntent, input: PostInput): void {
    if (!result.ok) handleFailure(result, intent, input);
    else if (result.value.kind === 'gone') dispatch({ kind: 'not-found' });
    else if (result.value.kind === 'conflict') dispatch({ kind: 'conflicted', theirs: result.value.theirs });
    else handleSaved(result.value.row, intent, input);
  }

  function handleFailure({ error }: Extract<Result<never>, { ok: false }>, intent: SaveIntent, input: PostInput): void {
    const mayHaveArrived = error.kind === 'offline' || error.kind === 'unknown';
    if (mayHaveArrived) unconfirmed = [...unconfirmed, input];
    // 'signed-out' says nothing about earlier inputs; any other error means that the store has none of them.
    else if (error.kind !== 'signed-out') unconfirmed = [];
    // Repeat the intent only if the content is still what the member wanted to save.
    const isUnedited = state.save.kind === 'saving' && !state.save.changed;
    if (isUnedited && ['offline', 'signed-out', 'unknown'].includes(error.kind)) requested ??= intent;
    dispatch({ kind: 'failed', error });
    if (error.kind === 'taken') void checkSlug();
  }

  function handleSaved(row: PostRow, intent: SaveIntent, input: PostInput): void {
    const isNew = state.row?.id !== row.id;
    unconfirmed = [];
    // The save may have appended a number to the slug.
    const content = state.content.slug === input.slug ? { ...state.content, slug: row.slug } : state.content;
    dispatch(
      { kind: 'stored', at: row.updated_at, differs: differs(content, row) },
      {
        content,
        row,
        isSlugCustom: state.isSlugCustom || row.status !== 'draft',
        restoredAt: null,
        outcome: outcomeOf(intent, row) ?? state.outcome,
      },
    );
    localCopy.clear();
    if (isNew) onCreate(row.id);
  }

  const setContent = (content: PostContent, next: Partial<EditorState> = {}): void => {
    // A requested save is only for the content that the member saw.
    if (!isSaving) requested = null;
    const { row } = state;
    dispatch(
      {
        kind: 'edited',
        differs: differs(content, row),
        autosaves: canAutosave(),
        storedAt: row?.updated_at ?? null,
      },
      { restoredAt: null, ...next, content },
    );
    localCopy.schedule();
  };

  async function checkSlug(): Promise<void> {
    const { content, row, isSlugCustom } = state;
    if (content.slug === '' || content.slug === row?.slug) return;
    if (findIssues(content, 'draft').some(({ field }) => field === 'slug')) return;
    const free = await findFreeSlug(store, content.slug, row?.id ?? null);
    if (!free.ok || state.content.slug !== content.slug) return;
    const { slug, takenBy } = free.value;
    if (takenBy === null) setState({ takenSlug: null });
    else if (isSlugCustom) setState({ takenSlug: { slug: content.slug, title: takenBy, replacement: null } });
    else
      setContent({ ...state.content, slug }, { takenSlug: { slug: content.slug, title: takenBy, replacement: slug } });
  }

  const replaceWith = (row: PostRow | null, next: Partial<EditorState> = {}): void => {
    requested = null;
    dispatch(
      { kind: 'replaced', storedAt: row?.updated_at ?? null },
      {
        row,
        content: storedContent(row),
        takenSlug: null,
        restoredAt: null,
        revision: state.revision + 1,
        ...next,
      },
    );
    localCopy.clear();
  };

  async function settle(): Promise<void> {
    requested = null;
    await saving;
    clearTimeout(timer);
    await localCopy.idle();
  }

  if (opened.copy !== null) localCopy.adopt(opened.copy);
  scheduleSave();

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (part) => {
      const content = { ...state.content, ...part };
      const slug = part.title !== undefined && !state.isSlugCustom ? slugify(part.title) : content.slug;
      setContent({ ...content, slug });
    },
    editSlug: (slug) => setContent({ ...state.content, slug }, { isSlugCustom: true, takenSlug: null }),
    resetSlug: () =>
      setContent({ ...state.content, slug: slugify(state.content.title) }, { isSlugCustom: false, takenSlug: null }),
    checkSlug,
    save: (intent) => {
      requested = intent;
      setState({ outcome: null });
      startSave();
    },
    retry: () => {
      requested ??= { kind: 'keep' };
      startSave();
    },
    retryOnline: () => {
      if (nextDelay() !== null) startSave();
    },
    discard: () => replaceWith(state.save.kind === 'conflict' ? state.save.theirs : state.row),
    keepMine: () => {
      if (state.save.kind !== 'conflict') return;
      requested = { kind: 'keep' };
      dispatch({ kind: 'resolved' }, { row: state.save.theirs });
    },
    keepTheirs: async () => {
      const { save, content } = state;
      const title = content.title.slice(0, LIMITS.title - MY_VERSION.length) + MY_VERSION;
      const free = await findFreeSlug(store, slugify(title), null);
      if (!free.ok) return free;
      const draft = { ...content, title, slug: free.value.slug, status: 'draft', published_at: null } as const;
      const created = await createPost(store, draft);
      if (created.ok && save.kind === 'conflict')
        replaceWith(save.theirs, { outcome: { kind: 'draft-created', id: created.value.id, title } });
      return created;
    },
    dismissConflict: () => dispatch({ kind: 'conflict-dismissed' }),
    reopenConflict: () => dispatch({ kind: 'conflict-reopened' }),
    saveAsNew: async () => {
      const free = await findFreeSlug(store, state.content.slug, null);
      const slug = free.ok ? free.value.slug : state.content.slug;
      requested = { kind: 'keep' };
      unconfirmed = [];
      dispatch({ kind: 'resolved' }, { row: null, content: { ...state.content, slug }, isSlugCustom: false });
    },
    onSignIn: () => {
      if (state.save.kind === 'signed-out' && canAutosave()) requested ??= { kind: 'keep' };
      dispatch({ kind: 'signed-in' });
    },
    dismissOutcome: () => setState({ outcome: null }),
    acceptRestored: () => {
      setState({ restoredAt: null });
      scheduleSave();
    },
    flushLocalCopy: localCopy.flush,
    hasUnsavedChanges: () => !isClosed && isUnsaved(state.save),
    settle,
    prepareReload: async () => {
      localCopy.flush(false);
      await settle();
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
