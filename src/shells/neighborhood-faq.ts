import { relatedLists } from '#content/article/faq-articles.ts';
import { MAX_ELSEWHERE, neighborhoodFaq } from '#content/article/faq-pages.ts';
import { fits } from '#content/fit.ts';
import { formContext } from '#content/form-context.ts';
import { hasSheet } from '#content/pages/place.ts';
import { quoteChoice } from '#content/pages/services-list.ts';
import { linkedStain } from '#content/pages/stains.ts';
import { proofInAnyTown } from '#content/proof.ts';
import { serviceCallToAction } from '#content/service-words.ts';
import type { Site } from '#model/model.ts';
import type { Neighborhood } from '#model/place.ts';
import { knowsSeasons } from '#model/region.ts';
import type { Service } from '#model/service.ts';
import { plainCity } from '#model/state.ts';
import { faqServices } from '#routes/inventory.ts';
import { NearestPlaces } from '#routes/nearest-places.ts';
import { neighborsOf } from '#routes/neighbors.ts';
import { neighborhoodFaqPath, placeSegment, serviceFaqPath } from '#routes/paths.ts';
import { neighborhoodLinks } from '#routes/related-links.ts';
import { linkedPost, postLinks } from '#routes/related-posts.ts';
import { neighborhoodCrumbs, neighborhoodFaqHead } from '#seo/heads/neighborhood-faq.ts';
import { siteFrame } from '#views/layouts/site-frame.ts';
import { contactDetails } from '#views/templates/sections.ts';
import { PLACEHOLDER, shellGroup } from './shelled-pages.ts';

/** The pages /faq/{service}/{city}-{neighborhood}, a group for each service. */
export function neighborhoodFaqGroups(site: Site) {
  const { model } = site;
  const services = faqServices(model);
  const neighborsByPlace = neighborsOf(model.neighborhoods);
  const posts = model.posts.map(linkedPost);
  const cities = new Map(model.cities.map((city) => [city.slug, city]));
  const stains = model.stains.map(linkedStain);
  // One object for all services: the form is cached by it.
  const contact = contactDetails(model);
  const group = (service: Service) => {
    // Made when the first page asks: most services fit nearly everywhere.
    let fitting:
      { readonly places: readonly Neighborhood[]; readonly nearest: NearestPlaces<Neighborhood> } | undefined;
    const placesThatFit = ({ coordinates }: Neighborhood): readonly Neighborhood[] => {
      if (fitting === undefined) {
        const places = model.neighborhoods.filter((other) => fits(service, other));
        fitting = { places, nearest: new NearestPlaces(places) };
      }
      return coordinates === null ? fitting.places : fitting.nearest.nearest(coordinates, MAX_ELSEWHERE, () => true);
    };
    const pageOf = (place: Neighborhood) => {
      const neighbors = neighborsByPlace.get(place);
      const elsewhere = fits(service, place) ? [] : placesThatFit(place);
      return {
        neighbors,
        ...neighborhoodFaq(service, { place, neighbors, placesThatFit: elsewhere, stains }, model.business),
      };
    };
    const segmentOf = (place: Neighborhood | null): string =>
      place === null ? PLACEHOLDER : placeSegment(place.citySlug, place.slug);
    const proof = proofInAnyTown(model, service);
    return shellGroup({
      shared: {
        frame: siteFrame(site),
        phone: model.business.phone,
        price: proof.price,
        proof,
        contact,
        choice: quoteChoice(service, model.lists),
        ...serviceCallToAction(service, model.business.promises),
      },
      subjects: model.neighborhoods,
      params: (place: Neighborhood | null) => ({ service: service.slug, place: segmentOf(place) }),
      path: (place: Neighborhood | null) =>
        place === null
          ? `${serviceFaqPath(service.slug)}/${PLACEHOLDER}`
          : neighborhoodFaqPath(service.slug, place.citySlug, place.slug),
      own: (place: Neighborhood) => {
        const { neighbors, article, index } = pageOf(place);
        // Related lists only lead to pages with words of their own; the others are noindex.
        const related = neighborhoodLinks(
          service,
          place,
          neighbors.filter((other) => hasSheet(service, other)),
          services.filter((other) => hasSheet(other, place)),
          {
            isCityWritten: cities.get(place.citySlug)?.sheets[service.catalogueSlug] !== undefined,
            isCityPortrayed: (cities.get(place.citySlug)?.profile ?? null) !== null,
            hasYear: knowsSeasons(model.business.region),
            posts: postLinks(posts, model.business.region, { service, subject: place }),
          },
        );
        return {
          head: neighborhoodFaqHead(site, service, place),
          crumbs: neighborhoodCrumbs(service, place),
          html: {
            article: article.value,
            index: index.value,
            related: relatedLists(related).value,
            formContext: formContext(
              plainCity(place.cityName, place.citySlug),
              neighborhoodFaqPath(service.slug, place.citySlug, place.slug),
            ).value,
          },
          texts: {},
        };
      },
    });
  };
  return services.map(group);
}
