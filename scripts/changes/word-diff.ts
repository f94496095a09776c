/** Words that changed in one spot of a text. One of the two is empty where words were only added or removed. */
export interface ChangedWords {
  readonly removed: string;
  readonly added: string;
}

/**
 * Cells of the table of common subsequences: enough for two texts of 4,000 words that have nothing in common. What
 * differs of longer texts counts as one change.
 */
const MAX_CELLS = 16_000_000;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** How many words two lists have in common at their beginnings. */
function commonStart(before: readonly string[], after: readonly string[]): number {
  let length = 0;
  while (length < before.length && length < after.length && before[length] === after[length]) length += 1;
  return length;
}

/** The lengths of the longest common subsequences of all ends of two lists, row by row. */
function subsequenceLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      lengths[at] =
        before[row] === after[column] ? lengths[at + width + 1]! + 1 : Math.max(lengths[at + width]!, lengths[at + 1]!);
    }
  }
  return lengths;
}

/** Compares two lists that begin and end differently. */
function changesBetween(before: readonly string[], after: readonly string[]): ChangedWords[] {
  if (before.length === 0 && after.length === 0) return [];
  if (before.length * after.length > MAX_CELLS) return [{ removed: before.join(' '), added: after.join(' ') }];
  const lengths = subsequenceLengths(before, after);
  const width = after.length + 1;
  const changes: ChangedWords[] = [];
  let [removed, added]: [string[], string[]] = [[], []];
  const finish = (): void => {
    if (removed.length + added.length > 0) changes.push({ removed: removed.join(' '), added: added.join(' ') });
    [removed, added] = [[], []];
  };
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const at = row * width + column;
    if (row < before.length && column < after.length && before[row] === after[column]) {
      finish();
      row += 1;
      column += 1;
    } else if (column === after.length || (row < before.length && lengths[at + width]! >= lengths[at + 1]!)) {
      removed.push(before[row]!);
      row += 1;
    } else {
      added.push(after[column]!);
      column += 1;
    }
  }
  finish();
  return changes;
}

/** The words that were removed from a text and added to it, in its order. White space does not count. */
export function changedWords(before: string, after: string): ChangedWords[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const start = commonStart(old, now);
  const [oldRest, newRest] = [old.slice(start), now.slice(start)];
  const end = commonStart(oldRest.toReversed(), newRest.toReversed());
  return changesBetween(oldRest.slice(0, oldRest.length - end), newRest.slice(0, newRest.length - end));
}
