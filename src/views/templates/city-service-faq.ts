import type { ImageEntry } from '#model/picture.ts';
import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';

/** One assembled city-and-service FAQ page. */
export interface CityServiceFaqPage {
  readonly site: Site;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  /** HTML of the <article>. */
  readonly article: string;
  readonly serviceSlug: string;
  /** What the service costs, at a glance. */
  readonly figure: { readonly price: string; readonly what: string };
  /** The service's picture; null where there is none. */
  readonly picture: ImageEntry | null;
  /** The carousel's pictures. */
  readonly pictures: readonly ImageEntry[];
  readonly trustPoints: readonly string[];
  /** HTML of the lists of related pages. */
  readonly related: string;
}
