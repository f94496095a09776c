import { WATERS } from '../../domain/water.ts';

/** Degrees as the domain's waters have them. */
export type Course = readonly (readonly [latitude: number, longitude: number])[];

/** A river on the map. */
export interface River {
  readonly name: string;
  readonly course: Course;
  /** How broad it is drawn, from 1 to 3. */
  readonly breadth: number;
}

/** The course that the site's words know; throws for a name they do not. */
function known(name: string): Course {
  const water = WATERS.find((candidate) => candidate.name === name);
  if (water === undefined) throw new Error(`The domain knows no water called ${name}.`);
  return water.points;
}

/** Where the Saluda and the Broad become the Congaree, below the Gervais Street bridge's bend. */
const MEETING: Course = [[34.004, -81.052]];

/**
 * The rivers, each along the course by which the words say 'near', and beyond it, where it has none there, sketched from
 * the towns and bridges on its banks: good to a mile or two.
 */
export const RIVERS: readonly River[] = [
  {
    name: 'Saluda',
    breadth: 2,
    course: [
      [34.175, -81.9],
      [34.165, -81.86],
      [34.175, -81.8],
      [34.15, -81.74],
      [34.135, -81.68],
      [34.1, -81.63],
      [34.08, -81.56],
    ],
  },
  { name: 'Saluda', breadth: 2, course: [[34.052, -81.216], ...known('the Saluda River'), ...MEETING] },
  {
    name: 'Broad',
    breadth: 2,
    course: [
      [34.56, -81.43],
      [34.48, -81.415],
      [34.41, -81.395],
      [34.33, -81.365],
      ...known('the Broad River'),
      ...MEETING,
    ],
  },
  { name: 'Congaree', breadth: 3, course: known('the Congaree River') },
  {
    name: 'Wateree',
    breadth: 2,
    course: [
      [34.56, -80.885],
      [34.5, -80.875],
      [34.43, -80.83],
    ],
  },
  { name: 'Wateree', breadth: 2, course: [[34.335, -80.7], ...known('the Wateree River')] },
  {
    name: 'Santee',
    breadth: 3,
    course: [
      [33.76, -80.63],
      [33.71, -80.62],
      [33.66, -80.58],
      [33.63, -80.55],
    ],
  },
  {
    name: 'North Fork Edisto',
    breadth: 1,
    course: [
      [33.83, -81.58],
      [33.78, -81.5],
      [33.72, -81.4],
      [33.65, -81.27],
      [33.6, -81.14],
      [33.56, -81.02],
      [33.5, -80.92],
      [33.475, -80.875],
      [33.4, -80.87],
      [33.29, -80.89],
    ],
  },
  {
    name: 'South Fork Edisto',
    breadth: 1,
    course: [
      [33.77, -81.76],
      [33.7, -81.64],
      [33.62, -81.56],
      [33.55, -81.48],
      [33.46, -81.36],
      [33.39, -81.22],
      [33.34, -81.1],
      [33.29, -80.98],
    ],
  },
  {
    name: 'Savannah',
    breadth: 2,
    course: [
      [33.52, -81.99],
      [33.47, -81.955],
      [33.4, -81.935],
      [33.34, -81.86],
      [33.29, -81.8],
    ],
  },
  {
    name: 'Lynches',
    breadth: 1,
    course: [
      [34.56, -80.42],
      [34.45, -80.29],
      [34.37, -80.23],
      [34.24, -80.17],
      [34.1, -80.08],
      [33.98, -79.95],
      [33.88, -79.79],
    ],
  },
];

/** A lake on the map, by its shore. */
export interface Lake {
  readonly name: string;
  readonly shore: Course;
}

/** The lakes' shores, with their largest coves and without their hundreds of small ones. */
export const LAKES: readonly Lake[] = [
  {
    name: 'Lake Murray',
    shore: [
      [34.056, -81.215],
      [34.08, -81.226],
      [34.1, -81.232],
      [34.118, -81.248],
      [34.098, -81.256],
      [34.104, -81.278],
      [34.13, -81.294],
      [34.138, -81.305],
      [34.108, -81.318],
      [34.096, -81.336],
      [34.13, -81.352],
      [34.106, -81.36],
      [34.09, -81.374],
      [34.128, -81.39],
      [34.096, -81.398],
      [34.108, -81.42],
      [34.14, -81.44],
      [34.108, -81.45],
      [34.116, -81.482],
      [34.092, -81.5],
      [34.1, -81.53],
      [34.084, -81.565],
      [34.07, -81.55],
      [34.058, -81.52],
      [34.04, -81.5],
      [34.052, -81.47],
      [34.02, -81.45],
      [34.002, -81.43],
      [34.03, -81.414],
      [34.032, -81.39],
      [34.016, -81.36],
      [34.0, -81.336],
      [34.034, -81.322],
      [34.03, -81.296],
      [34.006, -81.272],
      [34.036, -81.262],
      [34.03, -81.24],
      [34.046, -81.218],
    ],
  },
  {
    name: 'Lake Wateree',
    shore: [
      [34.335, -80.694],
      [34.362, -80.716],
      [34.386, -80.714],
      [34.378, -80.74],
      [34.404, -80.778],
      [34.43, -80.8],
      [34.425, -80.825],
      [34.462, -80.852],
      [34.455, -80.87],
      [34.43, -80.848],
      [34.4, -80.822],
      [34.39, -80.79],
      [34.36, -80.77],
      [34.366, -80.738],
      [34.344, -80.724],
    ],
  },
  {
    name: 'Lake Marion',
    shore: [
      [33.66, -80.555],
      [33.63, -80.52],
      [33.6, -80.49],
      [33.56, -80.45],
      [33.545, -80.4],
      [33.53, -80.34],
      [33.56, -80.24],
      [33.53, -80.2],
      [33.46, -80.16],
      [33.42, -80.19],
      [33.44, -80.27],
      [33.47, -80.35],
      [33.49, -80.43],
      [33.495, -80.475],
      [33.54, -80.51],
      [33.59, -80.55],
      [33.635, -80.575],
    ],
  },
  {
    name: 'Lake Monticello',
    shore: [
      [34.302, -81.318],
      [34.32, -81.292],
      [34.345, -81.288],
      [34.37, -81.3],
      [34.372, -81.32],
      [34.345, -81.33],
      [34.33, -81.345],
      [34.312, -81.335],
    ],
  },
  {
    name: 'Lake Greenwood',
    shore: [
      [34.168, -81.902],
      [34.19, -81.912],
      [34.2, -81.935],
      [34.225, -81.95],
      [34.24, -81.99],
      [34.215, -81.99],
      [34.195, -81.96],
      [34.178, -81.93],
    ],
  },
];
