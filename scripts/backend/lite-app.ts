import { type App, setExperimental } from '@supabase/lite';
import { applyPendingMigrations, createApi } from '@supabase/lite/cli';
import { type PGlite, PgliteConnection } from '@supabase/lite/pglite';
import { allowingOrigins } from './lite-cors.ts';
import { keepingGrants } from './lite-grants.ts';
import type { LiteFolder } from './lite-folder.ts';
import { seed } from './schema-files.ts';

/** A store in this process that answers requests to /rest/v1, /auth/v1 and /storage/v1. */
export interface LiteApp {
  readonly handle: (request: Request, peer: string | null) => Promise<Response>;
  /** Makes an account, though nobody can sign up; resolves with its id. */
  readonly addAccount: (account: LiteAccount) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Who may sign in. */
export interface LiteAccount {
  readonly email: string;
  readonly password: string;
}

/** An email that the platform would send. */
export interface LiteEmail {
  readonly to: string;
  readonly text?: string;
}

/** The platform has these before the first migration; @supabase/lite makes them at its first request. */
const ROLES = `
  do $$
  begin
    if to_regrole('anon') is null then
      create role anon nologin noinherit;
      create role authenticated nologin noinherit;
      create role service_role nologin noinherit bypassrls;
    end if;
  end $$;`;

/** The number of the type timestamptz in every Postgres. */
const TIMESTAMPTZ = 1184;

/** Times as PostgREST writes them, 2026-01-31T12:00:00+00:00: lite hands on what Postgres prints for people. */
function writeTimesAsPostgrest(database: PGlite): void {
  database.parsers[TIMESTAMPTZ] = (text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/** @supabase/lite looks for its files below the working directory. */
async function inFolder<T>(path: string, task: () => Promise<T>): Promise<T> {
  const before = process.cwd();
  process.chdir(path);
  try {
    return await task();
  } finally {
    process.chdir(before);
  }
}

/** Makes an account as a visitor would, and then nobody can: staff accounts are made by the owner. */
async function addAccount(app: App, { email, password }: LiteAccount): Promise<string> {
  const letSignUp = (enable_signup: boolean): void => {
    app.config.auth = { ...app.config.auth, enable_signup };
  };
  letSignUp(true);
  try {
    const { data, error } = await app.getClient().auth.signUp({ email, password });
    if (error !== null || data.user === null) throw new Error(`The account could not be made: ${String(error)}`);
    return data.user.id;
  } finally {
    letSignUp(false);
  }
}

function databaseOf(app: App): PgliteConnection {
  const { connection } = app as { connection: unknown };
  if (!(connection instanceof PgliteConnection)) throw new Error('@supabase/lite did not take its PGlite driver.');
  return connection;
}

/**
 * Starts @supabase/lite in a folder, with the migrations applied; a fresh one gets the seed and the sample account.
 * Nothing runs without a key (admin mode is off), and tables are granted as the migrations say.
 * Emails are printed unless `onEmail` takes them.
 */
export async function openLiteApp(folder: LiteFolder, onEmail?: (email: LiteEmail) => void): Promise<LiteApp> {
  // Read here, while the working directory is the project's.
  const rows = seed();
  // The package looked at the environment when it was loaded; where files are kept it looks at it again.
  process.env['EXPERIMENTAL_STORAGE'] = '1';
  setExperimental('storage', true);
  const app = await inFolder(folder.path, async () => {
    const api = await createApi({ root: folder.path });
    const opened = await api.project.local.createApp(undefined, { admin: false });
    if (onEmail !== undefined) {
      const send = async (email: LiteEmail): Promise<void> => {
        await Promise.resolve();
        onEmail(email);
      };
      opened.drivers.email = { send };
    }
    await databaseOf(opened).driver.exec(ROLES);
    await applyPendingMigrations(opened);
    return opened;
  });
  const { driver } = databaseOf(app);
  writeTimesAsPostgrest(driver);
  if (folder.fresh) await driver.exec(rows.sql);
  await keepingGrants(driver, async () => {
    const { error } = await app.getClient().from('cities').select('id').limit(1);
    if (error !== null) throw new Error(`The store does not answer: ${error.message}`);
  });
  if (folder.fresh) {
    const id = await addAccount(app, folder.secrets);
    await driver.query("insert into public.staff (user_id, name, role) values ($1, 'Sample admin', 'admin')", [id]);
    folder.seal();
  }
  app.config.auth = { ...app.config.auth, enable_signup: false };
  return {
    handle: allowingOrigins((request, peerAddress) => app.fetch(request, { peerAddress })),
    addAccount: (account) => addAccount(app, account),
    close: () => driver.close(),
  };
}
