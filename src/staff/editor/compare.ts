/** A line of a text; `only`: the other text does not have it. */
export interface ComparedLine {
  /** Its place in the text, from 0. */
  readonly at: number;
  readonly text: string;
  readonly only: boolean;
}

/** The lines of a text, each told whether the other text has it too. */
export function comparedLines(text: string, other: string): readonly ComparedLine[] {
  const others = new Set(other.split('\n').map((line) => line.trim()));
  return text.split('\n').map((line, at) => ({ at, text: line, only: line.trim() !== '' && !others.has(line.trim()) }));
}
