import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PostContent } from '#staff/editor/form/post-content.ts';
import type { PostDraft } from '#staff/store/post-drafts.ts';
import type { PostRow } from '#staff/store/post-row.ts';

/** A post's unsaved content, as this browser keeps it. The property names are the stored format. */
export interface LocalCopy {
  /** The id of the member who typed it. */
  readonly member: string;
  /** The post's id; null for a post that the store does not have yet. */
  readonly post: string | null;
  /** The id of the page that it was typed on, so that two tabs do not overwrite each other's copies. */
  readonly writer: string;
  readonly words: PostContent;
  /** Time of the last change, in milliseconds since 1970. */
  readonly at: number;
  /** The store's row that the edit started from; null for a new post. */
  readonly base: PostRow | null;
  /** The pending draft that it started from. Absent in copies from before there were any. */
  readonly draft?: PostDraft | null;
}

type CopyKey = Pick<LocalCopy, 'member' | 'post' | 'writer'>;

/** Storage for local copies. Every method rejects when the browser does not allow storage. */
export interface LocalCopies {
  readonly put: (copy: LocalCopy) => Promise<void>;
  readonly remove: (copy: CopyKey) => Promise<void>;
  /** Returns a member's copies of a post from pages that are closed, newest first. */
  readonly findAbandoned: (member: string, post: string | null) => Promise<readonly LocalCopy[]>;
}

interface Schema extends DBSchema {
  copies: { key: string; value: LocalCopy };
}

const DATABASE = 'staff-posts';

const keyOf = ({ member, post, writer }: CopyKey): string => `${member}/${post ?? 'new'}/${writer}`;

const lockName = (writer: string): string => `${DATABASE}/${writer}`;

/** Holds a Web Lock until the page closes, so that other tabs leave its copies alone. */
function holdLock(writer: string): void {
  // Without Web Locks every copy counts as abandoned: one may be offered twice, but none is lost.
  if (!('locks' in navigator)) return;
  void navigator.locks.request(lockName(writer), () => new Promise<never>(() => undefined)).catch(() => undefined);
}

/**
 * Remembers in the tab which page writes its copies. Returns the page that this one is a reload of; null if it is none,
 * or if the browser refuses storage.
 */
function rememberWriter(writer: string): string | null {
  try {
    const previous = sessionStorage.getItem(DATABASE);
    sessionStorage.setItem(DATABASE, writer);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A duplicated tab has the storage of a page that is still open, but is no reload.
    return navigation?.type === 'reload' ? previous : null;
  } catch {
    return null;
  }
}

/** How long a page that is being closed may keep its lock, in milliseconds. */
const CLOSING_MS = 1000;

/** Whether the page that wrote a copy is closed, or closes within CLOSING_MS. `reloaded` has become this page. */
async function isClosed(writer: string, reloaded: string | null): Promise<boolean> {
  // Browsers release its lock when the old document is gone, which on a busy machine takes a while.
  if (writer === reloaded || !('locks' in navigator)) return true;
  const giveUp = new AbortController();
  const timer = setTimeout(() => {
    giveUp.abort();
  }, CLOSING_MS);
  try {
    return await navigator.locks.request(lockName(writer), { signal: giveUp.signal }, () => true);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Opens the local copies in IndexedDB for the page with the id `writer`. */
export function openLocalCopies(writer: string): LocalCopies {
  holdLock(writer);
  const reloaded = rememberWriter(writer);
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  const reset = (): void => {
    database = undefined;
  };
  // The connection stays open, because a closing page has no time to open one.
  const open = (): Promise<IDBPDatabase<Schema>> => {
    database ??= openDB<Schema>(DATABASE, 1, {
      upgrade: (created) => {
        created.createObjectStore('copies');
      },
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        reset();
      },
      terminated: reset,
    });
    database.catch(reset);
    return database;
  };
  return {
    put: async (copy) => {
      const transaction = (await open()).transaction('copies', 'readwrite');
      const stored = transaction.store.put(copy, keyOf(copy));
      // Without waiting for the put: a page that closes before its transaction is committed loses it.
      transaction.commit();
      await Promise.all([stored, transaction.done]);
    },
    remove: async (copy) => {
      await (await open()).delete('copies', keyOf(copy));
    },
    findAbandoned: async (member, post) => {
      const all = await (await open()).getAll('copies');
      const copies = all.filter((copy) => copy.member === member && copy.post === post && copy.writer !== writer);
      const closed = await Promise.all(copies.map((copy) => isClosed(copy.writer, reloaded)));
      return copies.filter((_, index) => closed[index]).toSorted((a, b) => b.at - a.at);
    },
  };
}

/** Delay between an edit and its local copy, in milliseconds. */
const COPY_DELAY_MS = 400;

/** Keeps the local copy of one editor up to date. */
export interface LocalCopyWriter {
  /** Schedules a copy after an edit. */
  readonly schedule: () => void;
  /** Writes the copy now. `isClosing`: later edits are written at once too, because the page is closing. */
  readonly flush: (isClosing: boolean) => void;
  /** Removes the copy after a save or discard, or rewrites it if there are newer unsaved edits. */
  readonly clear: () => void;
  /** Takes over a copy that a closed page left. */
  readonly adopt: (copy: LocalCopy) => void;
  /** Waits for the writes and removals that were requested. */
  readonly idle: () => Promise<void>;
}

interface Source {
  /** Returns the copy to write; null while there is nothing unsaved. */
  readonly read: () => LocalCopy | null;
  /** Called when the browser refuses to store it. */
  readonly onUnavailable: () => void;
}

/** Creates the writer for one editor. Writes and removals run in the order they were requested. */
export function localCopyWriter(copies: LocalCopies, { read, onUnavailable }: Source): LocalCopyWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosing = false;
  let written: LocalCopy | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  const enqueue = (work: () => Promise<void>): void => {
    // A closing page cannot wait for earlier writes.
    queue = isClosing ? work().catch(onUnavailable) : queue.then(work).catch(onUnavailable);
  };
  const write = (): void => {
    clearTimeout(timer);
    const copy = read();
    if (copy === null) return;
    const previous = written;
    written = copy;
    enqueue(async () => {
      await copies.put(copy);
      // Remove the copy under its previous key only once it is stored under the new one.
      if (previous !== null && (previous.post !== copy.post || previous.writer !== copy.writer))
        await copies.remove(previous);
    });
  };
  return {
    schedule: () => {
      clearTimeout(timer);
      if (isClosing) write();
      else timer = setTimeout(write, COPY_DELAY_MS);
    },
    flush: (closing) => {
      isClosing = closing;
      write();
    },
    clear: () => {
      clearTimeout(timer);
      if (read() !== null) {
        write();
        return;
      }
      const previous = written;
      written = null;
      if (previous !== null) enqueue(() => copies.remove(previous));
    },
    adopt: (copy) => {
      written = copy;
      write();
    },
    idle: async () => {
      await queue;
    },
  };
}
