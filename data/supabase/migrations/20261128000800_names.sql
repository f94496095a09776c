-- Checks of names that pages cannot show as they are. The snapshot refuses these rows (src/model/rows/fields.ts), so the
-- store does too.

-- Without its outer white space, as JavaScript's trim takes it off.
create function private.trimmed(value text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return btrim(value, E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'
    || E'\u2028\u2029\u202f\u205f\u3000\ufeff');

-- Also refuses a text that shows nothing: only white space and characters that src/model/visible-text.ts calls invisible.
create or replace function private.is_line(value text, max_length integer) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return char_length(value) <= max_length
    and value ~ (
      '[^\s\u0080-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f'
      || '\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
      || '\U000e0000-\U000e0fff]')
    and value !~ '[\u0001-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd]';

-- What databases and spreadsheets export for a missing value, as src/model/missing-value.ts has it.
create function private.is_null_word(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return private.trimmed(value) ~* '^(null|none|n/a|#n/a|#ref!)$';

-- Also refuses such a value as the whole name.
create or replace function private.is_name(value text, max_length integer) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return private.is_line(value, max_length)
    and not private.has_missing_value(value)
    and not private.is_null_word(value);

-- The name of a city or a neighborhood. Pages add the state to it, so it must not end in a comma and a state, as
-- src/model/state.ts has it; a ZIP code or the country may follow.
create function private.is_place_name(value text, max_length integer) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return private.is_name(value, max_length) and private.trimmed(value) !~* (
    ',[\s\u00a0]*(('
    || 'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|'
    || 'Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|'
    || 'Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|'
    || 'New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|'
    || 'South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'
    || ')|('
    || 'A\.?L|A\.?K|A\.?Z|A\.?R|C\.?A|C\.?O|C\.?T|D\.?E|D\.?C|F\.?L|G\.?A|H\.?I|I\.?D|I\.?L|I\.?N|I\.?A|K\.?S|'
    || 'K\.?Y|L\.?A|M\.?E|M\.?D|M\.?A|M\.?I|M\.?N|M\.?S|M\.?O|M\.?T|N\.?E|N\.?V|N\.?H|N\.?J|N\.?M|N\.?Y|N\.?C|'
    || 'N\.?D|O\.?H|O\.?K|O\.?R|P\.?A|R\.?I|S\.?C|S\.?D|T\.?N|T\.?X|U\.?T|V\.?T|V\.?A|W\.?A|W\.?V|W\.?I|W\.?Y'
    || ')\.?)([\s\u00a0,]+(\d{5}(-\d{4})?|USA?))*[\s\u00a0,]*$');

-- Check constraints run with the writer's rights.
grant execute on function
  private.trimmed(text), private.is_null_word(text), private.is_place_name(text, integer)
  to authenticated, service_role;

-- Not valid: a row that was stored before the check stays until it is changed.
alter table public.cities
  drop constraint cities_name,
  add constraint cities_name check (private.is_place_name(name, 120)) not valid;

alter table public.neighborhoods
  drop constraint neighborhoods_name,
  add constraint neighborhoods_name check (private.is_place_name(name, 120)) not valid;
