import { z } from 'zod';
import { DataError } from '#model/rows/issue.ts';
import { duplicateIssues, parseRows } from '#model/rows/parse.ts';
import { readJson } from './files.ts';

const gonePage = z.strictObject({
  path: z
    .string('a path')
    .regex(
      /^(?:\/[a-z0-9._-]+)+$/,
      'the path of one page, without a trailing slash or placeholders, such as /blog/old-offer',
    )
    .refine((path) => !path.endsWith('.html'), 'a path without .html'),
  reason: z
    .string('a short reason')
    .trim()
    .min(1, 'a short reason')
    .max(200, 'a reason of at most 200 characters')
    .regex(/^[^\p{Cc}]*$/u, 'a reason in one line'),
});

/** A page that was removed on purpose, and why: an entry of data/gone.json. */
export type GonePage = z.infer<typeof gonePage>;

/** Reads data/gone.json. Throws one DataError with every issue found. */
export function readGonePages(file: string): readonly GonePage[] {
  const result = readJson(file, 'restore it from the repository; [] for none');
  if (!result.ok) throw new DataError([result.issue]);
  const { rows, issues } = parseRows(gonePage, result.value, file);
  const path = (page: GonePage): string => page.path;
  const all = [...issues, ...duplicateIssues(rows, file, 'path', path, path)];
  if (all.length > 0) throw new DataError(all);
  return rows;
}
