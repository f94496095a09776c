import { type LocalServer, serveFetch } from './fetch-server.ts';
import { leadLines } from './lead-lines.ts';
import { readLead, WEBHOOK_CORS } from './read-lead.ts';

/** A lead is a few hundred bytes; what is far larger is none. Bytes. */
const LARGEST = 1_000_000;

/** Where a form that was sent without JavaScript leads on to: the thank-you page of the site it came from. */
function thankYou(request: Request): string | null {
  if (request.headers.get('sec-fetch-mode') !== 'navigate') return null;
  const site = URL.parse(request.headers.get('origin') ?? '');
  return site === null || !/^https?:$/.test(site.protocol) ? null : new URL('/thank-you', site).href;
}

const said = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...WEBHOOK_CORS } });

/**
 * Starts a webhook as an owner would have one, on a port of 127.0.0.1: it takes leads as JSON and as a form sends them,
 * knows one that comes twice by its submissionId, and shows each, line by line.
 */
export async function startWebhookSink(port: number, show: (line: string) => void): Promise<LocalServer> {
  const seen = new Map<string, number>();
  let count = 0;
  const take = (contentType: string, body: string): void => {
    const lead = readLead(contentType, body);
    const { submissionId } = lead.fields;
    const before = typeof submissionId === 'string' ? seen.get(submissionId) : undefined;
    if (before !== undefined) {
      show(`── Lead ${before} came again: same submissionId, kept once ──`);
      return;
    }
    count += 1;
    if (typeof submissionId === 'string') seen.set(submissionId, count);
    for (const line of leadLines(`Lead ${count}`, lead)) show(line);
  };
  return serveFetch(port, async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: WEBHOOK_CORS });
    if (request.method !== 'POST') return said(405, 'This address takes quote requests by POST.');
    if (Number(request.headers.get('content-length') ?? 0) > LARGEST) return said(413, 'Too large for a lead.');
    try {
      take(request.headers.get('content-type') ?? '', await request.text());
    } catch {
      return said(400, 'This is no lead: neither a JSON object nor a form.');
    }
    const next = thankYou(request);
    return next === null ? said(200, 'Accepted') : new Response(null, { status: 303, headers: { location: next } });
  });
}
