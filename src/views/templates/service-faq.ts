import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import type { NavLink } from '#routes/navigation.ts';

/** One assembled page of a service's questions. */
export interface ServiceFaqPage {
  readonly site: Site;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  /** HTML of the <article>. */
  readonly article: string;
  /** Every city with the places whose questions are answered. */
  readonly cities: readonly { readonly name: string; readonly href: string; readonly places: readonly NavLink[] }[];
}
