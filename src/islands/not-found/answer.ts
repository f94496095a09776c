import { cityServiceArticle } from '../../article/faq-articles.ts';
import { cityServiceQuestions, coverageSentence } from '../../copy/faq/city-service-questions.ts';
import { shownQuestions } from '../../copy/faq/service-questions.ts';
import { type Asked, FAQ_MESSAGES, isLocationSegment, matchPlace } from '../../routes/location.ts';
import { neighborhoodFaqPath, serviceFaqPath } from '../../routes/paths.ts';
import type { LiveData } from '../../domain/live-data.ts';

/** What the not-found page shows. */
export type View =
  | { readonly kind: 'general' }
  | { readonly kind: 'loading' }
  /** The 'FAQ Page Not Found' view with its message. */
  | { readonly kind: 'faq-error'; readonly message: string }
  | { readonly kind: 'service-error' }
  | { readonly kind: 'moved'; readonly to: string }
  /** HTML of an <article>. */
  | { readonly kind: 'article'; readonly html: string };

const faqError = (message: string): View => ({ kind: 'faq-error', message });

/** What can be said from the path's form alone; 'loading' where what the build knew must be asked. */
export function viewOfForm(asked: Asked): View {
  switch (asked.kind) {
    case 'service-faq':
      return asked.service === '' ? faqError(FAQ_MESSAGES.missing) : { kind: 'service-error' };
    case 'neighborhood-faq':
      if (asked.service === '' || asked.segment === '') return faqError(FAQ_MESSAGES.missing);
      return isLocationSegment(asked.segment) ? { kind: 'loading' } : faqError(FAQ_MESSAGES.invalid);
    case 'service':
      return { kind: 'service-error' };
    case 'city-service-faq':
      return { kind: 'loading' };
    case 'post':
    case 'edit-post':
    case 'other':
      return { kind: 'general' };
  }
}

/** The answer from what the build knew (decisions, 'Live fallback'). */
export function viewOfData(asked: Asked, data: LiveData): View {
  if (asked.kind === 'neighborhood-faq') {
    const service = data.services.find((candidate) => candidate.slug === asked.service);
    if (service === undefined) return faqError(FAQ_MESSAGES.failed);
    const place = matchPlace(asked.segment, data.places);
    if (place === null) return faqError(FAQ_MESSAGES.noLocation);
    return { kind: 'moved', to: neighborhoodFaqPath(service.slug, place.citySlug, place.slug) };
  }
  if (asked.kind === 'city-service-faq') {
    const service = data.services.find((candidate) => candidate.slug === asked.service);
    if (service === undefined) return { kind: 'service-error' };
    // A known city without this page is in the catalogue but not in the store: the service's questions answer for it.
    if (data.cities.some((city) => city.slug === asked.city))
      return { kind: 'moved', to: serviceFaqPath(service.slug) };
    const questions = cityServiceQuestions(
      service,
      null,
      [],
      shownQuestions(service, data.questionSets),
      data.business,
    );
    const article = cityServiceArticle({
      heading: `${service.displayName} FAQs`,
      coverage: coverageSentence(service, null, []),
      questions,
    });
    return { kind: 'article', html: article.value };
  }
  return { kind: 'general' };
}
