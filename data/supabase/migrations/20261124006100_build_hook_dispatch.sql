-- The build hook starts one workflow of GitHub instead of sending an event to the repository: for that a token needs
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
-- caller's. GitHub refuses inputs that the workflow does not declare, and calls without a User-Agent.
create or replace function private.post_to_build_hook(payload jsonb) returns boolean
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
      'User-Agent', 'store-changed',
      'Authorization', 'Bearer ' || token)));
  return true;
end;
$$;

create or replace function public.request_build(publish_anyway boolean default false) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  url text;
  is_called boolean;
begin
  if not private.is_admin() then
    raise exception 'Only an admin starts a build.' using errcode = 'insufficient_privilege';
  end if;
  -- One request at a time, so that two cannot both be the first of a minute.
  lock table private.build_requests in exclusive mode;
  if exists (select from private.build_requests where asked_at > clock_timestamp() - interval '1 minute') then
    raise exception 'A build was asked for less than a minute ago.' using errcode = 'PT429';
  end if;
  url := private.vault_secret('build_hook_url');
  if private.writes_repository(url) then
    raise exception 'The build hook needs its new address, which starts the workflow (docs/deploys.md).'
      using errcode = 'PT409';
  end if;
  if publish_anyway and not private.starts_workflow(url) then
    raise exception 'This build hook cannot be told to publish anyway. Run the deploy by hand with --allow-shrink.'
      using errcode = 'PT409';
  end if;
  begin
    is_called := private.post_to_build_hook(
      jsonb_build_object('asked', true) || case when publish_anyway then '{"allow_shrink": true}' else '{}'::jsonb end);
  exception when others then
    -- The error's own words may hold the address.
    raise exception 'The build hook could not be called (%).', sqlstate using errcode = 'PT409';
  end;
  if not is_called then
    raise exception 'No build hook is set up.' using errcode = 'PT409';
  end if;
  delete from private.build_requests;
  insert into private.build_requests default values;
  perform private.log_action('request_build', jsonb_build_object('publish_anyway', publish_anyway));
end;
$$;
