import type { AdvisedService } from '#content/knowledge/entry.ts';
import { type Travel, travelTo } from '#content/travel.ts';
import type { Business } from '#model/business.ts';
import { NOTE_TOPICS, type NoteTopic } from '#model/notes.ts';
import type { Neighborhood } from '#model/place.ts';
import type { Service } from '#model/service.ts';

/**
 * What a service's page leaves out of a place's notes. What it has no use for is always out (nobody who asks about a dock
 * wants to read about gutters), what it is about is always in; among the topics between, those are out whose leaving makes
 * two services of one place differ enough for the gates.
 */
const LEFT_OUT: Readonly<Record<AdvisedService, readonly NoteTopic[]>> = {
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

/** The topics of a place's notes that a service's page tells; all of them for a service newer than this table. */
export function noteTopics(serviceSlug: string): ReadonlySet<NoteTopic> {
  const left = Object.hasOwn(LEFT_OUT, serviceSlug) ? LEFT_OUT[serviceSlug as AdvisedService] : [];
  return new Set((Object.keys(NOTE_TOPICS) as NoteTopic[]).filter((topic) => !left.includes(topic)));
}

/** Words used where a place has no or too few landmarks of its own (specification, section 9). */
export const GENERAL_LANDMARKS = ['the local parks', 'the schools', 'the shopping areas'] as const;
/** Words used where a place has no or too few roads of its own. */
export const GENERAL_ROADS = ['the side streets', 'the main roads', 'the cul-de-sacs'] as const;

const MOST_LANDMARKS = 4;
const MOST_BUSINESSES = 2;

/** What the sentences of a neighborhood's page draw on. */
export interface PlaceFacts {
  readonly name: string;
  readonly cityName: string;
  /** 'Shandon, Columbia'. */
  readonly fullName: string;
  /** What stands close by, each name once: landmarks, then businesses. Never the place itself. */
  readonly near: readonly string[];
  readonly roads: readonly string[];
  readonly characteristics: readonly string[];
  readonly travel: Travel | null;
  /** The nearest places that have pages, nearest first. */
  readonly neighbors: readonly string[];
  /** The note on a topic that matters to the service; nothing for a place that is newer than the notes. */
  readonly note: (topic: NoteTopic) => string;
}

/** A list filled up with general names to at least `least`. */
function filledUp(names: readonly string[], general: readonly string[], least: number): readonly string[] {
  return names.length >= least ? names : [...names, ...general.slice(0, least - names.length)];
}

/** The names close to a place; a general one only where it has fewer than two of its own. */
function namesNear(place: Neighborhood): readonly string[] {
  const names = new Set([
    ...place.landmarks.slice(0, MOST_LANDMARKS),
    ...place.localBusinesses.slice(0, MOST_BUSINESSES),
  ]);
  names.delete(place.name);
  return filledUp([...names], GENERAL_LANDMARKS, 2);
}

/** The facts of a place as a service's sentences use them: lists filled up, the way from the base worked out. */
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
    roads: filledUp(place.roads, GENERAL_ROADS, 2),
    characteristics: place.characteristics,
    travel: travelTo(place.coordinates, business),
    neighbors: neighbors.map((other) => other.name),
    note: (topic) => (topics.has(topic) ? (place.notes?.[topic] ?? '') : ''),
  };
}
