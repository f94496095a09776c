import { isCitySlug } from '#model/state.ts';

/** How many lines a command prints of its notices. */
const MAX_LINES = 10;

/** Up to this many notices with the same cause are printed one by one. */
const MAX_OF_A_CAUSE = 2;

/** The most cities that a line names. */
const MAX_CITIES = 3;

/** A notice begins with its cause and a colon: 'City without a catalogue entry: hopkins-south-carolina. …'. */
export const causeOf = (notice: string): string => /^.*?: /.exec(notice)?.[0] ?? notice;

/**
 * The cities that most notices are about: ' (columbia-south-carolina 20, irmo-south-carolina 3)'. Empty if no city has
 * two.
 */
function citiesText(notices: readonly string[]): string {
  const named = notices.flatMap((notice) => [
    ...new Set(notice.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g)?.filter(isCitySlug)),
  ]);
  const counts = [...Map.groupBy(named, (city) => city)]
    .map(([city, { length }]) => ({ city, length }))
    .sort((a, b) => b.length - a.length || (a.city < b.city ? -1 : 1));
  if ((counts[0]?.length ?? 0) < 2) return '';
  const shown = counts.slice(0, MAX_CITIES).map(({ city, length }) => `${city} ${length}`);
  return ` (${[...shown, ...(counts.length > MAX_CITIES ? ['...'] : [])].join(', ')})`;
}

/**
 * Sums notices up by cause in at most ten lines, because a snapshot without texts has one for each of its rows. If
 * several notices of a cause are about one city, its line names the cities with the most.
 */
export function sumUpNotices(notices: readonly string[]): string[] {
  const lines = [...Map.groupBy(notices, causeOf).values()].flatMap((group) =>
    group.length <= MAX_OF_A_CAUSE
      ? group
      : [`${group[0] ?? ''} And ${(group.length - 1).toLocaleString('en-US')} more like this${citiesText(group)}.`],
  );
  if (lines.length <= MAX_LINES) return lines;
  const shown = lines.slice(0, MAX_LINES - 1);
  return [...shown, `And ${lines.length - shown.length} notices with other causes.`];
}
