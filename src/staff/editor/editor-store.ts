import type { Member } from '#staff/session/session.ts';
import type { Store } from '#staff/store/client.ts';
import { type Result, storeError } from '#staff/store/errors.ts';
import type { StoredPost } from '#staff/store/post-drafts.ts';
import type { PostInput, PostRow } from '#staff/store/post-row.ts';
import { type EditorState, initialState, outcomeOf } from './editor-state.ts';
import { contentOf, emptyContent, isSameContent, type PostContent } from './form/post-content.ts';
import { findFreeSlug, slugify } from './form/slug.ts';
import { findIssues, isSlugTaken } from './form/validation.ts';
import type { OpenedPost } from './open-post.ts';
import { autosaveIntent, publishStateFor, type SaveIntent, visibilityAt } from './publishing/publish-state.ts';
import { discardPendingDraft } from './saving/discard-draft.ts';
import { type LocalCopies, localCopyWriter } from './saving/local-copies.ts';
import { saveDraft } from './saving/save-draft.ts';
import { saveMyVersion } from './saving/save-my-version.ts';
import { type SaveOutcome, savePost } from './saving/save-post.ts';
import { isUnsaved, nextSaveState, saveDelay, type SaveEvent } from './saving/save-state.ts';
import { storedAt, storedContent } from './saving/stored-words.ts';

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
  /** Saves the content of this moment. Edits that follow are left to the next automatic save. */
  readonly save: (intent: SaveIntent) => void;
  /** Repeats a failed save. */
  readonly retry: () => void;
  /** Runs a pending automatic save at once, because the browser is back online. */
  readonly retryOnline: () => void;
  /** Replaces the content with what the store has, or with an empty post. */
  readonly discard: () => void;
  /**
   * Drops the pending draft, and replaces the content with the post as visitors see it. What is on the screen is saved
   * first, so that the versions keep it; if it cannot be, nothing changes.
   */
  readonly discardDraft: () => Promise<Result<unknown>>;
  /**
   * Replaces the content, without the address, with that of an earlier version, and saves it as an automatic save does.
   * What is on the screen is saved first; if it cannot be, nothing changes. `savedAt`: ISO instant of the version.
   */
  readonly restore: (version: PostContent, savedAt: string) => Promise<Result<unknown>>;
  /** Resolves a conflict with the content on the screen. */
  readonly keepMine: () => void;
  /** Resolves a conflict with what the store has; the content on the screen is saved as a new draft. */
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
  /** Resumes saving after `settle`, when what it was for failed. */
  readonly resume: () => void;
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

/** A save that was asked for and is still to run. */
interface RequestedSave {
  /** Null for that of an automatic save, which depends on who sees the post by the time it runs. */
  readonly intent: SaveIntent | null;
  /** What the member saw when asking for it: later edits were not validated for it, and are left to the next save. */
  readonly content: PostContent;
}

const NOT_SAVED = 'What is on the screen could not be saved, and would be lost. Close this to see why.';

