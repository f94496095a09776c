import { FIELDS, type FormValues, LEAD_SOURCE } from './fields.ts';
import type { ESTIMATE_LABEL, EstimateKey } from '#model/estimate-handover.ts';
import type { CampaignKey, CityKey } from './visit.ts';

// As a value it would be a chunk of its own, for a few bytes: an early script of the estimate has it, too.
const LABEL: typeof ESTIMATE_LABEL = 'My estimate:';

/** The advertising parameters of the visit's landing page: utm_*, gclid, fbclid. Empty for none. */
export type Campaign = Readonly<Record<string, string>>;

/**
 * A quote request, as the webhook receives it (specification, section 7; decisions, 'The quote form'). A form
 * that the browser itself posts, because it runs no JavaScript or a chunk did not load, has only the fields of
 * its HTML: the typed ones, city, source and page. A page that is the same for everybody has no submissionId.
 */
export interface Lead extends FormValues {
  /** '{name} SC'. */
  readonly city: string;
  /** When it was submitted: ISO 8601, UTC. */
  readonly timestamp: string;
  readonly source: typeof LEAD_SOURCE;
  /** A UUID, by which the receiver discards duplicates. */
  readonly submissionId: string;
  /**
   * 1, and one more each time the visitor changes the words of a lead that may have been sent: under one
   * submissionId the highest revision wins. A lead stored by an earlier version of the site has none.
   */
  readonly revision: number;
  /** The path of the page it was submitted from. */
  readonly page: string;
  readonly campaign: Campaign;
  /** The estimate that the visitor asks for: what the message says of it. Empty for none. */
  readonly estimate: string;
  /** Set when the honeypot was filled in. */
  readonly suspect?: true;
}

/**
 * The estimate in a message: the rest of the line that begins with its label. Empty if the visitor has taken it out.
 */
const estimateIn = (message: string): string =>
  message
    .split('\n')
    .find((line) => line.startsWith(LABEL))
    ?.slice(LABEL.length)
    .trim() ?? '';

/** What a lead carries besides the form's values. */
interface LeadContext {
  readonly submissionId: string;
  readonly revision: number;
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
    estimate: estimateIn(values.message),
    timestamp: sentAt.toISOString(),
    source: LEAD_SOURCE,
    ...context,
    ...(suspect ? { suspect } : {}),
  };
}

/**
 * Creates a submissionId: a UUID of version 4. Outside a secure context browsers lack crypto.randomUUID, but
 * not crypto.getRandomValues.
 */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ];
  return groups.join('-');
}

/** Whether a lead has exactly these words. One stored by an earlier version of the site lacks the newer fields. */
export const hasValues = (lead: Partial<FormValues>, values: FormValues): boolean =>
  FIELDS.every(({ name }) => (lead[name] ?? '') === values[name]);

/** A lead that may have been stored by an earlier version of the site, without a revision. */
type StoredLead = Omit<Lead, 'revision'> & Partial<Pick<Lead, 'revision'>>;

/** What identifies a lead: a new submissionId, or that of a lead that was not accepted before. */
export function identify(values: FormValues, previous: StoredLead | null): Pick<Lead, 'submissionId' | 'revision'> {
  if (previous === null) return { submissionId: newSubmissionId(), revision: 1 };
  const { submissionId, revision = 1 } = previous;
  return { submissionId, revision: hasValues(previous, values) ? revision : revision + 1 };
}

/**
 * A lead as a url-encoded form, with the form's field names. The campaign's parameters are added under their
 * own names; a field of the lead wins over a parameter of the same name.
 */
export function formBody({ campaign, suspect, revision, ...fields }: Lead): URLSearchParams {
  return new URLSearchParams({
    ...campaign,
    ...fields,
    revision: String(revision),
    ...(suspect === true ? { suspect: 'true' } : {}),
  });
}

/** A lead as text to paste into an email: one field a line, first and last name on one, the message apart. */
export const plainText = (lead: Partial<FormValues>): string =>
  FIELDS.map(({ name, separator }) => (lead[name] ?? '') + separator)
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

const ESTIMATE: EstimateKey = 'visit-estimate';

/** Forgets the estimate of the visit, which has been sent. */
export function forgetEstimate(): void {
  try {
    sessionStorage.removeItem(ESTIMATE);
  } catch {
    // Storage is denied, so nothing was stored.
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

/** The longest city that is taken from an address: anybody can write one. */
const MAX_CITY = 80;

/** The city that a link to the form names (quotePathIn); null for none. */
function linkedCity(): string | null {
  const city = new URLSearchParams(location.search).get('city')?.trim() ?? '';
  return city === '' || city.length > MAX_CITY ? null : city;
}

/**
 * The city of a lead: the page's own, that of the link that led to the form, that of the last city page seen, or the
 * company's town (specification, section 9).
 */
export const leadCity = (pageCity: string | undefined, town: string): string =>
  pageCity ?? linkedCity() ?? visitItem(CITY) ?? town;
