import { NOTE_TOPICS, type NoteTopic } from '#model/notes.ts';
import type { AdvisedService } from '#content/knowledge/entry.ts';

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
