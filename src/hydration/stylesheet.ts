/**
 * Adds a stylesheet to the page, before all others or after them, and waits until it is there. Rejects when it does not
 * arrive, and leaves no trace of it.
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
