import type { AdvisedService } from '#content/knowledge/entry.ts';
import { type Travel, travelTo } from '#content/travel.ts';
import type { Business } from '#model/business.ts';
import { NOTE_TOPICS, type NoteTopic } from '#model/notes.ts';
import type { Neighborhood } from '#model/place.ts';
import type { Service } from '#model/service.ts';

/**
 * The note topics that a service's pages omit: those irrelevant to it (gutters on a dock page), and some less
 * relevant ones, chosen so that pages of two services in one place differ enough for the noindex gates.
 */
const OMITTED_TOPICS: Readonly<Record<AdvisedService, readonly NoteTopic[]>> = {
  'house-washing': ['roofs', 'drives', 'wood', 'outdoors', 'weather', 'shared'],
  'soft-washing': ['gutters', 'ground', 'drives', 'people', 'glass', 'outdoors', 'after'],
  'roof-washing': ['water', 'ground', 'drives', 'upkeep', 'wood', 'glass', 'shared'],
  'gutter-cleaning': ['drives', 'wood', 'glass', 'outdoors', 'shared', 'after'],
  'driveway-pressure-washing': ['houses', 'walls', 'roofs', 'gutters', 'wood', 'glass'],
  'window-cleaning': ['roofs', 'gutters', 'shade', 'drives', 'wood', 'shared'],
  'oil-stain-removal': ['houses', 'walls', 'roofs', 'gutters', 'upkeep', 'wood', 'glass'],
  'deck-cleaning': ['walls', 'roofs', 'gutters', 'drives', 'glass', 'shared'],
  'dock-cleaning': ['houses', 'walls', 'roofs', 'gutters', 'drives', 'first', 'glass', 'outdoors'],
  'gazebo-cleaning': ['houses', 'walls', 'gutters', 'water', 'drives', 'access', 'glass'],
  'sidewalk-cleaning': ['houses', 'walls', 'roofs', 'gutters', 'wood', 'glass', 'weather'],
  'outdoor-furniture-cleaning': ['houses', 'walls', 'roofs', 'gutters', 'drives', 'access', 'first'],
  'apartment-complex-soft-washing': ['trees', 'ground', 'first', 'wood', 'glass', 'outdoors', 'after'],
  'commercial-property-cleaning': ['gutters', 'water', 'yard', 'wood', 'outdoors', 'after'],
};

/** The note topics that a service's pages use; all of them for a service that is not in the table. */
export function noteTopics(serviceSlug: string): ReadonlySet<NoteTopic> {
  const omitted = Object.hasOwn(OMITTED_TOPICS, serviceSlug) ? OMITTED_TOPICS[serviceSlug as AdvisedService] : [];
  return new Set((Object.keys(NOTE_TOPICS) as NoteTopic[]).filter((topic) => !omitted.includes(topic)));
}

/** Fallbacks for a place with too few landmarks (specification, section 9). */
export const GENERAL_LANDMARKS = ['the local parks', 'the schools', 'the shopping areas'] as const;
/** Fallbacks for a place with too few roads. */
export const GENERAL_ROADS = ['the side streets', 'the main roads', 'the cul-de-sacs'] as const;

const MAX_LANDMARKS = 4;
const MAX_BUSINESSES = 2;

/** The facts that the sentences of a neighborhood's page use. */
export interface PlaceFacts {
  readonly name: string;
  readonly cityName: string;
  /** 'Shandon, Columbia'. */
  readonly fullName: string;
  /** Names close by, without duplicates: landmarks, then businesses. Never the place itself. */
  readonly near: readonly string[];
  readonly roads: readonly string[];
  readonly characteristics: readonly string[];
  readonly travel: Travel | null;
  /** The nearest places that have pages, nearest first. */
  readonly neighbors: readonly string[];
  /** The note on a topic; empty if the service omits the topic or the place has no notes. */
  readonly note: (topic: NoteTopic) => string;
}

/** Pads a list with fallbacks to a minimum length. */
function padded(names: readonly string[], general: readonly string[], minimum: number): readonly string[] {
  return names.length >= minimum ? names : [...names, ...general.slice(0, minimum - names.length)];
}

/** Names close to a place, padded to two. */
function namesNear(place: Neighborhood): readonly string[] {
  const names = new Set([
    ...place.landmarks.slice(0, MAX_LANDMARKS),
    ...place.localBusinesses.slice(0, MAX_BUSINESSES),
  ]);
  names.delete(place.name);
  return padded([...names], GENERAL_LANDMARKS, 2);
}

/** Prepares the facts of a place for a service's sentences. */
export function placeFacts(
  service: Service,
  place: Neighborhood,
  neighbors: readonly Pick<Neighborhood, 'name'>[],
  business: Business,
): PlaceFacts {
  const topics = noteTopics(service.slug);
  return {
    name: place.name,
    cityName: place.cityName,
    fullName: `${place.name}, ${place.cityName}`,
    near: namesNear(place),
    roads: padded(place.roads, GENERAL_ROADS, 2),
    characteristics: place.characteristics,
    travel: travelTo(place.coordinates, business),
    neighbors: neighbors.map((other) => other.name),
    note: (topic) => (topics.has(topic) ? (place.notes?.[topic] ?? '') : ''),
  };
}
