import { WATERS } from '#model/geography.ts';

/** A line on the ground as GeoJSON positions: degrees, longitude first. */
export type Line = readonly (readonly [longitude: number, latitude: number])[];

/** A lake and its shore, a closed line. */
export interface Lake {
  readonly name: string;
  readonly shore: Line;
}

/** A river or a part of one. */
export interface River {
  readonly name: string;
  /** The class in coverage-land.css that sets the stroke width. */
  readonly breadth: 1 | 2 | 3;
  readonly course: Line;
}

/**
 * Parses coordinates as KML writes them: 'longitude,latitude', separated by spaces. Throws for anything else.
 */
export function line(coordinates: string): Line {
  return coordinates
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [longitude = NaN, latitude = NaN, ...rest] = pair.split(',').map(Number);
      if (Number.isNaN(longitude + latitude) || rest.length > 0) throw new Error(`Not a coordinate pair: '${pair}'.`);
      return [longitude, latitude];
    });
}

/** The course of a river from src/model/geography.ts, from which the texts also compute what is near it. */
function courseInTexts(name: string): Line {
  const water = WATERS.find((candidate) => candidate.name === name);
  if (water === undefined) throw new Error(`src/model/geography.ts has no water called '${name}'.`);
  return water.points.map(([latitude, longitude]) => [longitude, latitude]);
}

/** Where the Saluda and the Broad join to form the Congaree. */
const CONFLUENCE = line('-81.052,34.004');

/** Lakes with their largest coves. Shores are sketched, accurate to about a mile. */
export const LAKES: readonly Lake[] = [
  {
    name: 'Lake Murray',
    shore: line(`
      -81.215,34.056 -81.226,34.08 -81.232,34.1 -81.248,34.118 -81.256,34.098 -81.278,34.104 -81.294,34.13
      -81.305,34.138 -81.318,34.108 -81.336,34.096 -81.352,34.13 -81.36,34.106 -81.374,34.09 -81.39,34.128
      -81.398,34.096 -81.42,34.108 -81.44,34.14 -81.45,34.108 -81.482,34.116 -81.5,34.092 -81.53,34.1
      -81.565,34.084 -81.55,34.07 -81.52,34.058 -81.5,34.04 -81.47,34.052 -81.45,34.02 -81.43,34.002
      -81.414,34.03 -81.39,34.032 -81.36,34.016 -81.336,34 -81.322,34.034 -81.296,34.03 -81.272,34.006
      -81.262,34.036 -81.24,34.03 -81.218,34.046`),
  },
  {
    name: 'Lake Wateree',
    shore: line(`
      -80.694,34.335 -80.716,34.362 -80.714,34.386 -80.74,34.378 -80.778,34.404 -80.8,34.43 -80.825,34.425
      -80.852,34.462 -80.87,34.455 -80.848,34.43 -80.822,34.4 -80.79,34.39 -80.77,34.36 -80.738,34.366
      -80.724,34.344`),
  },
  {
    name: 'Lake Marion',
    shore: line(`
      -80.555,33.66 -80.52,33.63 -80.49,33.6 -80.45,33.56 -80.4,33.545 -80.34,33.53 -80.24,33.56 -80.2,33.53
      -80.16,33.46 -80.19,33.42 -80.27,33.44 -80.35,33.47 -80.43,33.49 -80.475,33.495 -80.51,33.54
      -80.55,33.59 -80.575,33.635`),
  },
  {
    name: 'Lake Monticello',
    shore: line(`
      -81.318,34.302 -81.292,34.32 -81.288,34.345 -81.3,34.37 -81.32,34.372 -81.33,34.345 -81.345,34.33
      -81.335,34.312`),
  },
  {
    name: 'Lake Greenwood',
    shore: line(`
      -81.902,34.168 -81.912,34.19 -81.935,34.2 -81.95,34.225 -81.99,34.24 -81.99,34.215 -81.96,34.195
      -81.93,34.178`),
  },
];

