import { useEffect, useState } from 'react';
import { type ListQuery, readListQuery, writeListQuery } from './list-query.ts';

/** How a change of the query is kept: as a step that the back button takes back, or in the present step. */
export type Step = 'own' | 'same';

/** The list's query, kept in the page's address, so that coming back to the list finds it as it was. */
export function useListQuery(): readonly [ListQuery, (query: ListQuery, step: Step) => void] {
  const [query, setQuery] = useState(() => readListQuery(window.location.search));
  useEffect(() => {
    const follow = (): void => {
      setQuery(readListQuery(window.location.search));
    };
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
    };
  }, []);
  const change = (next: ListQuery, step: Step): void => {
    const address = window.location.pathname + writeListQuery(next);
    if (step === 'own') window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
    setQuery(next);
  };
  return [query, change];
}
