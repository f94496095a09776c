-- How deploys went, for the dashboard; the build hook; and a build for a scheduled post that has become public.
-- docs/deploys.md says how to set it up.

-- Whether every item is a path on the site.
create function private.are_paths(items text[]) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return private.are_lines(items, 300)
    and coalesce((select bool_and(item ~ '^/([^/]|$)') from unnest(items) as item), true);

-- Check constraints run with the writer's rights.
grant execute on function private.are_paths(text[]) to service_role;

create table public.deploys (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  state text not null default 'started' constraint deploys_state check (state in ('started', 'done', 'refused', 'failed')),
  -- The command that runs, or that ended the deploy: 'snapshot', 'build'.
  step text not null default '' constraint deploys_step check (char_length(step) <= 40),
  -- What a person should know, in plain words.
  message text not null default '' constraint deploys_message check (private.is_prose(message, 2000)),
  -- A refusal that the owner may have meant, such as half of the posts deleted.
  may_be_meant boolean not null default false,
  -- The pages that changed: how many, and the first of them.
  url_count integer not null default 0 constraint deploys_url_count check (url_count >= 0),
  urls text[] not null default '{}' constraint deploys_urls check (cardinality(urls) <= 100 and private.are_paths(urls)),
  -- Where to read more: the page of the workflow's run.
  run_url text constraint deploys_run_url check (run_url ~ '^https://' and private.is_line(run_url, 300))
);
create index deploys_newest on public.deploys (started_at desc);

alter table public.deploys enable row level security;
revoke all on public.deploys from public, anon, authenticated;
grant all on public.deploys to service_role;
grant select on public.deploys to authenticated;
create policy "Staff read deploys" on public.deploys for select to authenticated using ((select private.is_staff()));

-- A secret of the vault, read with its owner's rights; null where there is no vault.
create function private.vault_secret(secret_name text) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  secret text;
begin
  if to_regclass('vault.decrypted_secrets') is null then
    return null;
  end if;
  select decrypted_secret into secret from vault.decrypted_secrets where name = secret_name;
  return secret;
end;
$$;
revoke execute on function private.vault_secret(text) from public;

-- Stores what a deploy reports: a new row without an id, otherwise the state of that deploy. A deploy has the
-- anonymous key and a token that can do nothing else, so that no key to the whole store has to be in a workflow.
-- Fields that the report leaves out stay as they are.
create function public.report_deploy(token text, report jsonb, deploy_id uuid default null) returns uuid
  language plpgsql security definer
  set search_path = ''
as $$
declare
  secret text := private.vault_secret('deploy_report_token');
  reported uuid := deploy_id;
begin
  -- Compares digests: the time that it takes says nothing about the token.
  if secret is null or sha256(convert_to(token, 'UTF8')) is distinct from sha256(convert_to(secret, 'UTF8')) then
    raise exception 'This is not the token of deploy reports.' using errcode = 'insufficient_privilege';
  end if;
  if reported is null then
    insert into public.deploys default values returning id into reported;
    delete from public.deploys where id in (select id from public.deploys order by started_at desc offset 200);
  end if;
  update public.deploys set
    state = coalesce(report ->> 'state', state),
    step = coalesce(report ->> 'step', step),
    message = coalesce(report ->> 'message', message),
    may_be_meant = coalesce((report ->> 'mayBeMeant')::boolean, may_be_meant),
    url_count = coalesce((report ->> 'urlCount')::integer, url_count),
    urls = case when report ? 'urls' then array(select jsonb_array_elements_text(report -> 'urls')) else urls end,
    run_url = coalesce(report ->> 'runUrl', run_url),
    finished_at = case when coalesce(report ->> 'state', state) = 'started' then null else clock_timestamp() end
  where id = reported;
  if not found then
    raise exception 'There is no deploy with this id.' using errcode = 'no_data_found';
  end if;
  return reported;
end;
$$;
revoke execute on function public.report_deploy(text, jsonb, uuid) from public;
grant execute on function public.report_deploy(text, jsonb, uuid) to anon, authenticated;

