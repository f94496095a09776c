-- What the audit log records by itself: what staff do to posts that visitors notice, and changes of the staff. Changes
-- of settings, erased leads and builds that were asked for are recorded where they happen. Programs with the owner's key and the SQL editor are recorded too, under their role. Texts
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

revoke execute on function private.log_post_action(), private.log_staff_action() from public;
