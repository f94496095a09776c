import type { Head, Site } from '../../domain/page.ts';
import type { Service } from '../../domain/service.ts';
import { serviceFaqPath } from '../../routes/paths.ts';
import { breadcrumbNode } from '../breadcrumb.ts';
import { businessNode } from '../business-node.ts';
import { cardOf } from '../card.ts';
import { claims } from '../claims.ts';
import { FAQ_CRUMB, HOME_CRUMB } from '../crumbs.ts';
import { SHOWN_DESCRIPTION, SHOWN_TITLE, fitting, fittingSentences } from '../head.ts';

/** The title of a service's questions. */
export const serviceFaqTitle = (name: string): string =>
  fitting([`${name} FAQs | Columbia, SC and the Midlands`, `${name} FAQs | Columbia, SC`, `${name} FAQs`], SHOWN_TITLE);

/** The head of a service's questions. `name` is the service's, or that of a question set without one. */
export function serviceFaqHead(site: Site, slug: string, name: string, service: Service | null): Head {
  const { origin } = site;
  const { business } = site.model;
  const path = serviceFaqPath(slug);
  const lower = name.toLowerCase();
  return {
    title: serviceFaqTitle(name),
    description: fittingSentences(
      [
        `${name} FAQs for the Midlands of South Carolina: five straight answers and every place we serve.`,
        ...claims(business),
      ],
      SHOWN_DESCRIPTION,
    ),
    keywords: [`${lower} FAQ`, `${lower} questions`, `${lower} Columbia SC`, `${lower} cost`],
    path,
    index: true,
    ...cardOf(site, `service-${service?.slug ?? slug}`, `${name}, with a drawing of the work`),
    article: null,
    graph: [
      businessNode(business, origin),
      breadcrumbNode([HOME_CRUMB, FAQ_CRUMB, { label: `${name} FAQs`, path }], origin),
    ],
  };
}
