import type { Coordinates } from '#model/geography.ts';
import { type Distances, movedApart } from './apart.ts';
import { citySides } from './city-names.ts';
import { type Box, boxAt, type Side, targetBox } from './lettering.ts';
import type { Level } from './levels.ts';
import { placeNames } from './place-names.ts';
import { rankOf } from './rank.ts';
import { heightOf, project, type Sheet, type Spot, widthOf } from './sheet.ts';
import { shownCities } from './shown-cities.ts';
import { type Annotation, annotationBoxes } from './annotations.ts';

/** A place with its page. */
export interface MapPlace {
  readonly name: string;
  readonly href: string;
  readonly coordinates: Coordinates;
}

/** A neighborhood with its page. */
export interface MapNeighborhood extends MapPlace {
  /** The address of its city's page. */
  readonly cityHref: string;
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
  /** The class of the size from which on it is named, and a link. */
  readonly named: string;
}

/** A neighborhood with how far its dot is a link. */
export interface DrawnNeighborhood extends DrawnPoint {
  /** The class of the size from which on it is named, and a link; null for one that is named when pointed at. */
  readonly named: string | null;
}

/** A dot without room for its name or for a finger. */
export interface DrawnDot {
  readonly name: string;
  readonly href: string;
  readonly spot: Spot;
}

/** One sheet of the map with all that stands on it. */
export interface DrawnSheet {
  readonly sheet: Sheet;
  readonly annotations: readonly Annotation[];
  readonly cities: readonly DrawnCity[];
  /** Those with room round their dot. */
  readonly neighborhoods: readonly DrawnNeighborhood[];
  /** Those that crowd: links for a mouse, which is told their names; a finger has the list. */
  readonly crowded: readonly DrawnDot[];
  /** What names and annotations take of the sheet, in miles. */
  readonly taken: readonly Box[];
}

/** How a sheet is drawn. */
export interface Plan {
  readonly sheet: Sheet;
  readonly levels: readonly Level[];
  readonly annotations: readonly Annotation[];
  readonly apart: Distances;
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

/** Miles from the edge at which a dot is whole. */
const MARGIN = 0.15;

/** A spot brought back to the sheet it was pushed off. */
const onSheet = ({ x, y }: Spot, sheet: Sheet): Spot => ({
  x: Math.min(Math.max(x, MARGIN), widthOf(sheet) - MARGIN),
  y: Math.min(Math.max(y, MARGIN), heightOf(sheet) - MARGIN),
});

/** Puts cities and neighborhoods on a sheet, each with its name on the side where it disturbs least. */
export function drawSheet(cities: readonly MapCity[], places: readonly MapNeighborhood[], plan: Plan): DrawnSheet {
  const { sheet, levels, annotations, apart, covered } = plan;
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
  ).map((spot) => onSheet(spot, sheet));

  const kept = (level: Level): Box[] => [
    ...annotationBoxes(annotations, sheet, level, levels),
    ...covered(level).map((piece) => boxOf(piece, sheet, level.pixelsPerMile)),
  ];
  const sides = citySides(points, levels, { taken: kept, dots: spots });
  const lettered = points.map(({ name, spot, scale }, index) => ({ spot, scale, box: targetBox(name, sides[index]!) }));
  const shown = shownCities(
    points.map((point, index) => ({ ...point, side: sides[index]! })),
    levels,
  );
  const taken = (level: Level): Box[] => [
    ...kept(level),
    ...lettered.map(({ spot, scale, box }) => boxAt(box, spot, level.pixelsPerMile, level.cityType * scale)),
  ];
  const names = placeNames(
    places.map(({ name, cityHref }, index) => ({
      name,
      spot: spots[index]!,
      hasCity: cities.some((city) => city.href === cityHref),
    })),
    levels,
    {
      taken,
      targets: (level) =>
        points
          .map(({ spot, scale }, index) => ({ spot, scale, ...shown[index]! }))
          .filter(({ level: from }) => levels.indexOf(from) <= levels.indexOf(level))
          .map(({ spot, scale, target }) => boxAt(target, spot, level.pixelsPerMile, level.cityType * scale)),
    },
  );

  const neighborhoods = places.map(({ name, href }, index) => {
    const { side, level, isPointedAt } = names[index]!;
    const isLink = level !== null || isPointedAt;
    return { name, href, spot: spots[index]!, side, named: level?.className ?? null, isLink };
  });
  return {
    sheet,
    annotations,
    cities: points.map(({ name, href, spot, rank }, index) => ({
      name,
      href,
      spot,
      rank,
      side: sides[index]!,
      target: shown[index]!.target,
      named: shown[index]!.level.className,
    })),
    neighborhoods: neighborhoods
      .filter(({ isLink }) => isLink)
      .map(({ name, href, spot, side, named }) => ({ name, href, spot, side, named })),
    crowded: neighborhoods.filter(({ isLink }) => !isLink).map(({ name, href, spot }) => ({ name, href, spot })),
    taken: levels.flatMap((level) => taken(level).map((box) => inMiles(box, level))),
  };
}
