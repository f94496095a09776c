import type { Coordinates } from '../../domain/geography.ts';
import { type Distances, movedApart } from './apart.ts';
import { citySides } from './city-names.ts';
import { type Box, boxAt, type Side, targetBox } from './lettering.ts';
import type { Level } from './levels.ts';
import { placeNames } from './place-names.ts';
import { rankOf } from './rank.ts';
import { milesApart, project, type Sheet, type Spot } from './sheet.ts';
import { partedTargets } from './targets.ts';
import { type Word, wordBoxes } from './words.ts';

/** A place with its page. */
export interface MapPlace {
  readonly name: string;
  readonly href: string;
  readonly coordinates: Coordinates;
}

/** A city with its page. */
export interface MapCity extends MapPlace {
  /** Such as '136,000+'; null where it is unknown. */
  readonly population: string | null;
}

/** A point with its name, ready to be drawn. */
export interface DrawnPoint {
  readonly name: string;
  readonly href: string;
  readonly spot: Spot;
  readonly side: Side;
}

/** A city with what there is to hit of it, in ems, and its rank: 1 the largest. */
export interface DrawnCity extends DrawnPoint {
  readonly rank: number;
  readonly target: Box;
}

/** A neighborhood with the distance in miles by which a pointer may miss its dot and still means it. */
export interface DrawnNeighborhood extends DrawnPoint {
  readonly reach: number;
  /** The class of the size from which on it is named; null for one that is named when pointed at. */
  readonly named: string | null;
}

/** One sheet of the map with all that stands on it. */
export interface DrawnSheet {
  readonly sheet: Sheet;
  readonly words: readonly Word[];
  readonly cities: readonly DrawnCity[];
  readonly neighborhoods: readonly DrawnNeighborhood[];
  /** What names and words take of the sheet, in miles. */
  readonly taken: readonly Box[];
}

/** How a sheet is drawn. */
export interface Plan {
  readonly sheet: Sheet;
  readonly levels: readonly Level[];
  readonly words: readonly Word[];
  readonly apart: Distances;
  /** The radius of a neighborhood's dot on a wide screen, the farthest that a pointer may miss one by, and steps: miles. */
  readonly reach: { readonly dot: number; readonly most: number; readonly step: number };
  /** What lies over the sheet at a size. */
  readonly covered: (level: Level) => readonly Sheet[];
}

/** A piece of the earth as a box of a sheet, in pixels. */
function boxOf(piece: Sheet, sheet: Sheet, scale: number): Box {
  const upper = project({ latitude: piece.north, longitude: piece.west }, sheet);
  const lower = project({ latitude: piece.south, longitude: piece.east }, sheet);
  return { left: upper.x * scale, top: upper.y * scale, right: lower.x * scale, bottom: lower.y * scale };
}

const inMiles = ({ left, top, right, bottom }: Box, { pixelsPerMile: scale }: Level): Box => ({
  left: left / scale,
  top: top / scale,
  right: right / scale,
  bottom: bottom / scale,
});

/** Puts cities and neighborhoods on a sheet, each with its name on the side where it disturbs least. */
export function drawSheet(cities: readonly MapCity[], places: readonly MapPlace[], plan: Plan): DrawnSheet {
  const { sheet, levels, words, apart, reach, covered } = plan;
  const points = cities.map((city) => ({
    ...city,
    ...rankOf(city.population),
    spot: project(city.coordinates, sheet),
  }));
  const stones = points.map(({ spot }) => spot);
  const spots = movedApart(
    places.map(({ coordinates }) => project(coordinates, sheet)),
    stones,
    apart,
  );

  const kept = (level: Level): Box[] => [
    ...wordBoxes(words, sheet, level, levels),
    ...covered(level).map((piece) => boxOf(piece, sheet, level.pixelsPerMile)),
  ];
  const sides = citySides(points, levels, { taken: kept, dots: spots });
  const lettered = points.map(({ name, spot, scale }, index) => ({ spot, scale, box: targetBox(name, sides[index]!) }));
  const targets = partedTargets(lettered, levels);
  const taken = (level: Level): Box[] => [
    ...kept(level),
    ...lettered.map(({ spot, scale, box }) => boxAt(box, spot, level.pixelsPerMile, level.cityType * scale)),
  ];
  const names = placeNames(
    places.map(({ name }, index) => ({ name, spot: spots[index]! })),
    levels,
    taken,
  );

  const reachOf = (spot: Spot): number => {
    const others = [...stones, ...spots.filter((other) => other !== spot)];
    const half = Math.min(...others.map((other) => milesApart(spot, other))) / 2;
    const beyondDot = Math.max(0, half - reach.dot);
    return Math.min(Math.floor(beyondDot / reach.step) * reach.step, reach.most);
  };
  return {
    sheet,
    words,
    cities: points.map(({ name, href, spot, rank }, index) => ({
      name,
      href,
      spot,
      rank,
      side: sides[index]!,
      target: targets[index]!,
    })),
    // Half-way to the next one at most: no two reach over each other at any size.
    neighborhoods: places.map(({ name, href }, index) => ({
      name,
      href,
      spot: spots[index]!,
      reach: reachOf(spots[index]!),
      side: names[index]!.side,
      named: names[index]!.level?.className ?? null,
    })),
    taken: levels.flatMap((level) => taken(level).map((box) => inMiles(box, level))),
  };
}
