import type { Hub } from '#model/place.ts';
import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import { hubAndState } from '#model/state.ts';
import { hubPath, PATHS } from '#routes/paths.ts';
import { cardOf } from '#seo/card.ts';
import { advertised } from '#seo/head.ts';
import { breadcrumbNode, HOME_CRUMB } from '#seo/breadcrumb.ts';
import { businessNode } from '#seo/business-node.ts';

/** The breadcrumb of a hub page. */
export const hubCrumbs = (hub: Hub): readonly Crumb[] => [
  HOME_CRUMB,
  { label: 'Service Areas', path: PATHS.serviceAreas },
  { label: hub.areaName === hub.name ? hub.name : `${hub.name}: ${hub.areaName}`, path: hubPath(hub.slug) },
];

/** The head of a hub page. */
export function hubHead(site: Site, hub: Hub): Head {
  const { origin } = site;
  const { business } = site.model;
  return {
    title: hub.title,
    description: advertised(hub.metaDescription, business),
    keywords: hub.keywords,
    path: hubPath(hub.slug),
    index: true,
    ...cardOf(site, `hub-${hub.slug}`, `${hubAndState(hub.name, hub.slug)}: exterior cleaning, with a drawing`),
    article: null,
    graph: [businessNode(business, origin), breadcrumbNode(hubCrumbs(hub), origin)],
  };
}
