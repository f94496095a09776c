import type { z } from 'zod';
import { type Fault, faultsOf, showValue } from './fault.ts';
import { ownWords } from './own-words.ts';

function rowName(value: unknown, index: number): string {
  const slug = typeof value === 'object' && value !== null && 'slug' in value ? value.slug : undefined;
  return typeof slug === 'string' && slug !== '' ? slug.slice(0, 80) : `number ${index + 1}`;
}

/** Rows that fit and the faults of those that don't: all of them, not the first only. */
export interface ParsedRows<T> {
  readonly rows: readonly T[];
  readonly faults: readonly Fault[];
}

/** Parses a table's rows by its schema. `file` names the source in the faults. */
export function parseRows<S extends z.ZodType>(schema: S, values: unknown, file: string): ParsedRows<z.infer<S>> {
  if (!Array.isArray(values)) {
    const fault = { file, row: '-', field: 'the file', value: showValue(values), expected: 'a list of rows' };
    return { rows: [], faults: [fault] };
  }
  const rows: z.infer<S>[] = [];
  const faults: Fault[] = [];
  values.forEach((value: unknown, index) => {
    const result = schema.safeParse(value, { error: ownWords });
    if (result.success) rows.push(result.data);
    else faults.push(...faultsOf(result.error, file, rowName(value, index), value));
  });
  return { rows, faults };
}

/** A fault for each row whose key stands there already, naming both rows. */
export function duplicateFaults<T>(
  rows: readonly T[],
  file: string,
  field: string,
  key: (row: T) => string,
  name: (row: T) => string,
): Fault[] {
  const seen = new Map<string, T>();
  const faults: Fault[] = [];
  for (const row of rows) {
    const other = seen.get(key(row));
    if (other === undefined) seen.set(key(row), row);
    else {
      const expected = `one row only; row ${name(other)} has it too`;
      faults.push({ file, row: name(row), field, value: showValue(key(row)), expected });
    }
  }
  return faults;
}
