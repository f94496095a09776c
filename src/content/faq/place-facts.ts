import type { Business } from '#model/business.ts';
import type { Neighborhood } from '#model/place.ts';
import type { NoteTopic } from '#model/notes.ts';
import type { Service } from '#model/service.ts';
import { type Travel, travelTo } from '#content/travel.ts';
import { noteTopics } from './note-topics.ts';

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
