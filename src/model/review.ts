/** A customer's review. A sample is labelled 'Sample' wherever it is shown. */
export interface Review {
  readonly author: string;
  /** Stars of five. */
  readonly rating: number;
  readonly reviewBody: string;
  /** ISO day. */
  readonly datePublished: string;
  readonly authorBadge: string | null;
  readonly sample: boolean;
}
