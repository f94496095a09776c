import type { Store } from '#staff/store/client.ts';
import type { LeadQuery } from './lead-query.ts';
import type { LeadRow } from './lead-row.ts';
import { countLeadsSince, type LeadSummary, listLeads, readLeads, readLeadSummary } from './leads.ts';
import { setNewLeads } from './new-leads.ts';

/** Leads per page. */
export const PAGE_LEADS = 50;

/** What the desk shows. */
export interface LeadListState {
  /** Null until the first reading. */
  readonly rows: readonly LeadRow[] | null;
  /** How many leads fit the query. */
  readonly total: number;
  /** Leads that fit the query, came later and are not shown yet: a list that moves makes people tap the wrong one. */
  readonly arrived: number;
  readonly summary: LeadSummary | null;
  readonly isReading: boolean;
  /** Why the last reading failed; what was read before stays. */
  readonly problem: string | null;
  /** When `rows` were known to be right. */
  readonly readAt: Date | null;
}

/** The list of leads: read page by page, and kept up to date in place. */
export interface LeadList {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => LeadListState;
  /** Reads the first page of a query. */
  readonly open: (query: LeadQuery) => Promise<void>;
  /** Reads the current query from its beginning. */
  readonly reload: () => Promise<void>;
  /** Reads the next page. */
  readonly more: () => Promise<void>;
  /** Looks for changes, and updates the shown leads in place. */
  readonly check: () => Promise<void>;
  /** Replaces a shown lead by a newer version, and counts again. */
  readonly replace: (row: LeadRow) => void;
}

const EMPTY: LeadListState = {
  rows: null,
  total: 0,
  arrived: 0,
  summary: null,
  isReading: true,
  problem: null,
  readAt: null,
};

/**
 * The newer version of a shown lead: answers may overtake one another. It stays in its group until the list is read
 * again, because a lead that moves away under the finger is a wrong number called.
 */
const newerOf = (shown: LeadRow, read: LeadRow): LeadRow =>
  read.desk_version < shown.desk_version ? shown : { ...read, desk_rank: shown.desk_rank };

/** Creates the list of one screen. */
export function createLeadList(store: Store, first: LeadQuery): LeadList {
  let query = first;
  let state = EMPTY;
  // Answers to older readings are dropped.
  let reading = 0;
  // What the shown rows were compared with last: a summary that was read for its numbers alone does not count.
  let compared: LeadSummary | null = null;
  // Up to when leads were in the store at the last complete reading.
  let newest: string | null = null;
  let isChecking = false;
  const listeners = new Set<() => void>();
  const set = (change: Partial<LeadListState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const setSummary = (summary: LeadSummary): void => {
    setNewLeads(summary.new);
    set({ summary });
  };

  const reload = async (): Promise<void> => {
    const own = ++reading;
    set({ isReading: true });
    const [summary, page] = await Promise.all([readLeadSummary(store), listLeads(store, query, PAGE_LEADS)]);
    if (own !== reading) return;
    if (!page.ok || !summary.ok) {
      const failed = page.ok ? summary : page;
      set({ isReading: false, problem: failed.ok ? null : failed.error.message });
      return;
    }
    newest = summary.value.newest;
    compared = summary.value;
    setSummary(summary.value);
    const { rows, count } = page.value;
    set({ rows, total: count, arrived: 0, isReading: false, problem: null, readAt: new Date() });
  };

  const more = async (): Promise<void> => {
    const { rows } = state;
    const last = rows?.at(-1);
    if (rows === null || last === undefined) return;
    const own = ++reading;
    set({ isReading: true });
    const page = await listLeads(store, query, PAGE_LEADS, last);
    if (own !== reading) return;
    if (!page.ok) {
      set({ isReading: false, problem: page.error.message });
      return;
    }
    // A check may have changed the rows meanwhile.
    const shown = state.rows ?? rows;
    const known = new Set(shown.map(({ id }) => id));
    const added = page.value.rows.filter(({ id }) => !known.has(id));
    const total = shown.length + page.value.count - (page.value.rows.length - added.length);
    set({ rows: [...shown, ...added], total, isReading: false, problem: null });
  };

  /** Brings the shown leads up to date and counts new ones. */
  const update = async (summary: LeadSummary): Promise<void> => {
    const own = reading;
    const shown = state.rows ?? [];
    const [current, arrived] = await Promise.all([
      readLeads(
        store,
        shown.map(({ id }) => id),
      ),
      countLeadsSince(store, query, newest),
    ]);
    if (own !== reading) return;
    if (!current.ok || !arrived.ok) {
      const failed = current.ok ? arrived : current;
      set({ problem: failed.ok ? null : failed.error.message });
      return;
    }
    const byId = new Map(current.value.map((row) => [row.id, row]));
    const rows = (state.rows ?? []).flatMap((row) => {
      const now = byId.get(row.id);
      if (now === undefined) return shown.some(({ id }) => id === row.id) ? [] : [row];
      return [newerOf(row, now)];
    });
    compared = summary;
    setSummary(summary);
    set({
      rows,
      total: Math.max(rows.length, state.total - (shown.length - rows.length)),
      arrived: arrived.value,
      problem: null,
      readAt: new Date(),
    });
  };

  const check = async (): Promise<void> => {
    if (isChecking || state.isReading) return;
    if (state.rows === null || state.rows.length === 0) return reload();
    isChecking = true;
    try {
      const summary = await readLeadSummary(store);
      if (!summary.ok) set({ problem: summary.error.message });
      else if (JSON.stringify(summary.value) !== JSON.stringify(compared)) await update(summary.value);
      else set({ problem: null, readAt: new Date() });
    } finally {
      isChecking = false;
    }
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    open: (next) => {
      query = next;
      return reload();
    },
    reload,
    more,
    check,
    replace: (row) => {
      set({ rows: state.rows?.map((shown) => (shown.id === row.id ? newerOf(shown, row) : shown)) ?? null });
      void readLeadSummary(store).then((summary) => {
        if (summary.ok) setSummary(summary.value);
      });
    },
  };
}
