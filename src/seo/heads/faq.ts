import { counted } from '#content/names.ts';
import type { Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import { plainTown, townOf } from '#model/region.ts';
import { PATHS } from '#routes/paths.ts';
import { breadcrumbNode, FAQ_CRUMB, HOME_CRUMB } from '#seo/breadcrumb.ts';
import { businessNode } from '#seo/business-node.ts';
import { DEFAULT_CARD } from '#seo/card.ts';
import { claims, fittingSentences, MAX_DESCRIPTION } from '#seo/head.ts';

/** The head of the main FAQ page. */
export function faqHead(site: Site, services: number, places: number): Head {
  const { origin } = site;
  const { business } = site.model;
  return {
    title: 'Exterior Cleaning FAQ by Service and Neighborhood',
    description: fittingSentences(
      [
        `Answers on ${counted(services, 'exterior cleaning service')} in ${counted(places, 'neighborhood')} around ${townOf(business.region)}.`,
        ...claims(business),
      ],
      MAX_DESCRIPTION,
    ),
    keywords: [
      'exterior cleaning FAQ',
      'pressure washing questions',
      `house washing FAQ ${plainTown(business.region)}`,
      'soft washing FAQ',
    ],
    path: PATHS.faq,
    index: true,
    ...DEFAULT_CARD,
    article: null,
    graph: [businessNode(business, origin), breadcrumbNode([HOME_CRUMB, FAQ_CRUMB], origin)],
  };
}
