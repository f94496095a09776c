import { useCallback, useEffect, useState } from 'react';
import type { BuildFacts } from '#model/build-facts.ts';
import { readBuildFacts } from '#staff/freshness/read-build-facts.ts';
import { type SiteState, siteState } from '#staff/freshness/site-state.ts';
import { type TableChanges, tableChanges } from '#staff/freshness/table-changes.ts';
import { useIsExpired } from '#staff/session/use-session.ts';
import type { Store } from '#staff/store/client.ts';
import type { Posts } from './use-posts.ts';

type Reading =
  | { readonly kind: 'checking' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'read'; readonly facts: BuildFacts; readonly tables: TableChanges };

/** How the public site stands to the store, the facts of its build, and a function that looks again. */
export interface Freshness {
  readonly state: SiteState;
  readonly facts: BuildFacts | null;
  readonly check: () => Promise<void>;
}

async function read(store: Store): Promise<Reading> {
  const facts = await readBuildFacts();
  if (facts === null) return { kind: 'unknown' };
  const tables = await tableChanges(store, facts);
  return tables === null ? { kind: 'unknown' } : { kind: 'read', facts, tables };
}

/** Compares the posts and the other tables of the store with what the public site was built from. */
export function useFreshness(store: Store, posts: Posts): Freshness {
  const [reading, setReading] = useState<Reading>({ kind: 'checking' });
  const check = useCallback(async () => {
    setReading(await read(store));
  }, [store]);
  const isExpired = useIsExpired();
  useEffect(() => {
    if (!isExpired) void check();
  }, [isExpired, check]);
  if (reading.kind !== 'read') return { state: reading, facts: null, check };
  const { facts, tables } = reading;
  const state =
    posts.kind === 'ready' ? siteState(posts.posts, tables, facts, posts.now) : { kind: 'checking' as const };
  return { state, facts, check };
}
