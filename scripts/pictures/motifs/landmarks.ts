import { mix } from '#scripts/pictures/drawing/palette.ts';
import { randomBetween, random } from '#scripts/pictures/drawing/random.ts';
import { ellipse, path, polygon, rect, repeat, type Svg } from '#scripts/pictures/drawing/svg.ts';

const NEAR = '#9dbfc1';
const FAR = '#b9d3d2';

/** A distant domed capitol, the middle of its base at x, y: 260 wide, 204 tall. */
const capitol = (x: number, y: number): Svg =>
  rect(x - 130, y - 58, 260, 58, NEAR) +
  polygon(
    [
      [x - 56, y - 58],
      [x, y - 82],
      [x + 56, y - 58],
    ],
    mix(NEAR, '#ffffff', 0.3),
  ) +
  repeat(7, (index) => rect(x - 50 + index * 16, y - 56, 5, 50, mix(NEAR, '#ffffff', 0.45))) +
  rect(x - 36, y - 118, 72, 52, mix(NEAR, '#ffffff', 0.2)) +
  repeat(6, (index) => rect(x - 31 + index * 12, y - 112, 4, 40, mix(NEAR, '#ffffff', 0.5))) +
  rect(x - 42, y - 122, 84, 8, mix(NEAR, '#ffffff', 0.4)) +
  path(`M${x - 36} ${y - 120}C${x - 36} ${y - 178} ${x + 36} ${y - 178} ${x + 36} ${y - 120}Z`, '#86b0a9') +
  rect(x - 8, y - 182, 16, 22, '#86b0a9') +
  rect(x - 1.5, y - 204, 3, 24, '#86b0a9');

/** A distant skyline with a domed capitol. */
export const skyline = (horizon: number): Svg =>
  repeat(7, (index) => rect(300 + index * 84, horizon - randomBetween(90, 190, 3, index), 70, 200, FAR)) +
  repeat(7, (index) =>
    rect(
      190 + index * 78,
      horizon - randomBetween(40, 118, 5, index),
      58 + random(6, index) * 20,
      130,
      mix(FAR, NEAR, 0.5),
    ),
  ) +
  capitol(262, horizon - 18);

/** A distant clock tower, the middle of its base at x, y. */
const clockTower = (x: number, y: number): Svg =>
  rect(x - 20, y - 170, 40, 170, '#c08a75') +
  rect(x - 26, y - 176, 52, 10, '#e9dcc9') +
  ellipse(x, y - 148, 12, 12, '#fdfbf5') +
  rect(x - 16, y - 212, 32, 36, '#e9dcc9') +
  polygon(
    [
      [x - 22, y - 212],
      [x, y - 268],
      [x + 22, y - 212],
    ],
    '#7f9a97',
  );

/** A distant row of brick stores with a clock tower. */
export const mainStreet = (horizon: number): Svg => {
  const tones = ['#c9937c', '#d8bfa2', '#b98472', '#cdb7a6', '#c39a82'];
  const store = (index: number): Svg => {
    const [x, height] = [150 + index * 108, randomBetween(76, 112, 8, index)];
    return (
      rect(x, horizon - height, 106, height, tones[index % tones.length] ?? '#c9937c') +
      rect(x, horizon - height, 106, 8, '#efe6d6') +
      repeat(3, (pane) => rect(x + 14 + pane * 30, horizon - height + 22, 16, 26, '#a9c9cb')) +
      rect(x + 10, horizon - 36, 86, 36, '#8fb4b7')
    );
  };
  return clockTower(262, horizon) + repeat(13, store);
};

/** A bridge of stone arches across the canvas, its deck `height` above the water. */
export function archBridge(waterline: number, height: number): Svg {
  const tone = '#d5c9b3';
  const arch = (index: number): Svg => {
    const x = index * 210 + 60;
    return (
      rect(x - 14, waterline - height + 10, 28, height + 6, mix(tone, '#8d8672', 0.25)) +
      ellipse(x + 105, waterline + 6, 88, height - 22, '#bcd8d8')
    );
  };
  return (
    rect(0, waterline - height, 1600, height + 6, tone) +
    repeat(9, (index) => arch(index - 1)) +
    rect(0, waterline - height - 12, 1600, 14, mix(tone, '#ffffff', 0.35)) +
    repeat(
      17,
      (index) =>
        rect(index * 105 - 46, waterline - height - 46, 3, 36, '#7b8f8c') +
        ellipse(index * 105 - 44.5, waterline - height - 50, 6, 7, '#fff3cf'),
    )
  );
}
