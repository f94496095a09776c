import { FIELDS, type FormValues, LEAD_SOURCE } from './fields.ts';
import type { CampaignKey, CityKey } from './visit.ts';

/** The advertising parameters of the visit's landing page: utm_*, gclid, fbclid. Empty for none. */
export type Campaign = Readonly<Record<string, string>>;

/** A quote request, as the webhook receives it (specification, section 7; decisions, 'The quote form'). */
export interface Lead extends FormValues {
  /** '{name} SC'. */
  readonly city: string;
  /** When it was submitted: ISO 8601, UTC. */
  readonly timestamp: string;
  readonly source: typeof LEAD_SOURCE;
  /** A UUID, by which the receiver discards duplicates. */
  readonly submissionId: string;
  /** The path of the page it was submitted from. */
  readonly page: string;
  readonly campaign: Campaign;
  /** Set when the honeypot was filled in. */
  readonly suspect?: true;
}

/** What a lead carries besides the form's values. */
interface LeadContext {
  readonly submissionId: string;
  readonly sentAt: Date;
  readonly city: string;
  readonly page: string;
  readonly campaign: Campaign;
  readonly suspect: boolean;
}

/** Builds a lead from the form's values, which are not changed, and its context. */
export function createLead(values: FormValues, { sentAt, suspect, ...context }: LeadContext): Lead {
  return {
    ...values,
    timestamp: sentAt.toISOString(),
    source: LEAD_SOURCE,
    ...context,
    ...(suspect ? { suspect } : {}),
  };
}

/**
 * A lead as a url-encoded form, with the form's field names. The campaign's parameters are added under their
 * own names; a field of the lead wins over a parameter of the same name.
 */
export function formBody({ campaign, suspect, ...fields }: Lead): URLSearchParams {
  return new URLSearchParams({ ...campaign, ...fields, ...(suspect === true ? { suspect: 'true' } : {}) });
}

/** A lead as text to paste into an email: one field a line, first and last name on one, the message apart. */
export const plainText = (lead: Lead): string =>
  FIELDS.map(({ name, separator }) => lead[name] + separator)
    .join('')
    .trimEnd();

const CAMPAIGN: CampaignKey = 'visit-campaign';
const CITY: CityKey = 'visit-city';

/** What the page's inline script stored for the visit; null for nothing, and where storage is denied. */
function visitItem(key: CampaignKey | CityKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The campaign of the visit; empty for none. */
export function visitCampaign(): Campaign {
  try {
    return JSON.parse(visitItem(CAMPAIGN) ?? '{}') as Campaign;
  } catch {
    return {};
  }
}

/**
 * The city of a lead: the page's own, that of the last city page seen, or the company's town (specification,
 * section 9).
 */
export const leadCity = (pageCity: string | undefined, town: string): string => pageCity ?? visitItem(CITY) ?? town;
