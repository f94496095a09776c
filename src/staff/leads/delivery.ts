import { formatDateTime } from '#staff/dates.ts';
import type { LeadRow } from './lead-row.ts';

type Delivery = Pick<LeadRow, 'delivery' | 'tries' | 'next_try_at' | 'delivered_at' | 'last_answer'>;

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

const answer = ({ last_answer }: Delivery): string => (last_answer === '' ? '' : ` Last answer: ${last_answer}`);

/** How far a lead has come on its way to the webhook. */
export function deliveryText(lead: Delivery): string {
  switch (lead.delivery) {
    case 'off':
      return 'Kept here, sent nowhere: no webhook was set up.';
    case 'waiting':
      return lead.tries === 0
        ? 'Waiting to be sent.'
        : `Not delivered: tried ${times(lead.tries)}, next ${formatDateTime(lead.next_try_at)}.${answer(lead)}`;
    case 'sent':
      return lead.tries > 1
        ? `Sent again (try ${lead.tries}), waiting for the webhook’s answer.`
        : 'Sent, waiting for the webhook’s answer.';
    case 'delivered':
      return lead.delivered_at === null ? 'Delivered.' : `Delivered ${formatDateTime(lead.delivered_at)}.`;
    case 'failed':
      return `Not delivered: given up after ${lead.tries === 1 ? 'one try' : `${lead.tries} tries`}.${answer(lead)}`;
  }
}

/** Whether a person may want to send a lead again; the desk shows these on top (leads.desk_rank). */
export const isUndelivered = ({ delivery, tries }: Pick<LeadRow, 'delivery' | 'tries'>): boolean =>
  delivery === 'failed' || (delivery === 'waiting' && tries > 0) || (delivery === 'sent' && tries > 1);
