import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generateApiKey } from '@supabase/lite';

/** The keys and the sample account of a local backend, stored in plain text. */
export interface LiteSecrets {
  /** The anonymous key. */
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly tokenSecret: string;
  readonly email: string;
  readonly password: string;
}

/** The working folder of a local backend. */
export interface LiteFolder {
  readonly path: string;
  /** Whether it has no rows and no account yet. */
  readonly fresh: boolean;
  readonly secrets: LiteSecrets;
  /** Records that rows and account exist, so that the next start uses them. */
  readonly complete: () => void;
  /** Deletes the folder if it is temporary. */
  readonly clear: () => void;
}

const STATE = 'backend.json';

const newSecrets = async (): Promise<LiteSecrets> => ({
  publishableKey: (await generateApiKey('publishable')).key,
  secretKey: (await generateApiKey('secret')).key,
  tokenSecret: randomBytes(32).toString('hex'),
  email: 'staff@example.com',
  password: randomBytes(12).toString('base64url'),
});

/** The configuration of @supabase/lite, equal to data/supabase/config.toml where both have a setting. */
const settings = ({ publishableKey, secretKey, tokenSecret }: LiteSecrets, keep: boolean): unknown => ({
  api: { max_rows: 1000 },
  db: { driver: 'pglite', url: keep ? 'supabase/rows' : 'memory://', seed: { enabled: false } },
  auth: {
    enabled: true,
    jwt_secret: tokenSecret,
    publishable_key: publishableKey,
    secret_key: secretKey,
    // Disabled after the sample account has signed up (lite-app.ts).
    enable_signup: true,
    minimum_password_length: 12,
    email: { enable_confirmations: false },
  },
  storage: { enabled: true, file_size_limit: '50MiB' },
  studio: { enabled: false },
});

/**
 * Prepares the folder of a local backend: a temporary one with rows in memory, or the one named by `keep`.
 * Throws an Error if the latter contains other files or the remains of an interrupted first start.
 * `onCleanup` receives the function that deletes a temporary folder. It is called first, because the start
 * can be interrupted at any time.
 */
export async function openLiteFolder(
  keep: string | undefined,
  onCleanup: (cleanup: () => void) => void,
): Promise<LiteFolder> {
  const path = keep === undefined ? mkdtempSync(join(tmpdir(), 'backend-')) : resolve(keep);
  const clear = (): void => {
    if (keep === undefined) rmSync(path, { recursive: true, force: true });
  };
  onCleanup(clear);
  mkdirSync(path, { recursive: true });
  const state = join(path, STATE);
  const fresh = !existsSync(state);
  if (fresh && readdirSync(path).length > 0)
    throw new Error(
      `${path} contains other files, or a backend whose first start was interrupted. Use an empty folder.`,
    );
  const secrets = fresh ? await newSecrets() : (JSON.parse(readFileSync(state, 'utf8')) as LiteSecrets);
  mkdirSync(join(path, 'supabase'), { recursive: true });
  const config = JSON.stringify(settings(secrets, keep !== undefined));
  writeFileSync(join(path, 'supabase', 'config.json'), config, { mode: 0o600 });
  cpSync(join('data', 'supabase', 'migrations'), join(path, 'supabase', 'migrations'), { recursive: true });
  return {
    path,
    fresh,
    secrets,
    complete: () => writeFileSync(state, JSON.stringify(secrets, null, 2), { mode: 0o600 }),
    clear,
  };
}
