-- What staff did that leaves no other trace, such as erasing a person's leads. Only functions of the store add
-- lines, nothing changes or removes them, and admins read them.

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- The account; null for the store itself and for the owner in the SQL editor. Not a reference: lines outlive
  -- accounts.
  actor uuid,
  actor_name text not null,
  -- Such as 'erase_lead'.
  action text not null constraint audit_log_action check (action ~ '^[a-z][a-z_]{0,59}$'),
  detail jsonb not null default '{}' constraint audit_log_detail check (jsonb_typeof(detail) = 'object')
);
create index audit_log_newest on public.audit_log (at desc);

alter table public.audit_log enable row level security;
revoke all on public.audit_log from public, anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;
create policy "Admins read the audit log" on public.audit_log for select to authenticated
  using ((select private.is_admin()));

-- Grants do not bind the table's owner, whose rights the store's functions have.
create function private.refuse_change() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception 'Lines of % are never changed or removed', tg_table_name using errcode = 'insufficient_privilege';
end;
$$;

create trigger audit_log_append_only before update or delete on public.audit_log
  for each row execute function private.refuse_change();
create trigger audit_log_no_truncate before truncate on public.audit_log
  for each statement execute function private.refuse_change();

-- The name of whoever makes the current request: a staff member's, or the role of a program.
create function private.actor_name() returns text
  language sql stable security definer
  set search_path = ''
  return coalesce((select name from public.staff where user_id = auth.uid()), auth.jwt() ->> 'role', session_user::text);

-- Adds a line in the caller's name. For functions of the store; no role of the API may call it.
create function private.log_action(action text, detail jsonb default '{}') returns void
  language sql security definer
  set search_path = ''
as $$
  insert into public.audit_log (actor, actor_name, action, detail)
  values (auth.uid(), private.actor_name(), action, detail);
$$;
revoke execute on function private.actor_name(), private.log_action(text, jsonb) from public;
