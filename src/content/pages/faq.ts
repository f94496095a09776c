import { counted } from '#content/names.ts';
import type { Model } from '#model/model.ts';
import type { CommonQuestion } from '#model/question.ts';
import { type OfferedServices, offersAny, washesHouses } from '#model/service.ts';
import { faqCities, faqServices } from '#routes/inventory.ts';

/** How many questions /faq leads with. */
export const LEADING_QUESTIONS = 10;

/**
 * The questions that /faq leads with, without those about services that the company does not offer. Of two entries
 * with the same question, the first that applies.
 */
export const leadingQuestions = ({
  commonQuestions,
  services: offered,
}: Pick<Model, 'commonQuestions' | 'services'>): readonly CommonQuestion[] =>
  commonQuestions
    .filter(({ services }) => services === undefined || offersAny(offered, services))
    .filter(({ question }, index, all) => all.findIndex((other) => other.question === question) === index)
    .slice(0, LEADING_QUESTIONS);

/** The heading of /faq. `areaIn` is such as 'in the Midlands'. */
export const faqHeading = (services: OfferedServices, areaIn: string): string =>
  `Questions about ${washesHouses(services) ? 'washing a house' : 'exterior cleaning'} ${areaIn}`;

/**
 * The cities that /faq lists under each service: those of the neighborhoods (specification, section 2), or all of the
 * store's while it has no neighborhoods.
 */
export function listedCities(model: Model): Model['cities'] {
  const withPlaces = new Set(model.neighborhoods.map(({ citySlug }) => citySlug));
  return faqCities(model).filter(({ slug }) => withPlaces.size === 0 || withPlaces.has(slug));
}

/** Whether /faq lists cities, and there are no neighborhoods. */
export const listsCitiesOnly = (model: Model): boolean =>
  model.neighborhoods.length === 0 && listedCities(model).length > 0;

/**
 * The coverage summary: the numbers of services, of neighborhoods, and their product (specification, section 2); with
 * cities in place of neighborhoods where there are only cities. Empty if there is one page, which the list below shows.
 */
export function coverage(model: Model): readonly string[] {
  const services = faqServices(model).length;
  const isByCity = listsCitiesOnly(model);
  const places = isByCity ? listedCities(model).length : model.neighborhoods.length;
  if (services === 1 && places === 1) return [];
  return [
    counted(services, 'service'),
    isByCity ? counted(places, 'city', 'cities') : counted(places, 'neighborhood'),
    `${counted(services * places, 'page')} of answers`,
  ];
}