/** Creates the editor store for a post that was opened. */
export function createEditorStore(
  opened: OpenedPost,
  { store, member, copies, writer, onCreate }: Options,
): EditorStore {
  let state = initialState(opened);
  let requested: RequestedSave | null = null;
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
      const { row, draft, content, save } = state;
      // The copy of a deleted post stays under its id, so that its address still finds it.
      const post = row?.id ?? (save.kind === 'gone' ? (opened.copy?.post ?? null) : null);
      return { member: member.id, post, writer, words: content, at: Date.now(), base: row, draft };
    },
    onUnavailable: () => setState({ localCopies: 'unavailable' }),
  });

  // A function, because TypeScript assumes that the variable is unchanged across an await.
  const isStopped = (): boolean => isClosed;
  /** What the store has, as this page last read it; null for a new post. */
  const stored = (): StoredPost | null => (state.row === null ? null : { row: state.row, draft: state.draft });
  const contentIn = (post: StoredPost | null): PostContent =>
    post === null ? emptyContent(member.name) : storedContent(post);
  const differs = (content: PostContent, post: StoredPost | null): boolean => !isSameContent(content, contentIn(post));
  const defaultIntent = (): SaveIntent => autosaveIntent(visibilityAt(state.row, new Date()));
  const automaticSave = (): RequestedSave => ({ intent: null, content: state.content });
  const canSave = (): boolean =>
    findIssues(state.content, 'draft').length === 0 && !isSlugTaken(state.content, state.takenSlug);
  // A restored copy waits until it is accepted: once saved, it could not be discarded any more.
  const canAutosave = (): boolean => state.restoredAt === null && canSave();
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
    const request = requested ?? automaticSave();
    const intent = request.intent ?? defaultIntent();
    requested = null;
    // An insert that may have succeeded is repeated with the same input: createPost recognizes the row by it,
    // where a changed input would create a second post.
    const repeated = state.row === null ? unconfirmed[0] : undefined;
    const input: PostInput = repeated ?? { ...request.content, ...publishStateFor(intent, state.row, new Date()) };
    dispatch({ kind: 'sent' });
    const result = await send(intent, input);
    isSaving = false;
    if (isStopped()) return;
    if (!result.ok) handleFailure(result, request, input);
    else if (result.value.kind === 'gone') dispatch({ kind: 'not-found' });
    else if (result.value.kind === 'conflict') dispatch({ kind: 'conflicted', theirs: result.value.theirs });
    else {
      if (repeated !== undefined) requested ??= request;
      handleSaved(result.value.post, repeated === undefined ? intent : { kind: 'keep' }, input);
    }
  }

  async function send(intent: SaveIntent, input: PostInput): Promise<Result<SaveOutcome>> {
    const { row, draft, isSlugCustom } = state;
    // Also where this page knows of none: a colleague, or a save without a response, may have left one meanwhile.
    const mayHaveDraft = draft !== null || row?.status !== 'draft';
    if (row === null || !(mayHaveDraft || intent.kind === 'draft'))
      return savePost(store, { input, row, unconfirmed, mayChangeSlug: !isSlugCustom });
    // Before publishing too: the store takes no draft in place of one that this page has not seen, and drops the draft
    // that has the words of the post, and no other.
    const drafted = await saveDraft(store, { content: contentOf(input), post: { row, draft }, unconfirmed });
    if (intent.kind === 'draft' || !drafted.ok || drafted.value.kind !== 'saved' || isStopped()) return drafted;
    const { post } = drafted.value;
    setState(post);
    return savePost(store, { input, row: post.row, unconfirmed, mayChangeSlug: false });
  }

  function handleFailure(
    { error }: Extract<Result<never>, { ok: false }>,
    request: RequestedSave,
    input: PostInput,
  ): void {
    const mayHaveArrived = error.kind === 'offline' || error.kind === 'unknown';
    if (mayHaveArrived) unconfirmed = [...unconfirmed, input];
    // 'signed-out' says nothing about earlier inputs; any other error means that the store has none of them.
    else if (error.kind !== 'signed-out') unconfirmed = [];
    // Repeat the request only if its content is still what is on the screen.
    const isUnedited = isSameContent(state.content, request.content);
    if (isUnedited && ['offline', 'signed-out', 'unknown'].includes(error.kind)) requested ??= request;
    dispatch({ kind: 'failed', error });
    if (error.kind === 'taken') void checkSlug();
  }

  function handleSaved(post: StoredPost, intent: SaveIntent, input: PostInput): void {
    const { row } = post;
    const isNew = state.row?.id !== row.id;
    unconfirmed = [];
    // The save may have appended a number to the slug.
    const { slug } = storedContent(post);
    const withStoredSlug = (other: PostContent): PostContent =>
      other.slug === input.slug ? { ...other, slug } : other;
    const content = withStoredSlug(state.content);
    if (requested !== null) requested = { ...requested, content: withStoredSlug(requested.content) };
    dispatch(
      { kind: 'stored', at: storedAt(post), differs: differs(content, post) },
      {
        ...post,
        content,
        isSlugCustom: state.isSlugCustom || row.status !== 'draft',
        restoredAt: null,
        outcome: outcomeOf(intent, row) ?? state.outcome,
      },
    );
    localCopy.clear();
    if (isNew) onCreate(row.id);
  }

  const setContent = (content: PostContent, next: Partial<EditorState> = {}): void => {
    // What failed is not repeated once the member has written on. A request that waits for another save still runs.
    if (!isSaving && nextDelay() !== 0) requested = null;
    const post = stored();
    dispatch(
      {
        kind: 'edited',
        differs: differs(content, post),
        autosaves: canAutosave(),
        storedAt: post === null ? null : storedAt(post),
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

  const replaceWith = (post: StoredPost | null, next: Partial<EditorState> = {}): void => {
    requested = null;
    dispatch(
      { kind: 'replaced', storedAt: post === null ? null : storedAt(post) },
      {
        row: post?.row ?? null,
        draft: post?.draft ?? null,
        content: contentIn(post),
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

  async function saveNow(intent: SaveIntent | null): Promise<void> {
    if (!canSave()) return;
    requested ??= { intent, content: state.content };
    startSave();
    await saving;
  }

  /** Saves what was requested, and what is on the screen. Resolves with whether the store has it. */
  async function saveScreen(intent: SaveIntent | null): Promise<boolean> {
    await saving;
    if (requested !== null || isUnsaved(state.save)) await saveNow(intent);
    // That may have been a save that was requested before the last edit.
    if (state.save.kind === 'unsaved') await saveNow(intent);
    return !isUnsaved(state.save);
  }

  async function dropDraft(): Promise<Result<unknown>> {
    await saving;
    requested = null;
    // As a pending draft, so that the versions keep it, and also where the post is a draft by now.
    const isStored = await saveScreen({ kind: 'draft' });
    clearTimeout(timer);
    if (['conflict', 'gone'].includes(state.save.kind)) {
      dispatch({ kind: 'conflict-reopened' });
      return { ok: true, value: null };
    }
    if (!isStored) {
      scheduleSave();
      return { ok: false, error: storeError('told', NOT_SAVED) };
    }
    const post = stored();
    if (post === null) return { ok: true, value: null };
    const discarded = await discardPendingDraft(store, { post, unconfirmed });
    if (!discarded.ok) {
      // The changes are still there to be saved.
      scheduleSave();
      return discarded;
    }
    const outcome = discarded.value;
    if (outcome.kind === 'gone') dispatch({ kind: 'not-found' });
    else if (outcome.kind === 'conflict') dispatch({ kind: 'conflicted', theirs: outcome.theirs });
    else {
      unconfirmed = [];
      replaceWith(outcome.post);
    }
    return { ok: true, value: null };
  }

  async function restore(version: PostContent, savedAt: string): Promise<Result<unknown>> {
    if (!(await saveScreen(null))) return { ok: false, error: storeError('told', NOT_SAVED) };
    const content = { ...version, slug: state.content.slug };
    setContent(content, {
      isSlugCustom: true,
      takenSlug: null,
      revision: state.revision + 1,
      outcome: { kind: 'restored', at: savedAt, isPublic: defaultIntent().kind === 'draft' },
    });
    requested = automaticSave();
    startSave();
    return { ok: true, value: null };
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
      requested = { intent: intent.kind === defaultIntent().kind ? null : intent, content: state.content };
      setState({ outcome: null });
      startSave();
    },
    retry: () => {
      requested ??= automaticSave();
      startSave();
    },
    retryOnline: () => {
      if (nextDelay() !== null) startSave();
    },
    discard: () => replaceWith(state.save.kind === 'conflict' ? state.save.theirs : stored()),
    discardDraft: dropDraft,
    restore,
    keepMine: () => {
      if (state.save.kind !== 'conflict') return;
      const { row, draft } = state.save.theirs;
      requested = automaticSave();
      dispatch({ kind: 'resolved' }, { row, draft });
    },
    keepTheirs: async () => {
      const { save, content } = state;
      const created = await saveMyVersion(store, content);
      if (created.ok && save.kind === 'conflict') {
        const { id, title } = created.value;
        replaceWith(save.theirs, { outcome: { kind: 'draft-created', id, title } });
      }
      return created;
    },
    dismissConflict: () => dispatch({ kind: 'conflict-dismissed' }),
    reopenConflict: () => dispatch({ kind: 'conflict-reopened' }),
    saveAsNew: async () => {
      const free = await findFreeSlug(store, state.content.slug, null);
      const slug = free.ok ? free.value.slug : state.content.slug;
      const content = { ...state.content, slug };
      requested = { intent: null, content };
      unconfirmed = [];
      dispatch({ kind: 'resolved' }, { row: null, draft: null, content, isSlugCustom: false });
    },
    onSignIn: () => {
      if (state.save.kind === 'signed-out' && canAutosave()) requested ??= automaticSave();
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
    resume: scheduleSave,
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
