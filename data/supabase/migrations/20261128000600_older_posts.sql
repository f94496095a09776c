-- The checks for what a failed import writes (missing_values.sql) run on every change of a row, so an older post with
-- such a text could neither be moved to the bin nor unpublished, and its author's account could not be deleted. For
-- posts and their pending drafts a trigger checks instead: when words are written, and when a draft is published.

do $$
declare
  of_table text;
begin
  foreach of_table in array array['posts', 'post_drafts'] loop
    execute format('alter table public.%I
      drop constraint posts_title,
      drop constraint posts_excerpt,
      drop constraint posts_body,
      drop constraint posts_cover_alt,
      drop constraint posts_author,
      drop constraint posts_tags,
      drop constraint posts_meta_description,
      add constraint posts_title check (private.is_line(title, 160)) not valid,
      add constraint posts_excerpt check (private.is_prose(excerpt, 600)) not valid,
      add constraint posts_body check (private.is_prose(body, 200000)) not valid,
      add constraint posts_cover_alt check (private.is_line(cover_alt, 300)) not valid,
      add constraint posts_author check (private.is_line(author, 120)) not valid,
      add constraint posts_tags check (private.are_lines(tags, 60)) not valid,
      add constraint posts_meta_description check (private.is_prose(meta_description, 320)) not valid',
      of_table);
  end loop;
end;
$$;

-- Refuses a post, or a pending draft, with a missing value, as a check constraint would. Title, author and tags must
-- not contain one; the other texts must not consist of one.
create function private.refuse_missing_values() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if private.has_missing_value(new.title)
    or private.has_missing_value(new.author)
    or private.has_missing_value(array_to_string(new.tags, E'\n'))
    or private.is_missing_value(new.excerpt)
    or private.is_missing_value(new.body)
    or private.is_missing_value(new.cover_alt)
    or private.is_missing_value(new.meta_description)
  then
    raise exception 'new row for relation "%" violates check constraint "posts_missing_values"', tg_table_name
      using errcode = 'check_violation', constraint = 'posts_missing_values', table = tg_table_name,
        schema = tg_table_schema;
  end if;
  return new;
end;
$$;

create trigger posts_missing_values_insert before insert on public.posts
  for each row execute function private.refuse_missing_values();
create trigger posts_missing_values before update on public.posts
  for each row when (
    (old.title, old.excerpt, old.body, old.cover_alt, old.author, old.tags, old.meta_description)
    is distinct from
    (new.title, new.excerpt, new.body, new.cover_alt, new.author, new.tags, new.meta_description)
    or (old.status = 'draft' and new.status <> 'draft'))
  execute function private.refuse_missing_values();
create trigger post_drafts_missing_values before insert or update on public.post_drafts
  for each row execute function private.refuse_missing_values();
