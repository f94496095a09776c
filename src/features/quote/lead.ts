import { LEAD_SOURCE, type Typed } from './fields.ts';

/** The advertising parameters of the page a visit began with: utm_*, gclid, fbclid. Empty for none. */
export type Campaign = Readonly<Record<string, string>>;

/** A quote request as the webhook gets it (specification, section 7; decisions, 'The quote form'). */
export interface Lead extends Typed {
  /** '{name} SC'. */
  readonly city: string;
  /** When it was sent: ISO, UTC. */
  readonly timestamp: string;
  readonly source: typeof LEAD_SOURCE;
  /** A UUID: the receiver knows a lead that comes twice by it. */
  readonly submissionId: string;
  /** The path the form was sent from. */
  readonly page: string;
  readonly campaign: Campaign;
  /** The field that people never see was filled in. */
  readonly suspect?: true;
}

/** What a lead carries besides what was typed. */
export interface LeadContext {
  readonly submissionId: string;
  readonly sentAt: Date;
  readonly city: string;
  readonly page: string;
  readonly campaign: Campaign;
  readonly suspect: boolean;
}

/** The lead made of what was typed, unchanged, and of where it came from. */
export function makeLead(typed: Typed, { sentAt, suspect, ...context }: LeadContext): Lead {
  return {
    firstName: typed.firstName,
    lastName: typed.lastName,
    email: typed.email,
    phone: typed.phone,
    serviceType: typed.serviceType,
    address: typed.address,
    message: typed.message,
    timestamp: sentAt.toISOString(),
    source: LEAD_SOURCE,
    ...context,
    ...(suspect ? { suspect } : {}),
  };
}

/**
 * A lead as a form sends it, under the form's names. The parameters of the campaign stand beside them under their own,
 * which no field has.
 */
export function formBody({ campaign, suspect, ...fields }: Lead): URLSearchParams {
  return new URLSearchParams({ ...campaign, ...fields, ...(suspect === true ? { suspect: 'true' } : {}) });
}

/** A lead in lines a person can read and paste into an email. */
export function plainText(lead: Lead): string {
  return [
    `${lead.firstName} ${lead.lastName}`,
    lead.email,
    lead.phone,
    lead.address,
    lead.serviceType,
    ...(lead.message === '' ? [] : ['', lead.message]),
  ].join('\n');
}
