/** SVG markup. */
export type Svg = string;

/** A point in user units: right, down. */
export type Point = readonly [x: number, y: number];

/** Attributes of an element. Numbers are written with at most two decimals. */
export type Attributes = Readonly<Record<string, string | number>>;

const spell = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

/** Formats an element. Nothing is escaped: callers pass trusted text only. */
export function element(tag: string, attributes: Attributes, ...children: readonly Svg[]): Svg {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${spell(value)}"`);
  return children.length === 0 ? `<${tag}${list.join('')}/>` : `<${tag}${list.join('')}>${children.join('')}</${tag}>`;
}

/** Groups children under shared attributes. */
export const group = (attributes: Attributes, ...children: readonly Svg[]): Svg =>
  element('g', attributes, ...children);

/** Moves children so that their origin is at x, y, and scales them. */
export const place = (x: number, y: number, scale: number, ...children: readonly Svg[]): Svg =>
  group({ transform: `translate(${spell(x)} ${spell(y)}) scale(${spell(scale)})` }, ...children);

/** An axis-aligned rectangle. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): Svg =>
  element('rect', { x, y, width, height, fill, ...more });

/** A closed polygon. */
export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}): Svg =>
  element('polygon', { points: points.map((point) => point.map(spell).join(',')).join(' '), fill, ...more });

/** A path; `d` contains its commands. */
export const path = (d: string, fill: string, more: Attributes = {}): Svg => element('path', { d, fill, ...more });

/** An ellipse by its center and radii. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): Svg =>
  element('ellipse', { cx, cy, rx, ry, fill, ...more });

/** A straight line. */
export const line = (from: Point, to: Point, stroke: string, width: number, more: Attributes = {}): Svg =>
  element('line', { x1: from[0], y1: from[1], x2: to[0], y2: to[1], stroke, 'stroke-width': width, ...more });

/** Joins the markup that `draw` returns for 0 to `count` - 1. */
export const repeat = (count: number, draw: (index: number) => Svg): Svg =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A short id derived from content (32-bit FNV-1a): equal content gives equal ids. */
export function contentId(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return `n${(hash >>> 0).toString(36)}`;
}
