// Composes the pages that a visitor's browser shows of rows that are newer than the build.
import { relatedLists, serviceFaqArticle } from '#content/article/faq-articles.ts';
import { cityServiceFaq, neighborhoodFaq } from '#content/article/faq-pages.ts';
import { placeArticle } from '#content/article/place-article.ts';
import { fits } from '#content/fit.ts';
import { serviceCallToAction, trustPoints } from '#content/service-words.ts';
import { cityServiceHeading } from '#content/faq/city-service-questions.ts';
import { serviceQuestions } from '#content/faq/service-questions.ts';
import { estimatesIn } from '#content/pages/place.ts';
import { costOfAsking } from '#content/promises.ts';
import { quoteWords } from '#content/quote-words.ts';
import { priceFigure } from '#content/prices.ts';
import { proofOf } from '#content/proof.ts';
import type { LiveData } from '#model/live-data.ts';
import type { Crumb } from '#model/page.ts';
import type { City, Neighborhood } from '#model/place.ts';
import { knowsSeasons } from '#model/region.ts';
import type { Service } from '#model/service.ts';
import { plainCity } from '#model/state.ts';
import {
  ANCHORS,
  cityPath,
  PATHS,
  quotePath,
  quotePathIn,
  serviceFaqPath,
  servicePath,
  yearOn,
} from '#routes/paths.ts';
import {
  cityServiceLinks,
  type LinkedPlace,
  type LinkGroup,
  nearbyPlaceLinks,
  neighborhoodLinks,
} from '#routes/related-links.ts';
import { postLinks } from '#routes/related-posts.ts';
import { FAQ_CRUMB, HOME_CRUMB } from '#seo/breadcrumb.ts';
import { cityServiceCrumbs, cityServiceFaqTitle } from '#seo/heads/city-service-faq.ts';
import { neighborhoodCrumbs, neighborhoodFaqTitle } from '#seo/heads/neighborhood-faq.ts';
import { placeCrumbs, placeTitle } from '#seo/heads/place.ts';
import { serviceFaqTitle } from '#seo/heads/service-faq.ts';
import type { LivePage, WayToQuote } from './view.ts';

/**
 * Renders the lists of related pages. A city that is newer than the build has no page yet, so it is not
 * linked.
 */
function related(groups: readonly LinkGroup[], citySlug: string, { cities }: LiveData): string {
  const hasPage = cities.some((city) => city.slug === citySlug);
  const kept = groups.map((group) => ({
    ...group,
    links: group.links.filter(
      ({ href }) => hasPage || ![cityPath(citySlug), yearOn(cityPath(citySlug))].includes(href),
    ),
  }));
  return relatedLists(kept).value;
}

/** The form with a service and the city of the lead; without the service if that is newer than the build. */
function quoteHref({ slug }: Service, leadCity: string | null, { services }: LiveData): string {
  if (!services.some((service) => service.inStore && service.slug === slug)) return PATHS.contact;
  return leadCity === null ? quotePath(slug) : quotePathIn(slug, leadCity);
}

function callToAction(service: Service, leadCity: string | null, data: LiveData): WayToQuote {
  const { phone, promises } = data.business;
  const { callToAction: title, callToActionLabel: label } = serviceCallToAction(service, promises);
  const { price } = proofOf({ ...data, reviews: [] }, { service });
  return { kind: 'call', title, text: price, label, href: quoteHref(service, leadCity, data), phone };
}

/** A service's questions in a neighborhood. `neighbors` are sorted by distance. */
export function neighborhoodPage(
  service: Service,
  place: Neighborhood,
  neighbors: readonly LinkedPlace[],
  data: LiveData,
): LivePage {
  const { article, index } = neighborhoodFaq(
    service,
    { place, neighbors, placesThatFit: [], stains: data.stains },
    data.business,
  );
  const services = data.services.filter((other) => other.inStore && fits(other, place));
  return {
    kind: 'page',
    title: neighborhoodFaqTitle(service, place, data.business),
    crumbs: neighborhoodCrumbs(service, place),
    html: `${article.value}${index.value}`,
    layout: 'faq-layout',
    quote: callToAction(service, plainCity(place.cityName, place.citySlug), data),
    related: related(
      neighborhoodLinks(service, place, neighbors, services, {
        isCityWritten: true,
        isCityPortrayed: true,
        hasYear: knowsSeasons(data.business.region),
        posts: postLinks(data.posts, data.business.region, { service, subject: place }),
      }),
      place.citySlug,
      data,
    ),
    sheet: null,
  };
}

