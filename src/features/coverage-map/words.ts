import type { Coordinates } from '#model/geography.ts';
import { type Box, textWidth } from './lettering.ts';
import type { Level } from './levels.ts';
import { project, type Sheet } from './sheet.ts';

/** A name on the map that is no point: of a lake, a river, a road, a line, a ring. */
export interface Word {
  readonly text: string;
  /** Its middle. */
  readonly at: Coordinates;
  /** How it is lettered: a class of coverage-points.css. */
  readonly kind: 'word-lake' | 'word-river' | 'word-line' | 'word-road' | 'word-ring';
  /** Degrees clockwise. */
  readonly turn?: number;
  /** From which size on it stands there: a level's class. */
  readonly from?: 'from-385' | 'from-700' | 'from-1100';
}

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

/** The words of the Midlands. */
export const MIDLANDS_WORDS: readonly Word[] = [
  { text: 'Lake Murray', at: at(34.064, -81.4), kind: 'word-lake', from: 'from-385' },
  { text: 'Lake Marion', at: at(33.585, -80.5), kind: 'word-lake' },
  { text: 'Lake Wateree', at: at(34.445, -80.74), kind: 'word-lake', from: 'from-700' },
  { text: 'Lake Monticello', at: at(34.395, -81.3), kind: 'word-lake', from: 'from-1100' },
  { text: 'Saluda River', at: at(34.1, -81.72), kind: 'word-river', turn: 22, from: 'from-700' },
  { text: 'Broad River', at: at(34.475, -81.395), kind: 'word-river', turn: 80, from: 'from-700' },
  { text: 'Congaree River', at: at(33.79, -80.79), kind: 'word-river', turn: 14, from: 'from-1100' },
  { text: 'Wateree River', at: at(34.03, -80.603), kind: 'word-river', turn: 90, from: 'from-1100' },
  { text: 'North Fork Edisto', at: at(33.665, -81.25), kind: 'word-river', turn: 28, from: 'from-700' },
  { text: 'South Fork Edisto', at: at(33.43, -81.25), kind: 'word-river', turn: 29, from: 'from-700' },
  { text: 'Lynches River', at: at(34.3, -80.165), kind: 'word-river', turn: 68, from: 'from-1100' },
  { text: 'Fall Line', at: at(34.42, -80.385), kind: 'word-line', turn: -34 },
  { text: 'I-20', at: at(34.185, -80.32), kind: 'word-road', from: 'from-700' },
  { text: 'I-26', at: at(33.62, -80.855), kind: 'word-road', from: 'from-700' },
  { text: 'I-77', at: at(34.47, -80.98), kind: 'word-road', from: 'from-700' },
];

/** The words of the town. */
export const TOWN_WORDS: readonly Word[] = [
  { text: 'Saluda River', at: at(34.031, -81.116), kind: 'word-river', turn: 11 },
  { text: 'Broad River', at: at(34.051, -81.072), kind: 'word-river', turn: 53 },
  { text: 'Congaree River', at: at(33.931, -81.009), kind: 'word-river', turn: 68 },
];

/** Type of words in pixels, at every size. */
const TYPE = 12;

/** The room words take at a size, in pixels: a turned one in pieces, so that what stands beside it stays free. */
export function wordBoxes(words: readonly Word[], sheet: Sheet, level: Level, levels: readonly Level[]): Box[] {
  const shown = levels.slice(0, levels.indexOf(level) + 1).map(({ className }) => className);
  return words
    .filter(({ from }) => from === undefined || shown.includes(from))
    .flatMap(({ text, at: middle, turn = 0 }) => {
      const spot = project(middle, sheet);
      const length = textWidth(text) * TYPE;
      const pieces = Math.ceil(length / TYPE);
      const angle = (turn * Math.PI) / 180;
      return Array.from({ length: pieces }, (_, index) => {
        const along = -length / 2 + (length * (index + 0.5)) / pieces;
        const x = spot.x * level.pixelsPerMile + Math.cos(angle) * along;
        const y = spot.y * level.pixelsPerMile + Math.sin(angle) * along;
        return { left: x - TYPE / 2, top: y - TYPE / 2, right: x + TYPE / 2, bottom: y + TYPE / 2 };
      });
    });
}
