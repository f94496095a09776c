import type { Characteristic } from '#model/characteristic.ts';

/** The services with advice. */
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

/** Advice on a characteristic, by service. */
export interface CharacteristicKnowledge {
  readonly characteristic: Characteristic;
  /** The sources of the advice, or common trade practice. Not shown on pages. */
  readonly source: string;
  /** The question template, with {place} and {gerund}. */
  readonly question: string;
  /** One to three sentences per service, without the place's name. A missing service is intentional. */
  readonly advice: Partial<Readonly<Record<AdvisedService, string>>>;
}
