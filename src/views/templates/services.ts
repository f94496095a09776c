import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import type { SharedSections } from './home.ts';

/** The assembled overview of services. */
export interface ServicesPage {
  readonly site: Site;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  readonly cards: SharedSections['cards'];
}
