/** The page types whose texts have a dated revision. */
export const PAGE_TYPES = [
  'home',
  'city',
  'place',
  'blog',
  'post',
  'tag',
  'services',
  'service',
  'stains',
  'stain',
  'faq',
  'service-faq',
  'neighborhood-faq',
  'city-service-faq',
  'hub',
  'contact',
  'estimate',
  'service-areas',
  'legal',
] as const;

/** A page type. */
export type PageType = (typeof PAGE_TYPES)[number];

/** The day (ISO) on which each page type's texts last changed. */
export type Revisions = Readonly<Record<PageType, string>>;

/** A page's lastmod: the latest of its texts' revision and its rows' updated_at, as an ISO day. */
export function lastModified(revision: string, ...updatedAt: readonly (string | null)[]): string {
  return updatedAt.reduce<string>((latest, at) => {
    const day = at?.slice(0, 10) ?? '';
    return day > latest ? day : latest;
  }, revision);
}
