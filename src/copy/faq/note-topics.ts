import { NOTE_TOPICS, type NoteTopic } from '../../domain/place-notes.ts';
import type { AdvisedService } from '../knowledge/entry.ts';

/**
 * What a service's page leaves out of a place's notes. Mostly what it has no use for (nobody who asks about a dock wants
 * to read about gutters); some entries were chosen so that two services of one place differ enough for the gates.
 */
const LEFT_OUT: Readonly<Record<AdvisedService, readonly NoteTopic[]>> = {
  'house-washing': ['gutters', 'wood', 'drives', 'outdoors', 'shared'],
  'soft-washing': ['gutters', 'ground', 'glass', 'drives', 'shared', 'after'],
  'roof-washing': ['walls', 'wood', 'glass', 'outdoors', 'drives', 'shared'],
  'gutter-cleaning': ['walls', 'glass', 'outdoors', 'drives', 'shared'],
  'driveway-pressure-washing': ['roofs', 'gutters', 'walls', 'glass', 'wood', 'shared'],
  'window-cleaning': ['roofs', 'drives', 'gutters', 'wood', 'outdoors', 'shared', 'after'],
  'oil-stain-removal': ['roofs', 'gutters', 'wood', 'glass', 'outdoors', 'weather'],
  'deck-cleaning': ['gutters', 'glass', 'drives', 'walls', 'roofs', 'shared'],
  'dock-cleaning': ['gutters', 'glass', 'drives', 'roofs', 'walls'],
  'gazebo-cleaning': ['gutters', 'glass', 'drives', 'water', 'people'],
  'sidewalk-cleaning': ['roofs', 'gutters', 'glass', 'wood', 'walls', 'after'],
  'outdoor-furniture-cleaning': ['gutters', 'roofs', 'drives', 'shared'],
  'apartment-complex-soft-washing': ['yard', 'wood', 'outdoors', 'ground', 'glass', 'after'],
  'commercial-property-cleaning': ['yard', 'wood', 'outdoors', 'after', 'weather', 'gutters'],
};

/** The topics of a place's notes that a service's page tells; all of them for a service newer than this table. */
export function noteTopics(serviceSlug: string): ReadonlySet<NoteTopic> {
  const left = Object.hasOwn(LEFT_OUT, serviceSlug) ? LEFT_OUT[serviceSlug as AdvisedService] : [];
  return new Set((Object.keys(NOTE_TOPICS) as NoteTopic[]).filter((topic) => !left.includes(topic)));
}
