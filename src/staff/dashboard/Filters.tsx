import type { HistoryMode } from '#staff/shell/address-query.ts';
import { type Filter, FILTERS, type ListQuery, type Sort, SORTS } from './list-query.ts';

interface Props {
  readonly query: ListQuery;
  readonly counts: Readonly<Record<Filter, number>>;
  readonly onChange: (query: ListQuery, mode: HistoryMode) => void;
}

const FILTER_LABELS: Readonly<Record<Filter, string>> = {
  all: 'All',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  published: 'Published',
  bin: 'Bin',
};

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  changed: 'Newest change',
  title: 'Title',
  published: 'Publishing date',
};

/** Search field, sort order and filter buttons of the list. */
export function Filters({ query, counts, onChange }: Props) {
  return (
    <search className="staff-filters">
      <div className="staff-field">
        <label htmlFor="post-search">Search</label>
        <input
          id="post-search"
          type="search"
          autoComplete="off"
          placeholder="Title, author or tag"
          value={query.search}
          onChange={(event) => {
            onChange({ ...query, search: event.currentTarget.value }, 'replace');
          }}
        />
      </div>
      <div className="staff-field">
        <label htmlFor="post-sort">Sort by</label>
        <select
          id="post-sort"
          value={query.sort}
          onChange={(event) => {
            onChange({ ...query, sort: event.currentTarget.value as Sort }, 'push');
          }}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </select>
      </div>
      <div className="staff-tabs" role="group" aria-label="Show">
        {FILTERS.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={query.filter === filter}
            onClick={() => {
              if (query.filter !== filter) onChange({ ...query, filter }, 'push');
            }}
          >
            {FILTER_LABELS[filter]} <span>{counts[filter]}</span>
          </button>
        ))}
      </div>
    </search>
  );
}
