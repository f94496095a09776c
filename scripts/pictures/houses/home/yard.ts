import { blurred } from '#scripts/pictures/drawing/noise.ts';
import { clip, verticalGradient, withShadow } from '#scripts/pictures/drawing/paint.ts';
import { lit, mix, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween, random } from '#scripts/pictures/drawing/random.ts';
import { ellipse, line, path, place, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';
import { garageDoor } from '#scripts/pictures/houses/openings.ts';
import { azalea } from '#scripts/pictures/motifs/shrubs.ts';
import { lapBoards, brickCourses, courses } from './courses.ts';
import { panel } from './openings.ts';
import { face, frontPlane, unitsPerFoot, horizontalPlane, rectangleOn, type Position, project } from './perspective.ts';

/** The driveway in feet: its edges, its near end behind the viewer, its far end at the garage. */
const DRIVE = { left: 53, right: 71, near: -30, far: 30 } as const;

/** The walk from the porch's steps to the driveway. */
const WALK = { left: 26.2, near: -9.2, far: -5.6 } as const;

/** The outlines of the driveway and of the walk. */
export const PAVING: readonly (readonly Position[])[] = [
  rectangleOn(horizontalPlane(0), DRIVE.left, DRIVE.near, DRIVE.right - DRIVE.left, DRIVE.far - DRIVE.near),
  rectangleOn(horizontalPlane(0), WALK.left, WALK.near, DRIVE.left - WALK.left, WALK.far - WALK.near),
  rectangleOn(horizontalPlane(0), WALK.left, WALK.far, 7, -2.8 - WALK.far),
];

/** A lawn with receding mowing stripes, darker toward the viewer. */
export function homeLawn(): Svg {
  const ground = verticalGradient('#b9cf8c', '#9dbd72', '#86ab5f', '#739a52');
  const stripe = (index: number): Svg =>
    face(rectangleOn(horizontalPlane(0), -130 + index * 12, -40, 6, 240), lit('#9dbd72', 0.5), 0.2);
  const blade = (index: number): Svg => {
    const depth = randomBetween(0, 1, 71, index) ** 0.7;
    const [x, y, tall] = [randomBetween(0, 1600, 72, index), 840 + 300 * depth, 5 + 10 * depth];
    return path(`M${x.toFixed(0)} ${y.toFixed(0)}q${tall * 0.2} ${-tall * 0.7} ${tall * 0.7} ${-tall}`, 'none', {
      stroke: random(73, index) > 0.5 ? '#a9c97c' : '#648a48',
      'stroke-width': 1.6,
      opacity: 0.55,
    });
  };
  return ground.defs + rect(0, 452, 1600, 760, ground.fill) + repeat(26, stripe) + repeat(260, blade);
}

const slab = (index: number): Svg => {
  const [row, side] = [Math.floor(index / 2), index % 2];
  const wide = (DRIVE.right - DRIVE.left) / 2;
  const tone = mix(lit(PALETTE.concrete, 0.4), shaded(PALETTE.concrete, 0.08), random(51, index));
  return face(
    rectangleOn(horizontalPlane(0), DRIVE.left + side * wide, DRIVE.near + row * 10, wide - 0.16, 9.84),
    tone,
  );
};

const flag = (index: number): Svg =>
  face(
    rectangleOn(horizontalPlane(0), WALK.left + index * 4.2, WALK.near, 4.04, WALK.far - WALK.near),
    mix(lit(PALETTE.concrete, 0.42), shaded(PALETTE.concrete, 0.05), random(57, index)),
  );

/** The clean driveway of slabs and walk of flagstones. */
export const paving = (): Svg =>
  PAVING.map((places) => face(places, shaded(PALETTE.concrete, 0.26))).join('') +
  clip(
    polygon(
      PAVING.flatMap((places, index) => (index === 0 ? places.map(project) : [])),
      '#000',
    ),
    repeat(12, slab),
  ) +
  clip(
    PAVING.slice(1)
      .map((places) => polygon(places.map(project), '#000'))
      .join(''),
    repeat(8, flag),
  ) +
  face(rectangleOn(horizontalPlane(0), WALK.left, WALK.far + 0.1, 6.9, 2.7), lit(PALETTE.concrete, 0.3));

/** The house's shadows on the ground: to its right and along its front. */
export const groundShadows = (): Svg =>
  blurred(
    3,
    face(
      [
        [50, 0, 0],
        [50, 0, 28],
        [56.4, 0, 31],
        [55, 0, 3.4],
      ],
      PALETTE.river,
      0.26,
    ),
    face(
      [
        [16, 0, -5],
        [16, 0, 0],
        [50, 0, 0],
        [51.6, 0, -1.5],
        [20, 0, -1.8],
        [18.4, 0, -4.4],
      ],
      PALETTE.river,
      0.24,
    ),
  );

/** The garage at the driveway's end. */
export function homeGarage(): Svg {
  const [left, right, back, tall] = [53, 73, DRIVE.far, 8] as const;
  const middle = (left + right) / 2;
  const foot = unitsPerFoot(back);
  const [doorX, doorY] = project([56, 7, back]);
  const peak: Position = [middle, 13.6, back];
  const rake = (from: Position, tone: string): Svg =>
    line(project(from), project(peak), tone, 8, { 'stroke-linecap': 'round' });
  return (
    courses(frontPlane(back), [left, 0, right - left, tall], { ...brickCourses('#a85f49', 83), piece: [1.5, 0.6] }) +
    clip(
      polygon([project([left, tall - 0.1, back]), project([right, tall - 0.1, back]), project(peak)], '#000'),
      courses(frontPlane(back), [left, tall - 0.1, right - left, 6], { ...lapBoards('#ece5d6'), piece: [60, 0.7] }),
    ) +
    panel({ left, foot: 6.8, wide: right - left, tall: 1.2, back }, PALETTE.river, 0.28) +
    garageDoor(doorX, doorY, 14 * foot, 7 * foot, 4) +
    rake([left - 1.2, tall - 0.5, back], PALETTE.white) +
    rake([right + 1.2, tall - 0.5, back], shaded(PALETTE.white, 0.14)) +
    panel({ left: middle - 0.9, foot: 10, wide: 1.8, tall: 1.6, back }, '#c7d9d8')
  );
}

/** A mailbox on its post beside the driveway, azaleas at its foot. */
export function mailbox(): Svg {
  const [x, y] = project([73.2, 0, -19]);
  return (
    ellipse(x + 30, y + 4, 90, 13, PALETTE.river, { opacity: 0.2 }) +
    withShadow(
      2,
      rect(x - 8, y - 118, 16, 120, PALETTE.white),
      rect(x + 2, y - 118, 6, 120, shaded(PALETTE.white, 0.2)),
      path(`M${x - 46} ${y - 118}v-26a22 22 0 0 1 44 0v26z`, PALETTE.ink),
      path(`M${x - 24} ${y - 166}h52a22 22 0 0 1 22 22v26h-52v-26a22 22 0 0 0 -22 -22z`, lit(PALETTE.ink, 0.16)),
      rect(x + 30, y - 170, 5, 30, PALETTE.brick),
      rect(x + 30, y - 170, 16, 10, PALETTE.brick),
    ) +
    place(x - 6, y + 16, 0.74, azalea(91, '#e2859b'))
  );
}

/** Mulch beds along the front with shrubs low enough to show the walls. */
export function beds(): Svg {
  const bed = (places: readonly Position[]): Svg => face(places, '#7b5a44');
  const shrub = (at: Position, scale: number, seed: number, bloom?: string): Svg => {
    const [x, y] = project(at);
    return place(x, y + 8, scale, azalea(seed, bloom));
  };
  return (
    bed(rectangleOn(horizontalPlane(0), 34.2, -2.4, 15.6, 2.2)) +
    bed(rectangleOn(horizontalPlane(0), 3, -7.4, 13.4, 2.2)) +
    shrub([5.2, 0, -6.8], 0.62, 31) +
    shrub([9.4, 0, -7], 0.5, 32, '#e2859b') +
    shrub([14.2, 0, -6.8], 0.62, 33) +
    shrub([35.6, 0, -1.8], 0.52, 34, '#e2859b') +
    shrub([42.1, 0, -1.8], 0.56, 35) +
    shrub([48.6, 0, -1.8], 0.5, 36, '#f0b7c2')
  );
}
