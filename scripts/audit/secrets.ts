import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { aFewAtOnce } from './a-few-at-once.ts';
import { pagePath } from './page-path.ts';
import type { Finding } from './site.ts';

/** Secrets that are known by their form. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bsb_secret_[\w-]{8,}/, 'a Supabase secret key (sb_secret_…)'],
  [/\bsbp_(?:oauth_)?[0-9a-f]{40}\b/, 'a Supabase access token (sbp_…)'],
  [/-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/, 'a private key (PEM)'],
];

/** Three parts in base64url with dots between them, of which the first begins like a JSON object. */
const TOKEN = /(?<![\w-])e[yw][\w-]{8,}\.[\w-]{4,}\.[\w-]+/g;

/** The JSON object that a part of a token is; null where it is none. */
function decoded(part: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** A role as a message names it: a word, and nothing else that a token may hold. */
const roleOf = (payload: Readonly<Record<string, unknown>>): string | null => {
  const { role } = payload;
  return typeof role === 'string' && /^\w{1,40}$/.test(role) ? role : null;
};

/** What is wrong with a token, in words that do not hold it; null for the configured key and for what is none. */
function tokenIssue(token: string, anonKey: string | undefined): string | null {
  const [header = '', body = ''] = token.split('.');
  const payload = decoded(body);
  if (typeof decoded(header)?.['alg'] !== 'string' || payload === null) return null;
  const role = roleOf(payload);
  // The service's key is a secret even where somebody configured it as the anonymous one.
  if (role === 'service_role') return 'a service key (JWT with the role service_role)';
  if (token === anonKey) return null;
  return `a JWT ${role === null ? 'without a role' : `with the role ${role}`} that is not PUBLIC_SUPABASE_ANON_KEY`;
}

/** The kinds of secrets that a text holds, each once, in words; never the secret. `anonKey` is the configured one. */
export function secretsIn(text: string, anonKey: string | undefined): string[] {
  const known = FORMS.filter(([form]) => form.test(text)).map(([, says]) => says);
  const tokens = text.match(TOKEN) ?? [];
  return [...new Set([...known, ...tokens.map((token) => tokenIssue(token, anonKey)).filter((says) => says !== null)])];
}

/** The name of the check. */
export const NO_SECRETS = 'no file holds a secret key or token';

/** Files of a built site that are not text, by the end of their names. */
const PICTURES_AND_FONTS = /\.(?:avif|gif|ico|jpe?g|png|webp|woff2?)$/;

/** Looks for secrets in a file's text. */
export const secretsOf = (file: string, text: string, anonKey: string | undefined): Finding[] =>
  secretsIn(text, anonKey).map((says) => ({ page: pagePath(file) ?? `/${file}`, says: `holds ${says}` }));

/** The secrets in the texts of a built folder besides its pages: scripts, styles, data, whatever a host is told. */
export async function secretsBesidePages(
  dist: string,
  names: readonly string[],
  anonKey: string | undefined,
): Promise<Finding[]> {
  const texts = names.filter((file) => pagePath(file) === null && !PICTURES_AND_FONTS.test(file));
  const found = await aFewAtOnce(texts, async (file) =>
    secretsOf(file, await readFile(path.join(dist, file), 'utf8'), anonKey),
  );
  return found.flat();
}
