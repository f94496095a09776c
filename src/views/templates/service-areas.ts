import type { MapCity, MapNeighborhood } from '#features/coverage-map/layout.ts';
import type { Coordinates } from '#model/geography.ts';
import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import type { NavLink } from '#routes/navigation.ts';

/** A city of the list, with the questions of its neighborhoods. */
export interface ListedCity {
  readonly name: string;
  readonly href: string;
  /** Such as 'Lexington County'; empty where it is unknown. */
  readonly county: string;
  /** Such as '11.5 miles'; empty where the coordinates are unknown. */
  readonly distance: string;
  readonly places: readonly NavLink[];
}

/** The cities that take as long to drive to. */
export interface DriveGroup {
  readonly id: string;
  /** Such as '15-25 minutes'. */
  readonly title: string;
  /** The band's number, 1 the nearest; null for cities without coordinates. */
  readonly band: number | null;
  /** The nearest first. */
  readonly cities: readonly ListedCity[];
}

/** The assembled overview of service areas. */
export interface ServiceAreasPage {
  readonly site: Site;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  /** Such as '27 cities and towns, 173 neighborhoods'. */
  readonly counts: string;
  readonly map: {
    readonly base: Coordinates;
    readonly cities: readonly MapCity[];
    readonly neighborhoods: readonly MapNeighborhood[];
  };
  /** The nearest first. */
  readonly groups: readonly DriveGroup[];
  readonly hubs: readonly NavLink[];
}
