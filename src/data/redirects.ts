import type { z } from 'zod';
import { DataError } from '#model/rows/issue.ts';
import { duplicateIssues, parseRows } from '#model/rows/parse.ts';
import { redirect } from './catalogue/schemas.ts';
import { readJson } from './files.ts';

/** Reads data/redirects.json. Throws one DataError with every issue found. */
export function readRedirects(file: string): readonly z.infer<typeof redirect>[] {
  const result = readJson(file, 'restore it from the repository; [] for none');
  if (!result.ok) throw new DataError([result.issue]);
  const { rows, issues } = parseRows(redirect, result.value, file);
  const path = (rule: z.infer<typeof redirect>): string => rule.from;
  const all = [...issues, ...duplicateIssues(rows, file, 'from', path, path)];
  if (all.length > 0) throw new DataError(all);
  return rows;
}
