import { lit, PALETTE, shaded } from '#scripts/pictures/drawing/palette.ts';
import { ellipse, group, line, path, type Point, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** How a person looks. */
interface Look {
  readonly shirt: string;
  readonly trousers: string;
  readonly skin: string;
  readonly hair: string;
  /** The color of a cap; bareheaded without. */
  readonly cap?: string;
  /** The color of work gloves; bare hands without. */
  readonly gloves?: string;
}

/** The crew: the company's shirt and cap, gloves, boots. */
export const CREW: readonly [Look, Look] = [
  {
    shirt: PALETTE.water,
    trousers: '#3a4a52',
    skin: '#a9714b',
    hair: '#2c211c',
    cap: PALETTE.ink,
    gloves: PALETTE.sun,
  },
  {
    shirt: PALETTE.water,
    trousers: '#4b4a44',
    skin: '#e3b58f',
    hair: '#6b4a2f',
    cap: PALETTE.ink,
    gloves: PALETTE.sun,
  },
];

/** A homeowner. */
export const OWNER: Look = { shirt: PALETTE.brick, trousers: '#5a6670', skin: '#8b5a3c', hair: '#2a2220' };

/** How the legs stand: side by side, in a step to the right, or on two rungs of a ladder. */
type Stance = 'stand' | 'step' | 'climb';

const LEGS: Readonly<Record<Stance, readonly (readonly [knee: Point, foot: Point])[]>> = {
  stand: [
    [
      [22, -100],
      [24, 0],
    ],
    [
      [-18, -100],
      [-22, 0],
    ],
  ],
  step: [
    [
      [46, -104],
      [58, 0],
    ],
    [
      [-16, -100],
      [-46, 0],
    ],
  ],
  climb: [
    [
      [50, -138],
      [36, -66],
    ],
    [
      [-10, -100],
      [-12, 0],
    ],
  ],
};

const limb = (from: Point, joint: Point, to: Point, tone: string, width: number): Svg =>
  path(`M${from.join(' ')}L${joint.join(' ')}L${to.join(' ')}`, 'none', {
    stroke: tone,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

const leg = ([knee, foot]: readonly [Point, Point], tone: string): Svg =>
  limb([knee[0] * 0.4, -196], knee, [foot[0], foot[1] - 26], tone, 38) +
  path(`M${foot[0] - 20} ${foot[1] - 40}h38v22c14 2 22 8 22 18h-60Z`, '#4a3526') +
  rect(foot[0] - 20, foot[1] - 5, 60, 6, '#2c211a');

function arm(look: Look, shoulder: Point, hand: Point, far: boolean): Svg {
  const elbow: Point = [(shoulder[0] + hand[0]) / 2 - 6, (shoulder[1] + hand[1]) / 2 + 26];
  const tone = (color: string): string => (far ? shaded(color, 0.22) : color);
  const sleeve: Point = [shoulder[0] + (elbow[0] - shoulder[0]) * 0.7, shoulder[1] + (elbow[1] - shoulder[1]) * 0.7];
  return (
    limb(shoulder, elbow, hand, tone(look.skin), 21) +
    line(shoulder, sleeve, tone(look.shirt), 34, { 'stroke-linecap': 'round' }) +
    ellipse(hand[0], hand[1], 15, 14, tone(look.gloves ?? look.skin))
  );
}

/**
 * A person who faces right, the feet at 0, 0: 400 tall. `hands` are where the near and the far hand are.
 */
export function person(look: Look, hands: readonly [near: Point, far: Point], stance: Stance = 'stand'): Svg {
  const [near, far] = LEGS[stance];
  const torso = 'M-42 -318C-40 -336 -22 -344 0 -344C22 -344 40 -334 42 -316L36 -190C20 -180 -22 -180 -38 -190Z';
  const hair = look.cap === undefined;
  return group(
    {},
    ellipse(12, 2, 80, 10, PALETTE.river, { opacity: stance === 'climb' ? 0 : 0.2 }),
    arm(look, [26, -316], hands[1], true),
    far === undefined ? '' : leg(near ?? far, shaded(look.trousers, 0.24)),
    far === undefined ? '' : leg(far, look.trousers),
    path(torso, look.shirt),
    path('M12 -343C26 -342 40 -334 42 -316L36 -190C30 -186 22 -184 12 -183Z', shaded(look.shirt, 0.16)),
    rect(-38, -196, 75, 12, '#2f2a26'),
    rect(-10, -362, 24, 26, shaded(look.skin, 0.14)),
    path(
      'M-28 -380C-30 -410 -14 -422 4 -422C24 -422 34 -408 33 -388L38 -376L32 -372C32 -356 22 -348 6 -348C-14 -348 -26 -358 -28 -380Z',
      look.skin,
    ),
    path(
      'M-30 -378C-36 -412 -16 -428 4 -428C18 -428 28 -422 33 -410C14 -412 2 -406 -4 -394C-6 -388 -10 -384 -14 -372C-18 -360 -26 -362 -30 -378Z',
      look.hair,
    ),
    hair ? '' : path('M-31 -396C-32 -422 -14 -434 6 -434C24 -434 34 -420 35 -402Z', look.cap ?? ''),
    hair ? '' : path('M20 -410C40 -412 56 -406 62 -398L28 -398Z', shaded(look.cap ?? PALETTE.ink, 0.2)),
    hair ? '' : ellipse(6, -414, 7, 7, lit(PALETTE.water, 0.3)),
    arm(look, [-24, -312], hands[0], false),
  );
}
