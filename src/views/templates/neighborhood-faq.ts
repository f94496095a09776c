import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';

/** One assembled neighborhood FAQ page. */
export interface NeighborhoodFaqPage {
  readonly site: Site;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  readonly serviceSlug: string;
  /** HTML of the <article>. */
  readonly article: string;
  /** HTML of the index of its groups of questions. */
  readonly index: string;
  readonly callToAction: string;
  readonly callToActionLabel: string;
  /** HTML of the lists of related pages. */
  readonly related: string;
}
