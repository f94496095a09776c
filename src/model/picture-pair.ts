import type { ImageEntry } from './image.ts';

/** A picture of a pair with what is told below it. */
export interface PairSide {
  readonly image: ImageEntry;
  readonly caption: string;
}

/** The same view before and after the work: two pictures that lie on one another. */
export interface PicturePair {
  /** The stem of both files: a service's slug, or 'home'. */
  readonly slug: string;
  /** What was washed: 'House Washing'. */
  readonly name: string;
  readonly before: PairSide;
  readonly after: PairSide;
}
