import type { Year } from '#content/year.ts';
import type { Heading } from '#content/article/headings.ts';
import type { TypicalJobs } from '#content/pages/estimate.ts';
import type { EstimatePrices } from '#features/estimate/price-list.ts';
import type { Crumb, Head } from '#model/page.ts';
import type { ImageEntry, PicturePair } from '#model/picture.ts';
import type { Post } from '#model/post.ts';
import type { SiteFrame } from '#views/layouts/site-frame.ts';
import type { SharedSections } from '#views/templates/sections.ts';

/** What the styleguide shows: excerpts of the site's own content for each component. */
export interface StyleguidePage extends Pick<
  SharedSections,
  'cards' | 'serviceCount' | 'servicesTitle' | 'benefits' | 'gallery' | 'reviews' | 'commercial' | 'contact'
> {
  readonly frame: SiteFrame;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  readonly promises: readonly { readonly figure: string; readonly text: string }[];
  readonly ticks: readonly string[];
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** The carousel's pictures. */
  readonly pictures: readonly ImageEntry[];
  /** The table of contents of a long text. */
  readonly contents: readonly Heading[];
  /** The quote form's message after a failed submit. */
  readonly formError: string;
  /** HTML of the accordion. */
  readonly questions: string;
  /** HTML of a neighborhood's place card. */
  readonly placeCard: string;
  readonly pair: PicturePair | null;
  /** The year of a service. */
  readonly year: Year | null;
  readonly post: Post | null;
  /** Null for a company without prices. */
  readonly estimate: EstimatePrices | null;
  /** Some services of the table of typical jobs, with and without prices. */
  readonly jobs: readonly TypicalJobs[];
}
