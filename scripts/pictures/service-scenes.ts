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
import type { Edge, Wash } from './sweep.ts';

/** A scene that can be drawn dirty, clean, or with the washer at work up to `half`. */
export interface WashedScene {
  readonly draw: (wash: Wash) => Svg;
  readonly half: Edge;
}

const SUBURBAN: HouseDress = {
  wall: 'lap',
  tone: '#b7cdd1',
  cover: 'shingles',
  roof: '#55616a',
  door: PALETTE.brick,
  shutter: PALETTE.river,
};

/** The scene of each of the fourteen services, in the order of their pictures. */
export const SERVICE_SCENES = {
  'house-washing': {
    draw: (wash) => houseWallScene('lap', '#dfe6e0', PALETTE.shingle, PALETTE.ink, wash),
    half: { top: 880, bottom: 700 },
  },
  'roof-washing': { draw: (wash) => roofScene('#78828a', wash, 3), half: { top: 900, bottom: 680 } },
  'gutter-cleaning': { draw: (wash) => gutterScene('#6b6259', wash, 5), half: { top: 700, bottom: 640 } },
  'outdoor-furniture-cleaning': { draw: (wash) => furnitureScene(wash, 3), half: { top: 800, bottom: 800 } },
  'oil-stain-removal': { draw: (wash) => oilStainScene(wash, 5), half: { top: 790, bottom: 720 } },
  'sidewalk-cleaning': { draw: (wash) => sidewalkScene(wash, 3), half: { top: 830, bottom: 780 } },
  'window-cleaning': {
    draw: (wash) => windowScene('brick', PALETTE.wall, PALETTE.pine, wash, 3),
    half: { top: 840, bottom: 760 },
  },
  'deck-cleaning': { draw: (wash) => deckScene(PALETTE.wood, wash, 3), half: { top: 820, bottom: 760 } },
  'dock-cleaning': { draw: (wash) => dockScene('#5f8a8c', 0.5, true, wash, 4), half: { top: 800, bottom: 800 } },
  'gazebo-cleaning': { draw: (wash) => gazeboScene(wash, 4), half: { top: 840, bottom: 780 } },
  'driveway-pressure-washing': {
    draw: (wash) => drivewayScene(SUBURBAN, 'grime', wash, 3),
    half: { top: 840, bottom: 780 },
  },
  'soft-washing': {
    draw: (wash) => softWashScene('lap', '#e9dfc6', '#6b6259', wash, 4),
    half: { top: 880, bottom: 760 },
  },
  'apartment-complex-soft-washing': {
    draw: (wash) => apartmentsScene(wash, 5),
    half: { top: 800, bottom: 700 },
  },
  'commercial-property-cleaning': {
    draw: (wash) => storefrontScene(PALETTE.wall, PALETTE.water, wash, 6),
    half: { top: 850, bottom: 800 },
  },
} as const satisfies Readonly<Record<string, WashedScene>>;

/** The slug of a service that has a picture. */
export type PicturedService = keyof typeof SERVICE_SCENES;

/** The picture of a service while the washer is at work. */
export function atWorkScene(slug: PicturedService): Svg {
  const { draw, half } = SERVICE_SCENES[slug];
  return draw(half);
}
