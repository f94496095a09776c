import { capitalized } from '#model/format.ts';
import { wordsOf } from '#content/service-words.ts';
import { fitOf } from '#content/fit.ts';
import type { Model } from '#model/model.ts';
import type { Service } from '#model/service.ts';
import { neighborhoodFaqPath } from '#routes/paths.ts';

/** What the fingerprints of pages need to know of a service. */
export interface ServiceTerms {
  readonly slug: string;
  /** Its names inside sentences and titles, which are masked: 'house washing', 'House Washing'. */
  readonly names: readonly string[];
  /** Lower-case words for it and the surfaces it works on; a question with one of them is about it. */
  readonly terms: readonly string[];
}

/** The terms of each service. */
export const serviceTerms = (services: readonly Service[]): readonly ServiceTerms[] =>
  services.map((service) => {
    const { gerund, surfaces } = wordsOf(service);
    const { slug, displayName } = service;
    return {
      slug,
      names: [...new Set([displayName, gerund, capitalized(gerund)])],
      terms: [...new Set([gerund.toLowerCase(), displayName.toLowerCase(), ...surfaces])],
    };
  });

/** What the comparison needs to know of the data behind the pages. Plain data, so that a thread can have it. */
export interface Subjects {
  readonly services: readonly ServiceTerms[];
  /** Why a page's service does not fit its place, by path. */
  readonly misfits: ReadonlyMap<string, string>;
}

/** The subjects of a model's pages; none without a model. */
export function subjectsOf(model: Model | null): Subjects {
  if (model === null) return { services: [], misfits: new Map() };
  const misfits = model.neighborhoods.flatMap((place) =>
    model.services.flatMap((service) => {
      const { fits, reason } = fitOf(service, place);
      return fits ? [] : [[neighborhoodFaqPath(service.slug, place.citySlug, place.slug), reason] as const];
    }),
  );
  return { services: serviceTerms(model.services), misfits: new Map(misfits) };
}
