import type { Framed } from './card.ts';
import { type Distance, LAWN_TOP, distance } from './distance.ts';
import { lawn } from './land.ts';
import { type PlaceView, homestead } from './place-view.ts';
import { sky } from './sky.ts';
import { type Svg, place } from './svg.ts';

/** Where the landmark of a distance stands on the stage; the other distances look alike everywhere. */
const LANDMARK_AT: Partial<Record<Distance, number>> = { skyline: 300, lake: 530, street: 474, hill: 430 };

/** The share of its size at which a card shows a house, and where the stage's origin and foot then stand. */
const HOUSE = { x: 282, y: 186, scale: 0.8 } as const;

/** Where a card shows a landmark and, above it, the sun. */
const LANDMARK = 780;
const SUN_MOVES = 470;

const aside = (right: number, drawn: Svg): Svg => place(right, 0, 1, drawn);

/**
 * A place as a card shows it: a card's window is narrower than a hero picture, so the house stands closer to the
 * place's landmark, and no tree hides that; under big oaks the tree is the landmark. Left of 600 the stage may be bare.
 */
export function cardPlace(view: PlaceView): Framed {
  const moves = LANDMARK - (LANDMARK_AT[view.distance] ?? LANDMARK);
  const scene =
    aside(SUN_MOVES, sky(640, view.warmth, view.seed)) +
    aside(moves, distance(view.distance, view.seed)) +
    lawn(LAWN_TOP) +
    place(HOUSE.x, HOUSE.y, HOUSE.scale, homestead(view, view.distance === 'oaks'));
  return { scene, middle: 1064, scale: 0.565 };
}
