import type { Model } from '#model/model.ts';
import { type Issue, showValue } from '#model/rows/issue.ts';
import type { TableName } from '#model/rows/tables.ts';
import {
  cityPath,
  cityServiceFaqPath,
  placePath,
  placeSegment,
  postPath,
  quotePath,
  serviceFaqPath,
  servicePath,
} from './paths.ts';
import type { HidingRule } from './redirects.ts';

/** The row that decides the path of a page. */
interface DecidingRow {
  readonly table: TableName;
  readonly slug: string;
}

/** The row that decides a page's path; null for a page that every site has. */
function rowOf(model: Model, path: string): DecidingRow | null {
  const { services, cities, neighborhoods, posts } = model;
  const candidates: readonly (readonly [TableName, { readonly slug: string } | undefined])[] = [
    ['posts', posts.find(({ slug }) => postPath(slug) === path)],
    [
      'services',
      services.find(({ slug }) => [servicePath, serviceFaqPath, quotePath].some((pathOf) => pathOf(slug) === path)),
    ],
    [
      'cities',
      cities.find(
        ({ slug }) => cityPath(slug) === path || services.some((s) => cityServiceFaqPath(slug, s.slug) === path),
      ),
    ],
    [
      'neighborhoods',
      neighborhoods.find(
        ({ citySlug, slug }) => placePath(citySlug, slug) === path || path.endsWith(`/${placeSegment(citySlug, slug)}`),
      ),
    ],
  ];
  const found = candidates.find(([, row]) => row !== undefined);
  return found?.[1] === undefined ? null : { table: found[0], slug: found[1].slug };
}

/**
 * The issues of rows whose pages a rule of data/redirects.json would hide. `file` names the source of a table's
 * rows.
 */
export const hiddenPageIssues = (
  rules: readonly HidingRule[],
  model: Model,
  file: (table: TableName) => string,
): Issue[] =>
  rules.map(({ rule: { from, to }, path }) => {
    const row = rowOf(model, path);
    return row === null
      ? {
          file: 'data/redirects.json',
          row: from,
          field: 'from',
          value: showValue(from),
          expected: `a path without a page; the site has ${path}`,
        }
      : {
          file: file(row.table),
          row: row.slug,
          field: 'slug',
          value: showValue(row.slug),
          expected: `another slug for its page ${path}, because data/redirects.json redirects ${from} to ${to}; or remove that rule`,
        };
  });
