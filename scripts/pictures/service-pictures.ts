import { type PicturedService, SERVICE_SCENES, atWorkScene } from './service-scenes.ts';
import type { Svg } from './svg.ts';

/** What is said of a picture; `alt` tells what it truly shows. */
export interface PictureWords {
  readonly title: string;
  readonly alt: string;
}

/** A scene with its words. */
export interface Drawn extends PictureWords {
  readonly scene: () => Svg;
}

const WORDS: Readonly<Record<PicturedService, PictureWords>> = {
  'house-washing': {
    title: 'House washing',
    alt: 'Drawing of lap siding half washed: bright on the left of a line of foam, green with algae on the right.',
  },
  'roof-washing': {
    title: 'Roof washing',
    alt: 'Drawing of a shingle roof half cleaned: even gray on the left, black algae streaks below the ridge on the right.',
  },
  'gutter-cleaning': {
    title: 'Gutter cleaning',
    alt: 'Drawing of a ladder at a gutter: emptied on the left, heaped with leaves and pine straw on the right.',
  },
  'outdoor-furniture-cleaning': {
    title: 'Outdoor furniture cleaning',
    alt: 'Drawing of two patio chairs beside a table and umbrella: the left chair is clean, the right one green with algae.',
  },
  'oil-stain-removal': {
    title: 'Oil stain removal',
    alt: 'Drawing of a brush and suds taking the left half of a black oil stain off a concrete driveway before a garage.',
  },
  'sidewalk-cleaning': {
    title: 'Sidewalk cleaning',
    alt: 'Drawing of a town sidewalk with a surface cleaner on it: pale concrete on the left half, gray grime on the right.',
  },
  'window-cleaning': {
    title: 'Window cleaning',
    alt: 'Drawing of a squeegee on a large window: sky shines in the left half, the right half is dull with rain marks.',
  },
  'deck-cleaning': {
    title: 'Deck cleaning',
    alt: 'Drawing of a wooden deck half washed: warm boards on the left, gray-green boards on the right.',
  },
  'dock-cleaning': {
    title: 'Dock cleaning',
    alt: 'Drawing of a lake dock with a shelter at its end: the left half of its boards is washed, the right half is gray.',
  },
  'gazebo-cleaning': {
    title: 'Gazebo cleaning',
    alt: 'Drawing of a white garden gazebo: clean on the left, its roof, posts and rails green with algae on the right.',
  },
  'driveway-pressure-washing': {
    title: 'Driveway pressure washing',
    alt: 'Drawing of a surface cleaner on a driveway before a two-story house: pale concrete behind it, gray grime ahead.',
  },
  'soft-washing': {
    title: 'Soft washing',
    alt: 'Drawing of a wand misting the gable end of a house from a tank: the left is clean, the right still green.',
  },
  'apartment-complex-soft-washing': {
    title: 'Apartment complex soft washing',
    alt: 'Drawing of a three-story apartment building with balconies: the left half is washed, the right half green.',
  },
  'commercial-property-cleaning': {
    title: 'Commercial property cleaning',
    alt: 'Drawing of a brick store with striped awnings: wall and sidewalk are clean on the left, streaked on the right.',
  },
};

const SLUGS = Object.keys(SERVICE_SCENES) as readonly PicturedService[];

/** The picture of each of the fourteen services, by slug. */
export const SERVICE_PICTURES: Readonly<Record<string, Drawn>> = Object.fromEntries(
  SLUGS.map((slug) => [slug, { scene: () => atWorkScene(slug), ...WORDS[slug] }]),
);
