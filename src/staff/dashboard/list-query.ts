/** The filters of the list: all posts outside the bin, the posts in one state, or the bin. */
export const FILTERS = ['all', 'draft', 'scheduled', 'published', 'bin'] as const;
export type Filter = (typeof FILTERS)[number];

/** The sort orders: most recently changed first, by title, by publishing date. */
export const SORTS = ['changed', 'title', 'published'] as const;
export type Sort = (typeof SORTS)[number];

/** Search, filter and sort order of the list. */
export interface ListQuery {
  readonly search: string;
  readonly filter: Filter;
  readonly sort: Sort;
}

/** The query without any parameters in the address. */
export const DEFAULT_QUERY: ListQuery = { search: '', filter: 'all', sort: 'changed' };

const oneOf = <T extends string>(values: readonly T[], param: string | null, fallback: T): T =>
  values.find((value) => value === param) ?? fallback;

/** Parses the query string of an address, such as location.search. Ignores unknown parameters and values. */
export function readListQuery(search: string): ListQuery {
  const params = new URLSearchParams(search);
  return {
    search: params.get('q') ?? '',
    filter: oneOf(FILTERS, params.get('show'), 'all'),
    sort: oneOf(SORTS, params.get('sort'), 'changed'),
  };
}

/** Serializes a query with its question mark; '' for the default query. */
export function writeListQuery({ search, filter, sort }: ListQuery): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('q', search);
  if (filter !== DEFAULT_QUERY.filter) params.set('show', filter);
  if (sort !== DEFAULT_QUERY.sort) params.set('sort', sort);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
