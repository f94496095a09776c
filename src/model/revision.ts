/** The kinds of page whose words carry a dated revision. */
export const PAGE_TYPES = [
  'home',
  'city',
  'blog',
  'post',
  'services',
  'service',
  'faq',
  'service-faq',
  'neighborhood-faq',
  'city-service-faq',
  'hub',
  'contact',
  'service-areas',
  'legal',
] as const;

/** A kind of page. */
export type PageType = (typeof PAGE_TYPES)[number];

/** The day (ISO) on which the words of a kind of page last changed. */
export type Revisions = Readonly<Record<PageType, string>>;

/** The later of a revision and the rows' updated_at: a page's truthful lastmod, as an ISO day. */
export function lastModified(revision: string, ...updatedAt: readonly (string | null)[]): string {
  return updatedAt.reduce<string>((latest, at) => {
    const day = at?.slice(0, 10) ?? '';
    return day > latest ? day : latest;
  }, revision);
}
