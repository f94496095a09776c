import type { Crumb, Head, Site } from '#domain/page.ts';
import type { NavLink } from '#routes/navigation.ts';

/** The assembled overview of service areas. */
export interface ServiceAreasPage {
  readonly site: Site;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  readonly cities: readonly {
    readonly name: string;
    readonly href: string;
    readonly county: string;
    readonly drive: string;
    readonly places: readonly string[];
  }[];
  readonly hubs: readonly NavLink[];
}
