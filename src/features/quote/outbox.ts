import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Lead } from './lead.ts';

/** A lead that is not known to have arrived. */
export interface WaitingLead {
  readonly lead: Lead;
  /** Where it was to go when it was stored. */
  readonly webhook: string;
  /** How often it failed to reach the webhook while the network otherwise worked. */
  readonly failures: number;
  /** Whether the webhook has answered it, with another status than 2xx: the visitor was told. */
  readonly refused: boolean;
}

/** The leads of this browser that wait for delivery. Every method rejects where the store does not work. */
export interface Outbox {
  /** Stores a lead, in place of an earlier version of itself. */
  readonly keep: (lead: Lead, webhook: string) => Promise<void>;
  readonly find: (submissionId: string) => Promise<WaitingLead | undefined>;
  readonly all: () => Promise<readonly WaitingLead[]>;
  /** Takes a delivered lead out, unless the visitor has sent another version of it since. */
  readonly remove: (lead: Lead) => Promise<void>;
  readonly change: (submissionId: string, change: (waiting: WaitingLead) => WaitingLead) => Promise<void>;
  /** Remembers that something happened just now. */
  readonly mark: (name: string) => Promise<void>;
  /** When it last happened, milliseconds since 1970; undefined for never. */
  readonly markedAt: (name: string) => Promise<number | undefined>;
}

/** The mark of a lead whose answer could not be read. It holds nothing that was typed. */
export const unconfirmedMark = (submissionId: string): string => `unconfirmed:${submissionId}`;

interface Stores extends DBSchema {
  leads: { key: string; value: WaitingLead };
  marks: { key: string; value: number };
}

const NAME = 'quote-outbox';

const open = (): Promise<IDBPDatabase<Stores>> =>
  openDB<Stores>(NAME, 1, {
    upgrade: (database) => {
      database.createObjectStore('leads');
      database.createObjectStore('marks');
    },
  });

/** The outbox in this browser's IndexedDB, opened for each piece of work: a page at rest holds nothing open. */
export function browserOutbox(): Outbox {
  const withDatabase = async <T>(work: (database: IDBPDatabase<Stores>) => Promise<T>): Promise<T> => {
    const database = await open();
    try {
      return await work(database);
    } finally {
      database.close();
    }
  };
  return {
    keep: (lead, webhook) =>
      withDatabase(async (database) => {
        await database.put('leads', { lead, webhook, failures: 0, refused: false }, lead.submissionId);
      }),
    find: (submissionId) => withDatabase((database) => database.get('leads', submissionId)),
    all: () => withDatabase((database) => database.getAll('leads')),
    remove: (lead) =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('leads', 'readwrite');
        const waiting = await store.get(lead.submissionId);
        if (waiting?.lead.timestamp === lead.timestamp) await store.delete(lead.submissionId);
        await done;
      }),
    change: (submissionId, change) =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('leads', 'readwrite');
        const waiting = await store.get(submissionId);
        if (waiting !== undefined) await store.put(change(waiting), submissionId);
        await done;
      }),
    mark: (name) =>
      withDatabase(async (database) => {
        await database.put('marks', Date.now(), name);
      }),
    markedAt: (name) => withDatabase((database) => database.get('marks', name)),
  };
}
