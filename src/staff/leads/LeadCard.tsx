import { useState } from 'react';
import { formatDateTime, formatRecent } from '#staff/dates.ts';
import type { Member } from '#staff/session/session.ts';
import type { Store } from '#staff/store/client.ts';
import { callHref, mailHref, mapHref, pageHref, textHref } from './contact-links.ts';
import { deliveryText, isUndelivered } from './delivery.ts';
import { LeadDesk } from './LeadDesk.tsx';
import { LeadNotes } from './LeadNotes.tsx';
import { leadName, type LeadRow } from './lead-row.ts';
import { readLeads, resendLead } from './leads.ts';
import { spamText } from './marks.ts';
import type { StaffNames } from './staff-names.ts';

interface Props {
  readonly store: Store;
  readonly lead: LeadRow;
  readonly member: Member;
  readonly staff: StaffNames;
  /** Whether the store has a webhook to send leads to. */
  readonly hasWebhook: boolean;
  readonly onChanged: (row: LeadRow) => void;
  readonly onErase: (lead: LeadRow) => void;
  /** When the list was read. */
  readonly now: Date;
}

/** A time as short as it can be: without the day today, with the year when it is another one. */
function formatShort(iso: string, now: Date): string {
  const at = new Date(iso);
  return at.getFullYear() === now.getFullYear() ? formatRecent(at, now) : formatDateTime(iso);
}

/** The marks that change how a lead is read. */
function Marks({ lead }: Pick<Props, 'lead'>) {
  const spam = spamText(lead);
  if (!lead.is_test && spam === null && lead.revised_at === null) return null;
  return (
    <ul className="leads-marks">
      {lead.is_test && <li className="test">Test</li>}
      {spam !== null && <li className="spam">Looks like spam: {spam}</li>}
      {lead.revised_at !== null && (
        <li>
          Corrected {formatDateTime(lead.revised_at)}
          <span className="sr-only">, revision {lead.revision}</span>
        </li>
      )}
    </ul>
  );
}

/** When the visitor wants us to come and to call, and the estimate, which the message usually contains. */
function Wishes({ lead }: Pick<Props, 'lead'>) {
  const { estimate, preferred_days: days, best_time_to_call: time, message } = lead;
  const wishes = [
    ['Estimate', message.includes(estimate) ? '' : estimate],
    ['Preferred days', days],
    ['Best time to call', time],
  ] as const;
  return wishes.map(([label, wish]) =>
    wish === '' ? null : (
      <p key={label}>
        {label}: <strong>{wish}</strong>
      </p>
    ),
  );
}

/** One tap calls, texts or mails. What a visitor typed that is no number or address is shown as it is. */
function Contact({ lead }: Pick<Props, 'lead'>) {
  const name = leadName(lead);
  const call = callHref(lead.phone);
  const text = textHref(lead.phone);
  const mail = mailHref(lead.email, `Your quote request: ${lead.service_type}`);
  const suffix = <span className="sr-only"> {name}</span>;
  return (
    <div className="leads-contact">
      {call === null ? (
        <p>Phone: {lead.phone}</p>
      ) : (
        <a className="button leads-call" href={call}>
          Call{suffix} <span>{lead.phone}</span>
        </a>
      )}
      {text !== null && (
        <a className="button button-quiet" href={text}>
          Text{suffix}
        </a>
      )}
      {mail === null ? (
        <p>Email: {lead.email}</p>
      ) : (
        <a className="button button-quiet" href={mail}>
          Email{suffix}
        </a>
      )}
    </div>
  );
}

