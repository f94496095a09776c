import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import { deckScene } from '#scripts/pictures/scenes/deck.ts';
import { dockScene } from '#scripts/pictures/scenes/dock.ts';
import { drivewayScene } from '#scripts/pictures/scenes/driveway.ts';
import { houseWallScene } from '#scripts/pictures/scenes/house-wall.ts';
import { cityView } from '#scripts/pictures/scenes/place-views.ts';
import { roofScene } from '#scripts/pictures/scenes/roof.ts';
import { storefrontScene } from '#scripts/pictures/scenes/storefront.ts';
import type { CaptionedScene } from './families.ts';

/** The six pictures of the gallery, in order; gallery-1 is the first. */
export const GALLERY_PICTURES: readonly CaptionedScene[] = [
  {
    scene: () => houseWallScene('brick', PALETTE.wall, '#6b6259', '#efe6d3', { top: 1080, bottom: 1010 }),
    title: 'A brick wall, nearly done',
    alt: 'Drawing of a brick house wall: clean red brick on the left two thirds, a green film left on the right.',
  },
  {
    scene: () => roofScene('#8d7a6a', { top: 1180, bottom: 1080 }, 8),
    title: 'A brown roof without its streaks',
    alt: 'Drawing of a brown shingle roof, clean but for black streaks at its right end.',
  },
  {
    scene: () => drivewayScene(cityView('irmo').finish, 'clay', { top: 870, bottom: 980 }, 9),
    title: 'Stains off the driveway',
    alt: 'Drawing of a driveway before a brick house: pale concrete on the left, rust-red stains on the right.',
  },
  {
    scene: () => deckScene('#b98250', { top: 1010, bottom: 1020 }, 12),
    title: 'A deck in its own color again',
    alt: 'Drawing of a cedar-brown deck with white railings, gray boards left only at its right side.',
  },
  {
    scene: () => dockScene('#8f4a44', 0.9, false, { top: 835, bottom: 960 }, 14),
    title: 'A dock at sunrise',
    alt: 'Drawing of a dock on a lake at sunrise, its boards washed on the left and gray on the right.',
  },
  {
    scene: () => storefrontScene('#c3a688', PALETTE.brick, { top: 1120, bottom: 1080 }, 15),
    title: 'A store front ready for customers',
    alt: 'Drawing of a tan brick store with red awnings, its wall and sidewalk clean but for the right end.',
  },
];
