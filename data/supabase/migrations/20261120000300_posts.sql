-- The bin, old slugs, the time of publication, and the last admin.

-- Moves a post to the bin, where visitors cannot read it. Editors may move their own posts, admins any.
create function public.bin_post(post_id uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.posts set deleted_at = clock_timestamp()
  where id = post_id and deleted_at is null
    and (private.is_admin() or (private.is_staff() and created_by = auth.uid()));
  if not found then
    raise exception 'No post of yours with this id outside the bin' using errcode = 'insufficient_privilege';
  end if;
end;
$$;

-- Restores a post from the bin with its previous status. The rights are those of bin_post.
create function public.restore_post(post_id uuid) returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update public.posts set deleted_at = null
  where id = post_id and deleted_at is not null
    and (private.is_admin() or (private.is_staff() and created_by = auth.uid()));
  if not found then
    raise exception 'No post of yours with this id in the bin' using errcode = 'insufficient_privilege';
  end if;
end;
$$;

-- Permanently deletes the posts in the bin and returns their number. Admins only.
create function public.empty_bin() returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  deleted integer;
begin
  if not private.is_admin() then
    raise exception 'Only an admin empties the bin' using errcode = 'insufficient_privilege';
  end if;
  delete from public.posts where deleted_at is not null;
  get diagnostics deleted = row_count;
  return deleted;
end;
$$;

revoke execute on function public.bin_post(uuid), public.restore_post(uuid), public.empty_bin() from public, anon;
grant execute on function public.bin_post(uuid), public.restore_post(uuid), public.empty_bin() to authenticated;

-- Records the old slug of a post that was public, so that its address redirects; a slug in use is not an old
-- one.
create function private.keep_old_slug() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.old_slugs := array_remove(new.old_slugs, new.slug);
  if old.status <> 'draft' and not old.slug = any (new.old_slugs) then
    new.old_slugs := new.old_slugs || old.slug;
  end if;
  return new;
end;
$$;

create trigger posts_old_slug before update of slug on public.posts
  for each row when (old.slug is distinct from new.slug) execute function private.keep_old_slug();

-- A post that is published without a time is published now.
create function private.set_published_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.published_at := clock_timestamp();
  return new;
end;
$$;

create trigger posts_published_at before insert or update on public.posts
  for each row when (new.status = 'published' and new.published_at is null) execute function private.set_published_at();

-- Prevents the API from removing the last admin. The owner may still do so in the database itself.
create function private.keep_an_admin() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if auth.uid() is not null then
    -- One at a time: two admins who demote each other at once would both see the other.
    perform pg_advisory_xact_lock(hashtext('public.staff'));
    if not exists (select from public.staff where role = 'admin') then
      raise exception 'The last admin stays one' using errcode = 'restrict_violation';
    end if;
  end if;
  return null;
end;
$$;

create trigger staff_keep_an_admin after update or delete on public.staff
  for each statement execute function private.keep_an_admin();
