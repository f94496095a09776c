import { diffArrays, diffWordsWithSpace } from 'diff';
import type { Line } from './readable-text.ts';

/** A piece of a compared line: in both texts, only in the first, or only in the second. */
export interface DiffPart {
  readonly change: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** A line of two compared texts: in both, in one of them, or in both with other words. */
export interface DiffLine {
  readonly kind: Line['kind'];
  readonly change: 'same' | 'removed' | 'added' | 'changed';
  readonly parts: readonly DiffPart[];
}

// Beyond these many changes a comparison takes long and shows nothing: what is left then counts as replaced.
const MAX_LINE_CHANGES = 1000;
const MAX_WORD_CHANGES = 400;

/** A changed line must keep this share of the longer text, or it reads better as one removed and one added. */
const LEAST_COMMON = 0.3;

const whole = ({ kind, text }: Line, change: 'same' | 'removed' | 'added'): DiffLine => ({
  kind,
  change,
  parts: [{ change, text }],
});

/** Joins changes with only white space between them: 'one two' reads better as a whole than word by word. */
function joinChanges(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  let removed = '';
  let added = '';
  const flush = (): void => {
    if (removed !== '') joined.push({ change: 'removed', text: removed });
    if (added !== '') joined.push({ change: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const [at, { change, text }] of parts.entries()) {
    const isBetween = change === 'same' && text.trim() === '' && at > 0 && at < parts.length - 1;
    if (change !== 'added' && (change === 'removed' || isBetween)) removed += text;
    if (change !== 'removed' && (change === 'added' || isBetween)) added += text;
    if (change !== 'same' || isBetween) continue;
    flush();
    joined.push({ change, text });
  }
  flush();
  return joined;
}

/** Compares the words of two lines; null when they have little in common. */
function changedLine(before: Line, after: Line): DiffLine | null {
  if (before.kind !== after.kind) return null;
  const changes = diffWordsWithSpace(before.text, after.text, { maxEditLength: MAX_WORD_CHANGES });
  if (changes === undefined) return null;
  const parts = changes.map(({ added, removed, value }): DiffPart => ({
    change: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
  const common = parts.reduce((sum, { change, text }) => sum + (change === 'same' ? text.trim().length : 0), 0);
  const longer = Math.max(before.text.length, after.text.length);
  return common < longer * LEAST_COMMON ? null : { kind: after.kind, change: 'changed', parts: joinChanges(parts) };
}

/** Compares lines that were replaced by others: pairs them in their order. */
function replacedLines(before: readonly Line[], after: readonly Line[]): DiffLine[] {
  const removed: DiffLine[] = [];
  const rest: DiffLine[] = [];
  for (let at = 0; at < Math.max(before.length, after.length); at += 1) {
    const [old, now] = [before[at], after[at]];
    const changed = old !== undefined && now !== undefined ? changedLine(old, now) : null;
    if (changed !== null) {
      rest.push(changed);
      continue;
    }
    if (old !== undefined) (rest.length === 0 ? removed : rest).push(whole(old, 'removed'));
    if (now !== undefined) rest.push(whole(now, 'added'));
  }
  return [...removed, ...rest];
}

/** Compares two texts line by line, and changed lines word by word. */
export function diffLines(before: readonly Line[], after: readonly Line[]): readonly DiffLine[] {
  const key = ({ kind, text }: Line): string => `${kind} ${text}`;
  const changes = diffArrays(before.map(key), after.map(key), { maxEditLength: MAX_LINE_CHANGES });
  if (changes === undefined) return replacedLines(before, after);
  const lines: DiffLine[] = [];
  let [old, now] = [0, 0];
  let removed: readonly Line[] = [];
  for (const { added, removed: isRemoved, count } of changes) {
    if (isRemoved) {
      removed = before.slice(old, old + count);
      old += count;
      continue;
    }
    const current = after.slice(now, now + count);
    now += count;
    if (added) lines.push(...replacedLines(removed, current));
    else {
      lines.push(...replacedLines(removed, []), ...current.map((line) => whole(line, 'same')));
      old += count;
    }
    removed = [];
  }
  return [...lines, ...replacedLines(removed, [])];
}

/** Whether a comparison found no difference. */
export const isSameText = (lines: readonly DiffLine[]): boolean => lines.every(({ change }) => change === 'same');
