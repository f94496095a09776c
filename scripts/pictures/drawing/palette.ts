/** The site's colors, and the few that only the drawings use. */
export const PALETTE = {
  ink: '#10312f',
  river: '#0e2a33',
  water: '#1f7a8c',
  foam: '#e6f3f1',
  paper: '#fbf7ef',
  sun: '#f2b134',
  brick: '#8f2d36',
  pine: '#3f6b4f',
  sky: '#bfe0e2',
  cloud: '#f6faf7',
  haze: '#a9cfca',
  lawn: '#8fb06b',
  meadow: '#b7c680',
  leaf: '#5b8a55',
  moss: '#2f5541',
  bark: '#6b5140',
  wood: '#c99a66',
  gray: '#a9a79c',
  concrete: '#d9d3c4',
  clay: '#c1683c',
  wall: '#b5654a',
  shingle: '#5d6a6e',
  white: '#fdfbf5',
} as const;

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Interpolates two #rrggbb colors; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((end[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A color in morning sun: warmer and lighter; `share` from 0 to 1. */
export const lit = (colour: string, share = 0.25): string => mix(colour, '#fff6dc', share);

/** A color in the shade: cooler and darker; `share` from 0 to 1. */
export const shaded = (colour: string, share = 0.25): string => mix(colour, '#12303a', share);

/** Foliage in morning sun: yellower; `share` from 0 to 1. */
export const sunlit = (leaf: string, share = 0.3): string => mix(leaf, '#cfdc84', share);
