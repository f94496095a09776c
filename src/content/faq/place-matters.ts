import type { NoteTopic } from '#model/notes.ts';
import type { AdvisedService } from '#content/knowledge/entry.ts';

/** A matter of a place that is asked about: one topic of its notes, or two that belong together. */
export interface Matter {
  readonly topics: readonly NoteTopic[];
  /** Asked where both topics are answered. */
  readonly together?: string;
}

/** What is asked of one topic; its note answers it with its first sentence. */
export const ASKED_OF: Readonly<Partial<Record<NoteTopic, string>>> = {
  trees: 'Which trees stand in {place}, and what do they drop?',
  gutters: 'What ends up in the gutters of {place}?',
  water: 'What water is there in or near {place}?',
  weather: 'How does the weather treat {place}?',
  ground: 'What is the ground like in {place}?',
  roofs: 'What should I know about the roofs of {place}?',
  walls: 'What are the walls of {place} made of?',
  glass: 'What settles on windows in {place}?',
  wood: 'How does wood outdoors fare in {place}?',
  outdoors: 'What does life outdoors leave behind in {place}?',
  shared: 'What about the buildings and walks that many people use in {place}?',
};

/** The matters in order of weight: where a page has no room for all, the last are left out. */
export const MATTERS: readonly Matter[] = [
  { topics: ['trees', 'gutters'], together: 'Which trees stand in {place}, and what fills the gutters?' },
  { topics: ['ground'] },
  { topics: ['water', 'weather'], together: 'How do water and weather treat {place}?' },
  { topics: ['roofs'] },
  {
    topics: ['walls', 'glass'],
    together: 'What are the walls of {place} made of, and what settles on windows?',
  },
  {
    topics: ['wood', 'outdoors'],
    together: 'How does wood fare in {place}, and what does life outdoors leave behind?',
  },
  { topics: ['shared'] },
];

/** What a service is about: the note that goes with advice on the buildings of a place. */
export const OWN_MATTER: Readonly<Record<AdvisedService, NoteTopic>> = {
  'house-washing': 'walls',
  'soft-washing': 'walls',
  'roof-washing': 'roofs',
  'gutter-cleaning': 'gutters',
  'driveway-pressure-washing': 'ground',
  'window-cleaning': 'glass',
  'oil-stain-removal': 'shared',
  'deck-cleaning': 'wood',
  'dock-cleaning': 'wood',
  'gazebo-cleaning': 'wood',
  'sidewalk-cleaning': 'shared',
  'outdoor-furniture-cleaning': 'outdoors',
  'apartment-complex-soft-washing': 'walls',
  'commercial-property-cleaning': 'shared',
};
