/** What the list shows: all but the bin, posts of one state, or the bin. */
export const SHOWN = ['all', 'draft', 'scheduled', 'published', 'bin'] as const;
export type Shown = (typeof SHOWN)[number];

/** The orders of the list: newest change first, by title, by the day of publishing. */
export const SORTS = ['changed', 'title', 'published'] as const;
export type Sort = (typeof SORTS)[number];

/** What somebody asked of the list. */
export interface ListQuery {
  readonly search: string;
  readonly shown: Shown;
  readonly sort: Sort;
}

/** The list as it is at first. */
export const WHOLE_LIST: ListQuery = { search: '', shown: 'all', sort: 'changed' };

const among = <T extends string>(values: readonly T[], asked: string | null, first: T): T =>
  values.find((value) => value === asked) ?? first;

/** Reads an address's query, such as location.search. What it does not know it leaves out. */
export function readListQuery(search: string): ListQuery {
  const params = new URLSearchParams(search);
  return {
    search: params.get('q') ?? '',
    shown: among(SHOWN, params.get('show'), 'all'),
    sort: among(SORTS, params.get('sort'), 'changed'),
  };
}

/** The query as it stands in the address, with its question mark; empty for the whole list. */
export function writeListQuery({ search, shown, sort }: ListQuery): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('q', search);
  if (shown !== WHOLE_LIST.shown) params.set('show', shown);
  if (sort !== WHOLE_LIST.sort) params.set('sort', sort);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
