-- A company may work in any state: the slug of a city ends in the name of its state, as src/model/state.ts has it.

create function private.is_city_slug(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return private.is_slug(value) and value ~ (
    '.-('
    || 'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|district-of-columbia|'
    || 'florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|'
    || 'massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new-hampshire|'
    || 'new-jersey|new-mexico|new-york|north-carolina|north-dakota|ohio|oklahoma|oregon|pennsylvania|'
    || 'rhode-island|south-carolina|south-dakota|tennessee|texas|utah|vermont|virginia|washington|'
    || 'west-virginia|wisconsin|wyoming'
    || ')$');

-- Check constraints run with the writer's rights.
grant execute on function private.is_city_slug(text) to authenticated, service_role;

alter table public.cities
  drop constraint cities_slug,
  add constraint cities_slug check (private.is_city_slug(slug));

-- Not valid, as before: a row that was stored before the check stays until it is changed.
alter table public.services
  drop constraint services_not_a_city,
  add constraint services_not_a_city check (not private.is_city_slug(slug)) not valid;
