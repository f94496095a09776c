import type { HouseDress } from './house-dress.ts';
import { PALETTE } from './palette.ts';
import { apartmentsScene } from './scene-apartments.ts';
import { deckScene } from './scene-deck.ts';
import { dockScene } from './scene-dock.ts';
import { drivewayScene } from './scene-driveway.ts';
import { furnitureScene } from './scene-furniture.ts';
import { gazeboScene } from './scene-gazebo.ts';
import { gutterScene } from './scene-gutter.ts';
import { houseWallScene } from './scene-house-wall.ts';
import { oilStainScene } from './scene-oil-stain.ts';
import { roofScene } from './scene-roof.ts';
import { sidewalkScene } from './scene-sidewalk.ts';
import { softWashScene } from './scene-soft-wash.ts';
import { storefrontScene } from './scene-storefront.ts';
import { windowScene } from './scene-window.ts';
import type { Svg } from './svg.ts';

/** A scene with the words that describe the drawing truly. */
export interface Drawn {
  readonly scene: () => Svg;
  readonly title: string;
  readonly alt: string;
}

const SUBURBAN: HouseDress = {
  wall: 'lap',
  tone: '#b7cdd1',
  cover: 'shingles',
  roof: '#55616a',
  door: PALETTE.brick,
  shutter: PALETTE.river,
};

/** The picture of each of the fourteen services, by slug. */
export const SERVICE_PICTURES: Readonly<Record<string, Drawn>> = {
  'house-washing': {
    scene: () => houseWallScene('lap', '#dfe6e0', PALETTE.shingle, PALETTE.ink, { top: 880, bottom: 700 }),
    title: 'House washing',
    alt: 'Drawing of lap siding half washed: bright on the left of a line of foam, green with algae on the right.',
  },
  'roof-washing': {
    scene: () => roofScene('#78828a', { top: 900, bottom: 680 }, 3),
    title: 'Roof washing',
    alt: 'Drawing of a shingle roof half cleaned: even gray on the left, black algae streaks below the ridge on the right.',
  },
  'gutter-cleaning': {
    scene: () => gutterScene('#6b6259', { top: 700, bottom: 640 }, 5),
    title: 'Gutter cleaning',
    alt: 'Drawing of a ladder at a gutter: emptied on the left, heaped with leaves and pine straw on the right.',
  },
  'outdoor-furniture-cleaning': {
    scene: () => furnitureScene(3),
    title: 'Outdoor furniture cleaning',
    alt: 'Drawing of two patio chairs beside a table and umbrella: the left chair is clean, the right one green with algae.',
  },
  'oil-stain-removal': {
    scene: () => oilStainScene(5),
    title: 'Oil stain removal',
    alt: 'Drawing of a brush and suds taking the left half of a black oil stain off a concrete driveway before a garage.',
  },
  'sidewalk-cleaning': {
    scene: () => sidewalkScene({ top: 830, bottom: 780 }, 3),
    title: 'Sidewalk cleaning',
    alt: 'Drawing of a town sidewalk with a surface cleaner on it: pale concrete on the left half, gray grime on the right.',
  },
  'window-cleaning': {
    scene: () => windowScene('brick', PALETTE.wall, PALETTE.pine, { top: 840, bottom: 760 }, 3),
    title: 'Window cleaning',
    alt: 'Drawing of a squeegee on a large window: sky shines in the left half, the right half is dull with rain marks.',
  },
  'deck-cleaning': {
    scene: () => deckScene(PALETTE.wood, { top: 820, bottom: 760 }, 3),
    title: 'Deck cleaning',
    alt: 'Drawing of a wooden deck half washed: warm boards on the left, gray-green boards on the right.',
  },
  'dock-cleaning': {
    scene: () => dockScene('#5f8a8c', 0.5, true, { top: 800, bottom: 800 }, 4),
    title: 'Dock cleaning',
    alt: 'Drawing of a lake dock with a shelter at its end: the left half of its boards is washed, the right half is gray.',
  },
  'gazebo-cleaning': {
    scene: () => gazeboScene({ top: 840, bottom: 780 }, 4),
    title: 'Gazebo cleaning',
    alt: 'Drawing of a white garden gazebo: clean on the left, its roof, posts and rails green with algae on the right.',
  },
  'driveway-pressure-washing': {
    scene: () => drivewayScene(SUBURBAN, 'grime', { top: 840, bottom: 780 }, 3),
    title: 'Driveway pressure washing',
    alt: 'Drawing of a surface cleaner on a driveway before a two-story house: pale concrete behind it, gray grime ahead.',
  },
  'soft-washing': {
    scene: () => softWashScene('lap', '#e9dfc6', '#6b6259', { top: 880, bottom: 760 }, 4),
    title: 'Soft washing',
    alt: 'Drawing of a wand misting the gable end of a house from a tank: the left is clean, the right still green.',
  },
  'apartment-complex-soft-washing': {
    scene: () => apartmentsScene({ top: 800, bottom: 700 }, 5),
    title: 'Apartment complex soft washing',
    alt: 'Drawing of a three-story apartment building with balconies: the left half is washed, the right half green.',
  },
  'commercial-property-cleaning': {
    scene: () => storefrontScene(PALETTE.wall, PALETTE.water, { top: 850, bottom: 800 }, 6),
    title: 'Commercial property cleaning',
    alt: 'Drawing of a brick store with striped awnings: wall and sidewalk are clean on the left, streaked on the right.',
  },
};

/** The slugs of the services, in the order of their pictures. */
export const SERVICE_SLUGS: readonly string[] = Object.keys(SERVICE_PICTURES);
