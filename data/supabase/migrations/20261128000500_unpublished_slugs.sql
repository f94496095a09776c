-- A post that was unpublished before its address was changed lost the old one.

-- Records the old slug of a post that is or was public, so that its address redirects; a slug in use is not an old
-- one. An unpublished post keeps the time of its publication.
create or replace function private.keep_old_slug() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.old_slugs := array_remove(new.old_slugs, new.slug);
  if (old.status <> 'draft' or old.published_at <= clock_timestamp()) and not old.slug = any (new.old_slugs) then
    new.old_slugs := new.old_slugs || old.slug;
  end if;
  return new;
end;
$$;
