import { relatedLists } from '#content/article/faq-articles.ts';
import { cityServiceFaq } from '#content/article/faq-pages.ts';
import { formContext } from '#content/form-context.ts';
import { quoteChoice } from '#content/pages/services-list.ts';
import { contactDetails } from '#views/templates/sections.ts';
import { showsOwnWork } from '#content/pages/gallery.ts';
import { hasSheet } from '#content/pages/place.ts';
import { priceFigure } from '#content/prices.ts';
import { proofInAnyTown } from '#content/proof.ts';
import { serviceCallToAction, trustPoints } from '#content/service-words.ts';
import { placesOf } from '#data/site.ts';
import type { Site } from '#model/model.ts';
import { carouselPictures } from '#model/picture.ts';
import type { City } from '#model/place.ts';
import { knowsSeasons } from '#model/region.ts';
import type { Service } from '#model/service.ts';
import { plainCity } from '#model/state.ts';
import { faqCities, faqServices } from '#routes/inventory.ts';
import { cityServiceFaqPath } from '#routes/paths.ts';
import { cityServiceLinks } from '#routes/related-links.ts';
import { linkedPost, postLinks } from '#routes/related-posts.ts';
import { cityServiceCrumbs, cityServiceFaqHead } from '#seo/heads/city-service-faq.ts';
import { siteFrame } from '#views/layouts/site-frame.ts';
import { PLACEHOLDER, shellGroup } from './shelled-pages.ts';

/** The pages /services/{city}/{service}/faqs, a group for each service. */
export function cityServiceFaqGroups(site: Site) {
  const { model } = site;
  const { business, images } = model;
  const services = faqServices(model);
  const cities = faqCities(model);
  const posts = model.posts.map(linkedPost);
  // One array for all services: the carousel is cached by it.
  const pictures = carouselPictures(images).filter((image) => showsOwnWork(image, services));
  const contact = contactDetails(model);
  const group = (service: Service) => {
    const hasStains = model.stains.some((stain) => stain.service === service.catalogueSlug);
    const segmentOf = (city: City | null): string => (city === null ? PLACEHOLDER : city.slug);
    return shellGroup({
      shared: {
        frame: siteFrame(site),
        pictureSlug: service.catalogueSlug,
        phone: business.phone,
        figure: priceFigure(service.catalogueSlug, business),
        picture: images.find((image) => image.name === `service-${service.catalogueSlug}`) ?? null,
        pictures,
        trustPoints: trustPoints(service, business),
        contact,
        choice: quoteChoice(service, model.lists),
        proof: proofInAnyTown(model, service),
        quoteLabel: serviceCallToAction(service, business.promises).callToActionLabel,
      },
      subjects: cities,
      params: (city: City | null) => ({ city: segmentOf(city), service: service.slug }),
      path: (city: City | null) => cityServiceFaqPath(segmentOf(city), service.slug),
      own: (city: City) => {
        const places = placesOf(model, city.slug);
        const related = cityServiceLinks(
          service,
          city,
          places.filter((place) => hasSheet(service, place)),
          services.filter(({ catalogueSlug }) => city.sheets[catalogueSlug] !== undefined),
          {
            hasYear: knowsSeasons(business.region),
            hasStains,
            posts: postLinks(posts, business.region, { service, subject: city }),
          },
        );
        return {
          head: cityServiceFaqHead(site, service, city, places),
          crumbs: cityServiceCrumbs(service, city),
          html: {
            article: cityServiceFaq(service, city, places, model).value,
            related: relatedLists(related).value,
            formContext: formContext(plainCity(city.name, city.slug), cityServiceFaqPath(city.slug, service.slug))
              .value,
          },
          texts: {},
        };
      },
    });
  };
  return services.map(group);
}
