import { Fragment } from 'react';
import { type DiffLine, type DiffPart, isSameText } from './text-diff.ts';

/** Unchanged lines that are shown before and after a changed one. */
const CONTEXT = 1;

const LABELS = { removed: ' Removed: ', added: ' Added: ' } as const;

/** A removed or added piece, which screen readers announce as such. */
function Part({ part: { change, text } }: { readonly part: DiffPart }) {
  if (change === 'same') return text;
  const label = <span className="sr-only">{LABELS[change]}</span>;
  return change === 'removed' ? (
    <del>
      {label}
      {text}
    </del>
  ) : (
    <ins>
      {label}
      {text}
    </ins>
  );
}

function Parts({ parts }: { readonly parts: readonly DiffPart[] }) {
  return parts.map((part, at) => (
    // eslint-disable-next-line @eslint-react/no-array-index-key -- the parts of a line never move
    <Fragment key={at}>
      <Part part={part} />
    </Fragment>
  ));
}

/** Lines to show, and between them the numbers of unchanged lines that are left out. */
function shownLines(lines: readonly DiffLine[]): readonly (DiffLine | number)[] {
  const isNear = (at: number): boolean =>
    lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ change }) => change !== 'same');
  const shown: (DiffLine | number)[] = [];
  for (const [at, line] of lines.entries()) {
    const last = shown.at(-1);
    if (isNear(at)) shown.push(line);
    else if (typeof last === 'number') shown[shown.length - 1] = last + 1;
    else shown.push(1);
  }
  return shown;
}

function Skipped({ count }: { readonly count: number }) {
  return <p className="text-diff-skipped">{count === 1 ? '1 line' : `${count} lines`} without changes</p>;
}

/** Both texts in one: what was removed is crossed out, what was added is underlined. */
export function TextDiff({ lines }: { readonly lines: readonly DiffLine[] }) {
  if (isSameText(lines))
    return <p className="post-hint">The words are the same; how they look or are spaced differs.</p>;
  return (
    <div className="text-diff">
      {shownLines(lines).map((line, at) =>
        typeof line === 'number' ? (
          // eslint-disable-next-line @eslint-react/no-array-index-key -- lines never move
          <Skipped key={at} count={line} />
        ) : (
          // eslint-disable-next-line @eslint-react/no-array-index-key -- as above
          <p key={at} data-kind={line.kind}>
            <Parts parts={line.parts} />
          </p>
        ),
      )}
    </div>
  );
}

/**
 * One of the two texts near its changes, with what the other lacks marked: in a long text nobody would find them
 * otherwise. `side`: the first text or the second.
 */
export function DiffSide({ lines, side }: { readonly lines: readonly DiffLine[]; readonly side: 'first' | 'second' }) {
  const [own, other] = side === 'first' ? (['removed', 'added'] as const) : (['added', 'removed'] as const);
  const shown = shownLines(lines).filter((line) => typeof line === 'number' || line.change !== other);
  if (shown.length === 0) return <p className="post-hint">Empty</p>;
  return shown.map((line, at) =>
    typeof line === 'number' ? (
      // eslint-disable-next-line @eslint-react/no-array-index-key -- lines never move
      <Skipped key={at} count={line} />
    ) : (
      // eslint-disable-next-line @eslint-react/no-array-index-key -- as above
      <p key={at} data-kind={line.kind}>
        {line.parts
          .filter(({ change }) => change !== other)
          .map(({ change, text }, part) => (
            // eslint-disable-next-line @eslint-react/no-array-index-key -- parts never move
            <Fragment key={part}>{change === own ? <mark>{text}</mark> : text}</Fragment>
          ))}
      </p>
    ),
  );
}
