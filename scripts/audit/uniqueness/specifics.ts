import type { NoteTopic } from '#model/notes.ts';

// Not 'Lake Murray Boulevard' nor 'Gills Creek Parkway': a name in capitals that goes on is another thing's.
const WATER =
  /\b(?:Lake [A-Z][\w'’]+|(?:[A-Z][\w'’]+ ){1,3}(?:River|Creek|Lake|Branch|Pond|Millpond|Swamp|Canal|Reservoir|Bay|Springs?))\b(?! [A-Z])/g;
// A sentence's first word is none of the name's.
const NO_NAME =
  /^(?:The|A|An|Both|Below|Near|Along|Beside|From|Past|Where|With|At|On|In|Off|Above|Toward|Mist|Fog|Water) /;

/** A sort of detail that is more than a name. */
export interface Specific {
  readonly name: 'water' | 'soil' | 'land' | 'period' | 'building' | 'tree' | 'material';
  /** The notes that tell it. */
  readonly topics: readonly NoteTopic[];
  /** What it looks like in a text; words without their endings, so that sandy and sand are one. */
  readonly form: RegExp;
}

/** What a place's notes say of it beyond names. */
export const SPECIFICS: readonly Specific[] = [
  { name: 'water', topics: ['water', 'trees', 'ground', 'houses'], form: WATER },
  {
    name: 'soil',
    topics: ['ground'],
    form: /\b(?:clay|sand|loam|kaolin|silt|muck|mud|granit|gravel|rock|shell)/gi,
  },
  {
    name: 'land',
    // In lower case: the creek of 'Gills Creek' is counted as a water already.
    topics: ['ground', 'water', 'houses', 'drives', 'weather'],
    form: /\b(?:cove|shore|peninsula|island|creek|swale|spring|well water|septic|fairway|slop(?:e|ing)|ridge|hill|bluff|bank|bottomland|valley|flat|high(?:er|est)? ground|alley|median|parkway)/g,
  },
  {
    name: 'period',
    topics: ['houses'],
    // Lead paint's 1978 is the law's year, not the place's.
    form: /\b(?!1978)(?:1[789]\d\d|20[0-2]\d)s?\b|\b(?:18|19|20)th.century\b|\b(?:antebellum|victorian|postwar|civil war|world war|mid-century)\b/gi,
  },
  {
    name: 'building',
    topics: ['houses'],
    form: /\b(?:bungalow|cottage|ranch|farmhouse|storefront|store row|apartment|condo|townho(?:me|use)|duplex|cabin|warehouse|church|barn|stable|office|hotel|dormitor|(?:mill|manufactured|mobile|shotgun) (?:house|home)|split.level|walk-out|two-story|carport)/gi,
  },
  {
    name: 'tree',
    topics: ['trees', 'gutters'],
    form: /\b(?:(?:live|willow|water|laurel|white|red) oak|oak|longleaf|loblolly|pine|sweet ?gum|gum ball|beech|palmetto|magnolia|crape myrtle|pecan|cypress|sycamore|maple|poplar|hickor|cedar|holl(?:y|ies)|birch|elm|dogwood|tupelo|willow|pear)/gi,
  },
  {
    name: 'material',
    topics: ['houses', 'walls', 'roofs', 'drives'],
    form: /\b(?:vinyl|brick|clapboard|stucco|fiber cement|concrete block|stone|log\b|metal|aluminum|asbestos|tile|slate|tin\b|gravel|asphalt|paver|dirt)/gi,
  },
];

/** The details of one sort that a text holds, in lower case. */
export function detailsOf(specific: Specific, text: string): Set<string> {
  return new Set([...text.matchAll(specific.form)].map(([detail]) => detail.replace(NO_NAME, '').toLowerCase()));
}
