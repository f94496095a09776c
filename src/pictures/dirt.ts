import { blob, soft, softThen } from './curve.ts';
import { PALETTE } from './palette.ts';
import { between } from './scatter.ts';
import { type Point, type Svg, group, path, polygon, rect, repeat } from './svg.ts';

/** An upright box on the stage. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Algae on a wall: a thin veil, and green that climbs from the foot in four uneven layers. */
export function greenFilm(box: Box, seed: number): Svg {
  const foot = box.y + box.height;
  const layer = (index: number): Svg => {
    const reach = box.height * (0.78 - index * 0.19);
    const crest = Array.from({ length: 15 }, (_, step): Point => [
      box.x + (box.width * step) / 14,
      foot - reach * between(0.42, 1, seed + index, step),
    ]);
    return path(softThen(crest, [box.x + box.width, foot], [box.x, foot]), index % 2 === 0 ? '#5f7d48' : '#4a6a3d', {
      opacity: 0.2,
    });
  };
  return rect(box.x, box.y, box.width, box.height, '#6f7a50', { opacity: 0.3 }) + repeat(4, layer);
}

/** Streaks that run down from the top, as algae draws on a roof and gutters on a wall. */
export const streaks = (box: Box, count: number, seed: number, tone = '#22282a', opacity = 0.34): Svg =>
  repeat(count, (index) => {
    const x = box.x + (box.width * (index + between(0.1, 0.9, seed, index))) / count;
    const width = between(0.3, 0.95, seed + 1, index) * (box.width / count) * 0.6;
    const end = box.y + box.height * between(0.45, 1, seed + 2, index);
    const bend = between(-14, 14, seed + 3, index);
    const right = soft([
      [x + width, box.y],
      [x + width * 0.8 + bend, (box.y + end) / 2],
      [x + width * 0.4, end],
    ]);
    return path(`${right}L${x} ${end - 18}L${x - width * 0.2} ${(box.y + end) / 2}L${x - width} ${box.y}Z`, tone, {
      opacity,
    });
  });

/** Red clay washed over a surface: fans that spread from its upper right. */
export const clayFans = (box: Box, seed: number): Svg =>
  repeat(6, (index) => {
    const [x, y] = [
      between(box.x, box.x + box.width, seed, index),
      between(box.y, box.y + box.height, seed + 1, index),
    ];
    const size = between(0.2, 0.44, seed + 2, index) * box.width;
    return path(blob(x, y, size, size * 0.34, 13, seed + index), PALETTE.clay, { opacity: 0.34 });
  });

/** Grime on paving or boards: a dull veil with darker blots. */
export const grime = (box: Box, seed: number, tone = '#4d5548', opacity = 0.36): Svg =>
  rect(box.x, box.y, box.width, box.height, tone, { opacity }) +
  repeat(22, (index) => {
    const depth = between(0.05, 1, seed + 1, index);
    const size = 26 + 90 * depth;
    return path(
      blob(
        between(box.x, box.x + box.width, seed, index),
        box.y + box.height * depth,
        size,
        size * 0.34,
        10,
        seed + index,
      ),
      '#2d3a30',
      { opacity: 0.16 },
    );
  });

/** Pine pollen: a yellow veil and drifts of it. */
export const pollen = (box: Box, seed: number): Svg =>
  rect(box.x, box.y, box.width, box.height, '#e9cd52', { opacity: 0.26 }) +
  repeat(18, (index) => {
    const depth = between(0.05, 1, seed + 1, index);
    const size = 30 + 110 * depth;
    return path(
      blob(
        between(box.x, box.x + box.width, seed, index),
        box.y + box.height * depth,
        size,
        size * 0.22,
        10,
        seed + index,
      ),
      '#e3bd2f',
      { opacity: 0.34 },
    );
  });

/** Fallen leaves and pine straw in a row from x to x + width, piled on y. */
export const litter = (x: number, y: number, width: number, seed: number): Svg =>
  repeat(Math.round(width / 9), (index) => {
    const [left, up] = [x + between(0, width, seed, index), between(-26, 12, seed + 1, index)];
    const tone = ['#9a6a38', '#b98445', '#6e4a2c', '#c69a52', '#7f7a3e'][index % 5] ?? '#9a6a38';
    const turn = between(-50, 50, seed + 2, index);
    const leaf =
      index % 3 === 0
        ? polygon(
            [
              [-34, 0],
              [34, -3],
              [34, 2],
            ],
            tone,
          )
        : path('M-18 0C-8 -14 10 -14 20 0C10 10 -8 10 -18 0Z', tone);
    return group(
      { transform: `translate(${Math.round(left)} ${Math.round(y + up)}) rotate(${Math.round(turn)})` },
      leaf,
    );
  });
