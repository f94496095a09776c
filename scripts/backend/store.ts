import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { type Intercept, startGateway } from './gateway.ts';
import { startPostgres } from './postgres.ts';
import { startPostgrest } from './postgrest.ts';
import { migrations, platform, seed } from './schema-files.ts';
import { LOCAL_SECRET, signToken } from './tokens.ts';

/** A store as the platform runs it: a real Postgres behind a real PostgREST, with the migrations applied. */
export interface Store {
  /** For PUBLIC_SUPABASE_URL. */
  readonly url: string;
  /** For PUBLIC_SUPABASE_ANON_KEY. */
  readonly anonKey: string;
  readonly serviceKey: string;
  /** Connections of the superuser, past every policy. */
  readonly pool: Pool;
  /** The superuser's address, for other programs. */
  readonly address: string;
  /** Makes an account and returns its id and a token of it; with a role it is staff. */
  readonly account: (role?: 'editor' | 'admin') => Promise<{ readonly id: string; readonly token: string }>;
  readonly stop: () => Promise<void>;
}

/** What a store is started with. */
export interface StoreOptions {
  /** Whether it holds the committed snapshot's rows; empty otherwise. */
  readonly seeded?: boolean;
  /** Looks at each request before the store does. */
  readonly intercept?: Intercept;
}

/** Starts a store on loopback; the caller stops it. Throws an Error that names the file of SQL that failed. */
export async function startStore({ seeded = false, intercept }: StoreOptions = {}): Promise<Store> {
  const database = await startPostgres();
  const stops = [database.stop];
  const stop = async (): Promise<void> => {
    for (const end of stops.toReversed()) await end();
  };
  try {
    for (const { name, sql } of [platform(), ...migrations(), ...(seeded ? [seed()] : [])]) {
      await database.pool.query(sql).catch((error: unknown) => {
        throw new Error(`${name}: ${String(error)}`, { cause: error });
      });
    }
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
