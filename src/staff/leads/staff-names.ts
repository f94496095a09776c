import { useEffect, useMemo, useState } from 'react';
import { useIsExpired } from '#staff/session/use-session.ts';
import type { Member } from '#staff/session/session.ts';
import type { Store } from '#staff/store/client.ts';
import { request } from '#staff/store/request.ts';

/** An account of the staff. */
interface StaffName {
  readonly id: string;
  readonly name: string;
}

/** The staff's names, as far as they are known. */
export interface StaffNames {
  readonly nameOf: (id: string) => string;
  /** Everybody who can take a lead, by name; `also` is listed even if unknown, so that a choice is never hidden. */
  readonly options: (also: string | null) => readonly StaffName[];
}

/** Reads who belongs to the staff. Until then, and after a failure, only the member is known. */
export function useStaffNames(store: Store, { id, name }: Member): StaffNames {
  const [known, setKnown] = useState<readonly StaffName[]>([]);
  const isExpired = useIsExpired();
  useEffect(() => {
    if (isExpired) return;
    let isGone = false;
    void request(store, () => store.from('staff').select('user_id, name').order('name')).then((found) => {
      if (found.ok && !isGone) setKnown(found.value.map((row) => ({ id: row.user_id, name: row.name })));
    });
    return () => {
      isGone = true;
    };
  }, [store, isExpired]);
  return useMemo(() => {
    const all = known.some((person) => person.id === id) ? known : [...known, { id, name }];
    const nameOf = (wanted: string): string => all.find((person) => person.id === wanted)?.name ?? 'a former colleague';
    return {
      nameOf,
      options: (also) =>
        also === null || all.some((person) => person.id === also) ? all : [...all, { id: also, name: nameOf(also) }],
    };
  }, [known, id, name]);
}
