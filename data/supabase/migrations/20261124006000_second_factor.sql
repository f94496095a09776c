-- The second factor of staff: who has set one up needs it, and admins can require one of everybody.
--
-- The platform enrolls and verifies factors (auth.mfa) and writes the level of a session into its token: `aal` is
-- aal1 after a password and aal2 after a code. Staff rights depend on private.staff_role() alone, so that is the one
-- place that looks at the level. Without rights, a member of staff sees what a visitor sees.

create table public.staff_settings (
  id boolean primary key default true constraint staff_settings_one_row check (id),
  -- Whether everybody in the table staff needs a second factor.
  require_second_factor boolean not null default false
);
insert into public.staff_settings default values;

-- Whether the caller's session was opened with a second factor.
create function private.used_second_factor() returns boolean
  language sql stable
  set search_path = ''
  return coalesce(auth.jwt() ->> 'aal' = 'aal2', false);

-- Whether an account has a factor that works. False where the sign-in service has no second factors.
create function private.has_second_factor(account uuid) returns boolean
  language plpgsql stable security definer
  set search_path = ''
as $$
begin
  if to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  return exists (select from auth.mfa_factors where user_id = account and status::text = 'verified');
end;
$$;
revoke execute on function private.has_second_factor(uuid) from public;

-- What keeps the caller, a member of staff, from their rights: 'verify' (enter a code) or 'enroll' (set up a factor).
-- Null for everybody else, who lacks nothing or has no rights anyway.
create function public.second_factor_step() returns text
  language sql stable security definer
  set search_path = ''
  return case
    when private.used_second_factor() or not exists (select from public.staff where user_id = auth.uid()) then null
    when private.has_second_factor(auth.uid()) then 'verify'
    when (select require_second_factor from public.staff_settings) then 'enroll'
  end;
revoke execute on function public.second_factor_step() from public;
grant execute on function public.second_factor_step() to authenticated;

create or replace function private.staff_role() returns text
  language sql stable security definer
  set search_path = ''
  return (select role from public.staff where user_id = auth.uid() and public.second_factor_step() is null);

grant execute on function private.used_second_factor() to authenticated, service_role;

alter table public.staff_settings enable row level security;
revoke all on public.staff_settings from public, anon, authenticated, service_role;
grant select, update on public.staff_settings to service_role;
grant select, update (require_second_factor) on public.staff_settings to authenticated;
create policy "Staff read the settings of staff" on public.staff_settings for select to authenticated
  using ((select private.is_staff()));
-- Whoever requires a second factor has just used one: so at least one admin can still sign in.
create policy "Admins edit the settings of staff" on public.staff_settings for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()) and (not require_second_factor or (select private.used_second_factor())));

create function private.log_second_factor_setting() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.log_action(
    'require_second_factor', jsonb_build_object('required', new.require_second_factor));
  return null;
end;
$$;
revoke execute on function private.log_second_factor_setting() from public;

create trigger staff_settings_log after update on public.staff_settings
  for each row when (old.require_second_factor is distinct from new.require_second_factor)
  execute function private.log_second_factor_setting();
