import type { Pool } from 'pg';

/** A request that the store handed to pg_net. */
export interface NetCall {
  readonly id: number;
  readonly url: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Replaces the parts of the hosted platform that cannot run here: net.http_post, with pg_net's parameters, records
 * the call instead of sending it, and fails for a URL with 'broken'; pg_net's table of responses is empty until a
 * test fills it; a table with the columns of the vault's view holds secrets in plain text.
 */
const PLATFORM = `
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  create schema net;
  create table net.calls (id bigint generated always as identity, url text, body jsonb, headers jsonb);
  create table net._http_response (
    id bigint, status_code integer, content_type text, headers jsonb, content text, timed_out boolean, error_msg text,
    created timestamptz not null default now()
  );
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds integer default 5000
  ) returns bigint language plpgsql as $$
  declare
    call bigint;
  begin
    if url like '%broken%' then raise exception 'no such address: %', url; end if;
    insert into net.calls (url, body, headers) values (url, body, headers) returning id into call;
    return call;
  end $$;`;

/** Replaces pg_cron: records what is scheduled and runs nothing. */
const CRON = `
  create schema cron;
  create table cron.job (
    jobid bigint generated always as identity, schedule text, command text, active boolean default true,
    jobname text unique
  );
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values ($1, $2, $3)
    on conflict (jobname) do update set schedule = $2, command = $3 returning jobid
  $$;`;

/** The stand-ins of a store's platform. */
export interface HostedPlatform {
  /** The calls so far, the oldest first. */
  readonly calls: () => Promise<NetCall[]>;
  /** Forgets calls, responses and secrets. */
  readonly reset: () => Promise<void>;
  /** Sets a secret of the vault. */
  readonly setSecret: (name: string, secret: string) => Promise<void>;
  /** Adds pg_cron, which a store may lack. The returned function removes it. */
  readonly addCron: () => Promise<() => Promise<void>>;
}

/** Adds the stand-ins for pg_net and vault to a store. */
export async function addHostedPlatform(pool: Pool): Promise<HostedPlatform> {
  await pool.query(PLATFORM);
  return {
    calls: async () =>
      (await pool.query<NetCall>('select id::integer, url, body, headers from net.calls order by id')).rows,
    reset: async () => {
      await pool.query('truncate net.calls, net._http_response, vault.decrypted_secrets');
    },
    setSecret: async (name, secret) => {
      await pool.query('delete from vault.decrypted_secrets where name = $1', [name]);
      await pool.query('insert into vault.decrypted_secrets values ($1, $2)', [name, secret]);
    },
    addCron: async () => {
      await pool.query(CRON);
      return async () => {
        await pool.query('drop schema cron cascade');
      };
    },
  };
}
