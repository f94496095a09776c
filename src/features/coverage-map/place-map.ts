import { geoMercator } from 'd3-geo';
import { type Html, html } from '#content/article/html.ts';
import { type Coordinates, degreesEast } from '#model/geography.ts';
import type { Line, RegionMap } from '#model/region.ts';
import { type Box, overlap } from './spatial-index.ts';
import { listOf } from '#model/format.ts';

/** A place on the map. */
export interface MappedPlace {
  readonly name: string;
  readonly coordinates: Coordinates | null;
}

/** Drawing units. */
const WIDTH = 640;
const HEIGHT = 400;
/** Room around the outermost place for its label. */
const MARGIN = 70;
/** Degrees of latitude to the top and bottom edge at least, about a mile. */
const MIN_DEGREES = 0.015;
/** Mercator has no poles: it ends where its world is square. */
const MAX_LATITUDE = 85;
const LABEL_HEIGHT = 20;
/** An upper bound of the width of a letter of a label. */
const LETTER_WIDTH = 9;
const LABEL_GAP = 10;

type Projection = (coordinates: readonly [longitude: number, latitude: number]) => [number, number];

const round = (value: number): number => Math.round(value);

/** The westernmost, easternmost, southernmost and northernmost degrees of a line. */
type Extent = readonly [west: number, east: number, south: number, north: number];

const extents = new WeakMap<Line, Extent>();

function extentOf(line: Line): Extent {
  let extent = extents.get(line);
  if (extent === undefined) {
    const east = line.map(([longitude]) => longitude);
    const north = line.map(([, latitude]) => latitude);
    extent = [Math.min(...east), Math.max(...east), Math.min(...north), Math.max(...north)];
    extents.set(line, extent);
  }
  return extent;
}

/**
 * Whether no point of a line can be on the map or near it, as for most lines of a region and a map of one place: two
 * corners are projected instead of every point. A Mercator map keeps the order of latitudes, and of longitudes unless
 * its edge, half the globe away from the place, cuts through the line: then the corners change sides.
 */
function isFar(line: Line, project: Projection): boolean {
  const [west, east, south, north] = extentOf(line);
  const [left, bottom] = project([west, south]);
  const [right, top] = project([east, north]);
  return left < right && (right <= -WIDTH || left >= 2 * WIDTH || bottom <= -HEIGHT || top >= 2 * HEIGHT);
}

/** Path data of a line; lines that miss the map are left out. */
function pathOf(line: Line, project: Projection, closed: boolean): string | null {
  if (isFar(line, project)) return null;
  const points = line.map((position) => project(position));
  const inside = points.some(([x, y]) => x > -WIDTH && x < 2 * WIDTH && y > -HEIGHT && y < 2 * HEIGHT);
  if (!inside) return null;
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'z' : ''}`;
}

const drawn = (lines: readonly Line[], className: string, project: Projection, closed = false): Html[] =>
  lines.flatMap((line) => {
    const path = pathOf(line, project, closed);
    return path === null ? [] : [html`<path class="${className}" d="${path}"/>`];
  });

/** Draws the places as dots, with the names for which there is room; the first place is always named. */
function dots(places: readonly { readonly name: string; readonly at: readonly [number, number] }[]): Html[] {
  const taken: Box[] = places.map(({ at: [x, y] }) => ({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 }));
  return places.map(({ name, at: [x, y] }, index) => {
    const width = name.length * LETTER_WIDTH;
    const box = (side: 1 | -1): Box => {
      const near = x + side * LABEL_GAP;
      const far = near + side * width;
      const half = LABEL_HEIGHT / 2;
      return { left: Math.min(near, far), right: Math.max(near, far), top: y - half, bottom: y + half };
    };
    const hasRoom = (candidate: Box): boolean =>
      candidate.left > 0 &&
      candidate.right < WIDTH &&
      taken.every((other, at) => at === index || !overlap(other, candidate));
    const side = ([1, -1] as const).find((each) => hasRoom(box(each))) ?? (index === 0 ? 1 : null);
    const dot = html`<circle class="${index === 0 ? 'here' : 'dot'}" cx="${round(x)}" cy="${round(y)}" r="${index === 0 ? 8 : 5}"/>`;
    if (side === null) return dot;
    taken.push(box(side));
    return html`${dot}<text${index === 0 ? html` class="name"` : ''} x="${round(x + side * LABEL_GAP)}" y="${round(y + 5)}"${side === -1 ? html` text-anchor="end"` : ''}>${name}</text>`;
  });
}

/**
 * Draws a place with its neighbors, and the lakes, rivers and roads of the coverage map between them.
 * Null for a place without coordinates, or beyond the projection.
 */
export function placeMap(
  place: MappedPlace,
  neighbors: readonly MappedPlace[],
  map: Pick<RegionMap, 'lakes' | 'rivers' | 'roads'>,
): Html | null {
  if (place.coordinates === null || Math.abs(place.coordinates.latitude) > MAX_LATITUDE) return null;
  const { latitude, longitude } = place.coordinates;
  const located = neighbors.flatMap(({ name, coordinates }) => (coordinates === null ? [] : [{ name, coordinates }]));
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const reach = Math.max(
    MIN_DEGREES,
    ...located.map(({ coordinates: at }) =>
      Math.max(
        Math.abs(at.latitude - latitude),
        (Math.abs(degreesEast(longitude, at.longitude)) * shrink * (HEIGHT - 2 * MARGIN)) / (WIDTH - 2 * MARGIN),
      ),
    ),
  );
  const unitsPerRadian = ((HEIGHT / 2 - MARGIN / 2) / ((reach * Math.PI) / 180)) * shrink;
  const mercator = geoMercator()
    .rotate([-longitude, 0])
    .center([0, latitude])
    .scale(unitsPerRadian)
    .translate([WIDTH / 2, HEIGHT / 2]);
  const project: Projection = ([east, north]) => mercator([east, north])!;
  const lakes = drawn(
    map.lakes.map(({ shore }) => shore),
    'lake',
    project,
    true,
  );
  const rivers = drawn(
    map.rivers.map(({ course }) => course),
    'river',
    project,
  );
  const roads = drawn(map.roads, 'road', project);
  const label = `Map of ${place.name}${located.length === 0 ? '' : ` with ${listOf(located.map(({ name }) => name))}`}`;
  const points = [{ name: place.name, coordinates: place.coordinates }, ...located].map(
    ({ name, coordinates: at }) => ({
      name,
      at: project([at.longitude, at.latitude]),
    }),
  );
  return html`<svg class="place-map" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}">${roads}${lakes}${rivers}${dots(points)}</svg>`;
}
