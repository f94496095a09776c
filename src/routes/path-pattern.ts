const PLACEHOLDER = /:([a-z]+)/g;

/** Whether a rule's path has a placeholder such as :city, which stands for exactly one segment. */
export const hasPlaceholder = (pattern: string): boolean => pattern.includes('/:');

/** A function that reads the placeholders' values from a path, or answers null where the path is of another form. */
export function pathMatcher(pattern: string): (path: string) => Readonly<Record<string, string>> | null {
  if (!hasPlaceholder(pattern)) return (path) => (path === pattern ? {} : null);
  const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(PLACEHOLDER, '(?<$1>[^/]+)');
  const form = new RegExp(`^${source}$`);
  return (path) => form.exec(path)?.groups ?? null;
}
