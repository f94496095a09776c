import { PUBLIC_SUPABASE_ANON_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { useEffect, useState } from 'react';
import { addStylesheet } from '#hydration/stylesheet.ts';
import type { LiveData } from '#model/live-data.ts';
import { SLUG } from '#model/page.ts';
import { type RequestedPage, parsePath } from '#routes/location.ts';
import { PATHS } from '#routes/paths.ts';
import type { StoreAddress } from './store.ts';
import { failureView, initialView, type View } from './view.ts';

/** The timeout of a look-up. */
const LOOK_UP_MS = 10_000;

const STORE: StoreAddress | null =
  PUBLIC_SUPABASE_URL === undefined || PUBLIC_SUPABASE_ANON_KEY === undefined
    ? null
    : { url: PUBLIC_SUPABASE_URL, key: PUBLIC_SUPABASE_ANON_KEY };

/**
 * Looks a path up in the store or, without one, in the data of the build. The code of each kind of view is a
 * chunk of its own: the store's client, the FAQ texts, the posts' Markdown. Rejects when a request fails or
 * `signal` aborts.
 */
async function lookUp(requested: RequestedPage, address: StoreAddress | null, signal: AbortSignal): Promise<View> {
  const readFile = async (path: string): Promise<unknown> => {
    const response = await fetch(path, { signal });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  switch (requested.kind) {
    case 'service-faq':
    case 'neighborhood-faq':
    case 'city-service-faq':
    case 'place': {
      if (address === null) {
        const [{ viewFromBuild }, data] = await Promise.all([import('./faq-view.ts'), readFile(PATHS.live)]);
        return viewFromBuild(requested, data as LiveData);
      }
      const [{ openStore }, { viewFromStore }] = await Promise.all([import('./store.ts'), import('./faq-view.ts')]);
      return viewFromStore(requested, { store: openStore(address, signal), readFile });
    }
    case 'post': {
      if (address === null || !SLUG.test(requested.post)) return { kind: 'general' };
      const [{ openStore }, { postView }] = await Promise.all([import('./store.ts'), import('./post-view.ts')]);
      const view = await postView(requested.post, { store: openStore(address, signal), readFile });
      // Before the site's sheet, as on a post's page. The post is readable without it.
      if (view.kind === 'page' && view.sheet !== null) await addStylesheet(view.sheet, 'first').catch(() => undefined);
      return view;
    }
    case 'service':
    case 'edit-post':
    case 'other':
      return { kind: 'general' };
  }
}

/**
 * The view of the current path: the initial view first, then the result of the look-up. Redirects when the
 * page has moved. Results that arrive after unmounting are ignored.
 */
export function useView(): View {
  const [view, setView] = useState<View>({ kind: 'general' });
  useEffect(() => {
    const requested = parsePath(window.location.pathname);
    const initial = initialView(requested, STORE !== null);
    setView(initial);
    if (initial.kind !== 'loading') return;
    const controller = new AbortController();
    let isUnmounted = false;
    let isLeaving = false;
    const onLeave = (): void => {
      isLeaving = true;
    };
    const show = (result: View): void => {
      if (isUnmounted) return;
      setView(result);
      // Do not override a navigation of the visitor's own.
      if (result.kind === 'moved' && !isLeaving) window.location.replace(result.to + window.location.hash);
    };
    const timeout = setTimeout(() => {
      controller.abort();
      show(failureView(requested));
    }, LOOK_UP_MS);
    window.addEventListener('beforeunload', onLeave);
    lookUp(requested, STORE, controller.signal)
      .then(show, () => {
        show(failureView(requested));
      })
      .finally(() => {
        clearTimeout(timeout);
      });
    return () => {
      isUnmounted = true;
      clearTimeout(timeout);
      window.removeEventListener('beforeunload', onLeave);
      controller.abort();
    };
  }, []);
  return view;
}
