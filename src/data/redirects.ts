import { z } from 'zod';
import { DataError } from '#model/rows/issue.ts';
import { duplicateIssues, parseRows } from '#model/rows/parse.ts';
import { readJson } from './files.ts';

const rulePath = z
  .string('a path')
  .regex(
    /^(?:\/|(?:\/(?::[a-z]+|[a-z0-9._-]+))+)$/,
    'a path without a trailing slash; a segment may be a placeholder such as :city',
  )
  .refine((path) => !path.endsWith('.html'), 'a path without .html');

const placeholdersOf = (path: string): readonly string[] => path.match(/:[a-z]+/g) ?? [];

/**
 * A rule of data/redirects.json: 301 redirects, 200 rewrites (serves the other page at the requested path).
 */
const redirect = z
  .object({
    from: rulePath.refine(
      (path) => new Set(placeholdersOf(path)).size === placeholdersOf(path).length,
      'a path with each placeholder only once',
    ),
    to: rulePath,
    status: z.union([z.literal(301), z.literal(200)], '301 (redirect) or 200 (rewrite)'),
  })
  .refine(({ from, to }) => placeholdersOf(to).every((name) => from.split('/').includes(name)), {
    path: ['to'],
    error: 'only placeholders that also occur in from',
  });

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
