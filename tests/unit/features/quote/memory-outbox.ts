import type { Outbox, WaitingLead } from '#features/quote/outbox.ts';

/** An outbox that shows what is in it. */
export interface MemoryOutbox extends Outbox {
  readonly leads: Map<string, WaitingLead>;
  /** The names that were marked, in their order. */
  readonly marks: string[];
}

/** An outbox in memory that behaves as the browser's; `now` dates its marks. */
export function memoryOutbox(now: () => number): MemoryOutbox {
  const leads = new Map<string, WaitingLead>();
  const marks = new Map<string, number>();
  const names: string[] = [];
  return {
    leads,
    marks: names,
    keep: (lead, webhook) => {
      leads.set(lead.submissionId, { lead, webhook, failures: 0, refused: false });
      return Promise.resolve();
    },
    find: (id) => Promise.resolve(leads.get(id)),
    all: () => Promise.resolve([...leads.values()]),
    remove: (lead) => {
      if (leads.get(lead.submissionId)?.lead.timestamp === lead.timestamp) leads.delete(lead.submissionId);
      return Promise.resolve();
    },
    change: (id, change) => {
      const waiting = leads.get(id);
      if (waiting !== undefined) leads.set(id, change(waiting));
      return Promise.resolve();
    },
    mark: (name) => {
      marks.set(name, now());
      names.push(name);
      return Promise.resolve();
    },
    markedAt: (name) => Promise.resolve(marks.get(name)),
  };
}
