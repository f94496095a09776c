import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import type { Store } from '#staff/store/client.ts';
import type { LeadList } from './lead-list.ts';

/** Between two looks at the store, milliseconds: without realtime, and with it, in case a message was lost. */
const POLL_MS = 30_000;
const REALTIME_POLL_MS = 5 * 60_000;

/** Looks after the network is back, milliseconds: its first requests often fail. */
const BACK_ONLINE_MS = [0, 3_000, 10_000];

/** The pause after a message, milliseconds: one change of the store often sends several. */
const SETTLE_MS = 400;

/**
 * Keeps the list up to date: told by the store's realtime where it has it, polled otherwise, and looked at when the
 * member comes back to the page or to the network. Nothing is read for a page that nobody looks at.
 */
export function useLiveLeads(store: Store, list: LeadList, hasRealtime: boolean, isExpired: boolean): void {
  const [isConnected, setIsConnected] = useState(false);

  useEffect(() => {
    if (isExpired) return;
    const look = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine) void list.check();
    };
    const timer = setInterval(look, isConnected ? REALTIME_POLL_MS : POLL_MS);
    let looks: readonly ReturnType<typeof setTimeout>[] = [];
    const stopLooks = (): void => looks.forEach((next) => clearTimeout(next));
    const onOnline = (): void => {
      stopLooks();
      looks = BACK_ONLINE_MS.map((pause) => setTimeout(look, pause));
    };
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) look();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', onOnline);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      clearInterval(timer);
      stopLooks();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', onOnline);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [list, isConnected, isExpired]);

  useEffect(() => {
    if (!hasRealtime || isExpired) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The message itself is not used: what is shown has one source, the table as this member may read it.
    const channel = store
      .channel('leads')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'leads' }, () => {
        clearTimeout(timer);
        timer = setTimeout(() => void list.check(), SETTLE_MS);
      })
      .subscribe((status) => {
        setIsConnected(status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED);
      });
    return () => {
      clearTimeout(timer);
      setIsConnected(false);
      void store.removeChannel(channel);
    };
  }, [store, list, hasRealtime, isExpired]);
}
