import { WATERS } from '#model/water.ts';

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
