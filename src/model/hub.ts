/** A hub page: a town with its communities (specification, section 2). */
export interface Hub {
  /** Such as 'irmo-sc'. */
  readonly slug: string;
  readonly name: string;
  /** The city page of the same town; null where the town is none of the cities (Forest Acres). */
  readonly citySlug: string | null;
  readonly county: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly keywords: readonly string[];
  readonly headline: string;
  readonly lead: string;
  /** Four cards. */
  readonly whyNeeded: readonly { readonly title: string; readonly text: string }[];
  readonly areaName: string;
  /** Sixteen names. */
  readonly neighborhoods: readonly string[];
  readonly paragraphs: readonly string[];
}
