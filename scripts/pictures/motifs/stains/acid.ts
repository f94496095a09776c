import { puddle } from '#scripts/pictures/drawing/curves.ts';
import { blurred, noiseMasked } from '#scripts/pictures/drawing/noise.ts';
import { random, randomBetween } from '#scripts/pictures/drawing/random.ts';
import { path, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';

/** Where acid has eaten concrete: white, rough spots with bare stones and a yellow rim. */
export const acidSpots = (seed: number): Svg => {
  const spot = (x: number, y: number, size: number, own: number): Svg => {
    const shape = (share: number, add: number): string =>
      puddle(x, y, size * share, size * share * 0.86, 9, seed + own + add);
    const pebble = (index: number): Svg => {
      const angle = random(seed + own, index) * 6.283;
      const reach = size * 0.7 * Math.sqrt(random(seed + own + 1, index));
      const stone = randomBetween(7, 19, seed + own + 2, index);
      const [px, py] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86];
      const tone = ['#8c8478', '#a99b86', '#6e6a64', '#b8a184'][index % 4]!;
      return (
        path(puddle(px + 3, py + 4, stone, stone * 0.8, 7, own + index), '#5a5344', { opacity: 0.6 }) +
        path(puddle(px, py, stone, stone * 0.8, 7, own + index), tone)
      );
    };
    return (
      blurred(12, path(shape(1.26, 0), '#d7b25a', { opacity: 0.75 })) +
      path(shape(1.02, 1), '#fffdf6') +
      path(shape(0.82, 2), '#efe9dc') +
      path(shape(0.74, 3), '#d9d0bf') +
      repeat(Math.round(size / 4.2), pebble) +
      noiseMasked(
        { size: [12, 12], share: 0.5, crisp: 5, seed: seed + own },
        path(shape(1, 1), '#ffffff', { opacity: 0.75 }),
      )
    );
  };
  return (
    spot(470, 680, 190, 1) +
    spot(770, 850, 130, 20) +
    spot(760, 560, 84, 40) +
    spot(330, 990, 76, 60) +
    spot(980, 690, 54, 80) +
    spot(610, 1010, 42, 100) +
    spot(1290, 560, 66, 120)
  );
};
