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
import { comparable } from '#scripts/audit/text-match.ts';

// Not 'Lake Murray Boulevard': followed by another capitalized word, it is the name of something else.
const WATER =
  /\b(?:Lake [A-Z][\w'’]+|(?:[A-Z][\w'’]+ ){1,3}(?:River|Creek|Lake|Branch|Pond|Millpond|Swamp|Canal|Reservoir|Bay|Springs?))\b(?! [A-Z])/g;
// Sentence starts that the pattern takes for a part of the name.
const SENTENCE_START =
  /^(?:The|A|An|Both|Below|Near|Along|Beside|From|Past|Where|With|At|On|In|Off|Above|Toward|Mist|Fog|Water) /;

/** A kind of detail in a place's notes that is more than a name. */
export interface DetailKind {
  readonly name: 'water' | 'soil' | 'land' | 'period' | 'building' | 'tree' | 'material';
  /** The notes to search. */
  readonly topics: readonly NoteTopic[];
  /** Matches the details, as word stems: 'sandy' and 'sand' count as one. */
  readonly pattern: RegExp;
}

/** The kinds of detail that count as facts. */
export const DETAIL_KINDS: readonly DetailKind[] = [
  { name: 'water', topics: ['water', 'trees', 'ground', 'houses'], pattern: WATER },
  {
    name: 'soil',
    topics: ['ground'],
    pattern: /\b(?:clay|sand|loam|kaolin|silt|muck|mud|granit|gravel|rock|shell)/gi,
  },
  {
    name: 'land',
    // Lower case only: 'Gills Creek' already counts as water.
    topics: ['ground', 'water', 'houses', 'drives', 'weather'],
    pattern:
      /\b(?:cove|shore|peninsula|island|creek|swale|spring|well water|septic|fairway|slop(?:e|ing)|ridge|hill|bluff|bank|bottomland|valley|flat|high(?:er|est)? ground|alley|median|parkway)/g,
  },
  {
    name: 'period',
    topics: ['houses'],
    // 1978 is the year of the lead paint law, not of a building.
    pattern:
      /\b(?!1978)(?:1[789]\d\d|20[0-2]\d)s?\b|\b(?:18|19|20)th.century\b|\b(?:antebellum|victorian|postwar|civil war|world war|mid-century)\b/gi,
  },
  {
    name: 'building',
    topics: ['houses'],
    pattern:
      /\b(?:bungalow|cottage|ranch|farmhouse|storefront|store row|apartment|condo|townho(?:me|use)|duplex|cabin|warehouse|church|barn|stable|office|hotel|dormitor|(?:mill|manufactured|mobile|shotgun) (?:house|home)|split.level|walk-out|two-story|carport)/gi,
  },
  {
    name: 'tree',
    topics: ['trees', 'gutters'],
    pattern:
      /\b(?:(?:live|willow|water|laurel|white|red) oak|oak|longleaf|loblolly|pine|sweet ?gum|gum ball|beech|palmetto|magnolia|crape myrtle|pecan|cypress|sycamore|maple|poplar|hickor|cedar|holl(?:y|ies)|birch|elm|dogwood|tupelo|willow|pear)/gi,
  },
  {
    name: 'material',
    topics: ['houses', 'walls', 'roofs', 'drives'],
    pattern:
      /\b(?:vinyl|brick|clapboard|stucco|fiber cement|concrete block|stone|log\b|metal|aluminum|asbestos|tile|slate|tin\b|gravel|asphalt|paver|dirt)/gi,
  },
];

/** The details of one kind in a text, in lower case. */
export function findDetails(kind: DetailKind, text: string): Set<string> {
  return new Set([...text.matchAll(kind.pattern)].map(([detail]) => detail.replace(SENTENCE_START, '').toLowerCase()));
}

/** The data of a place, prepared for searching its page. */
export interface PlaceRow {
  readonly name: string;
  /** The path segment of the place: columbia-shandon, aiken-south-carolina. */
  readonly segment: string;
  readonly coordinates: Coordinates | null;
  /** Landmarks, roads and businesses, comparable. */
  readonly names: readonly string[];
  readonly characteristics: readonly string[];
  /** Miles from the base in a straight line, rounded as on pages. */
  readonly miles: number | null;
  /** Details that are more than a name, by kind. */
  readonly details: ReadonlyMap<string, ReadonlySet<string>>;
  /** All texts about the place, comparable. */
  readonly text: string;
}

/** The wording of pages for the sides of the Fall Line. */
const SIDE_WORDING: Readonly<Record<FallLineSide, string>> = {
  piedmont: 'above the fall line',
  along: 'along the fall line',
  sandhills: 'below the fall line',
};

/** Details derived from the coordinates: the water nearby and the side of the Fall Line. */
function situationDetails(coordinates: Coordinates | null): ReadonlySet<string> {
  if (coordinates === null) return new Set();
  const water = waterNear(coordinates);
  return new Set([
    SIDE_WORDING[fallLineSide(coordinates)],
    ...(water === null ? [] : [`close to ${water.toLowerCase()}`]),
  ]);
}

type Notes = Partial<Readonly<Record<NoteTopic, string>>>;

function placeRow(
  model: Model,
  place: Pick<PlaceRow, 'name' | 'segment' | 'coordinates' | 'characteristics'>,
  names: readonly string[],
  notes: Notes,
  more: readonly string[] = [],
): PlaceRow {
  const noteText = ({ topics }: DetailKind): string => topics.map((topic) => notes[topic] ?? '').join(' ');
  const { coordinates } = place;
  return {
    ...place,
    names: [...new Set(names.map(comparable))],
    miles: coordinates === null ? null : roundedMiles(distanceMiles(model.business.base, coordinates)),
    details: new Map([
      ['situation', situationDetails(coordinates)],
      ...DETAIL_KINDS.map((kind) => [kind.name, findDetails(kind, noteText(kind))] as const),
    ]),
    text: comparable([...names, ...Object.values(notes), ...more].join(' . ')),
  };
}

const localNames = (place: Neighborhood): string[] => [...place.landmarks, ...place.roads, ...place.localBusinesses];

/** The rows of all neighborhoods. */
export function neighborhoodRows(model: Model): PlaceRow[] {
  return model.neighborhoods.map((place) =>
    placeRow(
      model,
      { ...place, segment: placeSegment(place.citySlug, place.slug) },
      localNames(place),
      place.notes ?? {},
    ),
  );
}

/** A city's row: its portrait as notes, the names of its neighborhoods and of the landmarks in them. */
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
  const names = places.flatMap((place) => [place.name, ...localNames(place)]);
  return placeRow(model, { name, segment, coordinates, characteristics: [] }, names, notes, [description ?? '']);
}

/** The rows of all cities. */
export function cityRows(model: Model): PlaceRow[] {
  const places = Map.groupBy(model.neighborhoods, ({ citySlug }) => citySlug);
  return model.cities.map((city) => cityRow(model, city, places.get(city.slug) ?? []));
}
