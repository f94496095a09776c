import { ask } from './ask.ts';
import type { Store } from './client.ts';
import type { Answer } from './failure.ts';

/** Puts a post into the bin: editors their own, admins any. */
export const binPost = (store: Store, id: string): Promise<Answer<unknown>> =>
  ask(store, () => store.rpc('bin_post', { post_id: id }));

/** Takes a post out of the bin, as what it was: whoever may bin it. */
export const restorePost = (store: Store, id: string): Promise<Answer<unknown>> =>
  ask(store, () => store.rpc('restore_post', { post_id: id }));

/** Deletes for good what is in the bin, and says how many posts that were: admins only. */
export const emptyBin = (store: Store): Promise<Answer<number>> => ask(store, () => store.rpc('empty_bin'));
