import type { Crumb, Head, Site } from '#model/page.ts';
import type { SharedSections } from './home.ts';

/** The assembled overview of services. */
export interface ServicesPage {
  readonly site: Site;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  readonly cards: SharedSections['cards'];
}
