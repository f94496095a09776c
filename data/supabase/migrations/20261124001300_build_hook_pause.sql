-- One build for many changes. With the job of pg_cron, the hook is called once the store has been quiet for a
-- minute, and after ten minutes at the latest; without it, at once, and then not again for a minute. Before, every
-- transaction called it: an evening of saving one post asked for 200 builds.

-- The changes that no call has covered yet: a row for each transaction, because writers that share one row would
-- wait for one another.
create table private.unbuilt_changes (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default clock_timestamp(),
  changed_table text not null
);

-- When a change called the hook last: one row.
create table private.build_hook_call (called_at timestamptz not null);
insert into private.build_hook_call values ('-infinity');

-- Whether pg_cron runs a job of this name.
create function private.has_job(job_name text) returns boolean
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  -- Two statements: Postgres looks up the tables of a statement before it runs any part of it.
  if to_regclass('cron.job') is null then
    return false;
  end if;
  return exists (select from cron.job where jobname = job_name and active);
end;
$$;
revoke execute on function private.has_job(text) from public;

-- Calls the hook for the changes so far and forgets them. An error of pg_net is the caller's, and keeps them.
create function private.call_build_hook_for(changed_table text, last_change bigint) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.post_to_build_hook(jsonb_build_object('table', changed_table));
  update private.build_hook_call set called_at = clock_timestamp();
  delete from private.unbuilt_changes where id <= last_change;
end;
$$;
revoke execute on function private.call_build_hook_for(text, bigint) from public;

create or replace function private.call_build_hook() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  change bigint;
begin
  if current_setting('store.build_hook_called', true) = 'yes' then
    return null;
  end if;
  -- Until the end of the transaction.
  perform set_config('store.build_hook_called', 'yes', true);
  begin
    insert into private.unbuilt_changes (changed_table) values (tg_table_name) returning id into change;
    if private.has_job('dispatch-build-hook') then
      return null;
    end if;
    -- Whoever holds the row is about to call the hook; waiting for it could deadlock two writers.
    perform from private.build_hook_call where called_at <= clock_timestamp() - interval '1 minute' for update skip locked;
    if found then
      perform private.call_build_hook_for(tg_table_name, change);
    end if;
  exception when others then
    -- The error's own words may hold the address.
    raise warning 'The build hook could not be called (%)', sqlstate;
  end;
  return null;
end;
$$;

-- The job: calls the hook if there were changes and the last is a minute old, or the first ten minutes. True if it
-- called it.
create function private.dispatch_build_hook() returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  first_change timestamptz;
  last_change timestamptz;
  last_id bigint;
begin
  select min(changed_at), max(changed_at), max(id) into first_change, last_change, last_id from private.unbuilt_changes;
  if last_id is null
    or (last_change > clock_timestamp() - interval '1 minute' and first_change > clock_timestamp() - interval '10 minutes')
  then
    return false;
  end if;
  -- A second job at the same time has nothing left to do.
  perform from private.build_hook_call for update skip locked;
  if not found then
    return false;
  end if;
  perform private.call_build_hook_for(
    (select changed_table from private.unbuilt_changes where id = last_id), last_id);
  return true;
end;
$$;
revoke execute on function private.dispatch_build_hook() from public;

-- Starts the jobs of leads and builds; run it again after enabling pg_cron later. pg_cron keeps a line for each run:
-- those of a week are enough.
create function private.schedule_jobs() returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform cron.schedule('build-due-posts', '*/10 * * * *', 'select private.build_due_posts()');
  perform cron.schedule('dispatch-build-hook', '* * * * *', 'select private.dispatch_build_hook()');
  perform cron.schedule('sweep-leads', '* * * * *', 'select private.sweep_leads()');
  perform cron.schedule('trim-job-runs', '17 4 * * *',
    'delete from cron.job_run_details where end_time < now() - interval ''7 days''');
end;
$$;
revoke execute on function private.schedule_jobs() from public;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform private.schedule_jobs();
  end if;
exception when others then
  raise warning 'Undelivered leads will not be sent again: pg_cron could not be set up (%)', sqlerrm;
end;
$$;
