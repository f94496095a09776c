/** The path a file of dist/ answers at: /faq/x for faq/x.html, / for index.html, null for what is no page. */
export function pagePath(file: string): string | null {
  if (!file.endsWith('.html')) return null;
  const path = `/${file.slice(0, -'.html'.length)}`;
  // Hosts serve a/index.html at /a/, which no link of this site may name: it stays visible as what it is.
  return path.endsWith('/index') ? path.slice(0, -'index'.length) : path;
}

/** The file of dist/ that answers at a path: the reverse of pagePath. */
export const pageFile = (path: string): string =>
  path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;
