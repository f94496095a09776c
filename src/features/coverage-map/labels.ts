import {
  boxAt,
  CITY_DOT_BOX,
  MIN_TARGET_SIZE,
  sharedArea,
  type Side,
  SIDE_NAMES,
  targetBox,
  textBox,
} from './label-boxes.ts';
import type { Level } from './levels.ts';
import type { Spot } from './projection.ts';
import { type Box, SpatialIndex } from './spatial-index.ts';

/** A city to label. */
export interface CityPoint {
  readonly name: string;
  readonly spot: Spot;
  /** 1 the largest. */
  readonly rank: number;
  /** Its font size as a multiple of the level's. */
  readonly scale: number;
}

/** A neighborhood to label. */
export interface NeighborhoodPoint {
  readonly name: string;
  readonly spot: Spot;
  /**
   * Whether its city is on the sheet: visitors can reach the neighborhood from there, so others are labeled
   * first.
   */
  readonly hasCity: boolean;
}

/**
 * A label's side, and the smallest level that shows it and makes its place a link; null where there is no
 * room.
 */
export interface Label {
  readonly side: Side;
  readonly from: Level | null;
}

/** A city's label and target, a box in ems around its dot. */
export interface CityLabel extends Label {
  readonly target: Box;
}

/**
 * A neighborhood's label; without room for it the dot can still be a link, and shows its label on hover.
 */
export interface NeighborhoodLabel extends Label {
  readonly isLink: boolean;
}

/** The radius in pixels of the circle around a neighborhood's dot that is its target. */
export const LINK_RADIUS = MIN_TARGET_SIZE / 2;

/** `picture` is space that cities may use at a cost, `cover` space that is hidden. */
type Kind = 'annotation' | 'picture' | 'cover' | 'city' | 'city-text' | 'city-dot' | 'dot' | 'name' | 'link';

type Reserved = 'annotation' | 'picture' | 'cover';

interface Mark {
  readonly kind: Kind;
  /** In pixels. */
  readonly box: Box;
  /** The place it belongs to. */
  readonly of: CityPoint | NeighborhoodPoint | null;
}

/** A level with everything placed on its sheet so far. */
export interface Layer {
  readonly level: Level;
  readonly marks: SpatialIndex<Mark>;
}

/** About the size of a label, in pixels. */
const CELL = 40;
/** The minimum distance of names from each other and from the edge, in pixels. */
const GAP = 3;
/** The extra height of a line of text above and below its letters, in pixels. */
const LEADING = 2;
/** Half the side of the square around a dot that names leave free, in pixels. */
const DOT = 4;
/** Positions are rounded when they are written. */
const ROUNDING = 0.5;

const around = ({ x, y }: Spot, half: number, { pixelsPerUnit }: Level): Box =>
  boxAt({ left: -half, top: -half, right: half, bottom: half }, { x, y }, pixelsPerUnit, 1);

const cityBox = (box: Box, { spot, scale }: CityPoint, { pixelsPerUnit, cityType }: Level): Box =>
  boxAt(box, spot, pixelsPerUnit, cityType * scale);

const nameBox = ({ name, spot }: NeighborhoodPoint, side: Side, { pixelsPerUnit, placeType }: Level): Box => {
  const { left, top, right, bottom } = boxAt(textBox(name, side), spot, pixelsPerUnit, placeType);
  return { left: left - GAP, top: top - LEADING, right: right + GAP, bottom: bottom + LEADING };
};

const isVisible = ({ left, top, right, bottom }: Box, { width, height }: Level): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

/**
 * The layers of a sheet before any label: the space in `reserved`, the dots of cities and
 * neighborhoods.
 */
export function emptyLayers(
  levels: readonly Level[],
  cities: readonly CityPoint[],
  neighborhoods: readonly NeighborhoodPoint[],
  reserved: (level: Level) => Readonly<Record<Reserved, readonly Box[]>>,
): Layer[] {
  return levels.map((level) => {
    const marks = new SpatialIndex<Mark>(CELL);
    for (const [kind, boxes] of Object.entries(reserved(level)) as [Reserved, readonly Box[]][])
      for (const box of boxes) marks.add({ kind, box, of: null });
    for (const city of cities) marks.add({ kind: 'city-dot', box: cityBox(CITY_DOT_BOX, city, level), of: city });
    for (const dot of neighborhoods) marks.add({ kind: 'dot', box: around(dot.spot, DOT, level), of: dot });
    return { level, marks };
  });
}

/**
 * The index of the first level from which a test holds on all larger levels; the number of levels if none.
 */
function firstLevel(layers: readonly Layer[], holds: (layer: Layer, index: number) => boolean): number {
  let first = layers.length;
  while (first > 0 && holds(layers[first - 1]!, first - 1)) first -= 1;
  return first;
}

