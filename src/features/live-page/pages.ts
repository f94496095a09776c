import { relatedLists, serviceFaqArticle } from '#content/article/faq-articles.ts';
import { cityServiceFaq, neighborhoodFaq } from '#content/article/faq-pages.ts';
import { serviceCallToAction, trustPoints } from '#content/service-words.ts';
import { cityServiceHeading } from '#content/faq/city-service-questions.ts';
import { serviceQuestions } from '#content/faq/service-questions.ts';
import { priceFigure } from '#content/prices.ts';
import type { City, Neighborhood } from '#model/place.ts';
import type { LiveData } from '#model/live-data.ts';
import type { Crumb } from '#model/page.ts';
import type { Service } from '#model/service.ts';
import { cityPath, PATHS, serviceFaqPath, servicePath } from '#routes/paths.ts';
import { cityServiceLinks, type LinkedPlace, type LinkGroup, neighborhoodLinks } from '#routes/related-links.ts';
import { FAQ_CRUMB, HOME_CRUMB } from '#seo/breadcrumb.ts';
import { cityServiceCrumbs, cityServiceFaqTitle } from '#seo/heads/city-service-faq.ts';
import { neighborhoodCrumbs, neighborhoodFaqTitle } from '#seo/heads/neighborhood-faq.ts';
import { serviceFaqTitle } from '#seo/heads/service-faq.ts';
import type { LivePage, WayToQuote } from './view.ts';

/** The lists of related pages, without links to the page of a city that is newer than the build: it has none yet. */
function related(groups: readonly LinkGroup[], citySlug: string, { cities }: LiveData): string {
  const hasPage = cities.some((city) => city.slug === citySlug);
  const kept = groups.map((group) => ({
    ...group,
    links: group.links.filter((link) => hasPage || link.href !== cityPath(citySlug)),
  }));
  return relatedLists(kept).value;
}

function callFor(service: Service, phone: string): WayToQuote {
  const { callToAction: title, callToActionLabel: label } = serviceCallToAction(service);
  return { kind: 'call', title, label, phone };
}

/** The page of a service in a neighborhood. `neighbors` are its nearest places, in order. */
export function neighborhoodPage(
  service: Service,
  place: Neighborhood,
  neighbors: readonly LinkedPlace[],
  data: LiveData,
): LivePage {
  const { article, index } = neighborhoodFaq(service, { place, neighbors }, data.business);
  const services = data.services.filter((other) => other.inStore);
  return {
    kind: 'page',
    title: neighborhoodFaqTitle(service, place),
    crumbs: neighborhoodCrumbs(service, place),
    html: `${article.value}${index.value}`,
    layout: 'faq-layout',
    quote: callFor(service, data.business.phone),
    related: related(neighborhoodLinks(service, place, neighbors, services), place.citySlug, data),
    sheet: null,
  };
}

/** The page of a service in a city, or for a null city the one that leaves its name out. */
export function cityServicePage(
  service: Service,
  city: City | null,
  places: readonly Neighborhood[],
  data: LiveData,
): LivePage {
  const { business, questionSets } = data;
  const services = data.services.filter((other) => other.inStore);
  const heading = cityServiceHeading(service, null);
  const path = service.profile === null ? serviceFaqPath(service.slug) : servicePath(service.slug);
  const nowhere: readonly Crumb[] = [
    HOME_CRUMB,
    { label: 'Services', path: PATHS.services },
    { label: service.displayName, path },
    { label: 'FAQs', path: PATHS.faq },
  ];
  return {
    kind: 'page',
    title: city === null ? heading : cityServiceFaqTitle(service, city),
    crumbs: city === null ? nowhere : cityServiceCrumbs(service, city),
    html: cityServiceFaq(service, city, places, questionSets, business).value,
    layout: 'city-faq',
    quote: {
      kind: 'card',
      figure: priceFigure(service.slug, business.pricing),
      points: trustPoints(service),
      phone: business.phone,
    },
    related: city === null ? '' : related(cityServiceLinks(service, city, places, services), city.slug, data),
    sheet: null,
  };
}

/** The page of a service's own questions. */
export function servicePage(service: Service, { business, questionSets }: LiveData): LivePage {
  const heading = `${service.displayName} FAQs`;
  return {
    kind: 'page',
    title: serviceFaqTitle(service.displayName),
    crumbs: [HOME_CRUMB, FAQ_CRUMB, { label: heading, path: serviceFaqPath(service.slug) }],
    html: serviceFaqArticle({ heading, questions: serviceQuestions(service, questionSets) }).value,
    layout: null,
    quote: callFor(service, business.phone),
    related: '',
    sheet: null,
  };
}
