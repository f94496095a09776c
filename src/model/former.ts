/** Where a neighborhood is: the slug of its city and its own. */
export interface PlaceAddress {
  readonly citySlug: string;
  readonly slug: string;
}

/** A slug or address that was in use, and the present one of the same row; null if the row was removed. */
export interface Former<T> {
  readonly from: T;
  readonly to: T | null;
}

/**
 * Former slugs and addresses that no row has now, each once. Those of the rows that changed last come first, and of
 * each row the latest.
 */
export interface FormerAddresses {
  readonly cities: readonly Former<string>[];
  readonly services: readonly Former<string>[];
  readonly places: readonly Former<PlaceAddress>[];
}

/** The slugs of a row, the present one first and the oldest last. */
export const slugsOf = (row: { readonly slug: string; readonly old_slugs: readonly string[] }): readonly string[] => [
  row.slug,
  ...row.old_slugs.toReversed(),
];

/**
 * The addresses of a neighborhood, the present one first: its slugs under the slugs of its city, then those in
 * cities that it has left.
 */
export function addressesOf(
  row: { readonly slug: string; readonly old_slugs: readonly string[] },
  citySlugs: readonly string[],
): readonly PlaceAddress[] {
  const slugs = slugsOf(row);
  const isMoved = (slug: string): boolean => slug.includes('/');
  return [
    ...citySlugs.flatMap((citySlug) => slugs.filter((slug) => !isMoved(slug)).map((slug) => ({ citySlug, slug }))),
    ...slugs.filter(isMoved).map(parseAddress),
  ];
}

/** An address as one text: 'columbia-south-carolina/rosewood'. */
export const addressText = ({ citySlug, slug }: PlaceAddress): string => `${citySlug}/${slug}`;

/** Parses the text of an address. */
export function parseAddress(text: string): PlaceAddress {
  const [citySlug = '', slug = ''] = text.split('/');
  return { citySlug, slug };
}
