import type { Tables } from '#model/rows/database.ts';

/** What has become of a lead, in the order of the work. */
export const LEAD_STATES = ['new', 'called', 'quoted', 'won', 'lost'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

export const STATE_LABELS: Readonly<Record<LeadState, string>> = {
  new: 'New',
  called: 'Called',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
};

/** The columns that the desk reads, as PostgREST's `select`. */
export const LEAD_COLUMNS =
  'id, submission_id, revision, received_at, revised_at, first_name, last_name, email, phone, service_type, address, message, estimate, preferred_days, best_time_to_call, city, page, campaign, is_test, spam_reasons, is_flood, delivery, tries, tried_at, next_try_at, delivered_at, last_answer, state, taken_by, notes, desk_version, desk_changed_at, desk_changed_by, desk_rank';

type Columns = Pick<
  Tables<'leads'>,
  | 'id'
  | 'submission_id'
  | 'revision'
  | 'received_at'
  | 'revised_at'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'service_type'
  | 'address'
  | 'message'
  | 'estimate'
  | 'preferred_days'
  | 'best_time_to_call'
  | 'city'
  | 'page'
  | 'is_test'
  | 'spam_reasons'
  | 'is_flood'
  | 'tries'
  | 'tried_at'
  | 'next_try_at'
  | 'delivered_at'
  | 'last_answer'
  | 'taken_by'
  | 'notes'
  | 'desk_version'
  | 'desk_changed_at'
  | 'desk_changed_by'
>;

/** A lead as the desk reads it. Times are ISO instants with an offset. */
export interface LeadRow extends Columns {
  /** Texts by name, such as utm_source. */
  readonly campaign: Readonly<Record<string, string>>;
  readonly delivery: 'off' | 'waiting' | 'sent' | 'delivered' | 'failed';
  readonly state: LeadState;
  /** 0: not delivered and still open; 1; 2: looks like spam, or is part of a flood. */
  readonly desk_rank: 0 | 1 | 2;
}

/** The columns that staff write. */
export type Desk = Pick<LeadRow, 'state' | 'taken_by' | 'notes'>;

/** A change of some of them. */
export type DeskChange = Partial<Desk>;

export const leadName = ({ first_name, last_name }: Pick<LeadRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.replace(/\s+/g, ' ').trim();