/** The cost of a city's label per square pixel that it hides. It must not hide cities or covers. */
const HIDING: Readonly<Partial<Record<Kind, number>>> = { annotation: 200, picture: 300, dot: 10 };
/** The cost of the next best side: less than that of hiding anything visible. */
const NEXT_SIDE = 3;
/**
 * The cost of each level without a label for a city of the lowest rank: more than anything a label can hide.
 */
const LATE = 100_000;
/** The additional cost of a city without any label. */
const NEVER = 1_000_000;
/** The number of passes in which cities may displace the labels of others. */
const REPAIRS = 3;
/** The cost of a cut target. */
const CUT = 1_000;

/** A way to label a city. */
interface Option {
  readonly side: Side;
  readonly target: Box;
  /** The index of the first level that it fits on. */
  readonly first: number;
  /** Its target and text at each level. */
  readonly marks: readonly (readonly [Mark, Mark])[];
  /** The cost of what it hides. */
  readonly cost: number;
}

/** A city's options, ignoring other labels. */
function optionsOf(city: CityPoint, layers: readonly Layer[]): Option[] {
  return (['none', 'right', 'left'] as const).flatMap((cut) =>
    SIDE_NAMES.map((side, preference) => {
      const target = targetBox(city.name, side, city.scale, cut);
      const marks = layers.map(({ level }): [Mark, Mark] => [
        { kind: 'city', box: cityBox(target, city, level), of: city },
        { kind: 'city-text', box: cityBox(textBox(city.name, side), city, level), of: city },
      ]);
      const first = firstLevel(layers, (layer, index) => {
        const [{ box }, text] = marks[index]!;
        const isBlocked = ({ kind, of }: Mark): boolean => kind === 'cover' || (kind === 'city-dot' && of !== city);
        return (
          isVisible(box, layer.level) && isVisible(text.box, layer.level) && !layer.marks.some(text.box, isBlocked)
        );
      });
      const hidden = layers.slice(first).flatMap((layer, index) => {
        const [, text] = marks[first + index]!;
        return [...layer.marks.near(text.box)].map(({ kind, box }) => sharedArea(text.box, box) * (HIDING[kind] ?? 0));
      });
      const own = preference * NEXT_SIDE + (cut === 'none' ? 0 : CUT);
      return { side, target, first, marks, cost: hidden.reduce((sum, cost) => sum + cost, own) };
    }),
  );
}

/**
 * Labels cities, the largest first, each on the side that fits on the smallest level and hides least. Then a
 * city that is only labeled on larger levels displaces the labels that block it if that costs less in total.
 * Adds the targets to the layers.
 */
export function labelCities(cities: readonly CityPoint[], layers: readonly Layer[]): CityLabel[] {
  const options = new Map(cities.map((city) => [city, optionsOf(city, layers)]));
  const placed = new Map<CityPoint, Option>();
  const put = (city: CityPoint, option: Option): void => {
    placed.set(city, option);
    layers.slice(option.first).forEach(({ marks }, index) => {
      for (const mark of option.marks[option.first + index]!) marks.add(mark);
    });
  };
  const lift = (city: CityPoint): void => {
    const { first, marks } = placed.get(city)!;
    layers.slice(first).forEach((layer, index) => {
      for (const mark of marks[first + index]!) layer.marks.delete(mark);
    });
  };
  const costOf = (city: CityPoint, { first, cost }: Option): number =>
    first * LATE * (5 - city.rank) + (first === layers.length ? NEVER : 0) + cost;
  const isOfCity = ({ kind }: Mark): boolean => kind === 'city' || kind === 'city-text';
  const bestOf = (city: CityPoint): Option =>
    options
      .get(city)!
      .map((option) => ({
        ...option,
        first: firstLevel(
          layers,
          ({ marks }, index) =>
            index >= option.first && !option.marks[index]!.some(({ box }) => marks.some(box, isOfCity)),
        ),
      }))
      .reduce((least, next) => (costOf(city, next) < costOf(city, least) ? next : least));
  const takePlace = (city: CityPoint, option: Option): boolean => {
    const near = layers
      .slice(option.first)
      .flatMap(({ marks }, index) => option.marks[option.first + index]!.flatMap(({ box }) => [...marks.near(box)]));
    const blocking = new Set(near.filter(isOfCity).map(({ of }) => of as CityPoint));
    blocking.delete(city);
    const group = [city, ...[...blocking].toSorted((a, b) => a.rank - b.rank)];
    const before = group.map((one) => [one, placed.get(one)!] as const);
    const cost = (): number => group.reduce((sum, one) => sum + costOf(one, placed.get(one)!), 0);
    const costBefore = cost();
    group.forEach(lift);
    put(city, option);
    for (const other of group.slice(1)) put(other, bestOf(other));
    if (cost() < costBefore) return true;
    group.forEach(lift);
    for (const [one, earlier] of before) put(one, earlier);
    return false;
  };

  const byRank = cities.toSorted((a, b) => a.rank - b.rank);
  for (const city of byRank) put(city, bestOf(city));
  for (let repair = 0; repair < REPAIRS; repair += 1) {
    for (const city of byRank) {
      const { first } = placed.get(city)!;
      options.get(city)!.some((option) => option.first < first && takePlace(city, option));
    }
  }
  return cities.map((city) => {
    const { side, target, first } = placed.get(city)!;
    return { side, target, from: layers[first]?.level ?? null };
  });
}

