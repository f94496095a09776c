-- Checks that refuse what the snapshot refuses (src/model/rows): until now these rows could be stored, and then
-- stopped every deploy. The functions are replaced, so rows that are already stored stay until they are changed.

-- Also refuses names that pages and lookups use: /index and /404 are files of the site, and 'constructor' is a
-- property of every JavaScript object.
create or replace function private.is_slug(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return value ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
    and char_length(value) <= 80
    and value not in ('index', '404', 'constructor');

-- Also refuses a text that only has white space beyond ASCII, such as no-break spaces.
create or replace function private.is_line(value text, max_length integer) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return char_length(value) <= max_length
    and value ~ '[^\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
    and value !~ '[\u0001-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd]';

-- Also refuse a list of lists, which the API returns as such.
create or replace function private.are_lines(items text[], max_length integer) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return coalesce(array_ndims(items), 1) = 1
    and coalesce((select bool_and(item is not null and private.is_line(item, max_length)) from unnest(items) as item), true);

create or replace function private.are_slugs(items text[]) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return coalesce(array_ndims(items), 1) = 1
    and coalesce((select bool_and(item is not null and private.is_slug(item)) from unnest(items) as item), true);

-- A service's pages would have the paths of a city's.
alter table public.services
  add constraint services_not_a_city check (slug not like '%-south-carolina') not valid;

-- 'infinity' and years beyond four digits are no dates in JSON.
alter table public.posts
  add constraint posts_published_at
    check (published_at >= '1970-01-01 00:00+00' and published_at < '10000-01-01 00:00+00') not valid;
