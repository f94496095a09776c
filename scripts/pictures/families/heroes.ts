import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import { dockScene } from '#scripts/pictures/scenes/dock.ts';
import { drivewayScene } from '#scripts/pictures/scenes/driveway.ts';
import { placeScene } from '#scripts/pictures/scenes/place-scene.ts';
import { cityView } from '#scripts/pictures/scenes/place-views.ts';
import type { CaptionedScene } from './families.ts';

const hero = (place: string, title: string, alt: string): CaptionedScene => ({
  scene: () => placeScene(cityView(place)),
  title,
  alt,
});

/** The heroes by the place's short slug. */
export const HERO_PICTURES: Readonly<Record<string, CaptionedScene>> = {
  columbia: hero(
    'columbia',
    'Columbia',
    'Drawing of a red brick ranch house, its owner at the door, a white van at the curb and a domed capitol far behind.',
  ),
  lexington: hero(
    'lexington',
    'Lexington',
    'Drawing of a blue two-story house before tall pines, its owner at the door and a white van at the curb.',
  ),
  irmo: hero('irmo', 'Irmo', 'Drawing of a two-story brick house with a clay-tinted driveway, and a lake behind it.'),
  cayce: hero(
    'cayce',
    'Cayce',
    'Drawing of a dark brick ranch house between an oak and a palmetto, with a river behind it.',
  ),
  'west-columbia': hero(
    'west-columbia',
    'West Columbia',
    'Drawing of a sage green cottage with a porch, and a river bridge of stone arches behind it.',
  ),
  'forest-acres': hero(
    'forest-acres',
    'Forest Acres',
    'Drawing of a pale brick ranch house among big oaks, its owner at the door and a white van at the curb.',
  ),
  chapin: hero(
    'chapin',
    'Chapin',
    'Drawing of a teal lake house with a deck among pines, and a boat slip on the water behind it.',
  ),
};

/** The three pictures of the carousel, in order; hero1-desktop is the first. */
export const CAROUSEL_PICTURES: readonly CaptionedScene[] = [
  hero(
    'springdale',
    'A brick ranch on a bright morning',
    'Drawing of a red brick ranch house, its owner at the door, a white van at the curb and a palm beside the house.',
  ),
  {
    scene: () => drivewayScene(cityView('blythewood').finish, 'grime', { top: 750, bottom: 700 }, 21),
    title: 'A driveway half washed',
    alt: 'Drawing of a white two-story house and its driveway: gray grime on the left, pale concrete behind a man with a surface cleaner.',
  },
  {
    scene: () => dockScene(PALETTE.pine, 0.2, true, { top: 750, bottom: 580 }, 22),
    title: 'A dock on the lake',
    alt: 'Drawing of a wooden dock washed but for its left edge, a green-roofed shelter at its end and a boat beside it.',
  },
];
