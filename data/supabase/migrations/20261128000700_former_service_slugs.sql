-- A former slug of a service must not look like a city's, as its slug must not: the redirects of its pages would have
-- the paths of that city's pages (src/data/former-service-slugs.ts leaves such a slug out).

create function private.without_city_slugs(items text[]) returns text[]
  language sql immutable parallel safe
  set search_path = ''
  return array(
    select item from unnest(items) with ordinality as slug (item, place)
    where not private.is_city_slug(item)
    order by place);

-- Check constraints and triggers run with the writer's rights.
grant execute on function private.without_city_slugs(text[]) to authenticated, service_role;

-- Records the old slug of a service, unless it looks like a city's: it was stored before the check of slugs.
create function private.keep_old_service_slug() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.old_slugs := array_remove(new.old_slugs, new.slug);
  if not old.slug = any (new.old_slugs) then
    new.old_slugs := new.old_slugs || old.slug;
  end if;
  new.old_slugs := private.without_city_slugs(new.old_slugs);
  return new;
end;
$$;

create or replace trigger services_old_slug before update of slug on public.services
  for each row when (old.slug is distinct from new.slug) execute function private.keep_old_service_slug();

-- A row whose slug itself looks like a city's can only be changed together with it.
update public.services set old_slugs = private.without_city_slugs(old_slugs)
where cardinality(private.without_city_slugs(old_slugs)) < cardinality(old_slugs) and not private.is_city_slug(slug);

-- Not valid: such a row stays until it is changed.
alter table public.services
  add constraint services_old_slugs_no_city
    check (cardinality(private.without_city_slugs(old_slugs)) = cardinality(old_slugs)) not valid;
