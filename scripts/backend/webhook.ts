import { type LocalServer, serveFetch } from './fetch-server.ts';

/** A lead as the webhook received it. */
export interface ReceivedLead {
  readonly contentType: string;
  /** In JSON, `campaign` is an object; in form data its fields are at the top level. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Parses the body of a lead, which is JSON or url-encoded. Throws an Error if JSON is not an object. */
export function readLead(contentType: string, body: string): ReceivedLead {
  if (!contentType.startsWith('application/json'))
    return { contentType, fields: Object.fromEntries(new URLSearchParams(body)) };
  const fields: unknown = JSON.parse(body);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) throw new Error('not an object');
  return { contentType, fields: fields as Record<string, unknown> };
}

/** Lets pages of any origin post leads and read the response. */
export const WEBHOOK_CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type',
} as const;

/** Characters that a terminal would interpret: control characters, and marks for the direction of text. */
const UNSAFE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

const escapeText = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The fields of a lead with flattened names, such as campaign.utm_source. */
const flatten = (fields: Readonly<Record<string, unknown>>, prefix = ''): [string, unknown][] =>
  Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flatten(value as Record<string, unknown>, `${prefix}${name}.`)
      : [[`${prefix}${name}`, value]],
  );

/** Formats a lead for a terminal, one field per line below a heading, with unsafe characters escaped. */
export function leadLines(heading: string, { contentType, fields }: ReceivedLead): string[] {
  const entries = flatten(fields);
  const width = Math.max(0, ...entries.map(([name]) => escapeText(name).length));
  const [format = ''] = contentType.split(';');
  return [
    `── ${heading} (${escapeText(format)}) ──`,
    ...entries.map(([name, value]) => `   ${escapeText(name).padEnd(width)}  ${escapeText(value)}`),
  ];
}

/** In bytes. A lead has a few hundred. */
const MAX_BYTES = 1_000_000;

/**
 * The redirect target for a form that was sent without JavaScript: the thank-you page of the sending site.
 */
function thankYouPage(request: Request): string | null {
  if (request.headers.get('sec-fetch-mode') !== 'navigate') return null;
  const site = URL.parse(request.headers.get('origin') ?? '');
  return site === null || !/^https?:$/.test(site.protocol) ? null : new URL('/thank-you', site).href;
}

const textResponse = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...WEBHOOK_CORS } });

/** A lead's revision, a number in JSON and text in form data; 1 for none. */
const revisionOf = ({ fields }: ReceivedLead): number => Number(fields['revision'] ?? 1) || 1;

/**
 * Starts a webhook on a port of 127.0.0.1. It accepts leads as JSON and as form data, recognizes a repeated
 * one by its submissionId and a corrected one by its revision, and passes each to `show` line by line.
 */
export async function startWebhook(port: number, show: (line: string) => void): Promise<LocalServer> {
  const seen = new Map<string, { readonly number: number; readonly revision: number }>();
  let count = 0;
  const accept = (contentType: string, body: string): void => {
    const lead = readLead(contentType, body);
    const { submissionId } = lead.fields;
    const revision = revisionOf(lead);
    const earlier = typeof submissionId === 'string' ? seen.get(submissionId) : undefined;
    if (earlier !== undefined && earlier.revision >= revision) {
      show(`── Lead ${earlier.number} came again: same submissionId, kept once ──`);
      return;
    }
    const number = earlier?.number ?? (count += 1);
    if (typeof submissionId === 'string') seen.set(submissionId, { number, revision });
    const heading = earlier === undefined ? `Lead ${number}` : `Lead ${number}, corrected: revision ${revision}`;
    for (const line of leadLines(heading, lead)) show(line);
  };
  return serveFetch(port, async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: WEBHOOK_CORS });
    if (request.method !== 'POST') return textResponse(405, 'This address accepts quote requests by POST.');
    if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES)
      return textResponse(413, 'Too large for a lead.');
    try {
      accept(request.headers.get('content-type') ?? '', await request.text());
    } catch {
      return textResponse(400, 'Not a lead: neither a JSON object nor form data.');
    }
    const next = thankYouPage(request);
    return next === null
      ? textResponse(200, 'Accepted')
      : new Response(null, { status: 303, headers: { location: next } });
  });
}
