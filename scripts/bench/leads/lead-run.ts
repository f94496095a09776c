import type { Store } from '#scripts/backend/store.ts';
import type { FailingHop, Failure } from './failing-hop.ts';
import { type SentLead, sendLeads, type Visits } from './visitors.ts';

/** What came of the leads that were sent one way. */
export interface LeadRun {
  readonly sent: number;
  /** How many of them were sent from a tab that was closed at once, or offline. */
  readonly tabsClosed: number;
  readonly offline: number;
  /** How many were corrected after an error message. */
  readonly corrected: number;
  /** The requests at the failing hop, and how many of them failed in which way. */
  readonly requests: number;
  readonly failures: ReadonlyMap<Failure, number>;
  /** How many leads the store had when the last one was sent. */
  readonly storedAtOnce: number;
  /** How many it had after later page views of the same browsers, while the hop still failed. */
  readonly storedFailing: number;
  /** How many leads were still in the browsers at the end. */
  readonly waiting: number;
  /** What is wrong with the leads in the store; empty if each is there exactly once with its newest words. */
  readonly faults: readonly string[];
  /** How many rows an anonymous request can read. */
  readonly readableByAnyone: number;
}

interface LeadRow {
  readonly last_name: string;
  readonly phone: string;
  readonly revision: number;
}

/** Page views by day: the hop fails in the first, and the last are well before a lead expires. */
const FAILING_DAYS = [1, 2, 3];
const REPAIRED_DAYS = [5, 6, 7];

/** What is wrong with a lead in the store. */
function faultsOf({ lastName, phone, corrections }: SentLead, rows: readonly LeadRow[]): string[] {
  const [row, ...others] = rows;
  if (row === undefined) return [`${lastName} is lost.`];
  if (others.length > 0) return [`${lastName} is stored ${rows.length} times.`];
  const revision = corrections + 1;
  return row.phone === phone && row.revision === revision
    ? []
    : [`${lastName} has '${row.phone}', revision ${row.revision}, expected '${phone}', revision ${revision}.`];
}

/** How many rows of the leads an anonymous request gets. */
async function readableByAnyone({ url, anonKey }: Store): Promise<number> {
  const response = await fetch(`${url}/rest/v1/leads`, { headers: { apikey: anonKey } });
  const rows: unknown = await response.json();
  return Array.isArray(rows) ? rows.length : 0;
}

/**
 * Sends leads through the form of a site whose next hop fails, has the same browsers view pages on later days, at
 * last with the hop repaired, and compares the store with what was sent. The store has no other leads.
 */
export async function runLeads(store: Store, hop: FailingHop, visits: Visits): Promise<LeadRun> {
  const storedRows = async (): Promise<LeadRow[]> =>
    (await store.pool.query<LeadRow>('select last_name, phone, revision from public.leads')).rows;
  const { leads, revisit, close } = await sendLeads(visits);
  try {
    const storedAtOnce = (await storedRows()).length;
    for (const day of FAILING_DAYS) await revisit(day);
    const storedFailing = (await storedRows()).length;
    hop.repair();
    let waiting = leads.length;
    for (const day of REPAIRED_DAYS) if (waiting > 0) waiting = await revisit(day);
    const byName = Map.groupBy(await storedRows(), (row) => row.last_name);
    const names = new Set(leads.map(({ lastName }) => lastName));
    const unknown = [...byName.keys()].filter((name) => !names.has(name));
    return {
      sent: leads.length,
      tabsClosed: leads.filter(({ event }) => event === 'tab closed').length,
      offline: leads.filter(({ event }) => event === 'offline').length,
      corrected: leads.filter(({ corrections }) => corrections > 0).length,
      requests: hop.counts.requests,
      failures: hop.counts.failures,
      storedAtOnce,
      storedFailing,
      waiting,
      faults: [
        ...leads.flatMap((lead) => faultsOf(lead, byName.get(lead.lastName) ?? [])),
        ...unknown.map((name) => `${name} was never sent.`),
      ],
      readableByAnyone: await readableByAnyone(store),
    };
  } finally {
    await close();
  }
}
