import { fitOf } from '#content/fit.ts';
import { placed } from '#model/place-name.ts';
import { isNearbyTown } from '#content/travel.ts';
import type { NoteTopic } from '#model/notes.ts';
import type { Neighborhood } from '#model/place.ts';
import type { Promises } from '#model/promises.ts';
import { cityAndState } from '#model/state.ts';
import { type OfferedServices, type Service, washesHouses } from '#model/service.ts';
import { workWords } from '#content/work-words.ts';

/** A section of a neighborhood's page: the notes that belong together. */
export interface NoteSection {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** The sections of a neighborhood's page. Every topic of the notes is in exactly one. */
const sectionsOf = (
  services: OfferedServices,
): readonly { readonly id: string; readonly heading: string; readonly topics: readonly NoteTopic[] }[] => [
  { id: 'houses', heading: 'Houses and walls', topics: ['houses', 'walls', 'glass', 'wood'] },
  { id: 'roofs', heading: 'Roofs and trees', topics: ['roofs', 'trees', 'gutters'] },
  { id: 'ground', heading: 'Ground and drives', topics: ['ground', 'drives', 'yard'] },
  { id: 'water', heading: 'Water, damp and weather', topics: ['water', 'shade', 'weather'] },
  {
    id: 'first',
    heading: `What to ${workWords(services).verb} first, and when`,
    topics: ['first', 'season', 'upkeep', 'after'],
  },
  { id: 'visit', heading: 'Planning a visit', topics: ['access', 'people', 'outdoors', 'shared'] },
];

/** The heading of a neighborhood's page. */
export const placeHeading = (place: Neighborhood): string =>
  `${place.name}, ${isNearbyTown(place) ? 'near ' : ''}${cityAndState(place.cityName, place.citySlug)}`;

/** The sentence below the heading: what the page says, which is little for a place without notes. */
export const placeLead = (place: Neighborhood, services: OfferedServices): string =>
  place.notes === null
    ? `What we ${workWords(services).verb} ${placed(place)}, with answers about each service.`
    : `What we know about ${washesHouses(services) ? 'washing houses' : 'the houses'} ${placed(place)}: the walls, the roofs and trees, the ground, and what to do first.`;

/** The title of the call to action on a place's page. */
export const estimatesIn = (place: Neighborhood, { freeEstimates }: Promises): string =>
  `${freeEstimates ? 'Free estimates' : 'Estimates'} ${placed(place)}`;

/** The place's notes in order, once and whole; empty for a place without notes. */
export function noteSections(
  { notes }: Pick<Neighborhood, 'notes'>,
  services: OfferedServices,
): readonly NoteSection[] {
  if (notes === null) return [];
  return sectionsOf(services).map(({ id, heading, topics }) => ({
    id,
    heading,
    paragraphs: topics.map((topic) => notes[topic]),
  }));
}

/** A service that fits a place, with its one line about the place. */
export interface PlaceService {
  readonly service: Service;
  /** Null until written. */
  readonly line: string | null;
  /** Whether the service has a page of its own words about this place. */
  readonly isWritten: boolean;
}

/** Whether the catalogue has a sheet for a service at a place: what makes its page worth a link. */
export const hasSheet = (service: Pick<Service, 'catalogueSlug'>, place: Neighborhood): boolean =>
  (place.jobs[service.catalogueSlug]?.sheet.length ?? 0) > 0;

/** The services that fit a place, in the order of lists; those with words of their own first. */
export function placeServices(place: Neighborhood, services: readonly Service[]): readonly PlaceService[] {
  return services
    .filter((service) => fitOf(service, place).fits)
    .map((service) => ({
      service,
      line: place.jobs[service.catalogueSlug]?.line ?? null,
      isWritten: hasSheet(service, place),
    }))
    .sort((a, b) => Number(b.isWritten) - Number(a.isWritten));
}
