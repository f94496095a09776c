import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileLimit, pagePath } from '#scripts/audit/built-files.ts';
import type { Finding } from '#scripts/audit/site.ts';

/** Secrets with a recognizable prefix, and their names in messages. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\bsb_secret_[\w-]{8,}/, 'a Supabase secret key (sb_secret_…)'],
  [/\bsbp_(?:oauth_)?[0-9a-f]{40}\b/, 'a Supabase access token (sbp_…)'],
  [/-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/, 'a private key (PEM)'],
];

/** JWT candidates: three base64url parts joined by dots, the first of which starts like a JSON object. */
const JWT = /(?<![\w-])e[yw][\w-]{8,}\.[\w-]{4,}\.[\w-]+/g;

/** Decodes the JSON object in a part of a token; null if there is none. */
function decodePart(part: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The role of a token, if it is a plain word: a message must not repeat anything else of a token. */
function roleName({ role }: Readonly<Record<string, unknown>>): string | null {
  return typeof role === 'string' && /^\w{1,40}$/.test(role) ? role : null;
}

/**
 * Describes a token that must not be published; null for the configured anonymous key and for text that is no
 * JWT.
 */
function tokenIssue(token: string, anonKey: string | undefined): string | null {
  const [header = '', body = ''] = token.split('.');
  const payload = decodePart(body);
  if (typeof decodePart(header)?.['alg'] !== 'string' || payload === null) return null;
  const role = roleName(payload);
  // A service key is a secret even where it was configured as the anonymous key by mistake.
  if (role === 'service_role') return 'a service key (JWT with the role service_role)';
  if (token === anonKey) return null;
  return `a JWT ${role === null ? 'without a role' : `with the role ${role}`} that is not PUBLIC_SUPABASE_ANON_KEY`;
}

/** Names the kinds of secrets in a text, each once, without repeating the secret. `anonKey` is allowed. */
export function secretsIn(text: string, anonKey: string | undefined): string[] {
  const known = PATTERNS.filter(([pattern]) => pattern.test(text)).map(([, name]) => name);
  const tokens = text.match(JWT) ?? [];
  return [...new Set([...known, ...tokens.map((token) => tokenIssue(token, anonKey)).filter((says) => says !== null)])];
}

/** The name of the check. */
export const NO_SECRETS = 'no file contains a secret key or token';

const BINARY = /\.(?:avif|gif|ico|jpe?g|png|webp|woff2?)$/;

/** Findings for the secrets in the text of a file. */
export const findSecrets = (file: string, text: string, anonKey: string | undefined): Finding[] =>
  secretsIn(text, anonKey).map((says) => ({ page: pagePath(file) ?? `/${file}`, says: `contains ${says}` }));

/**
 * Finds secrets in all text files of a built folder except its pages: scripts, styles, data, host
 * configuration.
 */
export async function secretsOutsidePages(
  dist: string,
  names: readonly string[],
  anonKey: string | undefined,
): Promise<Finding[]> {
  const files = names.filter((file) => pagePath(file) === null && !BINARY.test(file));
  const findings = await fileLimit.map(files, async (file) =>
    findSecrets(file, await readFile(path.join(dist, file), 'utf8'), anonKey),
  );
  return findings.flat();
}
