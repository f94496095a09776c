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
 * The slugs and addresses that rows had and none has now, those of the latest changed rows first and of a row
 * the latest first. Each occurs once.
 */
export interface FormerAddresses {
  readonly cities: readonly Former<string>[];
  readonly services: readonly Former<string>[];
  readonly places: readonly Former<PlaceAddress>[];
}

/** An address as one text: 'columbia-south-carolina/rosewood'. */
export const addressText = ({ citySlug, slug }: PlaceAddress): string => `${citySlug}/${slug}`;

/** Parses the text of an address. */
export function parseAddress(text: string): PlaceAddress {
  const [citySlug = '', slug = ''] = text.split('/');
  return { citySlug, slug };
}
