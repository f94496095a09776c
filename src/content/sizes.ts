import { thousands } from '#model/format.ts';
import type { Measure, SizeSpan } from '#model/pricing.ts';

/** The unit of each measure, singular and plural. */
const UNITS: Readonly<Record<Measure, readonly [one: string, many: string]>> = {
  house: ['square foot', 'square feet'],
  driveway: ['square foot', 'square feet'],
  surface: ['square foot', 'square feet'],
  gutters: ['foot', 'feet'],
  windows: ['window', 'windows'],
  spots: ['spot', 'spots'],
  pieces: ['piece', 'pieces'],
};

/** A size in words: '1,500 to 2,500 square feet', '12 windows'. */
export function sizeText(measure: Measure, { from, to }: SizeSpan): string {
  const [one, many] = UNITS[measure];
  const unit = to === 1 ? one : many;
  return from === to ? `${thousands(to)} ${unit}` : `${thousands(from)} to ${thousands(to)} ${unit}`;
}

/** The sizes of a small job in words: 'up to 1,500 square feet'. */
export const upToText = (measure: Measure, { from, to }: SizeSpan): string =>
  from === to ? sizeText(measure, { from, to }) : `up to ${sizeText(measure, { from: to, to })}`;
