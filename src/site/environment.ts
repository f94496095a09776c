import { z } from 'zod';

const address = z.url('an http or https address').refine((url) => /^https?:/.test(url), 'an http or https address');
const unsetWhenEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const schema = z.object({
  SITE_URL: unsetWhenEmpty(address.transform((url) => url.replace(/\/+$/, ''))),
  PUBLIC_SUPABASE_URL: unsetWhenEmpty(address),
  PUBLIC_SUPABASE_ANON_KEY: unsetWhenEmpty(z.string().min(1)),
  PUBLIC_QUOTE_WEBHOOK_URL: unsetWhenEmpty(address),
  PUBLIC_META_PIXEL_ID: unsetWhenEmpty(z.string().regex(/^\d+$/, 'a pixel id: digits only')),
  SNAPSHOT_DIR: unsetWhenEmpty(z.string()),
  SERVICE_WORKER: unsetWhenEmpty(z.enum(['on', 'off'], 'on or off')),
  BUILD_DATE: unsetWhenEmpty(z.iso.date('a day such as 2026-01-31').or(z.iso.datetime({ offset: true }))),
});

/** The environment of a build, checked (design, 'Environment'). A variable that is unset or empty is undefined. */
export type Environment = Readonly<z.infer<typeof schema>>;

/** Reads the environment. Throws an Error with a line for each variable that is wrong. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${name}: is ${JSON.stringify(variables[name])}, expected ${issue.message}`;
  });
  throw new Error(['The environment is not right; nothing was written.', ...lines].join('\n'));
}
