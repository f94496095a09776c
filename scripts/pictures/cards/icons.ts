import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import { element, path, rect, type Svg } from '#scripts/pictures/drawing/svg.ts';

const drop = (fill: string, gleam: string): Svg =>
  path('M32 3C38.500 12 43.500 18 43.500 24.500A11.500 11.500 0 1 1 20.500 24.500C20.500 18 25.500 12 32 3Z', fill) +
  path('M26 25A6.500 6.500 0 0 0 31 31', 'none', { stroke: gleam, 'stroke-width': 2.6, 'stroke-linecap': 'round' });

const roofLine = (stroke: string): Svg =>
  path('M7 58L32 40.500L57 58', 'none', {
    stroke,
    'stroke-width': 6.5,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

/** The company's mark, a drop over a roof line, for light backgrounds; 64 by 64. */
export const mark = (): Svg => roofLine(PALETTE.ink) + drop(PALETTE.water, PALETTE.foam);

/** The mark for dark backgrounds; 64 by 64. */
export const markOnDark = (): Svg => roofLine(PALETTE.paper) + drop('#6cc0c8', PALETTE.paper);

const square = (pixels: number, ...children: readonly Svg[]): Svg =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: pixels, height: pixels, viewBox: '0 0 64 64' },
    ...children,
  );

const shrunk = (scale: number): Svg =>
  element('g', { transform: `translate(${32 - 32 * scale} ${32 - 32 * scale}) scale(${scale})` }, markOnDark());

/** The logo as an SVG document. */
export const logo = (): Svg => square(64, mark());

/** The icon of a browser tab or home screen: the mark on a dark tile with round corners. */
export const tileIcon = (pixels: number): Svg =>
  square(pixels, rect(0, 0, 64, 64, PALETTE.river, { rx: 13 }), shrunk(0.74));

/** An opaque square icon for systems that crop it themselves; `share` is the mark's share of its width. */
export const fullIcon = (pixels: number, share: number): Svg =>
  square(pixels, rect(0, 0, 64, 64, PALETTE.river), shrunk(share));
