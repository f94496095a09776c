import { useEffect, useState } from 'react';
import type { HistoryMode } from '#staff/shell/address-query.ts';
import { LEAD_STATES, type LeadState, STATE_LABELS } from './lead-row.ts';
import type { LeadQuery } from './lead-query.ts';
import type { LeadSummary } from './leads.ts';

interface Props {
  readonly query: LeadQuery;
  readonly summary: LeadSummary | null;
  readonly onChange: (query: LeadQuery, mode: HistoryMode) => void;
}

/** The pause in typing after which the store is searched, milliseconds. */
const TYPING_PAUSE_MS = 300;

/** The search field. The store is asked once the member pauses. */
function Search({ query, onChange }: Omit<Props, 'summary'>) {
  const [typed, setTyped] = useState(query.search);
  const [shown, setShown] = useState(query.search);
  // Back, or 'Show all leads', changed the query.
  if (query.search !== shown) {
    setShown(query.search);
    setTyped(query.search);
  }
  useEffect(() => {
    if (typed === query.search) return;
    const timer = setTimeout(() => {
      setShown(typed);
      onChange({ ...query, search: typed }, 'replace');
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, query, onChange]);
  return (
    <div className="staff-field leads-search">
      <label htmlFor="lead-search">Search</label>
      <input
        id="lead-search"
        type="search"
        autoComplete="off"
        placeholder="Name, phone, email, address"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  /** The label of the choice that filters nothing. */
  readonly all: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A list of the values that leads have. The chosen one is listed even if no lead has it any more. */
function Choice({ id, label, all, values, value, onChange }: ChoiceProps) {
  const listed = value === '' || values.includes(value) ? values : [value, ...values];
  return (
    <div className="staff-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      >
        <option value="">{all}</option>
        {listed.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Search field and filters of the desk. */
export function LeadFilters({ query, summary, onChange }: Props) {
  const states: readonly (LeadState | 'all')[] = ['all', ...LEAD_STATES];
  return (
    <search className="leads-filters">
      <Search query={query} onChange={onChange} />
      <Choice
        id="lead-service"
        label="Service"
        all="All services"
        values={summary?.services ?? []}
        value={query.service}
        onChange={(service) => onChange({ ...query, service }, 'push')}
      />
      <Choice
        id="lead-city"
        label="City"
        all="All cities"
        values={summary?.cities ?? []}
        value={query.city}
        onChange={(city) => onChange({ ...query, city }, 'push')}
      />
      <div className="staff-tabs" role="group" aria-label="Show">
        {states.map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={query.state === state}
            onClick={() => {
              if (query.state !== state) onChange({ ...query, state }, 'push');
            }}
          >
            {state === 'all' ? 'All' : STATE_LABELS[state]}
            {summary !== null && <span>{state === 'all' ? summary.total : summary.states[state]}</span>}
          </button>
        ))}
      </div>
    </search>
  );
}
