/** How many letters must be put in, left out or changed to make one text of another (Levenshtein's distance). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name most like a mistyped one, with or without its folder; none where all are too unlike. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const most = Math.max(2, typed.length / 3);
  const bare = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
  return names
    .map((name) => ({ name, far: Math.min(distance(typed, name), distance(bare(typed), bare(name)) + 1) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far)[0]?.name;
}
