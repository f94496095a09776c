import type { Coordinates } from '#model/geography.ts';
import type { RegionMap } from '#model/region.ts';
import { type Annotation, annotationBoxes, ringAnnotations } from './annotations.ts';
import { type Spacing, spreadDots } from './dots.ts';
import { boxAt, type Side } from './label-boxes.ts';
import { emptyLayers, labelCities, labelNeighborhoods } from './labels.ts';
import { areaLevels, type Level, townLevels } from './levels.ts';
import { isOn, project, type Sheet, type Sheets, sheetsOf, type Spot, unitsApart } from './projection.ts';
import type { Box } from './spatial-index.ts';

interface Place {
  readonly name: string;
  readonly href: string;
  /** Null where they are unknown: the place is then only in the list below the map. */
  readonly coordinates: Coordinates | null;
}

/** A city and its page. */
export interface MapCity extends Place {
  /** Such as '136,000+'; null where it is unknown. */
  readonly population: string | null;
}

/** A neighborhood and its page. */
export interface MapNeighborhood extends Place {
  /** The page of its city. */
  readonly cityHref: string;
}

/** A place on a sheet that is a link. */
export interface PlacedPoint {
  readonly name: string;
  readonly href: string;
  readonly spot: Spot;
  /** The side that its label is on. */
  readonly side: Side;
}

/** A city on a sheet. */
export interface PlacedCity extends PlacedPoint {
  /** 1 the largest. */
  readonly rank: number;
  /** Its target in ems around its dot. */
  readonly target: Box;
  /** The class of the smallest level at which it has its label and is a link. */
  readonly from: string;
}

/** A neighborhood on a sheet. */
export interface PlacedNeighborhood extends PlacedPoint {
  /** The class of the smallest level that shows its label; null if the label is only shown on hover. */
  readonly from: string | null;
}

/** One sheet of the map with everything on it. */
export interface SheetLayout {
  readonly sheet: Sheet;
  readonly annotations: readonly Annotation[];
  /** The nearest to the base first. */
  readonly cities: readonly PlacedCity[];
  readonly neighborhoods: readonly PlacedNeighborhood[];
  /** Dots without room for a label or a touch target: links for a mouse. */
  readonly crowded: readonly Omit<PlacedPoint, 'side'>[];
  /** Boxes that labels and annotations occupy at any size, in units. */
  readonly taken: readonly Box[];
}

/** The coverage map: the sheet of the area and that of the company's town. */
export interface Layout {
  readonly sheets: Sheets;
  readonly area: SheetLayout;
  readonly town: SheetLayout;
}

/** What differs between the sheets. */
interface Plan {
  readonly sheet: Sheet;
  readonly levels: readonly Level[];
  readonly annotations: readonly Annotation[];
  readonly spacing: Spacing;
  /** In units. */
  readonly pictures: readonly Box[];
  /** Boxes that cover the sheet at a level, in units. */
  readonly covers: (level: Level) => readonly Box[];
}

/**
 * City sizes: the capital, county towns and large suburbs, towns, villages. coverage-points.css has the same
 * scales.
 */
const RANKS = [
  { population: 100_000, rank: 1, scale: 1.35 },
  { population: 20_000, rank: 2, scale: 1.15 },
  { population: 5_000, rank: 3, scale: 1 },
  { population: 0, rank: 4, scale: 1 },
] as const;

function rankOf(population: string | null): (typeof RANKS)[number] {
  const people = Number(population?.replace(/\D/g, '') ?? '0');
  return RANKS.find((rank) => people >= rank.population) ?? RANKS[3];
}

const boxAround = ({ x, y }: Spot, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  top: y - halfHeight,
  right: x + halfWidth,
  bottom: y + halfHeight,
});

/** The part of a sheet that another one covers, in units. */
export function boxOn(inner: Sheet, sheet: Sheet): Box {
  const { x, y } = project({ latitude: inner.north, longitude: inner.west }, sheet);
  return { left: x, top: y, right: x + inner.width, bottom: y + inner.height };
}

const labelsOf = (map: RegionMap, sheet: 'area' | 'town'): readonly Annotation[] =>
  map.labels.filter((label) => label.sheet === sheet);

function areaPlan(sheets: Sheets, map: RegionMap, base: Coordinates): Plan {
  const { area, town, covered } = sheets;
  const levels = areaLevels(sheets);
  return {
    sheet: area,
    levels,
    annotations: [...labelsOf(map, 'area'), ...ringAnnotations(base, 2, area)],
    pictures: map.pictures.map(({ at, half: [width, height] }) => boxAround(project(at, area), width, height)),
    spacing: { fromDots: 0.85, fromCities: 1.1 },
    covers: (level) => (level === levels.at(-1) ? [town, ...covered] : [town]).map((on) => boxOn(on, area)),
  };
}

