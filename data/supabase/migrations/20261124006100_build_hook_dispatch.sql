-- Builds that an admin asks for on the dashboard.

-- When a build was asked for last.
create table private.build_requests (asked_at timestamptz not null default clock_timestamp());

-- Starts a build. Admins only, once a minute. `publish_anyway` lets it go on although a table lost many of its
-- rows, which only a hook of GitHub can be told. Errors with a code PTxxx are answered by PostgREST with that
-- status, and the staff area shows their message.
create function public.request_build(publish_anyway boolean default false) returns void
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
revoke execute on function public.request_build(boolean) from public;
grant execute on function public.request_build(boolean) to authenticated;
