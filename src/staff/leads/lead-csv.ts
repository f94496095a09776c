import { deliveryText } from './delivery.ts';
import { type LeadRow, STATE_LABELS } from './lead-row.ts';
import { spamText } from './marks.ts';

/** A column: its heading and its value of a lead. */
type Column = readonly [heading: string, value: (lead: LeadRow) => string];

const columnsOf = (nameOf: (userId: string) => string): readonly Column[] => [
  ['Received', (lead) => lead.received_at],
  ['State', (lead) => STATE_LABELS[lead.state]],
  ['Taken by', (lead) => (lead.taken_by === null ? '' : nameOf(lead.taken_by))],
  ['First name', (lead) => lead.first_name],
  ['Last name', (lead) => lead.last_name],
  ['Phone', (lead) => lead.phone],
  ['Email', (lead) => lead.email],
  ['Address', (lead) => lead.address],
  ['Service', (lead) => lead.service_type],
  ['City', (lead) => lead.city],
  ['Message', (lead) => lead.message],
  ['Estimate', (lead) => lead.estimate],
  ['Preferred days', (lead) => lead.preferred_days],
  ['Best time to call', (lead) => lead.best_time_to_call],
  ['Notes', (lead) => lead.notes],
  ['Page', (lead) => lead.page],
  [
    'Campaign',
    (lead) =>
      Object.entries(lead.campaign)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
  ],
  ['Delivery', (lead) => deliveryText(lead)],
  ['Corrected', (lead) => lead.revised_at ?? ''],
  ['Test', (lead) => (lead.is_test ? 'yes' : '')],
  ['Looks like spam', (lead) => spamText(lead) ?? ''],
  ['Submission', (lead) => lead.submission_id],
];

/**
 * Quotes a cell (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front, because
 * visitors wrote it (OWASP, 'CSV Injection'); that includes full-width signs and signs behind white space.
 */
export const csvCell = (text: string): string =>
  `"${(/^\s*[=+\-@|＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * Leads as a CSV file with a heading row. It starts with a byte order mark, without which spreadsheets read UTF-8 as
 * something else.
 */
export function leadsCsv(leads: readonly LeadRow[], nameOf: (userId: string) => string): string {
  const columns = columnsOf(nameOf);
  const rows = [columns.map(([heading]) => heading), ...leads.map((lead) => columns.map(([, value]) => value(lead)))];
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}
