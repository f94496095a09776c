import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Pool } from 'pg';
import { type Intercept, startGateway } from './gateway.ts';
import { type Postgres, type PostgresDatabase, startPostgres } from './postgres.ts';
import { startPostgrest } from './postgrest.ts';
import { migrations, platform, type SqlFile } from './sql-files.ts';

/** Signs local tokens. The platform's secrets also have at least 32 characters. */
const LOCAL_SECRET = 'local-secret-of-no-project-32-chars-or-more';

/**
 * Signs a token as the platform does (HS256), for a role of the API and optionally a user with the level of their
 * session: aal2 after a second factor. It never expires.
 */
export function signToken(
  role: 'anon' | 'authenticated' | 'service_role',
  userId?: string,
  aal: 'aal1' | 'aal2' = 'aal1',
): Promise<string> {
  const token = new SignJWT({ role, iss: 'local', ...(userId === undefined ? {} : { aal }) }).setProtectedHeader({
    alg: 'HS256',
    typ: 'JWT',
  });
  if (userId !== undefined) token.setSubject(userId).setAudience('authenticated');
  return token.sign(new TextEncoder().encode(LOCAL_SECRET));
}

/** A store as on the platform: a real Postgres behind a real PostgREST, with the migrations applied. */
export interface Store {
  /** For PUBLIC_SUPABASE_URL. */
  readonly url: string;
  /** For PUBLIC_SUPABASE_ANON_KEY. */
  readonly anonKey: string;
  readonly serviceKey: string;
  /** Connections of the superuser, which bypass every policy. */
  readonly pool: Pool;
  /** The superuser's connection string, for other programs. */
  readonly address: string;
  /** Creates an account, which is staff if it has a role. Resolves with its id and a token. */
  readonly account: (role?: 'editor' | 'admin') => Promise<{ readonly id: string; readonly token: string }>;
  readonly stop: () => Promise<void>;
}

/** Options of a store. */
export interface StoreOptions {
  /** Inserts its first rows; without it the store is empty. */
  readonly seed?: SqlFile;
  /** Sees each request before the store does. */
  readonly intercept?: Intercept;
  /** Opens an empty database with the schema, which the store stops when it stops; by default in a new Postgres. */
  readonly openDatabase?: () => Promise<PostgresDatabase>;
}

async function run(pool: Pool, files: readonly SqlFile[]): Promise<void> {
  for (const { name, sql } of files) {
    await pool.query(sql).catch((error: unknown) => {
      throw new Error(`${name}: ${String(error)}`, { cause: error });
    });
  }
}

/**
 * Starts a Postgres with the parts of the platform and the migrations; the caller stops it. Throws an Error that names
 * the SQL file that failed.
 */
export async function startMigratedPostgres(): Promise<Postgres> {
  const postgres = await startPostgres();
  try {
    await run(postgres.pool, [platform(), ...migrations()]);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return postgres;
}

/** Starts a store on loopback; the caller stops it. Throws an Error that names the SQL file that failed. */
export async function startStore(options: StoreOptions = {}): Promise<Store> {
  const { seed, intercept, openDatabase = startMigratedPostgres } = options;
  const database = await openDatabase();
  const stops = [database.stop];
  const stop = async (): Promise<void> => {
    for (const end of stops.toReversed()) await end();
  };
  try {
    if (seed !== undefined) await run(database.pool, [seed]);
    const postgrest = await startPostgrest(database.address('authenticator', 'authenticator'), LOCAL_SECRET);
    stops.push(postgrest.stop);
    const gateway = await startGateway(postgrest.url, intercept);
    stops.push(gateway.stop);
    const account = async (role?: 'editor' | 'admin'): Promise<{ id: string; token: string }> => {
      const id = randomUUID();
      await database.pool.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]);
      if (role !== undefined) {
        await database.pool.query('insert into public.staff (user_id, name, role) values ($1, $2, $3)', [
          id,
          `Sample ${role}`,
          role,
        ]);
      }
      return { id, token: await signToken('authenticated', id) };
    };
    return {
      url: gateway.url,
      anonKey: await signToken('anon'),
      serviceKey: await signToken('service_role'),
      pool: database.pool,
      address: database.address('postgres', 'postgres'),
      account,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
