import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PostRow } from '#staff/store/post-row.ts';
import type { Words } from './words.ts';

/** Text of a post that the store does not have yet, as this browser keeps it. */
export interface Copy {
  /** Who typed it. */
  readonly member: string;
  /** The post's id; null for one that the store does not know yet. */
  readonly post: string | null;
  /** The page it was typed on: two tabs keep two copies, so that neither writes over the other's. */
  readonly writer: string;
  readonly words: Words;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The row that it changes, as the store had it; null for a new post. */
  readonly base: PostRow | null;
}

/** The copies of this browser. Every method rejects where it keeps nothing. */
export interface Copies {
  readonly keep: (copy: Copy) => Promise<void>;
  readonly remove: (copy: Pick<Copy, 'member' | 'post' | 'writer'>) => Promise<void>;
  /** Those that this member left on pages that are closed, newest first. */
  readonly left: (member: string, post: string | null) => Promise<readonly Copy[]>;
}

interface Stores extends DBSchema {
  copies: { key: string; value: Copy };
}

const NAME = 'staff-posts';

const keyOf = ({ member, post, writer }: Pick<Copy, 'member' | 'post' | 'writer'>): string =>
  `${member}/${post ?? 'new'}/${writer}`;

const lockOf = (writer: string): string => `${NAME}/${writer}`;

/** Told to the browser's other tabs until this page is closed: its copies are in use. */
function holdLock(writer: string): void {
  // Where there are no locks, every copy counts as left behind: it comes back once too often, and none is lost.
  if (!('locks' in navigator)) return;
  void navigator.locks.request(lockOf(writer), () => new Promise<never>(() => undefined)).catch(() => undefined);
}

async function writersAtWork(): Promise<ReadonlySet<string | undefined>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name }) => name));
}

/** The copies in this browser's IndexedDB, for the page that calls itself `writer`. */
export function browserCopies(writer: string): Copies {
  holdLock(writer);
  let database: Promise<IDBPDatabase<Stores>> | undefined;
  const forget = (): void => {
    database = undefined;
  };
  // Held open: a page that is being closed has no time to open it.
  const open = (): Promise<IDBPDatabase<Stores>> => {
    database ??= openDB<Stores>(NAME, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('copies');
      },
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    database.catch(forget);
    return database;
  };
  return {
    keep: async (copy) => {
      await (await open()).put('copies', copy, keyOf(copy));
    },
    remove: async (copy) => {
      await (await open()).delete('copies', keyOf(copy));
    },
    left: async (member, post) => {
      const [all, atWork] = await Promise.all([(await open()).getAll('copies'), writersAtWork()]);
      return all
        .filter((copy) => copy.member === member && copy.post === post && !atWork.has(lockOf(copy.writer)))
        .toSorted((a, b) => b.at - a.at);
    },
  };
}
