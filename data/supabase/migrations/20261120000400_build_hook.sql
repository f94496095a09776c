-- A change of what the site shows asks for a new build. The store calls an address that the owner keeps in its vault,
-- through pg_net, which sends when the change is committed and drops the call when it is not.
--
--   build_hook_url    where to post, such as https://api.github.com/repos/{owner}/{repository}/dispatches
--   build_hook_token  optional: sent as a bearer token
--
-- Only the hosted platform has pg_net and the vault. Elsewhere, and without an address, nothing is called.

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

-- Calls the hook, once a transaction. It reads the vault with its owner's rights, which no writer has. A hook that
-- cannot be called never stops the change itself.
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

-- For each row: a statement that a policy left without rows, or that changed nothing, starts no build. What changes
-- about drafts reaches no page, and staff are on none.
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
