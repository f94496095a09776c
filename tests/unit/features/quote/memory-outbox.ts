import type { Outbox, QueuedLead } from '#features/quote/outbox.ts';

/** An outbox with visible contents. */
export interface MemoryOutbox extends Outbox {
  readonly leads: Map<string, QueuedLead>;
}

/** An in-memory outbox that behaves like the one in IndexedDB; `now` is the time of its marks. */
export function memoryOutbox(now: () => number): MemoryOutbox {
  const leads = new Map<string, QueuedLead>();
  const marks = new Map<string, number>();
  return {
    leads,
    add: (lead, delivery) => {
      leads.set(lead.submissionId, { lead, delivery, failures: 0, refused: false });
      return Promise.resolve();
    },
    find: (id) => Promise.resolve(leads.get(id)),
    all: () => Promise.resolve([...leads.values()]),
    remove: (lead) => {
      if (leads.get(lead.submissionId)?.lead.timestamp === lead.timestamp) leads.delete(lead.submissionId);
      return Promise.resolve();
    },
    update: (lead, update) => {
      const queued = leads.get(lead.submissionId);
      if (queued?.lead.timestamp === lead.timestamp) leads.set(lead.submissionId, update(queued));
      return Promise.resolve();
    },
    mark: (name) => {
      marks.set(name, now());
      return Promise.resolve();
    },
    markedAt: (name) => Promise.resolve(marks.get(name)),
  };
}