/**
 * Rivers. Parts that src/model/geography.ts does not cover are sketched from towns and bridges on the banks,
 * accurate to a mile or two.
 */
export const RIVERS: readonly River[] = [
  {
    name: 'Saluda',
    breadth: 2,
    course: line('-81.9,34.175 -81.86,34.165 -81.8,34.175 -81.74,34.15 -81.68,34.135 -81.63,34.1 -81.56,34.08'),
  },
  {
    name: 'Saluda',
    breadth: 2,
    course: [...line('-81.216,34.052'), ...courseInTexts('the Saluda River'), ...CONFLUENCE],
  },
  {
    name: 'Broad',
    breadth: 2,
    course: [
      ...line('-81.43,34.56 -81.415,34.48 -81.395,34.41 -81.365,34.33'),
      ...courseInTexts('the Broad River'),
      ...CONFLUENCE,
    ],
  },
  { name: 'Congaree', breadth: 3, course: courseInTexts('the Congaree River') },
  { name: 'Wateree', breadth: 2, course: line('-80.885,34.56 -80.875,34.5 -80.83,34.43') },
  { name: 'Wateree', breadth: 2, course: [...line('-80.7,34.335'), ...courseInTexts('the Wateree River')] },
  { name: 'Santee', breadth: 3, course: line('-80.63,33.76 -80.62,33.71 -80.58,33.66 -80.55,33.63') },
  {
    name: 'North Fork Edisto',
    breadth: 1,
    course: line(`
      -81.58,33.83 -81.5,33.78 -81.4,33.72 -81.27,33.65 -81.14,33.6 -81.02,33.56 -80.92,33.5 -80.875,33.475
      -80.87,33.4 -80.89,33.29`),
  },
  {
    name: 'South Fork Edisto',
    breadth: 1,
    course: line(`
      -81.76,33.77 -81.64,33.7 -81.56,33.62 -81.48,33.55 -81.36,33.46 -81.22,33.39 -81.1,33.34 -80.98,33.29`),
  },
  {
    name: 'Savannah',
    breadth: 2,
    course: line('-81.99,33.52 -81.955,33.47 -81.935,33.4 -81.86,33.34 -81.8,33.29'),
  },
  {
    name: 'Lynches',
    breadth: 1,
    course: line('-80.42,34.56 -80.29,34.45 -80.23,34.37 -80.17,34.24 -80.08,34.1 -79.95,33.98 -79.79,33.88'),
  },
];

/** Interstates by their junctions and the towns they pass: I-20, I-26, I-77 and I-95. */
export const INTERSTATES: readonly Line[] = [
  line(`
    -82,33.535 -81.83,33.6 -81.69,33.66 -81.55,33.75 -81.45,33.83 -81.36,33.89 -81.22,33.945 -81.14,34
    -81.11,34.032 -81.07,34.056 -81.02,34.064 -80.96,34.075 -80.9,34.1 -80.84,34.135 -80.77,34.16 -80.69,34.2
    -80.58,34.205 -80.43,34.19 -80.2,34.18 -79.78,34.19`),
  line(`
    -81.88,34.56 -81.73,34.43 -81.59,34.32 -81.47,34.25 -81.41,34.215 -81.33,34.18 -81.235,34.135 -81.165,34.085
    -81.12,34.05 -81.11,34.032 -81.1,34 -81.105,33.965 -81.065,33.915 -80.98,33.8 -80.9,33.68 -80.81,33.55
    -80.66,33.44 -80.53,33.29`),
  line(`
    -81.065,33.915 -81.03,33.93 -80.985,33.945 -80.945,33.965 -80.925,34.01 -80.925,34.06 -80.93,34.085
    -80.945,34.14 -80.975,34.215 -80.99,34.3 -80.985,34.42 -80.975,34.56`),
  line('-79.82,34.19 -80.02,33.95 -80.19,33.7 -80.34,33.6 -80.47,33.49 -80.56,33.31 -80.58,33.29'),
];
