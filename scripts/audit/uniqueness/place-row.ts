import type { City, Neighborhood } from '#model/place.ts';
import {
  type Coordinates,
  distanceMiles,
  type FallLineSide,
  fallLineSide,
  roundedMiles,
  waterNear,
} from '#model/geography.ts';
import type { Model } from '#model/model.ts';
import type { NoteTopic } from '#model/notes.ts';
import { placeSegment } from '#routes/paths.ts';
import { comparable } from '#scripts/audit/visible.ts';
import { detailsOf, SPECIFICS } from './specifics.ts';

/** What the data says of a place, ready to be looked for on its page. */
export interface PlaceRow {
  readonly name: string;
  /** The segment of its paths: columbia-shandon, aiken-south-carolina. */
  readonly segment: string;
  readonly coordinates: Coordinates | null;
  /** Landmarks, roads and businesses, comparable. */
  readonly names: readonly string[];
  readonly characteristics: readonly string[];
  /** Miles from the base in a straight line, as they are said. */
  readonly miles: number | null;
  /** What is more than a name, by its sort. */
  readonly details: ReadonlyMap<string, ReadonlySet<string>>;
  /** All that is said of the place, comparable. */
  readonly text: string;
}

/** How a page says the side of the Fall Line. */
const SIDE_SAID: Readonly<Record<FallLineSide, string>> = {
  piedmont: 'above the fall line',
  along: 'along the fall line',
  sandhills: 'below the fall line',
};

/** What follows from where a place lies: the water near it and its side of the Fall Line. */
function situationOf(coordinates: Coordinates | null): ReadonlySet<string> {
  if (coordinates === null) return new Set();
  const water = waterNear(coordinates);
  return new Set([
    SIDE_SAID[fallLineSide(coordinates)],
    ...(water === null ? [] : [`close to ${water.toLowerCase()}`]),
  ]);
}

type Notes = Partial<Readonly<Record<NoteTopic, string>>>;

function rowOf(
  model: Model,
  place: Pick<PlaceRow, 'name' | 'segment' | 'coordinates' | 'characteristics'>,
  names: readonly string[],
  notes: Notes,
  more: readonly string[] = [],
): PlaceRow {
  const detail = ({ topics }: (typeof SPECIFICS)[number]): string =>
    topics.map((topic) => notes[topic] ?? '').join(' ');
  const { coordinates } = place;
  return {
    ...place,
    names: [...new Set(names.map(comparable))],
    miles: coordinates === null ? null : roundedMiles(distanceMiles(model.business.base, coordinates)),
    details: new Map([
      ['situation', situationOf(coordinates)],
      ...SPECIFICS.map((specific) => [specific.name, detailsOf(specific, detail(specific))] as const),
    ]),
    text: comparable([...names, ...Object.values(notes), ...more].join(' . ')),
  };
}

const namesOf = (place: Neighborhood): string[] => [...place.landmarks, ...place.roads, ...place.localBusinesses];

/** What the data says of each neighborhood. */
export function neighborhoodRows(model: Model): PlaceRow[] {
  return model.neighborhoods.map((place) =>
    rowOf(model, { ...place, segment: placeSegment(place.citySlug, place.slug) }, namesOf(place), place.notes ?? {}),
  );
}

/** A city's portrait as notes; its names are those of its neighborhoods and of what stands in them. */
function cityRow(model: Model, city: City, places: readonly Neighborhood[]): PlaceRow {
  const { portrait, description } = city.profile ?? {};
  const notes: Notes =
    portrait === undefined
      ? {}
      : {
          houses: portrait.housing,
          walls: portrait.advice,
          water: portrait.water,
          trees: portrait.trees,
          ground: portrait.soil,
        };
  const { name, slug: segment, coordinates } = city;
  const names = places.flatMap((place) => [place.name, ...namesOf(place)]);
  return rowOf(model, { name, segment, coordinates, characteristics: [] }, names, notes, [description ?? '']);
}

/** What the data says of each city. */
export function cityRows(model: Model): PlaceRow[] {
  const places = Map.groupBy(model.neighborhoods, ({ citySlug }) => citySlug);
  return model.cities.map((city) => cityRow(model, city, places.get(city.slug) ?? []));
}
