import { pageHtml } from './built-site.ts';

/** What a built page's header looks and acts by: its markup and the stylesheets. Throws an Error if it has none. */
function headerOf(path: string): string {
  const html = pageHtml(path);
  const [header] = /<header class="site-header.*?<\/header>/s.exec(html) ?? [];
  if (header === undefined) throw new Error(`${path} has no header.`);
  return [header, ...(html.match(/<link rel="stylesheet"[^>]*>/g) ?? [])].join('\n');
}

/** The first of these paths with each header. Styles within a single page select only that page's own classes. */
export const firstWithEachHeader = (paths: readonly string[]): string[] => [
  ...new Map(paths.toReversed().map((path) => [headerOf(path), path])).values(),
];
