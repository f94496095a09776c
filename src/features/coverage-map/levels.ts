import type { Sheet, Sheets } from './projection.ts';

/**
 * A size at which a sheet is shown: larger sheets have more labels. coverage-points.css has the same widths
 * and font sizes.
 */
export interface Level {
  /** The class of labels that are shown from this size on: 'from-' and the sheet's width in pixels. */
  readonly className: string;
  readonly pixelsPerUnit: number;
  /** Font sizes in pixels. */
  readonly cityType: number;
  readonly placeType: number;
  /** The visible part of the sheet in pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * Which neighborhoods are links: none, those with a label, or also those that show it on hover.
   */
  readonly links: 'none' | 'labeled' | 'all';
}

const level = (
  sheet: Sheet,
  width: number,
  [cityType, placeType]: readonly [number, number],
  links: Level['links'] = 'all',
): Level => ({
  className: `from-${width}`,
  pixelsPerUnit: width / sheet.width,
  cityType,
  placeType,
  width,
  height: (width / sheet.width) * sheet.height,
  links,
});

/** The area on a small phone, a phone, a tablet, and a screen with room for the legend and the inset. */
export const areaLevels = ({ area, onPhones }: Sheets): readonly Level[] => [
  level(onPhones, 320, [12, 12], 'none'),
  level(onPhones, 385, [12, 12], 'none'),
  level(onPhones, 700, [13, 12]),
  level(area, 1100, [15, 12]),
];

/** The town on a small phone, a phone or the corner of a screen, a tablet. */
export const townLevels = ({ town }: Sheets): readonly Level[] => [
  level(town, 320, [12, 12], 'labeled'),
  level(town, 345, [12, 12]),
  level(town, 385, [12, 12]),
];
