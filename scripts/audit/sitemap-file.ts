/** The contents of a site's sitemap. */
export interface SitemapFacts {
  /** Issues of its files, one sentence each. */
  readonly issues: readonly string[];
  /** The URLs of all parts in order, duplicates included. */
  readonly locations: readonly string[];
}

/** The path of the sitemap index. */
export const SITEMAP_INDEX = '/sitemap-index.xml';

/** The maximum number of URLs in one part (https://www.sitemaps.org/protocol.html). */
const MAX_LOCATIONS = 50_000;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** Decodes the entities of XML text. */
export const decodeXml = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity);

const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map((match) => decodeXml(match[1] ?? ''));

/** Whether a file is a part of the sitemap, listed in the index or not. */
const isPart = (file: string): boolean => /^\/sitemap[^/]*\.xml$/.test(file) && file !== SITEMAP_INDEX;

/**
 * Reads the sitemap index and the parts it lists. `read` returns the text of a file by its path, with a
 * leading slash.
 */
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
    if (found.length > MAX_LOCATIONS) issues.push(`${part} has ${found.length} URLs, more than 50,000`);
    for (const location of found) locations.push(location);
  }
  for (const file of files) if (isPart(file) && !parts.includes(file)) issues.push(`the index does not name ${file}`);
  return { issues, locations };
}