/** The minimum distance of a circular target's center from each kind of mark, in pixels. */
const CLEARANCE: Readonly<Partial<Record<Kind, number>>> = {
  city: LINK_RADIUS + ROUNDING,
  'city-text': LINK_RADIUS + ROUNDING,
  name: LINK_RADIUS + ROUNDING,
  link: LINK_RADIUS + ROUNDING,
  dot: LINK_RADIUS - DOT / 2,
};

/** Whether a neighborhood's circular target contains nothing of another place. */
function hasCircle(point: NeighborhoodPoint, { level, marks }: Layer): boolean {
  const circle = around(point.spot, LINK_RADIUS + ROUNDING, level);
  const [x, y] = [point.spot.x * level.pixelsPerUnit, point.spot.y * level.pixelsPerUnit];
  return (
    isVisible(around(point.spot, LINK_RADIUS, level), level) &&
    !marks.some(circle, ({ kind, box, of }) => {
      const distance = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
      return of !== point && distance < (CLEARANCE[kind] ?? 0);
    })
  );
}

/** Whether a label hides nothing. */
const isFree = (point: NeighborhoodPoint, side: Side, { level, marks }: Layer): boolean => {
  const box = nameBox(point, side, level);
  return isVisible(box, level) && !marks.some(box, ({ of }) => of !== point);
};

/** The radius in units within which other dots count as crowding one. */
const CROWD_RADIUS = 4;

/**
 * Orders neighborhoods for labeling: those whose city is elsewhere, then those with the fewest others around
 * them.
 */
function byNeed(points: readonly NeighborhoodPoint[]): NeighborhoodPoint[] {
  const index = new SpatialIndex<{ readonly box: Box }>(CROWD_RADIUS);
  const box = ({ x, y }: Spot, half: number): Box => ({
    left: x - half,
    top: y - half,
    right: x + half,
    bottom: y + half,
  });
  for (const { spot } of points) index.add({ box: box(spot, 0.01) });
  const crowd = new Map(points.map((point) => [point, index.near(box(point.spot, CROWD_RADIUS)).size]));
  return points.toSorted((a, b) => Number(a.hasCity) - Number(b.hasCity) || crowd.get(a)! - crowd.get(b)!);
}

/**
 * Labels neighborhoods where a name hides nothing and the dot has a target of its own, at the smallest level
 * first. Adds names and targets to the layers, which hold the labels of the cities.
 */
export function labelNeighborhoods(
  points: readonly NeighborhoodPoint[],
  layers: readonly Layer[],
): NeighborhoodLabel[] {
  const labels = new Map<NeighborhoodPoint, NeighborhoodLabel>();
  const order = byNeed(points);
  const addLink = (point: NeighborhoodPoint, { level, marks }: Layer): void =>
    marks.add({ kind: 'link', box: around(point.spot, LINK_RADIUS + ROUNDING, level), of: point });
  layers.forEach(({ level }, index) => {
    if (level.links === 'none') return;
    const later = layers.slice(index);
    for (const point of order) {
      if (labels.has(point) || !later.every((layer) => hasCircle(point, layer))) continue;
      const side = SIDE_NAMES.find((candidate) => later.every((layer) => isFree(point, candidate, layer)));
      if (side === undefined) continue;
      labels.set(point, { side, from: level, isLink: true });
      for (const layer of later) {
        addLink(point, layer);
        layer.marks.add({ kind: 'name', box: nameBox(point, side, layer.level), of: point });
      }
    }
  });
  const pointedAt = layers.filter(({ level }) => level.links === 'all');
  for (const point of order) {
    if (labels.has(point)) continue;
    const isLink = pointedAt.every((layer) => hasCircle(point, layer));
    if (isLink) for (const layer of pointedAt) addLink(point, layer);
    const side = SIDE_NAMES.find((any) => pointedAt.every(({ level }) => isVisible(nameBox(point, any, level), level)));
    labels.set(point, { side: side ?? 'e', from: null, isLink });
  }
  return points.map((point) => labels.get(point)!);
}
