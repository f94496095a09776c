import type { Member } from '#staff/session/session.ts';
import type { Store } from '#staff/store/client.ts';
import type { Answer } from '#staff/store/failure.ts';
import { createPost, type PostRow, type PostText, type Updated } from '#staff/store/posts.ts';
import { type CopyKeeper, copyKeeper } from './copy-keeper.ts';
import type { Copies } from './copies.ts';
import type { Desk } from './desk-controls.ts';
import { type DeskState, hasUnsaved, outcomeOf } from './desk-state.ts';
import { firstState } from './first-state.ts';
import { freeSlug } from './free-slug.ts';
import type { Opened } from './opening.ts';
import { nextSaving, pauseBefore, type SavingEvent } from './saving.ts';
import { send } from './sending.ts';
import { slugOf } from './slug.ts';
import { type Aim, outlookOf, standingFor } from './standing.ts';
import { issuesOf, LIMITS } from './validation.ts';
import { emptyWords, sameWords, wordsOf, type Words } from './words.ts';

/** What a desk works with. */
export interface DeskTools {
  readonly store: Store;
  readonly member: Member;
  readonly copies: Copies;
  /** This page's name for itself among the browser's tabs. */
  readonly writer: string;
  /** Called with the id of a post once it has one. */
  readonly onId: (id: string) => void;
}

const OWN_VERSION = ' (my version)';

