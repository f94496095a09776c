-- The former slugs of cities, services and neighborhoods, so that their old addresses redirect and the texts in
-- data/catalogue stay with the row when its slug changes (docs/decisions/0026-renamed-rows.md).

-- Whether every item is a former address of a neighborhood: a slug in its present city ('rosewood'), or the
-- slugs of another city and its own ('columbia-south-carolina/rosewood').
create function private.are_old_places(items text[]) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return coalesce(array_ndims(items), 1) = 1
    and coalesce(
      (select bool_and(
          item is not null
          and cardinality(string_to_array(item, '/')) between 1 and 2
          and private.are_slugs(string_to_array(item, '/')))
        from unnest(items) as item),
      true);

-- Check constraints run with the writer's rights.
grant execute on function private.are_old_places(text[]) to authenticated, service_role;

alter table public.cities
  add column old_slugs text[] not null default '{}' constraint cities_old_slugs check (private.are_slugs(old_slugs));
alter table public.services
  add column old_slugs text[] not null default '{}' constraint services_old_slugs check (private.are_slugs(old_slugs));
alter table public.neighborhoods
  add column old_slugs text[] not null default '{}'
    constraint neighborhoods_old_slugs check (private.are_old_places(old_slugs));

-- For visitors who ask for an old slug.
create index cities_old_slugs on public.cities using gin (old_slugs);
create index services_old_slugs on public.services using gin (old_slugs);
create index neighborhoods_old_slugs on public.neighborhoods using gin (old_slugs);

-- Records the old slug of a city or a service. Unlike a post, a row here is public from the start.
create function private.keep_old_row_slug() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.old_slugs := array_remove(new.old_slugs, new.slug);
  if not old.slug = any (new.old_slugs) then
    new.old_slugs := new.old_slugs || old.slug;
  end if;
  return new;
end;
$$;

create trigger cities_old_slug before update of slug on public.cities
  for each row when (old.slug is distinct from new.slug) execute function private.keep_old_row_slug();
create trigger services_old_slug before update of slug on public.services
  for each row when (old.slug is distinct from new.slug) execute function private.keep_old_row_slug();

-- Records the former addresses of a neighborhood. In another city, its slugs so far are kept with the slugs of
-- the city that it leaves, which no longer lead to it.
create function private.keep_old_place() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  former text[] := array[old.slug];
  moved text[];
begin
  if new.city_id is distinct from old.city_id then
    former := array(select item from unnest(new.old_slugs) as item where item not like '%/%') || former;
    moved := array(
      select city_slug || '/' || place_slug
      from public.cities as city,
        unnest(city.old_slugs || city.slug) with ordinality as c (city_slug, c_order),
        unnest(former) with ordinality as p (place_slug, p_order)
      where city.id = old.city_id
      order by c_order, p_order);
    new.old_slugs := array(select item from unnest(new.old_slugs) as item where item like '%/%');
    former := moved;
  end if;
  new.old_slugs := new.old_slugs || array(
    select item from unnest(former) with ordinality as f (item, f_order)
    where not item = any (new.old_slugs)
    order by f_order);
  new.old_slugs := array_remove(
    array_remove(new.old_slugs, new.slug),
    (select slug from public.cities where id = new.city_id) || '/' || new.slug);
  return new;
end;
$$;

create trigger neighborhoods_old_slug before update of slug, city_id on public.neighborhoods
  for each row when ((old.slug, old.city_id) is distinct from (new.slug, new.city_id))
  execute function private.keep_old_place();
