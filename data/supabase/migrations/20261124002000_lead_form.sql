-- Takes leads url-encoded: the quote form as browsers post it without JavaScript, and the same payload that submit_lead
-- takes, in one field, as a request that needs no preflight. PostgREST maps the fields of a form to arguments by their
-- names, so these are the names of the form's fields.

-- Stores the request like submit_lead and sends the visitor on to the thank-you page of the site that the form is on;
-- answers JSON where the request cannot be stored. Such a form has neither submissionId nor time: the id is made of
-- the fields and the minute, so that a double click is one lead (RFC 9562, version 8).
create function public.submit_lead_form(
  "firstName" text default '',
  "lastName" text default '',
  email text default '',
  phone text default '',
  "serviceType" text default '',
  address text default '',
  message text default '',
  city text default '',
  source text default '',
  page text default '',
  contact_me_by_fax_only text default '',
  payload text default null
) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  fields jsonb := jsonb_build_object(
      'firstName', "firstName", 'lastName', "lastName", 'email', email, 'phone', phone, 'serviceType', "serviceType",
      'address', address, 'message', message, 'city', city, 'source', source, 'page', page)
    || case when contact_me_by_fax_only = '' then '{}' else '{"suspect": true}'::jsonb end;
  digest text := encode(
    sha256(convert_to(date_trunc('minute', clock_timestamp())::text || fields::text, 'UTF8')), 'hex');
  stored jsonb;
  origin text;
begin
  if payload is not null then
    return public.submit_lead(payload::jsonb);
  end if;
  stored := public.submit_lead(fields || jsonb_build_object(
    'timestamp', clock_timestamp(),
    'submissionId', overlay(overlay(left(digest, 32) placing '8' from 13) placing '8' from 17)::uuid));
  if not (stored -> 'ok')::boolean then
    return stored;
  end if;
  -- Browsers name the site of a form themselves. Anyone else can only send themselves elsewhere.
  origin := coalesce(nullif(current_setting('request.headers', true), '')::jsonb ->> 'origin', '');
  if origin ~ '^https?://[A-Za-z0-9.:-]+$' then
    perform set_config('response.headers', jsonb_build_array(jsonb_build_object('Location', origin || '/thank-you'))::text, true);
    return private.answer(303, stored);
  end if;
  return stored;
end;
$$;
revoke execute on function public.submit_lead_form(text, text, text, text, text, text, text, text, text, text, text, text) from public;
grant execute on function public.submit_lead_form(text, text, text, text, text, text, text, text, text, text, text, text)
  to anon, authenticated;
