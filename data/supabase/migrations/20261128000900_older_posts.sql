-- The checks for what a failed import writes (missing_values.sql, names.sql) run on every change of a row, so an older post with
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

-- Refuses a post, or a pending draft, with a missing value, as the check constraint of the column would. Title, author
-- and tags must neither contain what a failed import writes nor be what an export writes for null; the other texts must
-- not consist of the former.
create function private.refuse_missing_values() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  violated text := case
    when private.has_missing_value(new.title) or private.is_null_word(new.title) then 'posts_title'
    when private.has_missing_value(new.author) or private.is_null_word(new.author) then 'posts_author'
    when exists (
      select from unnest(new.tags) as tag where private.has_missing_value(tag) or private.is_null_word(tag)
    ) then 'posts_tags'
    when private.is_missing_value(new.excerpt) then 'posts_excerpt'
    when private.is_missing_value(new.body) then 'posts_body'
    when private.is_missing_value(new.cover_alt) then 'posts_cover_alt'
    when private.is_missing_value(new.meta_description) then 'posts_meta_description'
  end;
begin
  if violated is not null then
    raise exception 'new row for relation "%" violates check constraint "%"', tg_table_name, violated
      using errcode = 'check_violation', constraint = violated, table = tg_table_name, schema = tg_table_schema;
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
