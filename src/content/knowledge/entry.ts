import type { Characteristic } from '#model/characteristic.ts';

/** The services that advice is written for: the fourteen of the catalogue. */
export type AdvisedService =
  | 'house-washing'
  | 'soft-washing'
  | 'roof-washing'
  | 'gutter-cleaning'
  | 'driveway-pressure-washing'
  | 'window-cleaning'
  | 'oil-stain-removal'
  | 'deck-cleaning'
  | 'dock-cleaning'
  | 'gazebo-cleaning'
  | 'sidewalk-cleaning'
  | 'outdoor-furniture-cleaning'
  | 'apartment-complex-soft-washing'
  | 'commercial-property-cleaning';

/** What a characteristic of a place means for the services. */
export interface CharacteristicKnowledge {
  readonly characteristic: Characteristic;
  /** Why this is so: a source or a tradesman's reason. Not shown. */
  readonly source: string;
  /** The question it answers, with {place} and {gerund} where they belong. */
  readonly question: string;
  /** One to three sentences a service, without the place's name. A missing service is left out on purpose. */
  readonly advice: Partial<Readonly<Record<AdvisedService, string>>>;
}
