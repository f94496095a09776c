import type { PageFacts } from '#scripts/audit/page-facts.ts';
import { factsOf, jsonLd, ORIGIN } from './fixture.ts';

/** A business with all its type needs. */
export const business = {
  '@type': 'HomeAndConstructionBusiness',
  '@id': `${ORIGIN}/#business`,
  name: 'Midlands Wash',
  telephone: '(803) 555-0100',
  url: `${ORIGIN}/`,
  address: { '@type': 'PostalAddress', addressLocality: 'Columbia', addressRegion: 'SC' },
};
/** A reference to it. */
export const provider = { '@id': business['@id'] };
/** A service it provides. */
export const service = { '@type': 'Service', name: 'Roof Washing in Cayce', provider };
/** A breadcrumb of names, the first leading home and the others to /page. */
export const crumbs = (...names: readonly string[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: names.map((name, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: index === 0 ? `${ORIGIN}/` : `${ORIGIN}/page`,
  })),
});

/** A page with a main text and a graph. */
export const page = (main: string, ...graph: readonly unknown[]): PageFacts =>
  factsOf({ main, head: jsonLd(...graph) });
/** The business in its footer's words. */
export const FOOTER = '<p>Midlands Wash, 803-555-0100</p>';
