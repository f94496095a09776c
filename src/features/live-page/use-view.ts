import { PUBLIC_SUPABASE_ANON_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { useEffect, useState } from 'react';
import { readPath } from '#routes/location.ts';
import { lookUp } from './look-up.ts';
import { type View, viewOfFailure, viewOfForm } from './view.ts';

/** How long a look-up may take, in milliseconds, before it counts as failed. */
const LOOK_UP_MS = 10_000;

const STORE =
  PUBLIC_SUPABASE_URL === undefined || PUBLIC_SUPABASE_ANON_KEY === undefined
    ? null
    : { url: PUBLIC_SUPABASE_URL, key: PUBLIC_SUPABASE_ANON_KEY };

/**
 * What the not-found page shows of the path it was asked for: from its form first, then what the look-up answers. Where
 * the page is another one, the visitor is sent on to it. What comes after leaving is ignored.
 */
export function useView(): View {
  const [view, setView] = useState<View>({ kind: 'general' });
  useEffect(() => {
    const asked = readPath(window.location.pathname);
    const first = viewOfForm(asked, STORE !== null);
    setView(first);
    if (first.kind !== 'loading') return;
    const ending = new AbortController();
    let isGone = false;
    let isLeaving = false;
    const leaving = (): void => {
      isLeaving = true;
    };
    const show = (answer: View): void => {
      if (isGone) return;
      setView(answer);
      // Whoever has chosen another page is not called back from it.
      if (answer.kind === 'moved' && !isLeaving) window.location.replace(answer.to + window.location.hash);
    };
    const limit = setTimeout(() => {
      ending.abort();
      show(viewOfFailure(asked));
    }, LOOK_UP_MS);
    window.addEventListener('beforeunload', leaving);
    lookUp(asked, STORE, ending.signal)
      .then(show, () => {
        show(viewOfFailure(asked));
      })
      .finally(() => {
        clearTimeout(limit);
      });
    return () => {
      isGone = true;
      clearTimeout(limit);
      window.removeEventListener('beforeunload', leaving);
      ending.abort();
    };
  }, []);
  return view;
}
