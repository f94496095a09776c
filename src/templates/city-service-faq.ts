import type { ImageEntry } from '#domain/image.ts';
import type { Crumb, Head, Site } from '#domain/page.ts';

/** One assembled city-and-service FAQ page. */
export interface CityServiceFaqPage {
  readonly site: Site;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  /** HTML of the <article>. */
  readonly article: string;
  /** The carousel's pictures. */
  readonly pictures: readonly ImageEntry[];
  readonly trustPoints: readonly string[];
  /** HTML of the lists of related pages. */
  readonly related: string;
}
