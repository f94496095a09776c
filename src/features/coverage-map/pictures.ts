import type { Coordinates } from '#model/geography.ts';

/** A small drawing on the map: what a place is known for, or one of our trucks. */
export interface Picture {
  readonly what: 'sail' | 'truck' | 'peach' | 'swan' | 'rose' | 'dome';
  /** Its middle. */
  readonly at: Coordinates;
  /** Half of its width and height in miles. */
  readonly half: readonly [number, number];
}

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

/**
 * The pictures of the Midlands: sails on Lake Murray, the peaches of the Ridge, the swans of Sumter's Swan Lake, the roses
 * of Orangeburg's gardens, the State House, and trucks on the roads.
 */
export const PICTURES: readonly Picture[] = [
  { what: 'sail', at: at(34.082, -81.515), half: [1.3, 1.6] },
  { what: 'sail', at: at(34.062, -81.272), half: [1.3, 1.6] },
  { what: 'peach', at: at(33.755, -81.69), half: [2, 2.2] },
  { what: 'swan', at: at(33.885, -80.22), half: [2.6, 2.2] },
  { what: 'rose', at: at(33.405, -80.98), half: [2.2, 2.2] },
  { what: 'dome', at: at(33.95, -81.045), half: [3.6, 2.6] },
  { what: 'truck', at: at(34.385, -81.685), half: [2.6, 1.6] },
  { what: 'truck', at: at(33.775, -80.955), half: [2.6, 1.6] },
  { what: 'truck', at: at(34.205, -80.45), half: [2.6, 1.6] },
];
