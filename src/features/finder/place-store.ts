import { useSyncExternalStore } from 'react';
import { PATHS } from '#routes/paths.ts';
import { type Place, type PlaceList, placesIn } from '#routes/place-list.ts';

/** The list of places as this page has it. */
export type Places =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly places: readonly Place[] }
  | { readonly kind: 'failed' };

const UNASKED: Places = { kind: 'unasked' };

let current: Places = UNASKED;
let loading: Promise<readonly Place[]> | undefined;
const listeners = new Set<() => void>();

function become(places: Places): void {
  current = places;
  for (const tell of listeners) tell();
}

async function fetchPlaces(): Promise<readonly Place[]> {
  const response = await fetch(PATHS.places);
  if (!response.ok) throw new Error(`${PATHS.places} answered ${response.status}`);
  return placesIn((await response.json()) as PlaceList);
}

/** Fetches the list, once for all finders of a page. Rejects when it does not come; the next call asks again. */
export function loadPlaces(): Promise<readonly Place[]> {
  if (loading !== undefined) return loading;
  become({ kind: 'loading' });
  loading = fetchPlaces();
  loading.then(
    (places) => {
      become({ kind: 'loaded', places });
    },
    () => {
      loading = undefined;
      become({ kind: 'failed' });
    },
  );
  return loading;
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** The list as it is now; a component that asks renders anew when it changes. */
export const usePlaces = (): Places =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => UNASKED,
  );
