import { type Crop, centerCrop } from '#scripts/pictures/drawing/canvas.ts';
import type { Svg } from '#scripts/pictures/drawing/svg.ts';
import type { Wash } from '#scripts/pictures/motifs/wash.ts';
import { homeScene } from '#scripts/pictures/scenes/home.ts';
import { FAMILIES, type Caption } from './families.ts';
import { type PicturedService, SERVICE_SCENES } from './services.ts';

const PAIR_ASPECT = FAMILIES.pair.aspect;

/** A scene to draw dirty and clean from the same spot, with the captions of both drawings. */
export interface PairPictures {
  readonly draw: (wash: Wash) => Svg;
  readonly crop: Crop;
  readonly before: Caption;
  readonly after: Caption;
}

const captions = (title: string, before: string, after: string): Pick<PairPictures, 'before' | 'after'> => ({
  before: { title: `${title}, before`, alt: before },
  after: { title: `${title}, after`, alt: after },
});

const CAPTIONS: Readonly<Record<PicturedService, Pick<PairPictures, 'before' | 'after'>>> = {
  'house-washing': captions(
    'House washing',
    'Drawing of a wall of lap siding, green with algae up to the gutter, its downspout green as well.',
    'Drawing of the same wall clean: pale lap siding, a white downspout and two windows with dark shutters.',
  ),
  'roof-washing': captions(
    'Roof washing',
    'Drawing of a gray shingle roof with black streaks of algae from the ridge down to a stained gutter.',
    'Drawing of the same roof clean: even gray shingles and a white gutter.',
  ),
  'gutter-cleaning': captions(
    'Gutter cleaning',
    'Drawing of a gutter heaped with brown leaves and needles, seedlings in it, dark streaks on the brick below.',
    'Drawing of the same gutter empty and white above clean red brick.',
  ),
  'outdoor-furniture-cleaning': captions(
    'Outdoor furniture cleaning',
    'Drawing of two chairs spotted green with algae on a dark patio, the umbrella above them streaked.',
    'Drawing of the same patio clean: two white chairs, a blue table, a red and white umbrella, pale pavers.',
  ),
  'oil-stain-removal': captions(
    'Oil stain removal',
    'Drawing of a driveway before a garage with flat, dark oil stains beside a parked car, and a trail of drops toward the street.',
    'Drawing of the same driveway clean: pale concrete around the parked car, up to the white garage door.',
  ),
  'sidewalk-cleaning': captions(
    'Sidewalk cleaning',
    'Drawing of a town sidewalk before two houses and a picket fence, dark with grime from end to end.',
    'Drawing of the same sidewalk clean: pale concrete with its joints in sight.',
  ),
  'window-cleaning': captions(
    'Window cleaning',
    'Drawing of a large window dull with a brown film and rain marks, a brick wall around it.',
    'Drawing of the same window clean: sky, clouds and trees are mirrored in its four panes.',
  ),
  'deck-cleaning': captions(
    'Deck cleaning',
    'Drawing of a wooden deck with gray, mossy boards and a railing green with algae.',
    'Drawing of the same deck clean: warm brown boards and a white railing.',
  ),
  'dock-cleaning': captions(
    'Dock cleaning',
    'Drawing of a lake dock with gray, mossy boards and a streaked roof over its end.',
    'Drawing of the same dock clean: honey-colored boards and a plain teal roof.',
  ),
  'gazebo-cleaning': captions(
    'Gazebo cleaning',
    'Drawing of a garden gazebo, its posts and rails green with algae, its roof streaked black.',
    'Drawing of the same gazebo clean: white posts and rails under an even gray roof.',
  ),
  'driveway-pressure-washing': captions(
    'Driveway pressure washing',
    'Drawing of a two-story house with a driveway dark with grime over its whole length.',
    'Drawing of the same house with a pale, clean driveway.',
  ),
  'soft-washing': captions(
    'Soft washing',
    'Drawing of the gable end of a house, its cream siding green with algae from the ground to the upper windows.',
    'Drawing of the same gable end clean: cream siding and green shutters.',
  ),
  'apartment-complex-soft-washing': captions(
    'Apartment complex soft washing',
    'Drawing of a three-story apartment building, streaked below each balcony and green near the ground.',
    'Drawing of the same building clean: cream siding, white balconies, a brick base.',
  ),
  'commercial-property-cleaning': captions(
    'Commercial property cleaning',
    'Drawing of a brick store with black streaks on its wall, green awnings and a dark sidewalk.',
    'Drawing of the same store clean: red brick, blue and white awnings, a pale sidewalk.',
  ),
};

/** Closer crops for scenes whose dirt is too small at full size. */
const CLOSER: Readonly<Record<string, Crop>> = {
  'gutter-cleaning': { x: 400, y: 170, width: 1080, height: 720 },
};

const fullWidth = centerCrop(PAIR_ASPECT);

const home: PairPictures = {
  draw: homeScene,
  crop: fullWidth,
  ...captions(
    'A house',
    'Drawing of a brick ranch house with black streaks on its roof, green walls, and rust-red stains on its gray driveway.',
    'Drawing of the same brick ranch house clean: an even gray roof, red brick, a pale driveway.',
  ),
};

/** The pairs of the before/after slider: one for each service, by slug, and 'home'. */
export const PAIR_PICTURES: Readonly<Record<string, PairPictures>> = {
  home,
  ...Object.fromEntries(
    Object.entries(CAPTIONS).map(([slug, words]) => [
      slug,
      { draw: SERVICE_SCENES[slug as PicturedService].draw, crop: CLOSER[slug] ?? fullWidth, ...words },
    ]),
  ),
};

/** The states of a pair: their names in files and entries, and how the scene is drawn. */
export const PAIR_STATES = [
  { state: 'before', wash: 'dirty' },
  { state: 'after', wash: 'clean' },
] as const;
