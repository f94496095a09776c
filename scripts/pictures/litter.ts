import { between } from './scatter.ts';
import { type Svg, group, path, polygon, repeat } from './svg.ts';

const TONES = ['#9a6a38', '#b98445', '#6e4a2c', '#c69a52', '#7f7a3e', '#84552c', '#a9752f'] as const;

const STRAW = polygon(
  [
    [-34, 0],
    [34, -3],
    [34, 2],
  ],
  'currentColor',
);
const LEAF = path('M-18 0C-8 -14 10 -14 20 0C10 10 -8 10 -18 0Z', 'currentColor');

/** Fallen leaves and pine straw in a row from x to x + width, piled `pile` high on y; `size` scales a leaf. */
export const litter = (x: number, y: number, width: number, seed: number, pile = 26, size = 1): Svg =>
  repeat(Math.round(width / (9 * size)), (index) => {
    const [left, up] = [x + between(0, width, seed, index), between(-pile, 12 * size, seed + 1, index)];
    const turn = between(-50, 50, seed + 2, index);
    return group(
      {
        transform: `translate(${Math.round(left)} ${Math.round(y + up)}) rotate(${Math.round(turn)}) scale(${size})`,
        color: TONES[index % TONES.length] ?? TONES[0],
      },
      index % 3 === 0 ? STRAW : LEAF,
    );
  });
