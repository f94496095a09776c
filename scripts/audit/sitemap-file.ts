/** What a site's sitemap says. */
export interface SitemapFacts {
  /** What is wrong with its files, in words. */
  readonly issues: readonly string[];
  /** Every address of every part, in order, repeated ones repeated. */
  readonly locations: readonly string[];
}

/** Where the sitemap starts. */
export const SITEMAP_INDEX = '/sitemap-index.xml';

/** The most addresses one part may hold (sitemaps.org/protocol.html). */
const MOST_IN_ONE_PART = 50_000;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** A text of XML with its entities put back. */
export const xmlText = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity);

const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map((match) => xmlText(match[1] ?? ''));

/** Whether a file is a part of a sitemap, listed or not. */
const isPart = (file: string): boolean => /^\/sitemap[^/]*\.xml$/.test(file) && file !== SITEMAP_INDEX;

/** Reads the sitemap index and the parts it names. `read` gives a file's text by its path, with a slash at the start. */
export async function readSitemap(
  files: ReadonlySet<string>,
  read: (file: string) => Promise<string>,
): Promise<SitemapFacts> {
  if (!files.has(SITEMAP_INDEX)) return { issues: ['there is no sitemap-index.xml'], locations: [] };
  const issues: string[] = [];
  const locations: string[] = [];
  const parts = locationsIn(await read(SITEMAP_INDEX)).map((part) => URL.parse(part)?.pathname ?? part);
  for (const part of parts) {
    if (!files.has(part)) {
      issues.push(`the index names ${part}, which does not exist`);
      continue;
    }
    const found = locationsIn(await read(part));
    if (found.length > MOST_IN_ONE_PART) issues.push(`${part} holds ${found.length} addresses, more than 50,000`);
    for (const location of found) locations.push(location);
  }
  for (const file of files) if (isPart(file) && !parts.includes(file)) issues.push(`the index does not name ${file}`);
  return { issues, locations };
}