/** How far a lead is on its way to the webhook, with a button to send it again. */
function Delivery({ store, lead, hasWebhook, onChanged }: Pick<Props, 'store' | 'lead' | 'hasWebhook' | 'onChanged'>) {
  const [said, setSaid] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const undelivered = isUndelivered(lead);
  const canSend = undelivered || (lead.delivery === 'off' && hasWebhook);
  const send = async (): Promise<void> => {
    setIsBusy(true);
    setError('');
    setSaid('Sending...');
    const sent = await resendLead(store, lead.id);
    setSaid(
      sent.ok
        ? sent.value === 'delivered'
          ? 'It had already arrived.'
          : 'Sent. The answer shows here in a minute or two.'
        : '',
    );
    if (!sent.ok) setError(sent.error.message);
    // Also after a failure: the reason may be that the lead has changed.
    const current = await readLeads(store, [lead.id]);
    setIsBusy(false);
    if (current.ok && current.value[0] !== undefined) onChanged(current.value[0]);
  };
  return (
    <div className={undelivered ? 'leads-delivery undelivered' : 'leads-delivery'}>
      <p>{deliveryText(lead)}</p>
      {canSend && (
        <button className="button" type="button" aria-disabled={isBusy} onClick={() => isBusy || void send()}>
          {undelivered ? 'Send again' : 'Send now'}
          <span className="sr-only"> the request of {leadName(lead)}</span>
        </button>
      )}
      <p className="leads-saving" role="status">
        {said}
      </p>
      <div className="leads-problem" role="alert">
        {error !== '' && <p>{error}</p>}
      </div>
    </div>
  );
}

/** Everything else about a lead. */
function Details({ lead, staff }: Pick<Props, 'lead' | 'staff'>) {
  const page = pageHref(lead.page);
  return (
    <dl className="leads-facts">
      <div>
        <dt>Email</dt>
        <dd>{lead.email}</dd>
      </div>
      <div>
        <dt>Came from</dt>
        <dd>{page === null ? lead.page || 'unknown' : <a href={page}>{page}</a>}</dd>
      </div>
      {Object.entries(lead.campaign).map(([parameter, value]) => (
        <div key={parameter}>
          <dt>{parameter}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>Received</dt>
        <dd>{formatDateTime(lead.received_at)}</dd>
      </div>
      {lead.desk_changed_at !== null && (
        <div>
          <dt>Last change</dt>
          <dd>
            {formatDateTime(lead.desk_changed_at)}
            {lead.desk_changed_by !== null && ` by ${staff.nameOf(lead.desk_changed_by)}`}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** A lead: who, what and where, one tap to call, and the desk. */
export function LeadCard({ store, lead, member, staff, hasWebhook, onChanged, onErase, now }: Props) {
  const undelivered = isUndelivered(lead);
  const name = leadName(lead);
  const headingId = `lead-${lead.id}`;
  const place = [lead.address, lead.city].filter((part) => part !== '').join(', ');
  return (
    <article className={`leads-card ${lead.state}`} aria-labelledby={headingId}>
      <div className="leads-words">
        <Marks lead={lead} />
        <h3 id={headingId}>{name}</h3>
        <p className="leads-what">
          {lead.service_type}
          {lead.city !== '' && <span>, {lead.city}</span>}
        </p>
        <p className="leads-address">
          <a href={mapHref(place)} target="_blank" rel="noreferrer">
            {lead.address}
            <span className="sr-only"> on a map, opens in a new tab</span>
          </a>
        </p>
        <p className="leads-when">
          <time dateTime={lead.received_at}>{formatShort(lead.received_at, now)}</time>
        </p>
        {lead.message !== '' && <p className="leads-message">{lead.message}</p>}
        <Wishes lead={lead} />
      </div>
      <Contact lead={lead} />
      {undelivered && <Delivery store={store} lead={lead} hasWebhook={hasWebhook} onChanged={onChanged} />}
      <div className="leads-work">
        <LeadDesk store={store} lead={lead} member={member} staff={staff} onSaved={onChanged} />
        <LeadNotes store={store} lead={lead} member={member} staff={staff} onSaved={onChanged} />
      </div>
      <details className="leads-more">
        <summary>
          Email, origin and delivery<span className="sr-only"> of {name}</span>
        </summary>
        <Details lead={lead} staff={staff} />
        {!undelivered && <Delivery store={store} lead={lead} hasWebhook={hasWebhook} onChanged={onChanged} />}
        {member.role === 'admin' && (
          <button
            className="button button-quiet leads-erase"
            type="button"
            onClick={() => {
              onErase(lead);
            }}
          >
            Erase this person’s leads<span className="sr-only">: {name}</span>
          </button>
        )}
      </details>
    </article>
  );
}
