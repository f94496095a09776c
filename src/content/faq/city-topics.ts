import type { CityPortrait } from '#model/place.ts';
import type { Characteristic } from '#model/characteristic.ts';
import type { AdvisedService } from '#content/knowledge/entry.ts';

/** A paragraph of a city's portrait. */
export type PortraitTopic = keyof CityPortrait;

/**
 * The paragraphs that a service's page leaves out: those that matter least to it, and some chosen so that two services
 * of one city differ enough for the gates.
 */
const LEFT_OUT: Readonly<Record<AdvisedService, readonly PortraitTopic[]>> = {
  'house-washing': ['water'],
  'soft-washing': ['soil'],
  'roof-washing': ['soil'],
  'gutter-cleaning': ['soil', 'water'],
  'driveway-pressure-washing': ['water'],
  'window-cleaning': ['soil', 'water'],
  'oil-stain-removal': ['trees'],
  'deck-cleaning': ['housing'],
  'dock-cleaning': [],
  'gazebo-cleaning': ['water', 'soil'],
  'sidewalk-cleaning': ['water'],
  'outdoor-furniture-cleaning': ['soil'],
  'apartment-complex-soft-washing': ['trees'],
  'commercial-property-cleaning': ['trees'],
};

/** The paragraph on the same matter as a characteristic; walls and people have none of their own. */
const MATTER: Readonly<Partial<Record<Characteristic, PortraitTopic>>> = {
  lakefront: 'water',
  riverfront: 'water',
  'tree canopy': 'trees',
  'pine woods': 'trees',
  'red clay': 'soil',
  'sandy soil': 'soil',
  'rural acreage': 'soil',
  farmland: 'soil',
  'horse country': 'soil',
};

/** Whether a service's page of a city tells a paragraph of its portrait. */
export function tellsTopic(serviceSlug: string, topic: PortraitTopic): boolean {
  return !Object.hasOwn(LEFT_OUT, serviceSlug) || !LEFT_OUT[serviceSlug as AdvisedService].includes(topic);
}

/** The paragraph of the portrait that goes with a characteristic. */
export function topicOf(characteristic: string): PortraitTopic | null {
  return Object.hasOwn(MATTER, characteristic) ? (MATTER[characteristic as Characteristic] ?? null) : null;
}
