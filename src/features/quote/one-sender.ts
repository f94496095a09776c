/** The lock of the one sender, across tabs and worker. */
const LOCK = 'quote-outbox';

/**
 * Does a piece of work while no other tab and no worker does one. Browsers without Web Locks, or that deny them together
 * with all storage, do it all the same: the receiver knows a lead that comes twice by its submissionId.
 */
export async function asOneSender<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  let begun: Promise<T> | undefined;
  try {
    return await navigator.locks.request(LOCK, () => (begun = work()));
  } catch {
    return begun ?? work();
  }
}
