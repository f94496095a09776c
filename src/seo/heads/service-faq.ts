import type { Business } from '#model/business.ts';
import type { Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import { plainTown, townOf, withState } from '#model/region.ts';
import type { Service } from '#model/service.ts';
import { serviceFaqPath } from '#routes/paths.ts';
import { breadcrumbNode, FAQ_CRUMB, HOME_CRUMB } from '#seo/breadcrumb.ts';
import { businessNode } from '#seo/business-node.ts';
import { cardOf } from '#seo/card.ts';
import { claims, firstFitting, fittingSentences, MAX_DESCRIPTION, MAX_TITLE } from '#seo/head.ts';

/** The title of a service's FAQ page. */
export const serviceFaqTitle = (name: string, { region }: Business): string =>
  firstFitting(
    [`${name} FAQs | ${townOf(region)} and ${region.area}`, `${name} FAQs | ${townOf(region)}`, `${name} FAQs`],
    MAX_TITLE,
  );

/** What a FAQ page without a place is about: a service, or a question set beside a service's. */
export interface FaqSubject {
  readonly slug: string;
  readonly name: string;
  /** The service that it is about; null if the store has none. */
  readonly service: Service | null;
  /** The set's own title and description, if it has them. */
  readonly title?: string | null;
  readonly metaDescription?: string | null;
}

/** The head of a service's FAQ page. */
export function serviceFaqHead(site: Site, faq: FaqSubject): Head {
  const { origin } = site;
  const { business } = site.model;
  const { slug, name, service } = faq;
  const path = serviceFaqPath(slug);
  const lower = name.toLowerCase();
  return {
    title: faq.title ?? serviceFaqTitle(name, business),
    description:
      faq.metaDescription ??
      fittingSentences(
        [
          `${name} FAQs for ${withState(business.region)}: five straight answers and every place we serve.`,
          ...claims(business, service),
        ],
        MAX_DESCRIPTION,
      ),
    keywords: [`${lower} FAQ`, `${lower} questions`, `${lower} ${plainTown(business.region)}`, `${lower} cost`],
    path,
    index: true,
    ...cardOf(site, `service-${service?.catalogueSlug ?? slug}`, `${name}, with a drawing of the work`),
    article: null,
    graph: [
      businessNode(business, origin),
      breadcrumbNode([HOME_CRUMB, FAQ_CRUMB, { label: `${name} FAQs`, path }], origin),
    ],
  };
}
