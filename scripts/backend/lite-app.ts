import { type App, setExperimental } from '@supabase/lite';
import { applyPendingMigrations, createApi } from '@supabase/lite/cli';
import { type PGlite, PgliteConnection } from '@supabase/lite/pglite';
import type { FetchHandler } from './fetch-server.ts';
import type { LiteFolder } from './lite-folder.ts';
import { withSecondFactor } from './lite-second-factor.ts';
import { seed } from './sql-files.ts';

/** A store in this process, with the APIs /rest/v1, /auth/v1 and /storage/v1. */
export interface LiteApp {
  readonly handle: FetchHandler;
  /** Creates an account, although sign-up is disabled. Resolves with its id. */
  readonly addAccount: (account: LiteAccount) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** The credentials of an account. */
export interface LiteAccount {
  readonly email: string;
  readonly password: string;
}

/** An email that the platform would send to a user. */
export interface LiteEmail {
  readonly to: string;
  readonly text?: string;
}

/**
 * The roles that the platform creates before the first migration, but @supabase/lite at its first request.
 */
const ROLES = `
  do $$
  begin
    if to_regrole('anon') is null then
      create role anon nologin noinherit;
      create role authenticated nologin noinherit;
      create role service_role nologin noinherit bypassrls;
    end if;
  end $$;`;

/** The type id of timestamptz in Postgres. */
const TIMESTAMPTZ = 1184;

/** Formats times as PostgREST does, 2026-01-31T12:00:00+00:00; lite returns the text format of Postgres. */
function formatTimesAsPostgrest(database: PGlite): void {
  database.parsers[TIMESTAMPTZ] = (text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/** Runs a task in another working directory, below which @supabase/lite looks for its files. */
async function inFolder<T>(path: string, task: () => Promise<T>): Promise<T> {
  const before = process.cwd();
  process.chdir(path);
  try {
    return await task();
  } finally {
    process.chdir(before);
  }
}

/**
 * Creates an account by sign-up, which it enables for that time only: on the platform sign-up is disabled.
 */
async function addAccount(app: App, { email, password }: LiteAccount): Promise<string> {
  const enableSignUp = (enable_signup: boolean): void => {
    app.config.auth = { ...app.config.auth, enable_signup };
  };
  enableSignUp(true);
  try {
    const { data, error } = await app.getClient().auth.signUp({ email, password });
    if (error !== null || data.user === null) throw new Error(`The account could not be created: ${String(error)}`);
    return data.user.id;
  } finally {
    enableSignUp(false);
  }
}

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** Whether a request is a CORS preflight. */
const isPreflight = ({ method, headers }: Request): boolean =>
  method === 'OPTIONS' && headers.has('Access-Control-Request-Method');

/**
 * Allows every origin and header, as the platform does. For sign-in @supabase/lite itself allows the headers
 * `*`, which does not include Authorization, the one that supabase-js always sends.
 */
function withCors(handle: FetchHandler): FetchHandler {
  return async (request, peer) => {
    if (!isPreflight(request)) {
      const response = await handle(request, peer);
      response.headers.set('Access-Control-Allow-Origin', '*');
      return response;
    }
    return new Response(null, {
      status: 204,
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Methods': METHODS,
        'Access-Control-Allow-Headers': request.headers.get('Access-Control-Request-Headers') ?? '',
        'Access-Control-Max-Age': '86400',
      },
    });
  };
}

interface Relation {
  readonly oid: number;
  readonly relacl: string | null;
}

/**
 * Runs a task and then restores the grants on all tables. At its first request @supabase/lite grants every
 * right on every table to every role, against the migrations.
 */
async function restoringGrants<T>(database: PGlite, task: () => Promise<T>): Promise<T> {
  const { rows } = await database.query<Relation>(
    `select oid::integer, relacl::text from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  const result = await task();
  for (const { oid, relacl } of rows)
    await database.query('update pg_class set relacl = $2::aclitem[] where oid = $1', [oid, relacl]);
  // Applies to tables of later migrations.
  await database.exec(`
    alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
    alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;`);
  return result;
}

function connectionOf(app: App): PgliteConnection {
  const { connection } = app as { connection: unknown };
  if (!(connection instanceof PgliteConnection)) throw new Error('@supabase/lite did not use its PGlite driver.');
  return connection;
}

/**
 * Starts @supabase/lite in a folder and applies the migrations; a new folder gets the seed and the sample
 * account. Every request needs a key (admin mode is off), and grants are those of the migrations. Emails are
 * printed, or passed to `onEmail`.
 */
export async function openLiteApp(folder: LiteFolder, onEmail?: (email: LiteEmail) => void): Promise<LiteApp> {
  // Read before the working directory changes.
  const rows = seed();
  // Storage must be enabled in both ways: the package read the environment when it was imported, and reads it
  // again later.
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
    await connectionOf(opened).driver.exec(ROLES);
    await applyPendingMigrations(opened);
    return opened;
  });
  const { driver } = connectionOf(app);
  formatTimesAsPostgrest(driver);
  if (folder.fresh) await driver.exec(rows.sql);
  await restoringGrants(driver, async () => {
    const { error } = await app.getClient().from('cities').select('id').limit(1);
    if (error !== null) throw new Error(`The store does not respond: ${error.message}`);
  });
  if (folder.fresh) {
    const id = await addAccount(app, folder.secrets);
    await driver.query("insert into public.staff (user_id, name, role) values ($1, 'Sample admin', 'admin')", [id]);
    folder.complete();
  }
  app.config.auth = { ...app.config.auth, enable_signup: false };
  return {
    handle: withCors(
      await withSecondFactor(driver, folder.secrets.tokenSecret, (request, peerAddress) =>
        app.fetch(request, { peerAddress }),
      ),
    ),
    addAccount: (account) => addAccount(app, account),
    close: () => driver.close(),
  };
}
