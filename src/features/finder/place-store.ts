import { useSyncExternalStore } from 'react';
import { PATHS } from '#routes/paths.ts';
import { type Place, type PlaceList, placesIn } from '#routes/place-list.ts';

/** The state of the list of places, shared by all finders of a page. */
export type Places =
  | { readonly kind: 'initial' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly places: readonly Place[] }
  | { readonly kind: 'failed' };

const INITIAL: Places = { kind: 'initial' };

let current: Places = INITIAL;
let loading: Promise<readonly Place[]> | undefined;
const listeners = new Set<() => void>();

function setPlaces(places: Places): void {
  current = places;
  for (const notify of listeners) notify();
}

async function fetchPlaces(): Promise<readonly Place[]> {
  const response = await fetch(PATHS.places);
  if (!response.ok) throw new Error(`${PATHS.places} answered ${response.status}`);
  return placesIn((await response.json()) as PlaceList);
}

/** Fetches the list once per page. Rejects when that fails; the next call retries. */
export function loadPlaces(): Promise<readonly Place[]> {
  if (loading !== undefined) return loading;
  setPlaces({ kind: 'loading' });
  loading = fetchPlaces();
  loading.then(
    (places) => {
      setPlaces({ kind: 'loaded', places });
    },
    () => {
      loading = undefined;
      setPlaces({ kind: 'failed' });
    },
  );
  return loading;
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/** Subscribes a component to the state of the list. */
export const usePlaces = (): Places =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => INITIAL,
  );
