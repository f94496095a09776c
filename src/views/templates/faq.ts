import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import type { NavLink } from '#routes/navigation.ts';

/** A service on the main FAQ page. */
export interface FaqService {
  readonly name: string;
  readonly description: string;
  readonly type: string;
  readonly href: string;
  readonly cities: readonly NavLink[];
}

/** The assembled main FAQ page. */
export interface FaqPage {
  readonly site: Site;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  readonly services: readonly FaqService[];
  /** Question sets that are no service of their own. */
  readonly moreQuestions: readonly NavLink[];
  /** The coverage summary: services, neighborhoods, their product. */
  readonly coverage: readonly string[];
}
