-- A change of the site's content triggers a build: the store calls a URL from its vault through pg_net, which
-- sends the request when the transaction is committed and drops it when it is rolled back.
--
--   build_hook_url    where to post
--   build_hook_token  optional: sent as a bearer token
--
-- deploys.sql has the forms of the address, build_hook_pause.sql when it is called; it replaces call_build_hook.
-- Only the hosted platform has pg_net and the vault. Elsewhere, and without a URL, nothing is called.

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net;
  end if;
  if exists (select from pg_available_extensions where name = 'supabase_vault') then
    create extension if not exists supabase_vault cascade;
  end if;
end;
$$;

-- Calls the hook once per transaction. Reads the vault with its owner's rights, which writers do not have. A
-- failing hook never prevents the change.
create function private.call_build_hook() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  url text;
  token text;
begin
  if current_setting('store.build_hook_called', true) = 'yes' then
    return null;
  end if;
  -- Until the end of the transaction.
  perform set_config('store.build_hook_called', 'yes', true);
  if to_regclass('vault.decrypted_secrets') is null or to_regnamespace('net') is null then
    return null;
  end if;
  begin
    select decrypted_secret into url from vault.decrypted_secrets where name = 'build_hook_url';
    if url is null then
      return null;
    end if;
    select decrypted_secret into token from vault.decrypted_secrets where name = 'build_hook_token';
    -- GitHub reads event_type, and refuses calls without a User-Agent; the build hooks of Netlify, Vercel and
    -- Cloudflare ask for nothing.
    perform net.http_post(
      url => url,
      body => jsonb_build_object('event_type', 'store-changed', 'client_payload', jsonb_build_object('table', tg_table_name)),
      headers => jsonb_strip_nulls(jsonb_build_object(
        'Content-Type', 'application/json',
        'User-Agent', 'store-changed',
        'Authorization', 'Bearer ' || token)));
  exception when others then
    -- The error's own words may hold the address.
    raise warning 'The build hook could not be called (%)', sqlstate;
  end;
  return null;
end;
$$;

-- Row-level triggers: a statement that matches no rows, or changes nothing, starts no build. Drafts and staff
-- are on no page, so their changes start none either.
create trigger cities_build_hook after insert or delete on public.cities
  for each row execute function private.call_build_hook();
create trigger cities_build_hook_update after update on public.cities
  for each row when (old.* is distinct from new.*) execute function private.call_build_hook();

create trigger services_build_hook after insert or delete on public.services
  for each row execute function private.call_build_hook();
create trigger services_build_hook_update after update on public.services
  for each row when (old.* is distinct from new.*) execute function private.call_build_hook();

create trigger neighborhoods_build_hook after insert or delete on public.neighborhoods
  for each row execute function private.call_build_hook();
create trigger neighborhoods_build_hook_update after update on public.neighborhoods
  for each row when (old.* is distinct from new.*) execute function private.call_build_hook();

create trigger posts_build_hook_insert after insert on public.posts
  for each row when (new.status <> 'draft') execute function private.call_build_hook();
create trigger posts_build_hook_update after update on public.posts
  for each row when (old.* is distinct from new.* and (old.status <> 'draft' or new.status <> 'draft'))
  execute function private.call_build_hook();
create trigger posts_build_hook_delete after delete on public.posts
  for each row when (old.status <> 'draft' and old.deleted_at is null) execute function private.call_build_hook();