-- The build hook. For GitHub it starts one workflow, and sends no event to the repository: for that a token needs
-- write access to Actions, and none to the repository's contents. docs/deploys.md says how to set it up.
--
--   build_hook_url     where to post: https://api.github.com/repos/{owner}/{repository}/actions/workflows/{file}/dispatches,
--                      or the build hook of Netlify, Vercel or Cloudflare
--   build_hook_token   for GitHub: a fine-grained token
--   build_hook_branch  for GitHub: the branch to build; main without it

-- Whether an address starts a workflow of GitHub, whose inputs can say more than 'build'.
create function private.starts_workflow(url text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return coalesce(url ~ '^https://api\.github\.com/repos/[^/]+/[^/]+/actions/workflows/[^/]+/dispatches$', false);

-- Whether an address is GitHub's, and of the form that needs a token with write access to the repository.
create function private.writes_repository(url text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return coalesce(url ~ '^https://api\.github\.com/' and not private.starts_workflow(url), false);
revoke execute on function private.starts_workflow(text), private.writes_repository(text) from public;

-- What a build is for, as the run of the workflow is named.
create function private.build_reason(payload jsonb) returns text
  language sql immutable parallel safe
  set search_path = ''
  return case
    when payload ? 'table' then payload ->> 'table' || ' changed'
    when payload ? 'asked' then 'asked for in the staff area'
    else 'scheduled'
  end;
revoke execute on function private.build_reason(jsonb) from public;

-- Posts to the build hook. False where there is no address or nothing to post with; an error of pg_net is the
-- caller's. GitHub refuses inputs that the workflow does not declare, and calls without a User-Agent, which pg_net
-- sets: one of ours would be a second.
create function private.post_to_build_hook(payload jsonb) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  url text := private.vault_secret('build_hook_url');
  token text := private.vault_secret('build_hook_token');
  reason text := private.build_reason(payload);
begin
  if url is null or to_regnamespace('net') is null then
    return false;
  end if;
  if private.writes_repository(url) then
    raise exception 'The build hook is of the form that sends events to the repository.'
      using errcode = 'PT409', hint = 'docs/deploys.md, Let the store start a build';
  end if;
  perform net.http_post(
    url => url,
    body => case
      when private.starts_workflow(url) then jsonb_build_object(
        'ref', coalesce(private.vault_secret('build_hook_branch'), 'main'),
        'inputs', jsonb_build_object('reason', reason)
          || case when payload ? 'allow_shrink' then '{"allow_shrink": "true"}' else '{}'::jsonb end)
      else jsonb_build_object('reason', reason)
    end,
    headers => jsonb_strip_nulls(jsonb_build_object(
      'Content-Type', 'application/json',
      'Authorization', 'Bearer ' || token)));
  return true;
end;
$$;
revoke execute on function private.post_to_build_hook(jsonb) from public;

-- Until when scheduled posts were looked for.
create table private.due_posts (looked_until timestamptz not null default now());
insert into private.due_posts default values;

-- Starts a build if a scheduled post has become public since the last look. True if it did.
create function private.build_due_posts() returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  since timestamptz;
  until timestamptz := clock_timestamp();
begin
  select looked_until into since from private.due_posts for update;
  if not exists (
    select from public.posts
    where status = 'scheduled' and deleted_at is null and published_at > since and published_at <= until
  ) then
    update private.due_posts set looked_until = until;
    return false;
  end if;
  -- Before the time moves on: if the hook cannot be called, the next look tries again.
  perform private.post_to_build_hook('{"scheduled": true}');
  update private.due_posts set looked_until = until;
  return true;
end;
$$;
revoke execute on function private.build_due_posts() from public;

-- Every ten minutes where the platform has pg_cron. Without it, a scheduled post waits for the next build.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('build-due-posts', '*/10 * * * *', 'select private.build_due_posts()');
  end if;
exception when others then
  raise warning 'Scheduled posts will not start builds: pg_cron could not be set up (%)', sqlerrm;
end;
$$;
