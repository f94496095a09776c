import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import type { NavLink } from '#routes/navigation.ts';
import type { SharedSections } from './home.ts';

/** One assembled city page. */
export interface CityPage {
  readonly site: Site;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly description: string;
  /** The hero picture's place: 'columbia'. */
  readonly heroPlace: string;
  /** County, population, ZIP code. */
  readonly facts: readonly string[];
  readonly portrait: readonly { readonly heading: string; readonly text: string }[];
  readonly services: readonly NavLink[];
  readonly neighborhoods: readonly {
    readonly name: string;
    readonly known: readonly string[];
    readonly href: string;
  }[];
  readonly sections: SharedSections;
}
