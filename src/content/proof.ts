import type { Review } from '#model/business.ts';
import { capitalized, dollarRange, dollars } from '#model/format.ts';
import type { Model } from '#model/model.ts';
import { givesPriceFirst } from '#model/promises.ts';
import type { Service } from '#model/service.ts';
import { lowestPricedJob, priceSentence, wayToAPrice } from './prices.ts';
import { credentialsSentence, satisfactionSentence } from './promises.ts';
import { wordsOf } from './service-words.ts';

/** What stands beside a quote form for a person who decides. Only what the owner's facts give. */
export interface Proof {
  /**
   * What the service costs, in one sentence; on other pages what jobs cost, or null where only the answer to the form
   * says so.
   */
  readonly price: string | null;
  /** The guarantee, in one sentence; null for a company that gives none. */
  readonly guarantee: string | null;
  /** License and insurance, in one sentence; null for a company that has neither. */
  readonly credentials: string | null;
  /** At most two reviews that fit the page, the best first. */
  readonly reviews: readonly Review[];
}

/** What a page is about: a service, a town, or both. */
export interface ProofSubject {
  readonly service?: Service | null;
  /** The slug of a city. */
  readonly city?: string | null;
}

const MAX_REVIEWS = 2;

const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/**
 * The reviews that fit a page, the best first: those of its service in its town, of its service, of its town, and then
 * those that name neither another service nor another town. Of equally good ones the newest first.
 */
export function fittingReviews(reviews: readonly Review[], { service, city }: ProofSubject): readonly Review[] {
  const wanted = { service: service?.catalogueSlug ?? null, city: city ?? null };
  /** 1 if a review names what the page is about, 0 if one of them names nothing, null if they contradict each other. */
  const match = (named: string | null, about: string | null): 0 | 1 | null => {
    if (named === null || about === null) return 0;
    return named === about ? 1 : null;
  };
  return reviews
    .flatMap((review) => {
      const ofService = match(review.service, wanted.service);
      const ofCity = match(review.city, wanted.city);
      return ofService === null || ofCity === null ? [] : [{ review, rank: 2 * ofService + ofCity }];
    })
    .sort((a, b) => b.rank - a.rank || byText(b.review.datePublished, a.review.datePublished))
    .slice(0, MAX_REVIEWS)
    .map(({ review }) => review);
}

/** What the company's jobs cost, in one sentence; null if it would only repeat that we answer the form with a price. */
function jobsPrice(model: Pick<Model, 'business' | 'services'>): string | null {
  const { pricing } = model.business;
  if (pricing !== null) {
    const job = lowestPricedJob(model);
    const start = job === null ? 'Jobs start' : `${capitalized(job)} starts`;
    // The range is of all jobs: right behind the first price it would read as that of house washing.
    return `${start} at ${dollars(pricing.startingAt)}. Across all our services, most jobs run ${dollarRange(pricing.range)}.`;
  }
  return givesPriceFirst(model.business) ? wayToAPrice(model.business) : null;
}

/** The proof for a page about a service, a town, or both. */
export function proofOf(model: Pick<Model, 'business' | 'services' | 'reviews'>, subject: ProofSubject): Proof {
  const { business, reviews } = model;
  const { service } = subject;
  const satisfaction = satisfactionSentence(business);
  return {
    price: service ? priceSentence(service.catalogueSlug, wordsOf(service).gerund, business) : jobsPrice(model),
    guarantee: satisfaction === '' ? null : `Not happy? ${satisfaction}`,
    credentials: credentialsSentence(business),
    reviews: fittingReviews(reviews, subject),
  };
}

/**
 * The proof that all pages of questions about a service share, whichever town they are about: none of its reviews names
 * a town.
 */
export const proofInAnyTown = (model: Pick<Model, 'business' | 'services' | 'reviews'>, service: Service): Proof =>
  proofOf({ ...model, reviews: model.reviews.filter(({ city }) => city === null) }, { service });
