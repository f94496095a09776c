import { type ListQuery, SHOWN, type Shown, type Sort, SORTS } from './list-query.ts';
import type { Step } from './use-list-query.ts';

interface Props {
  readonly query: ListQuery;
  readonly counts: Readonly<Record<Shown, number>>;
  readonly onChange: (query: ListQuery, step: Step) => void;
}

const SHOWN_WORDS: Readonly<Record<Shown, string>> = {
  all: 'All',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  published: 'Published',
  bin: 'Bin',
};

const SORT_WORDS: Readonly<Record<Sort, string>> = {
  changed: 'Newest change',
  title: 'Title',
  published: 'Publishing date',
};

/** Search, state and order of the list. */
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
            onChange({ ...query, search: event.currentTarget.value }, 'same');
          }}
        />
      </div>
      <div className="staff-field">
        <label htmlFor="post-sort">Sort by</label>
        <select
          id="post-sort"
          value={query.sort}
          onChange={(event) => {
            onChange({ ...query, sort: event.currentTarget.value as Sort }, 'own');
          }}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_WORDS[sort]}
            </option>
          ))}
        </select>
      </div>
      <div className="staff-tabs" role="group" aria-label="Show">
        {SHOWN.map((shown) => (
          <button
            key={shown}
            type="button"
            aria-pressed={query.shown === shown}
            onClick={() => {
              if (query.shown !== shown) onChange({ ...query, shown }, 'own');
            }}
          >
            {SHOWN_WORDS[shown]} <span>{counts[shown]}</span>
          </button>
        ))}
      </div>
    </search>
  );
}
