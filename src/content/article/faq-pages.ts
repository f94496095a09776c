import { cityServiceHeading, cityServiceQuestions, coverageSentence } from '#content/faq/city-service-questions.ts';
import { neighborhoodHeading, neighborhoodLead, placeBadges, placeCard } from '#content/faq/neighborhood-intro.ts';
import { neighborhoodQuestions } from '#content/faq/neighborhood-questions.ts';
import { fitOf } from '#content/fit.ts';
import { serviceStainLinks } from '#content/pages/stains.ts';
import { inSentence, placed } from '#model/place-name.ts';
import { type QuestionSource, shownQuestions } from '#content/faq/service-questions.ts';
import type { Business } from '#model/business.ts';
import type { City, Neighborhood } from '#model/place.ts';
import { placeKind } from '#model/place-kind.ts';
import type { Service } from '#model/service.ts';
import type { LinkedStain } from '#model/stain.ts';
import type { NavLink } from '#routes/navigation.ts';
import { neighborhoodFaqPath, placePath } from '#routes/paths.ts';
import type { LinkedPlace } from '#routes/related-links.ts';
import { cityServiceArticle, neighborhoodArticle, themeHeadings, themeIndex } from './faq-articles.ts';
import type { Html } from './html.ts';

/** A neighborhood and its nearest neighbors, nearest first. */
export interface PlaceSetting {
  readonly place: Neighborhood;
  readonly neighbors: readonly Pick<Neighborhood, 'name'>[];
  /** The nearest places that the service fits, nearest first; read when it does not fit this one. */
  readonly placesThatFit: readonly LinkedPlace[];
  /** The stains of the guide, to which the answer about stains links. */
  readonly stains?: readonly LinkedStain[];
}

/** How many other places a page suggests if its service does not fit its place. */
export const MAX_ELSEWHERE = 3;

const elsewhereLink = (service: Service, place: LinkedPlace): NavLink => ({
  href: neighborhoodFaqPath(service.slug, place.citySlug, place.slug),
  label: `${service.displayName} ${placed(place)}`,
});

/**
 * Composes and renders a neighborhood FAQ page: the <article>, and the index beside it. Shared by the
 * build and live pages.
 */
export function neighborhoodFaq(
  service: Service,
  { place, neighbors, placesThatFit, stains = [] }: PlaceSetting,
  business: Business,
): { readonly article: Html; readonly index: Html } {
  const questions = neighborhoodQuestions(
    service,
    place,
    neighbors,
    business,
    serviceStainLinks(stains, service, place),
  );
  const themes = themeHeadings(business);
  const fit = fitOf(service, place);
  const elsewhere = fit.fits ? [] : placesThatFit.slice(0, MAX_ELSEWHERE).map((other) => elsewhereLink(service, other));
  const article = neighborhoodArticle({
    heading: neighborhoodHeading(service, place),
    badges: placeBadges(place),
    lead: neighborhoodLead(service, place),
    sheet: place.jobs[service.catalogueSlug]?.sheet ?? [],
    misfit: fit.fits ? null : { reason: fit.reason, elsewhere },
    placePage: {
      href: placePath(place.citySlug, place.slug),
      // The same for a place with and without notes, which the live page of a place in the build does not know.
      label: `More about ${inSentence(place.name)}`,
    },
    kind: placeKind(place),
    facts: placeCard(place, business),
    questions,
    themes,
  });
  return { article, index: themeIndex(questions, themes) };
}

/**
 * Composes and renders the <article> of a city-and-service FAQ page, for the build and the live page.
 * `places` are the city's neighborhoods, sorted by slug. Without a city, its name is omitted.
 */
export function cityServiceFaq(
  service: Service,
  city: City | null,
  places: readonly Neighborhood[],
  source: QuestionSource,
): Html {
  return cityServiceArticle({
    heading: cityServiceHeading(service, city),
    coverage: coverageSentence(service, city, places),
    sheet: city?.sheets[service.catalogueSlug] ?? [],
    questions: cityServiceQuestions(service, city, places, shownQuestions(service, source), source.business),
  });
}
