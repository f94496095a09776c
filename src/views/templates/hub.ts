import type { Hub } from '#model/place.ts';
import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import type { NavLink } from '#routes/navigation.ts';

/** One assembled hub page. */
export interface HubPage {
  readonly site: Site;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  readonly hub: Hub;
  readonly heroPlace: string;
  /** The communities; those with a page of their own carry its path. */
  readonly areas: readonly { readonly name: string; readonly href: string | null }[];
  /** The path of the town's own page, where it has one. */
  readonly city: string | null;
  readonly services: readonly NavLink[];
}
