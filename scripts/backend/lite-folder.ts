import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generateApiKey } from '@supabase/lite';

/** What a local backend keeps besides its rows: keys and the sample account, in the clear. */
export interface LiteSecrets {
  /** The anonymous key. */
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly tokenSecret: string;
  readonly email: string;
  readonly password: string;
}

/** Where a local backend works. */
export interface LiteFolder {
  readonly path: string;
  /** Whether it is empty still: no rows, no account. */
  readonly fresh: boolean;
  readonly secrets: LiteSecrets;
  /** Says that rows and account stand: the next start takes them up. */
  readonly seal: () => void;
  /** Deletes what nobody asked to keep. */
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

/** The settings that @supabase/lite reads. They repeat data/supabase/config.toml where that says something. */
const settings = ({ publishableKey, secretKey, tokenSecret }: LiteSecrets, kept: boolean): unknown => ({
  api: { max_rows: 1000 },
  db: { driver: 'pglite', url: kept ? 'supabase/rows' : 'memory://', seed: { enabled: false } },
  auth: {
    enabled: true,
    jwt_secret: tokenSecret,
    publishable_key: publishableKey,
    secret_key: secretKey,
    // The sample account signs up; then the door is closed (lite-app.ts).
    enable_signup: true,
    minimum_password_length: 12,
    email: { enable_confirmations: false },
  },
  storage: { enabled: true, file_size_limit: '50MiB' },
  studio: { enabled: false },
});

/**
 * Prepares the folder of a local backend: a temporary one whose rows stay in memory, or one to keep. Throws an Error
 * where the one to keep holds something else, or a first start that did not come to its end. `onCleanup` gets what
 * deletes the temporary one, at once: a start may be broken off at any moment after.
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
    throw new Error(`${path} holds something else, or a backend that was never finished: name an empty folder.`);
  const secrets = fresh ? await newSecrets() : (JSON.parse(readFileSync(state, 'utf8')) as LiteSecrets);
  mkdirSync(join(path, 'supabase'), { recursive: true });
  const config = JSON.stringify(settings(secrets, keep !== undefined));
  writeFileSync(join(path, 'supabase', 'config.json'), config, { mode: 0o600 });
  cpSync(join('data', 'supabase', 'migrations'), join(path, 'supabase', 'migrations'), { recursive: true });
  return {
    path,
    fresh,
    secrets,
    seal: () => writeFileSync(state, JSON.stringify(secrets, null, 2), { mode: 0o600 }),
    clear,
  };
}
