/** What a page says to a new worker that waits: take over now. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** What a page says that was loaded without a worker, or past it: keep me, as you would have done. */
export const KEEP_ME = 'KEEP_ME';
