import { useEffect, useState } from 'react';

/** How a change enters the browser's history: 'push' adds an entry, 'replace' does not. */
export type HistoryMode = 'push' | 'replace';

/**
 * Keeps a list's query in the page's address, so that coming back restores the same list. `read` parses the query
 * string of an address; `write` serializes a query with its question mark.
 */
export function useAddressQuery<T>(
  read: (search: string) => T,
  write: (query: T) => string,
): readonly [T, (query: T, mode: HistoryMode) => void] {
  const [query, setQuery] = useState(() => read(window.location.search));
  useEffect(() => {
    const onPopState = (): void => {
      setQuery(read(window.location.search));
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
    };
  }, [read]);
  const change = (next: T, mode: HistoryMode): void => {
    const address = window.location.pathname + write(next);
    if (mode === 'push') window.history.pushState(null, '', address);
    else window.history.replaceState(null, '', address);
    setQuery(next);
  };
  return [query, change];
}
