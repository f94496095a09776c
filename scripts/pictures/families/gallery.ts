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
    scene: () => houseWallScene('brick', PALETTE.wall, '#6b6259', '#efe6d3', { top: 520, bottom: 590 }),
    title: 'A brick wall, nearly done',
    alt: 'Drawing of a man with a lance at a brick wall: a green film left on the left, clean red brick behind him.',
  },
  {
    scene: () => roofScene('#8d7a6a', { top: 420, bottom: 520 }, 8),
    title: 'A brown roof without its streaks',
    alt: 'Drawing of a brown shingle roof, clean but for black streaks at its left end.',
  },
  {
    scene: () => drivewayScene(cityView('irmo').finish, 'clay', { top: 730, bottom: 620 }, 9),
    title: 'Stains off the driveway',
    alt: 'Drawing of a driveway before a brick house: rust-red stains on the left, pale concrete behind a man with a surface cleaner.',
  },
  {
    scene: () => deckScene('#b98250', { top: 590, bottom: 580 }, 12),
    title: 'A deck in its own color again',
    alt: 'Drawing of a cedar-brown deck with white railings, gray boards left only at its left side, before a man with a wand.',
  },
  {
    scene: () => dockScene('#8f4a44', 0.9, false, { top: 765, bottom: 640 }, 14),
    title: 'A dock at sunrise',
    alt: 'Drawing of a dock on a lake at sunrise, its boards gray on the left and washed on the right.',
  },
  {
    scene: () => storefrontScene('#c3a688', PALETTE.brick, { top: 480, bottom: 520 }, 15),
    title: 'A store front ready for customers',
    alt: 'Drawing of a tan brick store with red awnings, its wall and sidewalk clean but for the left end, before a man with a wand.',
  },
];
