const PLACEHOLDER = /:([a-z]+)/g;

/** Whether a path contains a placeholder such as :city, which matches exactly one segment. */
export const hasPlaceholder = (pattern: string): boolean => pattern.includes('/:');

/**
 * Compiles a pattern to a function that returns the values of its placeholders, or null if a path does not
 * match.
 */
export function pathMatcher(pattern: string): (path: string) => Readonly<Record<string, string>> | null {
  if (!hasPlaceholder(pattern)) return (path) => (path === pattern ? {} : null);
  const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(PLACEHOLDER, '(?<$1>[^/]+)');
  const regexp = new RegExp(`^${source}$`);
  return (path) => regexp.exec(path)?.groups ?? null;
}
