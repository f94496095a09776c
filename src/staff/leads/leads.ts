import type { Store } from '#staff/store/client.ts';
import { type Result, storeError } from '#staff/store/errors.ts';
import { type Counted, request, requestWithCount } from '#staff/store/request.ts';
import { compareDeskChange } from './desk-change.ts';
import { type Desk, type DeskChange, LEAD_COLUMNS, type LeadRow, type LeadState } from './lead-row.ts';
import { type LeadQuery, searchPatterns } from './lead-query.ts';

/** Rows per request: PostgREST's default maximum. */
const MAX_ROWS = 1000;

/** Ids per request: they stand in the address. */
const MAX_IDS = 100;

/** What the store counts over all leads (lead_summary). Any change of any lead changes it. */
export interface LeadSummary {
  readonly total: number;
  /** ISO instant; null without leads. */
  readonly newest: string | null;
  /** What waits for a call, tests and spam aside. */
  readonly new: number;
  readonly undelivered: number;
  readonly states: Readonly<Record<LeadState, number>>;
  /** The services and cities of leads, the most frequent first. */
  readonly services: readonly string[];
  readonly cities: readonly string[];
  readonly changed: string;
  readonly setup: {
    readonly webhook: boolean;
    readonly alerts: boolean;
    /** Whether pg_cron runs the sweep, without which nothing is tried again. */
    readonly sweep: boolean;
    readonly realtime: boolean;
  };
}

/** Gives the JSON of a function of the store, which its generated types call Json, the type that it has. */
const typed = <T>(answer: Result<unknown>): Result<T> => answer as Result<T>;

export const readLeadSummary = async (store: Store): Promise<Result<LeadSummary>> =>
  typed(await request(store, () => store.rpc('lead_summary')));

/** The query that a filter stands for, without an order. */
function matching(store: Store, { search, state, service, city }: LeadQuery, columns: string) {
  let query = store.from('leads').select(columns, { count: 'exact' });
  for (const pattern of searchPatterns(search)) query = query.ilike('search_text', pattern);
  if (state !== 'all') query = query.eq('state', state);
  if (service !== '') query = query.eq('service_type', service);
  if (city !== '') query = query.eq('city', city);
  return query;
}

/** The filter for what comes after a lead in the desk's order. */
const after = ({ desk_rank: rank, received_at: at, id }: LeadRow): string =>
  [
    `desk_rank.gt.${rank}`,
    `and(desk_rank.eq.${rank},received_at.lt."${at}")`,
    `and(desk_rank.eq.${rank},received_at.eq."${at}",id.gt.${id})`,
  ].join(',');

/**
 * Reads leads in the desk's order: undelivered ones, then the others, then what looks like spam; the newest first.
 * `last` is the lead after which to start. Counts what is left from there.
 */
export const listLeads = (
  store: Store,
  query: LeadQuery,
  limit: number,
  last: LeadRow | null = null,
): Promise<Result<Counted<LeadRow[]>>> =>
  requestWithCount(store, () => {
    const found = matching(store, query, LEAD_COLUMNS);
    return (last === null ? found : found.or(after(last)))
      .order('desk_rank')
      .order('received_at', { ascending: false })
      .order('id')
      .limit(Math.min(limit, MAX_ROWS))
      .overrideTypes<LeadRow[], { merge: false }>();
  });

/** Reads leads by id. Those that were erased are missing. */
export async function readLeads(store: Store, ids: readonly string[]): Promise<Result<LeadRow[]>> {
  const rows: LeadRow[] = [];
  for (let from = 0; from < ids.length; from += MAX_IDS) {
    const part = await request(store, () =>
      store
        .from('leads')
        .select(LEAD_COLUMNS)
        .in('id', ids.slice(from, from + MAX_IDS))
        .overrideTypes<LeadRow[], { merge: false }>(),
    );
    if (!part.ok) return part;
    rows.push(...part.value);
  }
  return { ok: true, value: rows };
}

/** Counts the leads of a query that came after an instant. */
export async function countLeadsSince(store: Store, query: LeadQuery, since: string | null): Promise<Result<number>> {
  const found = await requestWithCount(store, () => {
    const leads = matching(store, query, 'id');
    return (since === null ? leads : leads.gt('received_at', since)).limit(1);
  });
  return found.ok ? { ok: true, value: found.value.count } : found;
}