/** A service's questions in a city; without the city's name when `city` is null. */
export function cityServicePage(
  service: Service,
  city: City | null,
  places: readonly Neighborhood[],
  data: LiveData,
): LivePage {
  const { business, questionSets } = data;
  const services = data.services.filter((other) => other.inStore);
  const pendingServices = data.services.filter((other) => !other.inStore);
  const heading = cityServiceHeading(service, null);
  const path = service.inStore ? servicePath(service.slug) : serviceFaqPath(service.slug);
  const crumbsWithoutCity: readonly Crumb[] = [
    HOME_CRUMB,
    { label: 'Services', path: PATHS.services },
    { label: service.displayName, path },
    { label: 'FAQs', path: PATHS.faq },
  ];
  return {
    kind: 'page',
    title: city === null ? heading : cityServiceFaqTitle(service, city, business),
    crumbs: city === null ? crumbsWithoutCity : cityServiceCrumbs(service, city),
    html: cityServiceFaq(service, city, places, { business, questionSets, pendingServices }).value,
    layout: 'city-faq',
    quote: {
      kind: 'card',
      figure: priceFigure(service.catalogueSlug, business),
      points: trustPoints(service, business),
      label: serviceCallToAction(service, business.promises).callToActionLabel,
      href: quoteHref(service, city === null ? null : plainCity(city.name, city.slug), data),
      phone: business.phone,
    },
    related:
      city === null
        ? ''
        : related(
            cityServiceLinks(service, city, places, services, {
              hasYear: knowsSeasons(data.business.region),
              hasStains: data.stains.some((stain) => stain.service === service.catalogueSlug),
              posts: postLinks(data.posts, data.business.region, { service, subject: city }),
            }),
            city.slug,
            data,
          ),
    sheet: null,
  };
}

/** A service's own questions. */
export function servicePage(service: Service, data: LiveData): LivePage {
  const { business, questionSets } = data;
  const heading = `${service.displayName} FAQs`;
  return {
    kind: 'page',
    title: serviceFaqTitle(service.displayName, business),
    crumbs: [HOME_CRUMB, FAQ_CRUMB, { label: heading, path: serviceFaqPath(service.slug) }],
    html: serviceFaqArticle(
      { heading, questions: serviceQuestions(service, questionSets, business), quote: `#${ANCHORS.booking}` },
      business.promises,
    ).value,
    layout: null,
    quote: callToAction(service, null, data),
    related: '',
    sheet: null,
  };
}

/** A neighborhood's own page. `neighbors` are sorted by distance. */
export function placePage(place: Neighborhood, neighbors: readonly LinkedPlace[], data: LiveData): LivePage {
  const services = data.services.filter((service) => service.inStore);
  return {
    kind: 'page',
    title: placeTitle(place, services),
    crumbs: placeCrumbs(place),
    html: placeArticle(place, services, data.business).value,
    layout: null,
    quote: {
      kind: 'call',
      title: estimatesIn(place, data.business.promises),
      text: costOfAsking(data.business.promises),
      label: quoteWords(data.business.promises.freeEstimates).link,
      href: data.cities.some(({ slug }) => slug === place.citySlug)
        ? `${cityPath(place.citySlug)}#${ANCHORS.booking}`
        : PATHS.contact,
      phone: data.business.phone,
    },
    related: relatedLists([
      nearbyPlaceLinks(neighbors),
      postLinks(data.posts, data.business.region, { subject: place }),
    ]).value,
    sheet: null,
  };
}
