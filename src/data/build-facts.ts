import { type BuildFacts, COUNTED_TABLES, type CountedTable, type TableState } from '#model/build-facts.ts';
import { isPublic } from '#model/rows/reshape.ts';
import type { Rows, TableName } from '#model/rows/tables.ts';
import type { SetAsideList } from '#model/set-aside.ts';
import type { Manifest } from './snapshot.ts';

interface FactsInput {
  readonly rows: Rows;
  readonly manifest: Pick<Manifest, 'takenAt' | 'source' | 'tables'>;
  readonly setAside: SetAsideList;
  /** The time of the build, ISO day or instant. */
  readonly at: string;
  /** The address of the store that the site is configured for. */
  readonly storeUrl: string | undefined;
}

const later = (a: string | null, b: string): string => (a === null || Date.parse(b) > Date.parse(a) ? b : a);

const stateOf = (rows: readonly { readonly updated_at: string }[]): TableState => ({
  rows: rows.length,
  newest: rows.reduce<string | null>((newest, row) => later(newest, row.updated_at), null),
});

/** Summarizes the snapshot of a build, for the staff area to compare with the store. */
export function buildFacts({ rows, manifest, setAside, at, storeUrl }: FactsInput): BuildFacts {
  return {
    takenAt: manifest.takenAt,
    fromStore: storeUrl !== undefined && manifest.source === new URL(storeUrl).origin,
    tables: Object.fromEntries(
      COUNTED_TABLES.map((table) => [table, manifest.tables[table].store ?? stateOf(rows[table])]),
    ) as Record<CountedTable, TableState>,
    rows: Object.fromEntries(Object.entries(rows).map(([table, { length }]) => [table, length])) as Record<
      TableName,
      number
    >,
    setAside,
    posts: Object.fromEntries(
      rows.posts.filter((post) => isPublic(post, at)).map((post) => [post.id, post.updated_at]),
    ),
  };
}
