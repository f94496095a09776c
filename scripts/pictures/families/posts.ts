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

/** The posts drawn while the snapshot has no posts.json. */
export const FIRST_POSTS: readonly string[] = [
  'lake-murray-dock-care',
  'pollen-season-midlands',
  'red-clay-driveway-stains',
  'roof-algae-gloeocapsa-magma',
  'soft-washing-vs-pressure-washing',
  'when-to-clean-gutters',
];

/** A scene for each subject, the first whose word stands in a post's slug; the order settles slugs with two. */
const SUBJECTS: readonly (readonly [word: string, scene: () => Svg])[] = [
  ['-vs-', () => twoMethodsScene(5)],
  ['dock', () => dockScene('#7c6a58', 0.8, true, { top: 810, bottom: 860 }, 24)],
  ['pollen', () => pollenScene(cityView('prosperity').finish, 7)],
  ['driveway', () => drivewayScene(cityView('sumter').finish, 'clay', { top: 820, bottom: 740 }, 26)],
  ['roof', () => roofScene('#6f7d78', { top: 700, bottom: 560 }, 27)],
  ['gutter', () => gutterScene('#5d6a6e', { top: 660, bottom: 620 }, 28)],
  ['deck', () => deckScene(PALETTE.wood, { top: 900, bottom: 840 }, 29)],
  ['window', () => windowScene('lap', '#dfe6e0', PALETTE.ink, { top: 800, bottom: 760 }, 30)],
];

/** The scene of a post, by its slug: its subject's, or a house among oaks. */
export const postScene = (slug: string): Svg =>
  SUBJECTS.find(([word]) => slug.includes(word))?.[1]() ?? placeScene(cityView('forest-acres'));
