import { type RequestedPage, FAQ_MESSAGES, matchPlace } from '#routes/location.ts';
import { neighborhoodFaqPath, serviceFaqPath } from '#routes/paths.ts';
import type { LiveData } from '#model/live-data.ts';
import { cityServicePage } from './pages.ts';
import { faqError, type View } from './view.ts';

/** The answer from what the build knew, where no store is configured (decisions, 'Live fallback'). */
export function viewOfKnown(asked: RequestedPage, data: LiveData): View {
  const serviceOf = (slug: string) => data.services.find((service) => service.inStore && service.slug === slug);
  if (asked.kind === 'neighborhood-faq') {
    const service = serviceOf(asked.service);
    if (service === undefined) return faqError(FAQ_MESSAGES.failed);
    const place = matchPlace(asked.segment, data.places);
    if (place === null) return faqError(FAQ_MESSAGES.noLocation);
    return { kind: 'moved', to: neighborhoodFaqPath(service.slug, place.citySlug, place.slug) };
  }
  if (asked.kind === 'city-service-faq') {
    const service = serviceOf(asked.service);
    if (service === undefined) return { kind: 'service-error' };
    // A known city without this page is in the catalogue but not in the store: the service's questions answer for it.
    if (data.cities.some((city) => city.slug === asked.city))
      return { kind: 'moved', to: serviceFaqPath(service.slug) };
    return cityServicePage(service, null, [], data);
  }
  return { kind: 'general' };
}