/** Begins work on an opened post. */
export function openDesk(opened: Opened, { store, member, copies, writer, onId }: DeskTools): Desk {
  let state = firstState(opened);
  let wanted: Aim | null = null;
  let isRunning = false;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;
  let unanswered: readonly PostText[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const change = (next: Partial<DeskState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const happen = (event: SavingEvent, next: Partial<DeskState> = {}): void => {
    change({ ...next, saving: nextSaving(state.saving, event) });
    plan();
  };
  const keeper: CopyKeeper = copyKeeper(copies, {
    read: () => {
      if (!hasUnsaved(state)) return null;
      const { row, words, saving } = state;
      // What is left of a post that is gone is found again under its address.
      const post = row?.id ?? (saving.kind === 'gone' ? (opened.copy?.post ?? null) : null);
      return { member: member.id, post, writer, words, at: Date.now(), base: row };
    },
    onDenied: () => change({ keeping: 'denied' }),
  });

  const hasEnded = (): boolean => isClosed;
  const differs = (words: Words, row: PostRow | null): boolean =>
    !sameWords(words, row === null ? emptyWords(member.name) : wordsOf(row));
  // Text that came back waits for a word about it: saved, it could not be discarded any more.
  const savesItself = (): boolean =>
    state.restoredAt === null &&
    outlookOf(state.row, new Date()) === 'draft' &&
    issuesOf(state.words, 'draft').length === 0 &&
    !isSlugTaken();
  const isSlugTaken = (): boolean => state.taken?.instead === null && state.taken.slug === state.words.slug;

  function plan(): void {
    clearTimeout(timer);
    const pause = pauseBefore(state.saving, { saves: savesItself(), wanted: wanted !== null });
    if (pause === null || isRunning || isClosed) return;
    timer = setTimeout(start, pause);
  }

  function settle(answer: Answer<Updated>, aim: Aim, text: PostText): void {
    if (!answer.ok) {
      const { failure } = answer;
      const mayHaveArrived = failure.kind === 'offline' || failure.kind === 'unknown';
      if (mayHaveArrived) unanswered = [...unanswered, text];
      // That a session has ended says nothing of what was sent before.
      else if (failure.kind !== 'signed-out') unanswered = [];
      // What was typed since is not what somebody wanted out.
      const isUntouched = state.saving.kind === 'saving' && !state.saving.changed;
      if (isUntouched && ['offline', 'signed-out', 'unknown'].includes(failure.kind)) wanted ??= aim;
      happen({ kind: 'refused', failure });
      if (failure.kind === 'taken') void checkSlug();
      return;
    }
    if (answer.value.kind !== 'saved') {
      happen(answer.value.kind === 'gone' ? { kind: 'missed' } : { kind: 'overtaken', theirs: answer.value.theirs });
      return;
    }
    const { row } = answer.value;
    const isFirst = state.row?.id !== row.id;
    unanswered = [];
    // The slug may have got a number on its way.
    const words = state.words.slug === text.slug ? { ...state.words, slug: row.slug } : state.words;
    happen(
      { kind: 'stored', at: row.updated_at, differs: differs(words, row) },
      {
        words,
        row,
        isSlugOwn: state.isSlugOwn || row.status !== 'draft',
        restoredAt: null,
        outcome: outcomeOf(aim, row) ?? state.outcome,
      },
    );
    keeper.stored();
    if (isFirst) onId(row.id);
  }

  const start = (): void => {
    if (!isRunning) running = run();
  };

  async function run(): Promise<void> {
    if (isClosed || ['conflict', 'gone'].includes(state.saving.kind)) return;
    clearTimeout(timer);
    isRunning = true;
    const aim = wanted ?? { kind: 'keep' };
    wanted = null;
    // A post that may be in the store already is sent as it was: the store knows it by its text, and makes no second one.
    const repeated = state.row === null ? unanswered[0] : undefined;
    const text: PostText = repeated ?? { ...state.words, ...standingFor(aim, state.row, new Date()) };
    happen({ kind: 'sent' });
    const answer = await send(store, { text, row: state.row, unanswered, isSlugFree: !state.isSlugOwn });
    isRunning = false;
    if (hasEnded()) return;
    if (repeated === undefined) {
      settle(answer, aim, text);
      return;
    }
    if (answer.ok || answer.failure.kind !== 'offline') wanted ??= aim;
    settle(answer, { kind: 'keep' }, text);
  }

  const typeWords = (words: Words, next: Partial<DeskState> = {}): void => {
    // A save that somebody asked for is of the text they saw.
    if (!isRunning) wanted = null;
    const { row } = state;
    happen(
      { kind: 'typed', differs: differs(words, row), saves: savesItself(), storedAt: row?.updated_at ?? null },
      { restoredAt: null, ...next, words },
    );
    keeper.changed();
  };

  async function checkSlug(): Promise<void> {
    const { words, row, isSlugOwn } = state;
    if (words.slug === '' || words.slug === row?.slug) return;
    if (issuesOf(words, 'draft').some(({ field }) => field === 'slug')) return;
    const free = await freeSlug(store, words.slug, row?.id ?? null);
    if (!free.ok || state.words.slug !== words.slug) return;
    const { slug, takenBy } = free.value;
    if (takenBy === null || isSlugOwn) {
      change({ taken: takenBy === null ? null : { slug: words.slug, title: takenBy, instead: null } });
      return;
    }
    typeWords({ ...state.words, slug }, { taken: { slug: words.slug, title: takenBy, instead: slug } });
  }

  const replace = (row: PostRow | null, next: Partial<DeskState> = {}): void => {
    wanted = null;
    happen(
      { kind: 'replaced', storedAt: row?.updated_at ?? null },
      {
        row,
        words: row === null ? emptyWords(member.name) : wordsOf(row),
        taken: null,
        restoredAt: null,
        edition: state.edition + 1,
        ...next,
      },
    );
    keeper.stored();
  };

  if (opened.copy !== null) keeper.adopt(opened.copy);
  plan();

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (part) => {
      const words = { ...state.words, ...part };
      const slug = part.title !== undefined && !state.isSlugOwn ? slugOf(part.title) : words.slug;
      typeWords({ ...words, slug });
    },
    typeSlug: (slug) => typeWords({ ...state.words, slug }, { isSlugOwn: true, taken: null }),
    followTitle: () =>
      typeWords({ ...state.words, slug: slugOf(state.words.title) }, { isSlugOwn: false, taken: null }),
    checkSlug,
    save: (aim) => {
      wanted = aim;
      change({ outcome: null });
      start();
    },
    retry: () => {
      wanted ??= { kind: 'keep' };
      start();
    },
    backOnline: () => {
      if (pauseBefore(state.saving, { saves: savesItself(), wanted: wanted !== null }) !== null) start();
    },
    discard: () => replace(state.saving.kind === 'conflict' ? state.saving.theirs : state.row),
    keepMine: () => {
      if (state.saving.kind !== 'conflict') return;
      wanted = { kind: 'keep' };
      happen({ kind: 'freed' }, { row: state.saving.theirs });
    },
    keepTheirs: async () => {
      const { saving, words } = state;
      const title = words.title.slice(0, LIMITS.title - OWN_VERSION.length) + OWN_VERSION;
      const free = await freeSlug(store, slugOf(title), null);
      if (!free.ok) return free;
      const made = await createPost(store, {
        ...words,
        title,
        slug: free.value.slug,
        status: 'draft',
        published_at: null,
      });
      if (made.ok && saving.kind === 'conflict') {
        replace(saving.theirs, { outcome: { kind: 'draft-made', id: made.value.id, title } });
      }
      return made;
    },
    decide: (open) => happen({ kind: open ? 'taken-up' : 'put-off' }),
    saveAsNew: async () => {
      const free = await freeSlug(store, state.words.slug, null);
      const slug = free.ok ? free.value.slug : state.words.slug;
      wanted = { kind: 'keep' };
      unanswered = [];
      happen({ kind: 'freed' }, { row: null, words: { ...state.words, slug }, isSlugOwn: false });
    },
    signedIn: () => {
      if (state.saving.kind === 'signed-out' && savesItself()) wanted ??= { kind: 'keep' };
      happen({ kind: 'signed-in' });
    },
    dismissOutcome: () => change({ outcome: null }),
    dismissRestored: () => {
      change({ restoredAt: null });
      plan();
    },
    rest: async () => {
      wanted = null;
      await running;
      clearTimeout(timer);
    },
    keepNow: keeper.now,
    isAtRisk: () => !isClosed && hasUnsaved(state),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
