/** Aligns rows of cells: the first column to the left, the others to the right. */
export function alignedTable(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)),
    [],
  );
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!);
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}

/** The median; of an even number of values the higher of the middle two. 0 without values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A number without decimals, such as 20,000. */
export const formatInteger = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Bytes as kB with one decimal. */
export const formatKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** A target value, or '-' without one. */
export const formatTarget = (target: number | null, format: (value: number) => string): string =>
  target === null ? '-' : format(target);
