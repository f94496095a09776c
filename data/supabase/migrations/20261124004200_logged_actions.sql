-- What the audit log records by itself: what staff do to posts that visitors notice, to the staff, to settings, and
-- builds that they ask for. Programs with the owner's key and the SQL editor are recorded too, under their role. Texts
-- stay out of it: the versions of a post have them.

create function private.log_post_action() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  post public.posts := coalesce(new, old);
  action text;
begin
  if tg_op = 'DELETE' then
    action := 'delete_post';
  elsif tg_op = 'INSERT' then
    if new.deleted_at is null then
      action := case new.status when 'published' then 'publish_post' when 'scheduled' then 'schedule_post' end;
    end if;
  elsif (old.deleted_at is null) <> (new.deleted_at is null) then
    action := case when new.deleted_at is null then 'restore_post' else 'bin_post' end;
  elsif old.status <> new.status then
    action := case new.status
      when 'published' then 'publish_post' when 'scheduled' then 'schedule_post' else 'unpublish_post' end;
  elsif new.status = 'scheduled' and old.published_at <> new.published_at then
    action := 'schedule_post';
  elsif new.status <> 'draft' and (
    old.published_at is distinct from new.published_at
    or not private.has_same_words(to_jsonb(old), to_jsonb(new)))
  then
    action := 'change_post';
  end if;
  if action is not null then
    perform private.log_action(action, jsonb_strip_nulls(jsonb_build_object(
      'post', post.id,
      'title', post.title,
      'at', case when action = 'schedule_post' then post.published_at end)));
  end if;
  return null;
end;
$$;
create trigger posts_log after insert or update or delete on public.posts
  for each row execute function private.log_post_action();

create function private.log_staff_action() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  person public.staff := coalesce(new, old);
begin
  perform private.log_action(
    case tg_op when 'INSERT' then 'add_staff' when 'UPDATE' then 'change_staff' else 'remove_staff' end,
    jsonb_build_object('staff', person.user_id, 'name', person.name, 'role', person.role)
      || case when tg_op = 'UPDATE' and old.role <> new.role
        then jsonb_build_object('role_before', old.role) else '{}'::jsonb end
      || case when tg_op = 'UPDATE' and old.name <> new.name
        then jsonb_build_object('name_before', old.name) else '{}'::jsonb end);
  return null;
end;
$$;
create trigger staff_log after insert or delete on public.staff
  for each row execute function private.log_staff_action();
create trigger staff_log_update after update on public.staff
  for each row when (old.* is distinct from new.*) execute function private.log_staff_action();

-- For any table of settings: the columns that changed, with their values before and after.
create function private.log_settings_change() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.log_action('change_settings', jsonb_build_object(
    'settings', tg_table_name,
    'changes', (
      select jsonb_object_agg(after.key, jsonb_build_object('from', before.value, 'to', after.value))
      from jsonb_each(to_jsonb(new)) as after
      join jsonb_each(to_jsonb(old)) as before on before.key = after.key and before.value <> after.value)));
  return null;
end;
$$;
create trigger lead_settings_log after update on public.lead_settings
  for each row when (old.* is distinct from new.*) execute function private.log_settings_change();

revoke execute on function private.log_post_action(), private.log_staff_action(), private.log_settings_change() from public;

-- As before, and recorded.
create or replace function public.request_build(publish_anyway boolean default false) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
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
  if publish_anyway and coalesce(private.vault_secret('build_hook_url'), '') not like 'https://api.github.com/%' then
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
