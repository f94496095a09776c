import { useEffect, useRef, useState } from 'react';
import { formatDateTime } from '#staff/dates.ts';
import type { Member } from '#staff/session/session.ts';
import { registerUnsavedNotes } from './unsaved-notes.ts';
import type { Store } from '#staff/store/client.ts';
import { sanitizeText } from '#staff/store/sanitize.ts';
import type { LeadRow } from './lead-row.ts';
import { keepNotesDraft, type NotesDraft, readNotesDraft } from './notes-draft.ts';
import type { StaffNames } from './staff-names.ts';
import { useDeskChange } from './use-desk-change.ts';

/** The store's limit (leads_notes). */
const MAX_CHARACTERS = 10_000;

interface Props {
  readonly store: Store;
  readonly lead: LeadRow;
  readonly member: Member;
  readonly staff: StaffNames;
  readonly onSaved: (row: LeadRow) => void;
}

/** The notes of a lead. What is typed stays in this browser until the store has it. */
export function LeadNotes({ store, lead, member, staff, onSaved }: Props) {
  const [draft, setDraft] = useState<NotesDraft | null>(() => readNotesDraft(member.id, lead.id));
  const [isKept, setIsKept] = useState(true);
  const saver = useDeskChange(store, lead, onSaved);
  const { state } = saver;
  const isBusy = state.kind === 'saving';
  useEffect(() => (draft === null ? undefined : registerUnsavedNotes(isKept)), [draft, isKept]);

  // What is typed while a save is on its way is not in the draft that the save was called with.
  const draftRef = useRef(draft);
  const change = (next: NotesDraft | null): void => {
    draftRef.current = next;
    setDraft(next);
    setIsKept(keepNotesDraft(member.id, lead.id, next));
  };
  const type = (text: string): void => {
    if (state.kind !== 'idle' && state.kind !== 'conflict') saver.drop();
    if (draft === null) change({ text, base: lead.notes, version: lead.desk_version });
    else change(text === draft.base && draft.base === lead.notes ? null : { ...draft, text });
  };
  const save = async (own: NotesDraft): Promise<void> => {
    const text = sanitizeText(own.text);
    const made = { change: { notes: text }, base: { notes: own.base }, version: own.version };
    if (!(await saver.save(made))) return;
    // What was typed while the answer was on its way stays a draft, now of the saved text.
    const { current } = draftRef;
    change(current === null || current.text === own.text ? null : { ...current, base: text });
  };
  const takeTheirs = (): void => {
    change(null);
    saver.drop();
  };

  const id = `notes-${lead.id}`;
  return (
    <div className="leads-notes">
      <label htmlFor={id}>Notes</label>
      <textarea
        id={id}
        rows={3}
        maxLength={MAX_CHARACTERS}
        value={draft?.text ?? lead.notes}
        onChange={(event) => {
          type(event.currentTarget.value);
        }}
      />
      {draft !== null && state.kind !== 'conflict' && (
        <p className="leads-buttons">
          <button className="button" type="button" aria-disabled={isBusy} onClick={() => isBusy || void save(draft)}>
            Save notes
          </button>
          <button
            className="button button-quiet"
            type="button"
            aria-disabled={isBusy}
            onClick={() => isBusy || takeTheirs()}
          >
            Discard
          </button>
        </p>
      )}
      <p className="leads-saving" role="status">
        {isBusy && 'Saving...'}
        {state.kind === 'saved' && draft === null && 'Notes saved.'}
        {state.kind === 'idle' && draft !== null && 'Not saved yet.'}
      </p>
      <div className="leads-problem" role="alert">
        {state.kind === 'failed' && (
          <p>
            The notes are not saved. {state.message} {isKept && 'This browser keeps what you typed.'}
          </p>
        )}
        {state.kind === 'erased' && <p>This lead was erased meanwhile.</p>}
        {state.kind === 'conflict' && draft !== null && (
          <>
            <p>
              {state.theirs.desk_changed_by === null ? 'Somebody' : staff.nameOf(state.theirs.desk_changed_by)} changed
              the notes
              {state.theirs.desk_changed_at !== null && `, ${formatDateTime(state.theirs.desk_changed_at)}`}. They now
              say:
            </p>
            <p className="leads-quoted">{state.theirs.notes === '' ? '(nothing)' : state.theirs.notes}</p>
            <p className="leads-buttons">
              <button
                className="button"
                type="button"
                onClick={() => {
                  const { theirs } = state;
                  const text = [theirs.notes, draft.text].filter((part) => part !== '').join('\n');
                  const both = { text, base: theirs.notes, version: theirs.desk_version };
                  change(both);
                  void save(both);
                }}
              >
                Keep both
              </button>
              <button
                className="button button-quiet"
                type="button"
                onClick={() => {
                  const { theirs } = state;
                  const own = { text: draft.text, base: theirs.notes, version: theirs.desk_version };
                  change(own);
                  void save(own);
                }}
              >
                Replace with mine
              </button>
              <button className="button button-quiet" type="button" onClick={takeTheirs}>
                Discard mine
              </button>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