/** The pin of Coverage.astro in pixels around the base. */
const PIN: Box = { left: -10, top: -29, right: 10, bottom: -1 };

const townPlan = (sheets: Sheets, map: RegionMap, base: Coordinates): Plan => ({
  sheet: sheets.town,
  levels: townLevels(sheets),
  annotations: [...labelsOf(map, 'town'), ...ringAnnotations(base, 1, sheets.town).slice(0, 1)],
  pictures: [],
  spacing: { fromDots: 0.85, fromCities: 0.93 },
  covers: ({ pixelsPerUnit }) => [boxAt(PIN, project(base, sheets.town), 1, 1 / pixelsPerUnit)],
});

type Located<T extends Place> = T & { readonly coordinates: Coordinates };

function layoutSheet(
  places: readonly Located<MapCity>[],
  around: readonly Located<MapNeighborhood>[],
  { sheet, levels, annotations, pictures, spacing, covers }: Plan,
): SheetLayout {
  const cities = places.map((city) => ({
    ...city,
    ...rankOf(city.population),
    spot: project(city.coordinates, sheet),
  }));
  const hrefs = new Set(cities.map(({ href }) => href));
  const spots = spreadDots(
    around.map(({ coordinates }) => project(coordinates, sheet)),
    cities.map(({ spot }) => spot),
    spacing,
    sheet,
  );
  const neighborhoods = around.flatMap(({ name, href, cityHref }, index) => {
    const spot = spots[index];
    return spot ? [{ name, href, spot, hasCity: hrefs.has(cityHref) }] : [];
  });
  const layers = emptyLayers(levels, cities, neighborhoods, (level) => ({
    annotation: annotationBoxes(annotations, sheet, level, levels),
    picture: pictures.map((box) => boxAt(box, { x: 0, y: 0 }, 1, level.pixelsPerUnit)),
    cover: covers(level).map((box) => boxAt(box, { x: 0, y: 0 }, 1, level.pixelsPerUnit)),
  }));
  const cityLabels = labelCities(cities, layers);
  const labels = labelNeighborhoods(neighborhoods, layers);
  return {
    sheet,
    annotations,
    cities: cities.flatMap(({ name, href, spot, rank }, index) => {
      const { side, target, from } = cityLabels[index]!;
      return from ? [{ name, href, spot, side, rank, target, from: from.className }] : [];
    }),
    neighborhoods: neighborhoods.flatMap(({ name, href, spot }, index) => {
      const { side, from, isLink } = labels[index]!;
      return isLink ? [{ name, href, spot, side, from: from?.className ?? null }] : [];
    }),
    crowded: [
      ...cities.filter((_, index) => cityLabels[index]!.from === null),
      ...neighborhoods.filter((_, index) => !labels[index]!.isLink),
    ].map(({ name, href, spot }) => ({ name, href, spot })),
    taken: layers.flatMap(({ level: { pixelsPerUnit }, marks }) =>
      marks
        .filter(({ kind }) => ['annotation', 'picture', 'cover', 'city'].includes(kind))
        .map(({ box }) => boxAt(box, { x: 0, y: 0 }, 1, 1 / pixelsPerUnit)),
    ),
  };
}

const isLocated = <T extends Place>(place: T): place is Located<T> => place.coordinates !== null;

/** Lays out the two sheets. Each place with coordinates on the map is on one of them. */
export function layoutCoverage(
  cities: readonly MapCity[],
  neighborhoods: readonly MapNeighborhood[],
  base: Coordinates,
  map: RegionMap,
): Layout {
  const locatedCities = cities.filter((city) => isLocated(city));
  const located = neighborhoods.filter((place) => isLocated(place));
  const spots = [...locatedCities, ...located].map(({ coordinates }) => coordinates);
  const sheets = sheetsOf(map, spots, base);
  const { area, town } = sheets;
  const fromBase = ({ coordinates }: Located<Place>): number =>
    unitsApart(project(coordinates, area), project(base, area));
  // Also the tab order.
  const nearestFirst = locatedCities.toSorted((a, b) => fromBase(a) - fromBase(b));
  const isInTown = ({ coordinates }: Located<Place>): boolean => isOn(coordinates, town);
  const isElsewhere = ({ coordinates }: Located<Place>): boolean => isOn(coordinates, area) && !isOn(coordinates, town);
  return {
    sheets,
    area: layoutSheet(nearestFirst.filter(isElsewhere), located.filter(isElsewhere), areaPlan(sheets, map, base)),
    town: layoutSheet(nearestFirst.filter(isInTown), located.filter(isInTown), townPlan(sheets, map, base)),
  };
}
