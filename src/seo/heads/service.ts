import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import { plainTown, townOf } from '#model/region.ts';
import type { Service } from '#model/service.ts';
import { priceFloor } from '#pricing/published-price.ts';
import { dollars } from '#model/format.ts';
import { PATHS, servicePath } from '#routes/paths.ts';
import { breadcrumbNode, HOME_CRUMB } from '#seo/breadcrumb.ts';
import { businessNode } from '#seo/business-node.ts';
import { cardOf } from '#seo/card.ts';
import { claims, firstFitting, fittingSentences, MAX_DESCRIPTION, MAX_TITLE } from '#seo/head.ts';
import { serviceNode } from '#seo/service-node.ts';

/** The breadcrumb of a service's page (specification, section 1). */
export const serviceCrumbs = (service: Service): readonly Crumb[] => [
  HOME_CRUMB,
  { label: 'Services', path: PATHS.services },
  { label: service.displayName, path: servicePath(service.slug) },
];

/** The head of a service's page. */
export function serviceHead(site: Site, service: Service): Head {
  const { origin, day } = site;
  const { business } = site.model;
  const name = service.displayName;
  const town = townOf(business.region);
  const path = servicePath(service.slug);
  const floor = priceFloor(service.catalogueSlug, business.pricing);
  const price = floor === null ? null : dollars(floor);
  // A row's description may be empty or have several lines.
  const summary = service.description.replace(/\s+/g, ' ').trim();
  return {
    title: firstFitting(
      [
        ...(price === null
          ? business.promises.freeEstimates
            ? [`${name} in ${town} | Free Estimates`]
            : []
          : [`${name} in ${town} | Starting at ${price}`, `${name} in ${town} | From ${price}`]),
        `${name} in ${town}`,
      ],
      MAX_TITLE,
    ),
    description:
      service.profile?.page.metaDescription ??
      fittingSentences(
        [summary === '' ? `${name} in ${town}.` : summary, ...claims(business, service)],
        MAX_DESCRIPTION,
      ),
    keywords: service.profile?.keywords ?? [`${name.toLowerCase()} ${plainTown(business.region)}`],
    path,
    index: service.profile !== null,
    ...cardOf(site, `service-${service.catalogueSlug}`, `${name}, with a drawing of the work`),
    article: null,
    graph: [
      businessNode(business, origin),
      serviceNode(service, business, path, origin, day),
      breadcrumbNode(serviceCrumbs(service), origin),
    ],
  };
}
