import { z } from 'zod';
import { DELIVERY_WAYS, NEEDED_BY } from './quote-delivery.ts';

function roleOf(key: string): unknown {
  try {
    const claims: unknown = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : null;
  } catch {
    return null;
  }
}

/**
 * Whether a store key bypasses row-level security: a secret key (sb_secret_…), or a token with role
 * service_role.
 */
export const isServiceKey = (key: string): boolean => key.startsWith('sb_secret_') || roleOf(key) === 'service_role';

const hasAccount = (url: string): boolean => new URL(url).username !== '' || new URL(url).password !== '';

// PUBLIC_ variables are published to visitors. These two messages are whole sentences and must not repeat the value,
// because build logs are widely readable.
const NO_ACCOUNT = {
  error: 'must not contain a user name or password.',
  params: { isSentence: true },
};
const NO_SERVICE_KEY = {
  error:
    'is a service key, which bypasses row-level security, and a build would publish it. Set the anonymous key (sb_publishable_… or the one called anon).',
  params: { isSentence: true },
};

const address = z
  .url({ protocol: /^https?$/, error: 'an http or https address, such as https://www.example.com', abort: true })
  .refine((url) => !hasAccount(url), NO_ACCOUNT);
const isOrigin = (url: string): boolean => {
  const { pathname, search, hash } = new URL(url);
  return /^\/*$/.test(pathname) && search === '' && hash === '';
};
const origin = address
  .refine(isOrigin, 'an origin: scheme and host without a path, such as https://www.example.com')
  .transform((url) => url.replace(/\/+$/, ''));

/** A variable without the white space that was copied with it: before a secret key it would hide what the key is. */
function trimmed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' ? undefined : text;
}
const unsetWhenEmpty = <T extends z.ZodType>(schema: T) => z.preprocess(trimmed, schema.optional());

const variables = z.object({
  SITE_URL: unsetWhenEmpty(origin),
  PUBLIC_SUPABASE_URL: unsetWhenEmpty(address),
  PUBLIC_SUPABASE_ANON_KEY: unsetWhenEmpty(z.string().refine((key) => !isServiceKey(key), NO_SERVICE_KEY)),
  PUBLIC_QUOTE_WEBHOOK_URL: unsetWhenEmpty(address),
  PUBLIC_QUOTE_DELIVERY: unsetWhenEmpty(z.enum(DELIVERY_WAYS, 'webhook, store or relay')),
  PUBLIC_META_PIXEL_ID: unsetWhenEmpty(z.string().regex(/^\d+$/, 'a pixel id: digits only')),
  INDEXNOW_KEY: unsetWhenEmpty(
    z.string().regex(/^[A-Za-z0-9-]{8,128}$/, 'a key of 8 to 128 letters, digits and hyphens'),
  ),
  // No line breaks: the text becomes a line of security.txt.
  SECURITY_CONTACT: unsetWhenEmpty(
    z
      .union(
        [z.email(), z.url({ protocol: /^(?:https|mailto|tel)$/ })],
        'an email address, or an https:, mailto: or tel: address',
      )
      .refine((contact) => !/\s/.test(contact), 'an address without spaces'),
  ),
  SNAPSHOT_DIR: unsetWhenEmpty(z.string()),
  SERVICE_WORKER: unsetWhenEmpty(z.enum(['on', 'off'], 'on or off')),
  BUILD_DATE: unsetWhenEmpty(
    z.union(
      [z.iso.date(), z.iso.datetime({ offset: true })],
      'a day such as 2026-01-31, or a time with offset such as 2026-01-31T12:00:00Z',
    ),
  ),
});

/** The validated environment of a build (design, 'Environment'). An unset or empty variable is undefined. */
export type Environment = Readonly<z.infer<typeof variables>>;

/** Checks that the way of delivery has the variables that it needs. */
const schema = variables.superRefine((environment, context) => {
  const { PUBLIC_QUOTE_DELIVERY: way } = environment;
  const missing = way === undefined ? [] : NEEDED_BY[way].filter((name) => environment[name] === undefined);
  if (missing.length === 0) return;
  context.addIssue({
    code: 'custom',
    path: ['PUBLIC_QUOTE_DELIVERY'],
    message: `is "${way}", which needs ${missing.join(' and ')}: set ${missing.length === 1 ? 'it' : 'them'}, or choose another way.`,
    params: { isSentence: true },
  });
});

/** Validates environment variables. Throws an Error with one line per invalid variable. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    if (issue.code === 'custom' && issue.params?.['isSentence'] === true) return `${name} ${issue.message}`;
    return `${name}: is ${JSON.stringify(variables[name])}, expected ${issue.message}`;
  });
  throw new Error(['Invalid environment variables; nothing was written.', ...lines].join('\n'));
}
