-- The tables: cities, services, neighborhoods, posts and staff.
--
-- The checks match src/model/rows/tables.ts, so that a row that would stop a build cannot be stored. The
-- snapshot checks every row again, because rows may be older than the checks.

-- For the functions that policies and checks call. The API does not expose this schema.
create schema if not exists private;
revoke all on schema private from public;

-- On the hosted platform, new tables grant every right to the API's roles by default. Here each right is
-- granted by name.
alter default privileges in schema public revoke all on tables from public, anon, authenticated;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;
alter default privileges in schema private revoke execute on functions from public, anon, authenticated;
alter default privileges revoke execute on functions from public;

-- Whether a text is a slug: lowercase letters, digits and single hyphens, at most 80 characters.
create function private.is_slug(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(value) <= 80;

-- Whether a text is one line: not blank, at most max_length characters, without control characters, line
-- breaks and bidirectional formatting characters.
create function private.is_line(value text, max_length integer) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return char_length(value) <= max_length
    and btrim(value) <> ''
    and value !~ '[\u0001-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd]';

-- Whether a text may have several lines; it may also be empty.
create function private.is_prose(value text, max_length integer) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return char_length(value) <= max_length
    and value !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffd]';

-- Whether every item of a list is a line.
create function private.are_lines(items text[], max_length integer) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return coalesce((select bool_and(item is not null and private.is_line(item, max_length)) from unnest(items) as item), true);

-- Whether every item of a list is a slug.
create function private.are_slugs(items text[]) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return coalesce((select bool_and(item is not null and private.is_slug(item)) from unnest(items) as item), true);

-- Whether a JSON value is a list of objects with a name: landmarks, roads, businesses.
create function private.are_named(items jsonb) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return jsonb_typeof(items) = 'array'
    and not exists (
      select from jsonb_array_elements(case when jsonb_typeof(items) = 'array' then items else '[]' end) as item
      where jsonb_typeof(item) is distinct from 'object'
        or jsonb_typeof(item -> 'name') is distinct from 'string'
        or not private.is_line(item ->> 'name', 200));

create table public.cities (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint cities_name check (private.is_line(name, 120)),
  slug text not null constraint cities_slug_key unique
    constraint cities_slug check (private.is_slug(slug) and slug like '%-south-carolina'),
  county text constraint cities_county check (private.is_line(county, 120)),
  latitude double precision constraint cities_latitude check (latitude between -90 and 90),
  longitude double precision constraint cities_longitude check (longitude between -180 and 180),
  updated_at timestamptz not null default clock_timestamp(),
  constraint cities_coordinates check ((latitude is null) = (longitude is null))
);

create table public.services (
  id uuid primary key default gen_random_uuid(),
  slug text not null constraint services_slug_key unique constraint services_slug check (private.is_slug(slug)),
  name text not null constraint services_name check (private.is_line(name, 120)),
  display_name text not null constraint services_display_name check (private.is_line(display_name, 120)),
  description text not null default '' constraint services_description check (private.is_prose(description, 2000)),
  updated_at timestamptz not null default clock_timestamp()
);

create table public.neighborhoods (
  id uuid primary key default gen_random_uuid(),
  city_id uuid not null references public.cities (id) on delete restrict,
  name text not null constraint neighborhoods_name check (private.is_line(name, 120)),
  slug text not null constraint neighborhoods_slug check (private.is_slug(slug)),
  landmarks jsonb not null default '[]' constraint neighborhoods_landmarks check (private.are_named(landmarks)),
  roads jsonb not null default '[]' constraint neighborhoods_roads check (private.are_named(roads)),
  local_businesses jsonb not null default '[]'
    constraint neighborhoods_local_businesses check (private.are_named(local_businesses)),
  characteristics text[] not null default '{}'
    constraint neighborhoods_characteristics check (private.are_lines(characteristics, 60)),
  latitude double precision constraint neighborhoods_latitude check (latitude between -90 and 90),
  longitude double precision constraint neighborhoods_longitude check (longitude between -180 and 180),
  updated_at timestamptz not null default clock_timestamp(),
  constraint neighborhoods_city_slug_key unique (city_id, slug),
  constraint neighborhoods_coordinates check ((latitude is null) = (longitude is null))
);

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null constraint staff_name check (private.is_line(name, 120)),
  role text not null default 'editor' constraint staff_role check (role in ('editor', 'admin')),
  created_at timestamptz not null default clock_timestamp()
);

create table public.posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null constraint posts_slug_key unique constraint posts_slug check (private.is_slug(slug)),
  title text not null constraint posts_title check (private.is_line(title, 160)),
  excerpt text not null default '' constraint posts_excerpt check (private.is_prose(excerpt, 600)),
  body text not null default '' constraint posts_body check (private.is_prose(body, 200000)),
  cover_image text constraint posts_cover_image check (private.is_line(cover_image, 400)),
  cover_alt text constraint posts_cover_alt check (private.is_line(cover_alt, 300)),
  author text not null constraint posts_author check (private.is_line(author, 120)),
  tags text[] not null default '{}' constraint posts_tags check (private.are_lines(tags, 60)),
  meta_description text not null default '' constraint posts_meta_description check (private.is_prose(meta_description, 320)),
  status text not null default 'draft' constraint posts_status check (status in ('draft', 'scheduled', 'published')),
  published_at timestamptz,
  old_slugs text[] not null default '{}' constraint posts_old_slugs check (private.are_slugs(old_slugs)),
  -- Posts of a deleted account stay.
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  deleted_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint posts_time check (status <> 'scheduled' or published_at is not null),
  constraint posts_described check (status = 'draft' or private.is_line(meta_description, 320)),
  constraint posts_cover_described check (cover_image is null or cover_alt is not null)
);

-- For the snapshot (the newest change of each table), visitors (public posts, and posts by an old slug) and
-- staff (their own posts).
create index cities_updated_at on public.cities (updated_at desc);
create index services_updated_at on public.services (updated_at desc);
create index neighborhoods_updated_at on public.neighborhoods (updated_at desc);
create index posts_updated_at on public.posts (updated_at desc);
create index posts_out on public.posts (published_at desc) where deleted_at is null and status <> 'draft';
create index posts_old_slugs on public.posts using gin (old_slugs);
create index posts_created_by on public.posts (created_by);

-- Sets updated_at with every change. A write that changes nothing leaves it as it is.
create function private.set_updated_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end;
$$;

create trigger cities_updated_at before update on public.cities
  for each row when (old.* is distinct from new.*) execute function private.set_updated_at();
create trigger services_updated_at before update on public.services
  for each row when (old.* is distinct from new.*) execute function private.set_updated_at();
create trigger neighborhoods_updated_at before update on public.neighborhoods
  for each row when (old.* is distinct from new.*) execute function private.set_updated_at();
create trigger posts_updated_at before update on public.posts
  for each row when (old.* is distinct from new.*) execute function private.set_updated_at();
