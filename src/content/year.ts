import { capitalized } from '#model/format.ts';
import type { Characteristic } from '#model/characteristic.ts';
import type { City, Neighborhood, PlaceWeeks } from '#model/place.ts';
import { inSentence } from '#model/place-name.ts';
import { knowsSeasons, type Region, type Seasons } from '#model/region.ts';
import type { Service } from '#model/service.ts';
import { timeOfYear, type YearSpan } from '#model/time-of-year.ts';
import { wordsOf } from './service-words.ts';

/** What grows, falls or freezes in a year. */
export type YearEvent = keyof Seasons;

/** A row of the year: what happens when. */
export interface YearRow {
  readonly label: string;
  /** In words: 'Late March into April'. */
  readonly when: string;
  readonly spans: readonly YearSpan[];
  /** What it means there; null for nothing to add. */
  readonly note: string | null;
}

/** A year at a place, or for a job: what happens, and the good weeks for washing. */
export interface Year {
  readonly heading: string;
  readonly lead: string;
  readonly events: readonly (YearRow & { readonly event: YearEvent })[];
  /** The best first; empty where nobody has written them. */
  readonly weeks: readonly YearRow[];
}

/** The events in the order of the table, each with its label. They say 'most', because species differ from yard to yard. */
const EVENTS: readonly (readonly [YearEvent, string])[] = [
  ['pollen', 'Pollen is thickest'],
  ['algae', 'Algae grows fastest'],
  ['storms', 'Storms are likeliest'],
  ['leafFall', 'Most leaves fall'],
  ['freeze', 'It can freeze'],
  ['snow', 'It can snow'],
];

/** What a place's characteristics add to an event; the first that the place has is said. */
const NOTES: Partial<Record<YearEvent, readonly (readonly [Characteristic, string])[]>> = {
  pollen: [['pine woods', 'Tall pines stand all around, so expect more of it here.']],
  algae: [
    ['lakefront', 'Damp air off the lake keeps walls wet longer.'],
    ['riverfront', 'Damp air off the river keeps walls wet longer.'],
    ['tree canopy', 'Walls in deep shade stay damp, so it shows there first.'],
  ],
  leafFall: [['tree canopy', 'Big hardwoods hang over the roofs here, so gutters fill fast.']],
};

/** The time in words, and as spans; no row for words that name no months. */
function row(label: string, when: string, note: string | null = null): YearRow[] {
  const spans = timeOfYear(when);
  return spans === null ? [] : [{ label, when: capitalized(when), spans, note }];
}

/** The year of a region. Null where nothing is known of it. */
function yearOf(
  region: Pick<Region, 'seasons'>,
  { heading, lead }: Pick<Year, 'heading' | 'lead'>,
  weeks: readonly YearRow[],
  characteristics: readonly string[] = [],
): Year | null {
  if (!knowsSeasons(region)) return null;
  const events = EVENTS.flatMap(([event, label]) => {
    const when = region.seasons[event];
    const note = NOTES[event]?.find(([characteristic]) => characteristics.includes(characteristic))?.[1] ?? null;
    return when === null ? [] : row(label, when, note).map((found) => ({ ...found, event }));
  });
  return { heading, lead, events, weeks };
}

const placeRows = (weeks: readonly PlaceWeeks[]): readonly YearRow[] =>
  weeks.flatMap(({ for: what, when }) => row(`Good weeks: ${what}`, when));

const LEAD = 'One house, twelve months: what lands on it';

/** The lead without weeks says nothing about when the job pays. */
const leadOf = (weeks: readonly YearRow[], job = 'a wash'): string =>
  weeks.length === 0 ? `${LEAD}.` : `${LEAD}, and when ${job} pays.`;

/** The year at a neighborhood: the region's, what its characteristics add, and the good weeks that its notes name. */
export function placeYear(place: Neighborhood, region: Region): Year | null {
  const weeks = placeRows(place.weeks);
  const heading = `The year ${place.preposition} ${inSentence(place.name)}`;
  return yearOf(region, { heading, lead: leadOf(weeks) }, weeks, place.characteristics);
}

/** The year in a city: the region's, and the good weeks that its portrait names. */
export function cityYear(city: City, region: Region): Year | null {
  const weeks = placeRows(city.profile?.weeks ?? []);
  return yearOf(region, { heading: `The year in ${city.name}`, lead: leadOf(weeks) }, weeks);
}

/** What pages call the year of a job. */
export const serviceYearLabel = (service: Service): string =>
  (service.profile?.weeks ?? null) === null ? 'What the year brings' : `The best weeks for ${wordsOf(service).gerund}`;

/** The year of a job: the region's, and the best weeks for it there. */
export function serviceYear(service: Service, region: Region): Year | null {
  const weeks = service.profile?.weeks ?? null;
  const rows =
    weeks === null
      ? []
      : [...row('Best weeks', weeks.best), ...(weeks.good === null ? [] : row('Good weeks too', weeks.good))];
  return yearOf(region, { heading: serviceYearLabel(service), lead: leadOf(rows, wordsOf(service).gerund) }, rows);
}
