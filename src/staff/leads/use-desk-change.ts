import { useEffect, useState } from 'react';
import type { Store } from '#staff/store/client.ts';
import type { DeskChange, LeadRow } from './lead-row.ts';
import { changeLead } from './leads.ts';

/** A change with what the member saw when making it. */
export interface MadeChange {
  readonly change: DeskChange;
  readonly base: DeskChange;
  readonly version: number;
}

/** How far a change has come. */
export type ChangeState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving'; readonly made: MadeChange }
  | { readonly kind: 'saved'; readonly made: MadeChange }
  | { readonly kind: 'failed'; readonly made: MadeChange; readonly message: string; readonly isOffline: boolean }
  | { readonly kind: 'conflict'; readonly made: MadeChange; readonly theirs: LeadRow }
  | { readonly kind: 'erased' };

/** Saves changes of one lead, one at a time. */
export interface DeskSaver {
  readonly state: ChangeState;
  /** Resolves with whether the store has the change. */
  readonly save: (made: MadeChange) => Promise<boolean>;
  /** Drops a change that failed or met a colleague's. */
  readonly drop: () => void;
}

const hasChange = (lead: LeadRow, change: DeskChange): boolean =>
  (Object.keys(change) as (keyof DeskChange)[]).every((column) => lead[column] === change[column]);

/**
 * Saves changes of a lead and keeps those that fail, to be tried again: by the member, and once the browser is back
 * online. `onSaved` gets the row as the store has it.
 */
export function useDeskChange(store: Store, lead: LeadRow, onSaved: (row: LeadRow) => void): DeskSaver {
  const [state, setState] = useState<ChangeState>({ kind: 'idle' });

  const save = async (made: MadeChange): Promise<boolean> => {
    setState({ kind: 'saving', made });
    const result = await changeLead(store, lead.id, made, made.change);
    if (!result.ok) {
      const { message, kind } = result.error;
      setState({ kind: 'failed', made, message, isOffline: kind === 'offline' });
      return false;
    }
    const { value: outcome } = result;
    switch (outcome.kind) {
      case 'saved':
        setState({ kind: 'saved', made });
        onSaved(outcome.row);
        return true;
      case 'conflict':
        setState({ kind: 'conflict', made, theirs: outcome.theirs });
        onSaved(outcome.theirs);
        return false;
      case 'erased':
        setState({ kind: 'erased' });
        return false;
    }
  };

  useEffect(() => {
    if (state.kind !== 'failed' || !state.isOffline) return;
    const retry = (): void => void save(state.made);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
    };
  });

  return {
    // A colleague may have changed since what was saved here.
    state: state.kind === 'saved' && !hasChange(lead, state.made.change) ? { kind: 'idle' } : state,
    save,
    drop: () => {
      setState({ kind: 'idle' });
    },
  };
}
