/** From a page to a waiting worker: take over now. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** From a page that was loaded without the worker: cache this page. */
export const CACHE_PAGE = 'KEEP_ME';
