import { PALETTE } from './palette.ts';
import { viewOf } from './place-views.ts';
import { placeView } from './place-view.ts';
import { deckScene } from './scene-deck.ts';
import { dockScene } from './scene-dock.ts';
import { drivewayScene } from './scene-driveway.ts';
import { gutterScene } from './scene-gutter.ts';
import { pollenScene } from './scene-pollen.ts';
import { roofScene } from './scene-roof.ts';
import { twoMethodsScene } from './scene-two-methods.ts';
import { windowScene } from './scene-window.ts';
import type { Svg } from './svg.ts';

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
  ['pollen', () => pollenScene(viewOf('prosperity').dress, 7)],
  ['driveway', () => drivewayScene(viewOf('sumter').dress, 'clay', { top: 820, bottom: 740 }, 26)],
  ['roof', () => roofScene('#6f7d78', { top: 700, bottom: 560 }, 27)],
  ['gutter', () => gutterScene('#5d6a6e', { top: 660, bottom: 620 }, 28)],
  ['deck', () => deckScene(PALETTE.wood, { top: 900, bottom: 840 }, 29)],
  ['window', () => windowScene('lap', '#dfe6e0', PALETTE.ink, { top: 800, bottom: 760 }, 30)],
];

/** The scene of a post, by its slug: its subject's, or a house among oaks. */
export const postScene = (slug: string): Svg =>
  SUBJECTS.find(([word]) => slug.includes(word))?.[1]() ?? placeView(viewOf('forest-acres'));
