/** The class of a page that the browser scrolls to where the visitor was: it is laid out as a whole (layout.css). */
const RESTORED = 'restored';

/**
 * Marks a page that is reloaded or returned to. The heights of sections that are not laid out yet are guesses, and the
 * visitor would not be where they were.
 */
export function markRestored(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate') document.documentElement.classList.add(RESTORED);
}
