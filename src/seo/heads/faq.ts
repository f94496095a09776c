import { counted } from '#content/names.ts';
import { listedCities, listsCitiesOnly } from '#content/pages/faq.ts';
import { wordsOf } from '#content/service-words.ts';
import { offeredPhrases } from '#content/pages/services-list.ts';
import type { Head } from '#model/page.ts';
import type { Model, Site } from '#model/model.ts';
import { plainTown, townOf } from '#model/region.ts';
import { faqServices } from '#routes/inventory.ts';
import { PATHS } from '#routes/paths.ts';
import { breadcrumbNode, FAQ_CRUMB, HOME_CRUMB } from '#seo/breadcrumb.ts';
import { businessNode } from '#seo/business-node.ts';
import { DEFAULT_CARD } from '#seo/card.ts';
import { claims, fittingSentences, MAX_DESCRIPTION } from '#seo/head.ts';

/** Where the answers are for: the neighborhoods or, without any, the cities around the company's town. */
function where(model: Model): string {
  const around = `around ${townOf(model.business.region)}`;
  if (!listsCitiesOnly(model)) return `in ${counted(model.neighborhoods.length, 'neighborhood')} ${around}`;
  const cities = listedCities(model).length;
  return cities === 1 ? `in and ${around}` : `in ${cities} cities ${around}`;
}

/** What the answers are about: the only service, or the number of all. */
function subject(model: Model): string {
  const services = faqServices(model);
  const [only] = services;
  return services.length === 1 && only !== undefined
    ? wordsOf(only).gerund
    : counted(services.length, 'exterior cleaning service');
}

/** The head of the main FAQ page. */
export function faqHead(site: Site): Head {
  const { model, origin } = site;
  const { business, services } = model;
  const place = listsCitiesOnly(model) ? 'City' : 'Neighborhood';
  return {
    title: `Exterior Cleaning FAQ by Service and ${place}`,
    description: fittingSentences(
      [`Answers on ${subject(model)} ${where(model)}.`, ...claims(business)],
      MAX_DESCRIPTION,
    ),
    keywords: [
      'exterior cleaning FAQ',
      ...offeredPhrases(services, [
        ['driveway-pressure-washing', 'pressure washing questions'],
        ['house-washing', `house washing FAQ ${plainTown(business.region)}`],
        ['soft-washing', 'soft washing FAQ'],
      ]),
    ],
    path: PATHS.faq,
    index: true,
    ...DEFAULT_CARD,
    article: null,
    graph: [businessNode(business, origin), breadcrumbNode([HOME_CRUMB, FAQ_CRUMB], origin)],
  };
}
