import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import type { Svg } from '#scripts/pictures/drawing/svg.ts';
import type { HouseFinish } from '#scripts/pictures/houses/materials.ts';
import type { Edge, Wash } from '#scripts/pictures/motifs/wash.ts';
import { apartmentsScene } from '#scripts/pictures/scenes/apartments.ts';
import { deckScene } from '#scripts/pictures/scenes/deck.ts';
import { dockScene } from '#scripts/pictures/scenes/dock.ts';
import { drivewayScene } from '#scripts/pictures/scenes/driveway.ts';
import { furnitureScene } from '#scripts/pictures/scenes/furniture.ts';
import { gazeboScene } from '#scripts/pictures/scenes/gazebo.ts';
import { gutterScene } from '#scripts/pictures/scenes/gutter.ts';
import { houseWallScene } from '#scripts/pictures/scenes/house-wall.ts';
import { oilStainScene } from '#scripts/pictures/scenes/oil-stain.ts';
import { roofScene } from '#scripts/pictures/scenes/roof.ts';
import { sidewalkScene } from '#scripts/pictures/scenes/sidewalk.ts';
import { softWashScene } from '#scripts/pictures/scenes/soft-wash.ts';
import { storefrontScene } from '#scripts/pictures/scenes/storefront.ts';
import { windowScene } from '#scripts/pictures/scenes/window.ts';
import type { CaptionedScene, Caption } from './families.ts';

/** A scene that can be drawn dirty, clean, or washed up to the edge `half`. */
export interface WashedScene {
  readonly draw: (wash: Wash) => Svg;
  readonly half: Edge;
}

const SUBURBAN: HouseFinish = {
  wall: 'lap',
  tone: '#b7cdd1',
  cover: 'shingles',
  roof: '#55616a',
  door: PALETTE.brick,
  shutter: PALETTE.river,
};

/** The scene of each service. */
export const SERVICE_SCENES = {
  'house-washing': {
    draw: (wash) => houseWallScene('lap', '#dfe6e0', PALETTE.shingle, PALETTE.ink, wash),
    half: { top: 720, bottom: 900 },
  },
  'roof-washing': { draw: (wash) => roofScene('#78828a', wash, 3), half: { top: 700, bottom: 920 } },
  'gutter-cleaning': { draw: (wash) => gutterScene('#6b6259', wash, 5), half: { top: 900, bottom: 960 } },
  'outdoor-furniture-cleaning': { draw: (wash) => furnitureScene(wash, 3), half: { top: 800, bottom: 800 } },
  'oil-stain-removal': { draw: (wash) => oilStainScene(wash, 5), half: { top: 810, bottom: 880 } },
  'sidewalk-cleaning': { draw: (wash) => sidewalkScene(wash, 3), half: { top: 770, bottom: 820 } },
  'window-cleaning': {
    draw: (wash) => windowScene('brick', PALETTE.wall, PALETTE.pine, wash, 3),
    half: { top: 760, bottom: 840 },
  },
  'deck-cleaning': { draw: (wash) => deckScene(PALETTE.wood, wash, 3), half: { top: 780, bottom: 840 } },
  'dock-cleaning': { draw: (wash) => dockScene('#5f8a8c', 0.5, true, wash, 4), half: { top: 800, bottom: 800 } },
  'gazebo-cleaning': { draw: (wash) => gazeboScene(wash, 4), half: { top: 760, bottom: 820 } },
  'driveway-pressure-washing': {
    draw: (wash) => drivewayScene(SUBURBAN, 'grime', wash, 3),
    half: { top: 760, bottom: 820 },
  },
  'soft-washing': {
    draw: (wash) => softWashScene('lap', '#e9dfc6', '#6b6259', wash, 4),
    half: { top: 720, bottom: 840 },
  },
  'apartment-complex-soft-washing': {
    draw: (wash) => apartmentsScene(wash, 5),
    half: { top: 800, bottom: 900 },
  },
  'commercial-property-cleaning': {
    draw: (wash) => storefrontScene(PALETTE.wall, PALETTE.water, wash, 6),
    half: { top: 750, bottom: 800 },
  },
} as const satisfies Readonly<Record<string, WashedScene>>;

/** The slug of a service that has a picture. */
export type PicturedService = keyof typeof SERVICE_SCENES;

/** Draws a service's scene half washed. */
export function atWorkScene(slug: PicturedService): Svg {
  const { draw, half } = SERVICE_SCENES[slug];
  return draw(half);
}

const CAPTIONS: Readonly<Record<PicturedService, Caption>> = {
  'house-washing': {
    title: 'House washing',
    alt: 'Drawing of lap siding half washed: a man with a lance, behind him bright siding, before him green algae.',
  },
  'roof-washing': {
    title: 'Roof washing',
    alt: 'Drawing of a shingle roof half cleaned: black algae streaks on the left of a line of foam, even gray on the right.',
  },
  'gutter-cleaning': {
    title: 'Gutter cleaning',
    alt: 'Drawing of a man on a ladder who empties a gutter of leaves and needles, and another who holds the ladder.',
  },
  'outdoor-furniture-cleaning': {
    title: 'Outdoor furniture cleaning',
    alt: 'Drawing of two patio chairs beside a table and umbrella: the left one green with algae, the right one clean, with a man beside it.',
  },
  'oil-stain-removal': {
    title: 'Oil stain removal',
    alt: 'Drawing of a man who scrubs oil spots off a driveway beside a parked car: stained on the left, clean on the right.',
  },
  'sidewalk-cleaning': {
    title: 'Sidewalk cleaning',
    alt: 'Drawing of a man with a surface cleaner on a town sidewalk: gray grime before him, pale concrete behind him.',
  },
  'window-cleaning': {
    title: 'Window cleaning',
    alt: 'Drawing of a squeegee on a large window: the left half is dull with rain marks, sky shines in the right half.',
  },
  'deck-cleaning': {
    title: 'Deck cleaning',
    alt: 'Drawing of a wooden deck half washed: gray-green boards on the left, warm ones on the right, where a man sprays.',
  },
  'dock-cleaning': {
    title: 'Dock cleaning',
    alt: 'Drawing of a lake dock with a shelter at its end: the left half of its boards is gray, the right half is washed.',
  },
  'gazebo-cleaning': {
    title: 'Gazebo cleaning',
    alt: 'Drawing of a white garden gazebo: its roof, posts and rails green with algae on the left, clean on the right.',
  },
  'driveway-pressure-washing': {
    title: 'Driveway pressure washing',
    alt: 'Drawing of a man with a surface cleaner on the driveway of a two-story house: gray grime ahead of him, pale concrete behind.',
  },
  'soft-washing': {
    title: 'Soft washing',
    alt: 'Drawing of a man who mists the gable end of a house from a tank: the left is still green, the right clean.',
  },
  'apartment-complex-soft-washing': {
    title: 'Apartment complex soft washing',
    alt: 'Drawing of a three-story apartment building with balconies: the left half is green, the right half washed.',
  },
  'commercial-property-cleaning': {
    title: 'Commercial property cleaning',
    alt: 'Drawing of a brick store with striped awnings: wall and sidewalk are streaked on the left and clean on the right, where a man sprays.',
  },
};

const SLUGS = Object.keys(SERVICE_SCENES) as readonly PicturedService[];

/** The picture of each service, by slug. */
export const SERVICE_PICTURES: Readonly<Record<string, CaptionedScene>> = Object.fromEntries(
  SLUGS.map((slug) => [slug, { scene: () => atWorkScene(slug), ...CAPTIONS[slug] }]),
);
