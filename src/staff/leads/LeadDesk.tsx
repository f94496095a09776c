import { formatDateTime } from '#staff/dates.ts';
import type { Member } from '#staff/session/session.ts';
import type { Store } from '#staff/store/client.ts';
import { LEAD_STATES, leadName, type LeadRow, STATE_LABELS } from './lead-row.ts';
import type { StaffNames } from './staff-names.ts';
import { type ChangeState, type DeskSaver, useDeskChange } from './use-desk-change.ts';

interface Props {
  readonly store: Store;
  readonly lead: LeadRow;
  readonly member: Member;
  readonly staff: StaffNames;
  readonly onSaved: (row: LeadRow) => void;
}

/** The columns that this part changes; notes are on their own. */
type Taken = Partial<Pick<LeadRow, 'state' | 'taken_by'>>;

/** Puts a change in words: 'Called', 'taken by Cora Lake'. */
function changeText({ state, taken_by: takenBy }: Taken, staff: StaffNames): string {
  const parts: string[] = [];
  if (state !== undefined) parts.push(STATE_LABELS[state]);
  if (takenBy !== undefined) parts.push(takenBy === null ? 'taken by nobody' : `taken by ${staff.nameOf(takenBy)}`);
  return parts.join(', ');
}

interface ProblemProps {
  readonly saver: DeskSaver;
  readonly staff: StaffNames;
}

/** What went wrong with a change, and what the member can do about it. */
function Problem({ saver: { state, save, drop }, staff }: ProblemProps) {
  if (state.kind === 'failed')
    return (
      <>
        <p>
          “{changeText(state.made.change, staff)}” is not saved. {state.message}
        </p>
        <p className="leads-buttons">
          <button className="button" type="button" onClick={() => void save(state.made)}>
            Try again
          </button>
          <button className="button button-quiet" type="button" onClick={drop}>
            Cancel
          </button>
        </p>
      </>
    );
  if (state.kind === 'conflict') {
    const { theirs, made } = state;
    const who = theirs.desk_changed_by === null ? 'Somebody' : staff.nameOf(theirs.desk_changed_by);
    const when = theirs.desk_changed_at === null ? '' : `, ${formatDateTime(theirs.desk_changed_at)}`;
    const set = changeText(
      {
        ...(made.change.state === undefined ? {} : { state: theirs.state }),
        ...(made.change.taken_by === undefined ? {} : { taken_by: theirs.taken_by }),
      },
      staff,
    );
    const own = changeText(made.change, staff);
    return (
      <>
        <p>
          {who} changed this lead{when}: {set}.
        </p>
        <p className="leads-buttons">
          <button
            className="button"
            type="button"
            onClick={() => void save({ change: made.change, base: theirs, version: theirs.desk_version })}
          >
            Change it to “{own}”
          </button>
          <button className="button button-quiet" type="button" onClick={drop}>
            Keep “{set}”
          </button>
        </p>
      </>
    );
  }
  return <p>This lead was erased meanwhile.</p>;
}

/** How a change is going, and what to do when it did not work. */
function Outcome({ saver, staff }: ProblemProps) {
  const { state } = saver;
  return (
    <>
      <p className="leads-saving" role="status">
        {state.kind === 'saving' && 'Saving...'}
        {state.kind === 'saved' && `Saved: ${changeText(state.made.change, staff)}.`}
      </p>
      <div className="leads-problem" role="alert">
        {(state.kind === 'failed' || state.kind === 'conflict' || state.kind === 'erased') && (
          <Problem saver={saver} staff={staff} />
        )}
      </div>
    </>
  );
}

/** The change that a saver has not finished; what the member chose stays visible until the store has it. */
const pendingChange = ({ kind, ...state }: ChangeState): Taken =>
  'made' in state && (kind === 'saving' || kind === 'failed') ? state.made.change : {};

/** What has become of a lead: one tap. */
function LeadStates({ store, lead, staff, onSaved }: Omit<Props, 'member'>) {
  const saver = useDeskChange(store, lead, onSaved);
  const isBusy = saver.state.kind === 'saving';
  const chosen = pendingChange(saver.state).state ?? lead.state;
  return (
    <div>
      <div className="leads-states" role="group" aria-label={`State of ${leadName(lead)}`}>
        {LEAD_STATES.map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={chosen === state}
            aria-disabled={isBusy}
            onClick={() => {
              if (isBusy || chosen === state) return;
              void saver.save({ change: { state }, base: { state: lead.state }, version: lead.desk_version });
            }}
          >
            {STATE_LABELS[state]}
          </button>
        ))}
      </div>
      <Outcome saver={saver} staff={staff} />
    </div>
  );
}

/** Who takes care of a lead. */
function TakenBy({ store, lead, member, staff, onSaved }: Props) {
  const saver = useDeskChange(store, lead, onSaved);
  const isBusy = saver.state.kind === 'saving';
  const { taken_by: pending } = pendingChange(saver.state);
  const chosen = pending === undefined ? lead.taken_by : pending;
  const choose = (takenBy: string | null): void => {
    if (isBusy || takenBy === chosen) return;
    const base = { taken_by: lead.taken_by };
    void saver.save({ change: { taken_by: takenBy }, base, version: lead.desk_version });
  };
  const id = `taken-${lead.id}`;
  return (
    <div>
      <div className="leads-taken">
        <label htmlFor={id}>
          Taken by<span className="sr-only">, the request of {leadName(lead)}</span>
        </label>
        <select
          id={id}
          value={chosen ?? ''}
          onChange={(event) => {
            choose(event.currentTarget.value === '' ? null : event.currentTarget.value);
          }}
        >
          <option value="">Nobody yet</option>
          {staff.options(chosen).map((person) => (
            <option key={person.id} value={person.id}>
              {person.id === member.id ? `${person.name} (you)` : person.name}
            </option>
          ))}
        </select>
        {chosen === null && (
          <button
            className="button button-quiet"
            type="button"
            onClick={() => {
              choose(member.id);
            }}
          >
            Take it<span className="sr-only">: {leadName(lead)}</span>
          </button>
        )}
      </div>
      <Outcome saver={saver} staff={staff} />
    </div>
  );
}

/** What has become of a lead, and who takes care of it. Each is saved on its own. */
export function LeadDesk({ store, lead, member, staff, onSaved }: Props) {
  return (
    <div className="leads-desk">
      <LeadStates store={store} lead={lead} staff={staff} onSaved={onSaved} />
      <TakenBy store={store} lead={lead} member={member} staff={staff} onSaved={onSaved} />
    </div>
  );
}
