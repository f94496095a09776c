-- Visitors write more into the field for the phone number than the number: '803-555-0100 ext. 12', '803.555.0100 (call
-- after 5)'. Erasing a person's leads took the digits of that for the number's, so it missed them.

-- The digits of a phone number without the country's code, an extension or a remark, so that +1 (803) 555-0100 and
-- 803.555.0100 x12 are one. A remark begins with a letter, '#', a bracket, a comma, a semicolon or a slash after seven
-- digits; with seven digits of its own it is another number, and the last one counts.
create or replace function private.phone_digits(phone text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return right(
    regexp_replace(
      regexp_replace(phone, '^((?:\D*\d){7}[^a-z#(,;/]*)[a-z#(,;/]\D*(?:\d\D*){0,6}$', '\1', 'i'),
      '\D', '', 'g'),
    10);
