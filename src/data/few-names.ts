/** How many names a notice shows. */
const SHOWN = 3;

/** Names as a notice shows them: the first few, and how many more there are, which may be thousands. */
export function fewNames(names: readonly string[]): string {
  const more = names.length - SHOWN;
  return names.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
