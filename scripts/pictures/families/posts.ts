import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import type { Svg } from '#scripts/pictures/drawing/svg.ts';
import { deckScene } from '#scripts/pictures/scenes/deck.ts';
import { dockScene } from '#scripts/pictures/scenes/dock.ts';
import { drivewayScene } from '#scripts/pictures/scenes/driveway.ts';
import { gutterScene } from '#scripts/pictures/scenes/gutter.ts';
import { placeScene } from '#scripts/pictures/scenes/place-scene.ts';
import { cityView } from '#scripts/pictures/scenes/place-views.ts';
import { pollenScene } from '#scripts/pictures/scenes/pollen.ts';
import { roofScene } from '#scripts/pictures/scenes/roof.ts';
import { twoMethodsScene } from '#scripts/pictures/scenes/two-methods.ts';
import { windowScene } from '#scripts/pictures/scenes/window.ts';

/**
 * Scenes by a word of the post's slug. The first match wins, so the order matters for slugs with two of the
 * words.
 */
const SCENES_BY_WORD: readonly (readonly [word: string, scene: () => Svg])[] = [
  ['-vs-', () => twoMethodsScene(5)],
  ['dock', () => dockScene('#7c6a58', 0.8, true, { top: 790, bottom: 740 }, 24)],
  ['pollen', () => pollenScene(cityView('prosperity').finish, 7)],
  ['driveway', () => drivewayScene(cityView('sumter').finish, 'clay', { top: 780, bottom: 860 }, 26)],
  ['roof', () => roofScene('#6f7d78', { top: 900, bottom: 1040 }, 27)],
  ['gutter', () => gutterScene('#5d6a6e', { top: 940, bottom: 980 }, 28)],
  ['deck', () => deckScene(PALETTE.wood, { top: 700, bottom: 760 }, 29)],
  ['window', () => windowScene('lap', '#dfe6e0', PALETTE.ink, { top: 800, bottom: 840 }, 30)],
];

/** Draws the scene for a post's slug; a house among oaks if no word matches. */
export const postScene = (slug: string): Svg =>
  SCENES_BY_WORD.find(([word]) => slug.includes(word))?.[1]() ?? placeScene(cityView('forest-acres'));
