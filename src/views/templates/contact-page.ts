import { nextSteps } from '#content/pages/after-sending.ts';
import { offeredPhrases, quoteChoice } from '#content/pages/services-list.ts';
import { proofOf } from '#content/proof.ts';
import { quoteWords } from '#content/quote-words.ts';
import { serviceCallToAction } from '#content/service-words.ts';
import { workWords } from '#content/work-words.ts';
import type { Site } from '#model/model.ts';
import { plainTown } from '#model/region.ts';
import type { Service } from '#model/service.ts';
import { cityPath, PATHS, quotePath } from '#routes/paths.ts';
import { HOME_CRUMB } from '#seo/breadcrumb.ts';
import { claims } from '#seo/head.ts';
import { plainHead } from '#seo/heads/plain.ts';
import { siteFrame } from '#views/layouts/site-frame.ts';
import { contactDetails } from './sections.ts';

/**
 * Assembles the contact page, or its variant with a service chosen in the form, which is noindex: links to a quote lead
 * there, because a static page cannot choose by its address without JavaScript.
 */
export function contactPage(site: Site, service: Service | null) {
  const { model } = site;
  const { promises } = model.business;
  const { freeEstimates, visitsWithin, noTravelFee } = promises;
  const label = service === null ? null : serviceCallToAction(service, promises).callToActionLabel;
  const path = service === null ? PATHS.contact : quotePath(service.slug);
  const contact = { label: 'Contact', path: PATHS.contact };
  return {
    frame: siteFrame(site),
    head: plainHead(site, {
      path,
      label: 'Contact',
      title:
        label === null
          ? `Contact: Get ${freeEstimates ? 'a Free' : 'an'} Exterior Cleaning Quote`
          : `Contact: ${label}`,
      sentences: [
        `${label ?? `Ask for ${quoteWords(freeEstimates).phrase}`} by phone or form. We answer with a price${visitsWithin === null ? '' : ` and come within ${visitsWithin}`}.`,
        ...claims(model.business, service),
      ],
      keywords: offeredPhrases(model.services, [
        ['driveway-pressure-washing', `${freeEstimates ? 'free ' : ''}pressure washing quote`],
        ['house-washing', `house washing estimate ${plainTown(model.business.region)}`],
      ]),
      index: service === null,
    }),
    crumbs: service === null ? [HOME_CRUMB, contact] : [HOME_CRUMB, contact, { label: service.displayName, path }],
    contact: contactDetails(model),
    path,
    title: label ?? `Tell us what needs ${workWords(model.services).gerund}`,
    service: service === null ? null : quoteChoice(service, model.lists),
    proof: proofOf(model, { service }),
    steps: nextSteps(promises),
    citiesTitle: noTravelFee ? 'Where we work, with no travel fee' : 'Where we work',
    areasLabel: `All service areas${model.neighborhoods.length === 0 ? '' : ', with every neighborhood'}`,
    cities: model.cities.map((city) => ({ label: city.name, href: cityPath(city.slug) })),
  };
}
