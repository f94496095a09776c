import type { MAP_PICTURES } from '#model/region.ts';

/** One piece of colored paper. */
interface Shape {
  /** The color's name in coverage-land.css: .map-sun fills 'sun'. */
  readonly color: string;
  /** Path data in drawing units around the picture's center. */
  readonly outline: string;
}

const circle = (radius: number, middle: number): string =>
  `M-${radius} ${middle}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;

/** The pieces of each picture, from the bottom up. */
export const PICTURE_SHAPES = {
  sail: [
    { color: 'white', outline: 'M1-16v24h12zM-1-11v19h-9z' },
    { color: 'brick', outline: 'M-12 10h26l-5 6h-16z' },
  ],
  truck: [
    { color: 'white', outline: 'M-26-15h32v24h-32z' },
    { color: 'sun', outline: 'M-26-3h32v5h-32z' },
    { color: 'deep', outline: 'M7-8h10l8 8v9h-18z' },
    { color: 'ink', outline: 'M-20 10a5 5 0 1 0 10 0zm29 0a5 5 0 1 0 10 0z' },
  ],
  peach: [
    { color: 'peach', outline: circle(17, 4) },
    { color: 'blush', outline: 'M0-10a15 15 0 0 1 0 29a22 22 0 0 0 0-29z' },
    { color: 'pine-deep', outline: 'M0-11c2-12 14-13 20-9c-4 8-12 10-20 9z' },
  ],
  swan: [
    {
      color: 'white',
      outline:
        'M-24 4c8-8 16-6 22-4c6 2 10-2 8-8c-2-5-4-12 3-14c6-1 8 4 8 7l-6-1c-1 3 4 8 4 16c0 11-10 15-20 15c-9 0-16-4-19-11z',
    },
    { color: 'peach', outline: 'M16-17l8 3l-8 1z' },
  ],
  rose: [
    { color: 'pine-deep', outline: 'M-20 12c6-8 14-8 20-2c6-6 14-6 20 2c-8 6-14 6-20 0c-6 6-12 6-20 0z' },
    { color: 'brick', outline: circle(14, -4) },
    { color: 'blush', outline: 'M-9-9c4-7 14-7 18 0c-4-3-8-2-9 1c-2 4 4 6 8 3c-3 8-14 9-17-4z' },
  ],
  dome: [
    { color: 'stone', outline: 'M-36 24v-16h72v16zM-12 8v-9h24v9z' },
    { color: 'copper', outline: 'M-13-1c0-18 7-19 12-22v-5h2v5c5 3 12 4 12 22zM-38 8l14-6h48l14 6z' },
    { color: 'white', outline: 'M-14 10h3v14h-3zm8 0h3v14h-3zm9 0h3v14h-3zm8 0h3v14h-3z' },
  ],
} satisfies Readonly<Record<(typeof MAP_PICTURES)[number], readonly Shape[]>>;
