import { z } from 'zod';
import { TABLES, type TableName } from '#model/rows/tables.ts';
import { BUILD_FACTS } from '#routes/paths.ts';

/** Milliseconds: the site's own file comes from a CDN. */
const TIMEOUT_MS = 10_000;

/** Bytes: the file has about 80 for each post. */
const MAX_BYTES = 4_000_000;

/** Row counts by table. */
export type RowCounts = Readonly<Record<TableName, number>>;

/** The row counts of the deployed site, or why they are unknown. */
export type DeployedRows =
  { readonly ok: true; readonly counts: RowCounts } | { readonly ok: false; readonly reason: string };

const facts = z.object({ rows: z.record(z.enum(Object.keys(TABLES) as [TableName]), z.int().nonnegative()) });

/** Reads a body as text. Throws an Error when it is larger than any build's facts. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > MAX_BYTES) throw new Error(`more than ${MAX_BYTES / 1_000_000} MB`);
    text += decoder.decode(part, { stream: true });
  }
  return text;
}

/** The innermost reason, such as 'connect ECONNREFUSED' behind 'fetch failed'. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  if (error instanceof SyntaxError) return 'no JSON';
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/** Reads from a site how many rows of each table its pages were built from. `origin` is SITE_URL. */
export async function readDeployedRows(origin: string, timeoutMs = TIMEOUT_MS): Promise<DeployedRows> {
  try {
    const signal = AbortSignal.timeout(Math.min(timeoutMs, TIMEOUT_MS));
    const response = await fetch(origin + BUILD_FACTS, { signal, headers: { 'cache-control': 'no-cache' } });
    if (!response.ok) {
      await response.body?.cancel();
      return { ok: false, reason: `HTTP ${response.status}` };
    }
    const parsed = facts.safeParse(JSON.parse(await readText(response)));
    return parsed.success ? { ok: true, counts: parsed.data.rows } : { ok: false, reason: 'it has no row counts' };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}
