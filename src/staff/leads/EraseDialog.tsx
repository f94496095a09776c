import { useEffect, useState } from 'react';
import { formatDate } from '#staff/dates.ts';
import { ConfirmDialog, Dialog } from '#staff/Dialog.tsx';
import type { Store } from '#staff/store/client.ts';
import type { Result } from '#staff/store/errors.ts';
import { leadName, type LeadRow } from './lead-row.ts';
import { eraseLeads, type PersonLead, readLeadsOfPerson } from './leads.ts';

/** Formats a number of leads: '1 lead', '1,204 leads'. */
export const formatLeadCount = (count: number): string =>
  count === 1 ? '1 lead' : `${count.toLocaleString('en-US')} leads`;

/** How many of a person's leads are listed. */
const SHOWN = 8;

interface Props {
  readonly store: Store;
  readonly lead: LeadRow;
  readonly onDone: (erased: number) => void;
  readonly onClose: () => void;
}

/** Shows which leads have the person's email or phone number, asks for confirmation, and erases them for good. */
export function EraseDialog({ store, lead, onDone, onClose }: Props) {
  const [found, setFound] = useState<Result<PersonLead[]> | null>(null);
  const { email, phone } = lead;
  useEffect(() => {
    let isGone = false;
    void readLeadsOfPerson(store, { email, phone }).then((result) => {
      if (!isGone) setFound(result);
    });
    return () => {
      isGone = true;
    };
  }, [store, email, phone]);

  const title = `Erase the leads of ${leadName(lead)}?`;
  if (!found?.ok)
    return (
      <Dialog title={title} onClose={onClose}>
        <p role={found === null ? 'status' : 'alert'}>{found === null ? 'Loading...' : found.error.message}</p>
        <p className="actions">
          <button className="button button-quiet" type="button" onClick={onClose}>
            Close
          </button>
        </p>
      </Dialog>
    );
  const leads = found.value;
  const erase = async (): Promise<string | null> => {
    const erased = await eraseLeads(store, { email, phone });
    if (!erased.ok) return erased.error.message;
    onDone(erased.value);
    return null;
  };
  return (
    <ConfirmDialog title={title} action={`Erase ${formatLeadCount(leads.length)}`} onConfirm={erase} onCancel={onClose}>
      <p>Every lead with this email or this phone number, for good:</p>
      <ul className="leads-list">
        {leads.slice(0, SHOWN).map(({ id, name, service, received_at: at }) => (
          <li key={id}>
            {name}, {service}, {formatDate(at)}
          </li>
        ))}
        {leads.length > SHOWN && <li>and {leads.length - SHOWN} more</li>}
      </ul>
      <p>
        The audit log will say that you did it, not for whom. Copies at the webhook’s receiver, in chats and in backups
        stay until somebody erases them there.
      </p>
    </ConfirmDialog>
  );
}
