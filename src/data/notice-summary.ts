/** How many lines a command prints of its notices. */
const MAX_LINES = 10;

/** So many notices with the same cause are printed one by one. */
const MAX_OF_A_CAUSE = 2;

/** A notice begins with its cause and a colon: 'City without a catalogue entry: hopkins-south-carolina. …'. */
export const causeOf = (notice: string): string => /^.*?: /.exec(notice)?.[0] ?? notice;

/**
 * Sums notices up by their cause, in at most ten lines: a snapshot without texts has one for each of its rows.
 */
export function sumUpNotices(notices: readonly string[]): string[] {
  const lines = [...Map.groupBy(notices, causeOf).values()].flatMap((group) =>
    group.length <= MAX_OF_A_CAUSE
      ? group
      : [`${group[0] ?? ''} And ${(group.length - 1).toLocaleString('en-US')} more like this.`],
  );
  if (lines.length <= MAX_LINES) return lines;
  const shown = lines.slice(0, MAX_LINES - 1);
  return [...shown, `And ${lines.length - shown.length} notices with other causes.`];
}
