import type { Characteristic } from '#model/characteristic.ts';
import type { Neighborhood } from '#model/place.ts';
import type { Service } from '#model/service.ts';
import { placed } from '#model/place-name.ts';

/** Whether a service fits a place, and why. */
export interface Fit {
  readonly fits: boolean;
  /** A sentence for a person: shown at the top of a page that does not fit, and listed by `npm run fit`. */
  readonly reason: string;
  /** Who decided: someone who wrote data/catalogue/jobs, or the rule below. */
  readonly decidedBy: 'catalogue' | 'rule';
}

/** What a place must have for a service that does not fit everywhere. */
interface Requirement {
  readonly anyOf: readonly Characteristic[];
  /** Continues 'There are no … in Shandon'. */
  readonly missing: string;
}

/**
 * The services that need something that not every place has. A river is no reason for docks: the rivers of
 * the Midlands have few private ones, so a riverfront place has to be listed in the catalogue.
 */
const REQUIREMENTS: Readonly<Record<string, Requirement>> = {
  'dock-cleaning': { anyOf: ['lakefront'], missing: 'private docks' },
  'apartment-complex-soft-washing': { anyOf: ['apartments'], missing: 'apartment complexes' },
  'commercial-property-cleaning': {
    anyOf: ['downtown storefronts', 'interstate corridor', 'apartments'],
    missing: 'shops or offices that we know of',
  },
};

/** Decides whether a service fits a place: by the catalogue, or else by the place's characteristics. */
export function fitOf(service: Pick<Service, 'catalogueSlug'>, place: Neighborhood): Fit {
  const job = place.jobs[service.catalogueSlug];
  if (job !== undefined && job.misfit !== null) return { fits: false, reason: job.misfit, decidedBy: 'catalogue' };
  if (job !== undefined) return { fits: true, reason: job.line ?? 'Has a job sheet.', decidedBy: 'catalogue' };
  const requirement = REQUIREMENTS[service.catalogueSlug];
  if (requirement === undefined) return { fits: true, reason: 'Fits every place.', decidedBy: 'rule' };
  const has = requirement.anyOf.find((characteristic) => place.characteristics.includes(characteristic));
  return has === undefined
    ? { fits: false, reason: `There are no ${requirement.missing} ${placed(place)}.`, decidedBy: 'rule' }
    : { fits: true, reason: `Known for: ${has}.`, decidedBy: 'rule' };
}

/** Whether a service fits a place. */
export const fits = (service: Pick<Service, 'catalogueSlug'>, place: Neighborhood): boolean =>
  fitOf(service, place).fits;

/** The places of a city that its page on a service names: those that the service fits. */
export const placesServed = (
  service: Pick<Service, 'catalogueSlug'>,
  places: readonly Neighborhood[],
): readonly Neighborhood[] => places.filter((place) => fits(service, place));
