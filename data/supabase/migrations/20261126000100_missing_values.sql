-- Checks for what a failed import writes for a missing value: [object Object], undefined, NaN. The snapshot refuses
-- these rows (src/model/missing-value.ts), so the store does too. Pages of the company repeat names, titles, tags and
-- other labels, which must not contain such a word; prose must not consist of one.

create function private.has_missing_value(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return value ~ '\[object [A-Za-z0-9_]+\]|(^|[^A-Za-z0-9_])(undefined|NaN)([^A-Za-z0-9_]|$)';

create function private.is_missing_value(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return btrim(value, E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'
    || E'\u2028\u2029\u202f\u205f\u3000\ufeff') ~ '^(\[object [A-Za-z0-9_]+\]|undefined|NaN)$';

create function private.is_name(value text, max_length integer) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return private.is_line(value, max_length) and not private.has_missing_value(value);

create function private.are_names(items text[], max_length integer) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return private.are_lines(items, max_length)
    and coalesce((select bool_and(private.is_name(item, max_length)) from unnest(items) as item), true);

create or replace function private.are_named(items jsonb) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return jsonb_typeof(items) = 'array'
    and not exists (
      select from jsonb_array_elements(case when jsonb_typeof(items) = 'array' then items else '[]' end) as item
      where jsonb_typeof(item) is distinct from 'object'
        or jsonb_typeof(item -> 'name') is distinct from 'string'
        or not private.is_name(item ->> 'name', 200));

-- Check constraints run with the writer's rights.
grant execute on function
  private.has_missing_value(text), private.is_missing_value(text), private.is_name(text, integer),
  private.are_names(text[], integer) to authenticated, service_role;

-- Not valid: a row that was stored before the check stays until it is changed.
alter table public.cities
  drop constraint cities_name,
  drop constraint cities_county,
  add constraint cities_name check (private.is_name(name, 120)) not valid,
  add constraint cities_county check (private.is_name(county, 120)) not valid;

alter table public.services
  drop constraint services_name,
  drop constraint services_display_name,
  drop constraint services_description,
  add constraint services_name check (private.is_name(name, 120)) not valid,
  add constraint services_display_name check (private.is_name(display_name, 120)) not valid,
  add constraint services_description
    check (private.is_prose(description, 2000) and not private.is_missing_value(description)) not valid;

alter table public.neighborhoods
  drop constraint neighborhoods_name,
  drop constraint neighborhoods_county,
  drop constraint neighborhoods_characteristics,
  add constraint neighborhoods_name check (private.is_name(name, 120)) not valid,
  add constraint neighborhoods_county check (private.is_name(county, 120)) not valid,
  add constraint neighborhoods_characteristics check (private.are_names(characteristics, 60)) not valid;

-- A pending draft has the checks of its post.
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
      add constraint posts_title check (private.is_name(title, 160)) not valid,
      add constraint posts_excerpt
        check (private.is_prose(excerpt, 600) and not private.is_missing_value(excerpt)) not valid,
      add constraint posts_body
        check (private.is_prose(body, 200000) and not private.is_missing_value(body)) not valid,
      add constraint posts_cover_alt
        check (private.is_line(cover_alt, 300) and not private.is_missing_value(cover_alt)) not valid,
      add constraint posts_author check (private.is_name(author, 120)) not valid,
      add constraint posts_tags check (private.are_names(tags, 60)) not valid,
      add constraint posts_meta_description
        check (private.is_prose(meta_description, 320) and not private.is_missing_value(meta_description)) not valid',
      of_table);
  end loop;
end;
$$;
