import type { z } from 'zod';
import { DataError } from '#model/rows/fault.ts';
import { duplicateFaults, parseRows } from '#model/rows/parse.ts';
import { redirect } from './catalogue/schemas.ts';
import { readJson } from './files.ts';

/** Reads data/redirects.json. Throws one DataError with every fault found. */
export function readRedirects(file: string): readonly z.infer<typeof redirect>[] {
  const result = readJson(file, 'restore it from the repository; [] for none');
  if (!result.ok) throw new DataError([result.fault]);
  const { rows, faults } = parseRows(redirect, result.value, file);
  const path = (rule: z.infer<typeof redirect>): string => rule.from;
  const all = [...faults, ...duplicateFaults(rows, file, 'from', path, path)];
  if (all.length > 0) throw new DataError(all);
  return rows;
}
