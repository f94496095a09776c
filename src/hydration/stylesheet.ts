/**
 * Adds a stylesheet before or after all others and resolves once it has loaded. On failure it removes the
 * link and rejects.
 */
export function addStylesheet(href: string, order: 'first' | 'last'): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not load`));
    });
    if (order === 'first') document.head.prepend(link);
    else document.head.append(link);
  });
}
