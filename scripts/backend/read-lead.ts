/** A lead as a request to the webhook brought it. */
export interface ReceivedLead {
  readonly contentType: string;
  /** The lead's fields; `campaign` is an object in JSON and is spread over the fields in a form's body. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Reads the lead in a request's body: JSON, or a form's url-encoded fields. Throws where it is no lead. */
export function readLead(contentType: string, body: string): ReceivedLead {
  if (!contentType.startsWith('application/json'))
    return { contentType, fields: Object.fromEntries(new URLSearchParams(body)) };
  const fields: unknown = JSON.parse(body);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) throw new Error('no object');
  return { contentType, fields: fields as Record<string, unknown> };
}

/** What a page of another origin may send to a webhook, and read of its answer. */
export const WEBHOOK_CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type',
} as const;