/**
 * Reads every lead of a query, the newest first. `onProgress` gets the number read so far and the number of all. Pages
 * follow the ids, so that leads that change meanwhile are neither missed nor read twice.
 */
export async function readAllLeads(
  store: Store,
  query: LeadQuery,
  onProgress: (read: number, total: number) => void,
): Promise<Result<LeadRow[]>> {
  const rows: LeadRow[] = [];
  for (;;) {
    const last = rows.at(-1);
    const page = await requestWithCount(store, () => {
      const found = matching(store, query, LEAD_COLUMNS);
      return (last === undefined ? found : found.gt('id', last.id))
        .order('id')
        .limit(MAX_ROWS)
        .overrideTypes<LeadRow[], { merge: false }>();
    });
    if (!page.ok) return page;
    const { rows: read, count } = page.value;
    rows.push(...read);
    onProgress(rows.length, rows.length + count - read.length);
    if (read.length === 0 || read.length >= count) break;
  }
  rows.sort((a, b) => Date.parse(b.received_at) - Date.parse(a.received_at));
  return { ok: true, value: rows };
}

/** The outcome of a change that the store answered. */
export type ChangeOutcome =
  | { readonly kind: 'saved'; readonly row: LeadRow }
  /** A colleague set the same column to something else; nothing was written. */
  | { readonly kind: 'conflict'; readonly theirs: LeadRow }
  | { readonly kind: 'erased' };

/** How often a change is made again on a version that a colleague has just made. */
const MAX_ATTEMPTS = 5;

/**
 * Changes a lead if its version is still the one that the member saw (optimistic locking). If a colleague changed
 * other columns meanwhile, both changes stay. `base` has the changed columns as the member saw them.
 */
export async function changeLead(
  store: Store,
  id: string,
  seen: { readonly version: number; readonly base: DeskChange },
  change: Partial<Desk>,
): Promise<Result<ChangeOutcome>> {
  let { version } = seen;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const known = version;
    const updated = await request(store, () =>
      store
        .from('leads')
        .update(change)
        .eq('id', id)
        .eq('desk_version', known)
        .select(LEAD_COLUMNS)
        .overrideTypes<LeadRow[], { merge: false }>(),
    );
    if (!updated.ok) return updated;
    const [row] = updated.value;
    if (row !== undefined) return { ok: true, value: { kind: 'saved', row } };
    const current = await readLeads(store, [id]);
    if (!current.ok) return current;
    const [theirs] = current.value;
    if (theirs === undefined) return { ok: true, value: { kind: 'erased' } };
    const comparison = compareDeskChange(seen.base, theirs, change);
    if (comparison === 'done') return { ok: true, value: { kind: 'saved', row: theirs } };
    if (comparison === 'conflict') return { ok: true, value: { kind: 'conflict', theirs } };
    if (theirs.desk_version === known) return { ok: false, error: storeError('refused') };
    version = theirs.desk_version;
  }
  return { ok: false, error: storeError('unknown') };
}

/** Posts a lead to the webhook now. Resolves with its delivery. */
export const resendLead = (store: Store, id: string): Promise<Result<string>> =>
  request(store, () => store.rpc('resend_lead', { lead_id: id }));

/** Posts every undelivered lead to the webhook again. Resolves with their number. */
export const resendUndelivered = (store: Store): Promise<Result<number>> =>
  request(store, () => store.rpc('resend_undelivered'));

/** A person as leads know one: by email or by phone. */
export interface Person {
  readonly email: string;
  readonly phone: string;
}

/** A lead of a person, for the question before erasing. */
export interface PersonLead {
  readonly id: string;
  readonly name: string;
  readonly service: string;
  readonly received_at: string;
}

/** The store's parameters for a person. A number of few digits could be anybody's and is left out. */
const personParams = ({ email, phone }: Person): { person_email: string; person_phone?: string } => ({
  person_email: email,
  ...(phone.replace(/\D/g, '').length >= 7 ? { person_phone: phone } : {}),
});

/** Reads what `eraseLeads` would erase, the newest first. */
export const readLeadsOfPerson = async (store: Store, person: Person): Promise<Result<PersonLead[]>> =>
  typed(await request(store, () => store.rpc('leads_of_person', personParams(person))));

/** Erases every lead with the person's email or phone number. Admins only. Resolves with their number. */
export const eraseLeads = (store: Store, person: Person): Promise<Result<number>> =>
  request(store, () => store.rpc('erase_lead', personParams(person)));
