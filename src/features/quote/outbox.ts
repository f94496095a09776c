import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { QuoteDelivery } from '#config/quote-delivery.ts';
import type { Lead } from './lead.ts';
import type { QueuedKey } from './visit.ts';

/** A lead that is not known to have arrived. */
export interface QueuedLead {
  readonly lead: Lead;
  /** Where leads went when it was stored. */
  readonly delivery: QuoteDelivery;
  /** How many attempts since its last readable answer had none, although the network worked. */
  readonly failures: number;
  /** Whether the receiver has answered with a status other than 2xx: the visitor has seen the error. */
  readonly refused: boolean;
  /** How often the receiver has rejected it with a 4xx that a retry does not change. Absent for never. */
  readonly rejections?: number;
  /** After such a rejection: when the next attempt is allowed, milliseconds since 1970. */
  readonly nextAttemptAt?: number;
  /** When an answer came that the browser could not read (no-cors), milliseconds since 1970; absent without one. */
  readonly unconfirmedSince?: number | undefined;
}

/** The queued leads of this browser. Every method rejects where storage does not work. */
export interface Outbox {
  /** Stores a lead, replacing an earlier version of itself. */
  readonly add: (lead: Lead, delivery: QuoteDelivery) => Promise<void>;
  readonly find: (submissionId: string) => Promise<QueuedLead | undefined>;
  readonly all: () => Promise<readonly QueuedLead[]>;
  /** Removes a lead, unless the visitor has submitted another version of it since. */
  readonly remove: (lead: Lead) => Promise<void>;
  /** Changes what is known of a lead, unless the visitor has submitted another version of it since. */
  readonly update: (lead: Lead, update: (queued: QueuedLead) => QueuedLead) => Promise<void>;
  /** Records that something happened just now. */
  readonly mark: (name: string) => Promise<void>;
  /** When it last happened, milliseconds since 1970; undefined for never. */
  readonly markedAt: (name: string) => Promise<number | undefined>;
}

/** A lead in the database: an earlier version of the site knew the address of a webhook only. */
type StoredLead = QueuedLead | (Omit<QueuedLead, 'delivery'> & { readonly webhook: string });

const queuedLead = (stored: StoredLead): QueuedLead =>
  'webhook' in stored ? { ...stored, delivery: { way: 'webhook', address: stored.webhook } } : stored;

interface Stores extends DBSchema {
  leads: { key: string; value: StoredLead };
  marks: { key: string; value: number };
}

const DATABASE = 'quote-outbox';

const open = (): Promise<IDBPDatabase<Stores>> =>
  openDB<Stores>(DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore('leads');
      database.createObjectStore('marks');
    },
  });

/** The outbox in IndexedDB. The database is opened per operation: an idle page keeps no connection open. */
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
    add: (lead, delivery) =>
      withDatabase(async (database) => {
        await database.put('leads', { lead, delivery, failures: 0, refused: false }, lead.submissionId);
      }),
    find: (submissionId) =>
      withDatabase(async (database) => {
        const stored = await database.get('leads', submissionId);
        return stored === undefined ? undefined : queuedLead(stored);
      }),
    all: () => withDatabase(async (database) => (await database.getAll('leads')).map(queuedLead)),
    remove: (lead) =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('leads', 'readwrite');
        const queued = await store.get(lead.submissionId);
        if (queued?.lead.timestamp === lead.timestamp) await store.delete(lead.submissionId);
        await done;
      }),
    update: (lead, update) =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('leads', 'readwrite');
        const queued = await store.get(lead.submissionId);
        if (queued?.lead.timestamp === lead.timestamp) await store.put(update(queuedLead(queued)), lead.submissionId);
        await done;
      }),
    mark: (name) =>
      withDatabase(async (database) => {
        await database.put('marks', Date.now(), name);
      }),
    markedAt: (name) => withDatabase((database) => database.get('marks', name)),
  };
}

const QUEUED: QueuedKey = 'quote-waiting';

/**
 * Makes later page views check the outbox. Without localStorage a queued lead waits for the next submit.
 */
export function setQueuedFlag(submissionId: string): void {
  try {
    localStorage.setItem(QUEUED, submissionId);
  } catch {
    // Storage is denied.
  }
}

/** Clears the flag when `count` resolves with 0, unless another tab has stored a lead meanwhile. */
export async function clearQueuedFlag(count: () => Promise<number>): Promise<void> {
  try {
    const before = localStorage.getItem(QUEUED);
    if (before !== null && (await count()) === 0 && localStorage.getItem(QUEUED) === before)
      localStorage.removeItem(QUEUED);
  } catch {
    // The next page view tries again.
  }
}
