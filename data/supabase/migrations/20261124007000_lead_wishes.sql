-- What a quote request says besides the specification's fields: the estimate that the visitor asks for, the days they
-- prefer, and when to call. All three are optional; forms and outboxes of earlier builds do not send them.

alter table public.leads
  add column estimate text not null default '' constraint leads_estimate check (char_length(estimate) <= 2000),
  add column preferred_days text not null default ''
    constraint leads_preferred_days check (char_length(preferred_days) <= 200),
  add column best_time_to_call text not null default ''
    constraint leads_best_time_to_call check (char_length(best_time_to_call) <= 200);

-- As before, with the three fields.
create or replace function private.lead_problem(payload jsonb) returns jsonb
  language plpgsql stable
  set search_path = ''
as $$
declare
  field record;
  kind text;
  problem text;
begin
  if jsonb_typeof(payload) is distinct from 'object' then
    return jsonb_build_object('field', null, 'message', 'A quote request is a JSON object.');
  end if;
  for field in
    select * from (values
      ('firstName', 1, 100), ('lastName', 1, 100), ('email', 1, 254), ('phone', 1, 50), ('serviceType', 1, 100),
      ('address', 1, 300), ('message', 0, 10000), ('city', 0, 120), ('source', 0, 60), ('page', 0, 500),
      ('estimate', 0, 2000), ('preferredDays', 0, 200), ('bestTimeToCall', 0, 200)
    ) as limits (name, at_least, at_most)
  loop
    kind := jsonb_typeof(payload -> field.name);
    problem := case
      when kind is not null and kind not in ('string', 'null') then 'is a JSON ' || kind || ', expected a text.'
      when char_length(private.payload_text(payload, field.name)) < field.at_least then 'is empty: please fill it in.'
      when char_length(private.payload_text(payload, field.name)) > field.at_most
        then format('has %s characters, expected at most %s.',
          char_length(private.payload_text(payload, field.name)), field.at_most)
    end;
    if problem is not null then
      return jsonb_build_object('field', field.name, 'message', field.name || ' ' || problem);
    end if;
  end loop;
  if coalesce(payload ->> 'submissionId', '') !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return jsonb_build_object('field', 'submissionId', 'message', 'submissionId is missing or no UUID.');
  end if;
  if coalesce(payload ->> 'revision', '1') !~ '^[1-9][0-9]{0,2}$' then
    return jsonb_build_object('field', 'revision', 'message', 'revision is expected to be a whole number from 1 to 999.');
  end if;
  begin
    if payload ->> 'timestamp' !~ '^\d{4}-\d\d-\d\dT' then
      raise exception using errcode = 'invalid_datetime_format';
    end if;
    perform (payload ->> 'timestamp')::timestamptz;
  exception when data_exception then
    return jsonb_build_object(
      'field', 'timestamp', 'message', 'timestamp is expected to be an ISO time such as 2026-01-31T12:00:00Z.');
  end;
  return null;
end;
$$;

-- As before, with the three fields.
create or replace function public.submit_lead(payload jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  problem jsonb;
  submission uuid;
  sent_revision integer;
  stored_revision integer;
  is_over boolean;
  was_known boolean;
begin
  if octet_length(payload::text) > 65536 then
    return private.answer(413, jsonb_build_object(
      'ok', false, 'field', null, 'message', 'The request is larger than 64 kB.'));
  end if;
  problem := private.lead_problem(payload);
  if problem is not null then
    return private.answer(422, '{"ok": false}'::jsonb || problem);
  end if;
  submission := (payload ->> 'submissionId')::uuid;
  sent_revision := coalesce(payload ->> 'revision', '1')::integer;

  -- Two requests with one submissionId wait for one another.
  perform pg_advisory_xact_lock(hashtext('leads'), hashtext(submission::text));
  select revision into stored_revision from public.leads where submission_id = submission;
  was_known := found;
  if was_known and stored_revision >= sent_revision then
    return private.answer(200, jsonb_build_object(
      'ok', true, 'stored', 'known', 'submissionId', submission, 'revision', stored_revision));
  end if;

  is_over := private.count_lead();
  insert into public.leads as stored (
    submission_id, revision, first_name, last_name, email, phone, service_type, address, message, city, timestamp,
    source, page, campaign, suspect, is_test, spam_reasons, is_flood, estimate, preferred_days, best_time_to_call)
  values (
    submission,
    sent_revision,
    private.payload_text(payload, 'firstName'),
    private.payload_text(payload, 'lastName'),
    private.payload_text(payload, 'email'),
    private.payload_text(payload, 'phone'),
    private.payload_text(payload, 'serviceType'),
    private.payload_text(payload, 'address'),
    private.payload_text(payload, 'message'),
    private.payload_text(payload, 'city'),
    coalesce((payload ->> 'timestamp')::timestamptz, clock_timestamp()),
    private.payload_text(payload, 'source'),
    private.payload_text(payload, 'page'),
    private.payload_campaign(payload),
    private.payload_flag(payload, 'suspect'),
    private.payload_flag(payload, 'test'),
    private.spam_reasons(payload),
    is_over,
    private.payload_text(payload, 'estimate'),
    private.payload_text(payload, 'preferredDays'),
    private.payload_text(payload, 'bestTimeToCall'))
  on conflict (submission_id) do update set
    revision = excluded.revision,
    revised_at = clock_timestamp(),
    first_name = excluded.first_name,
    last_name = excluded.last_name,
    email = excluded.email,
    phone = excluded.phone,
    service_type = excluded.service_type,
    address = excluded.address,
    message = excluded.message,
    city = excluded.city,
    timestamp = excluded.timestamp,
    source = excluded.source,
    page = excluded.page,
    campaign = excluded.campaign,
    suspect = excluded.suspect,
    is_test = excluded.is_test,
    spam_reasons = excluded.spam_reasons,
    is_flood = stored.is_flood or excluded.is_flood,
    estimate = excluded.estimate,
    preferred_days = excluded.preferred_days,
    best_time_to_call = excluded.best_time_to_call,
    delivery = 'waiting',
    tries = 0,
    next_try_at = excluded.next_try_at,
    deliver_until = excluded.deliver_until,
    delivered_at = null,
    request_id = null;
  return private.answer(200, jsonb_build_object(
    'ok', true, 'stored', case when was_known then 'revised' else 'new' end,
    'submissionId', submission, 'revision', sent_revision));
end;
$$;

-- As before, with the three fields.
create or replace function private.lead_payload(lead public.leads) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object(
      'firstName', lead.first_name, 'lastName', lead.last_name, 'email', lead.email, 'phone', lead.phone,
      'serviceType', lead.service_type, 'address', lead.address, 'message', lead.message, 'city', lead.city,
      'estimate', lead.estimate, 'preferredDays', lead.preferred_days, 'bestTimeToCall', lead.best_time_to_call,
      'timestamp', to_char(lead.timestamp at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'source', lead.source, 'page', lead.page, 'campaign', lead.campaign,
      'submissionId', lead.submission_id, 'revision', lead.revision)
    || case when lead.suspect then '{"suspect": true}'::jsonb else '{}' end
    || case when lead.is_test then '{"test": true}'::jsonb else '{}' end;
$$;

-- As before, with the three fields. Dropped first: with two functions of one name PostgREST could not tell which to call.
drop function public.submit_lead_form(text, text, text, text, text, text, text, text, text, text, text, text);
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
  payload text default null,
  estimate text default '',
  "preferredDays" text default '',
  "bestTimeToCall" text default ''
) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  fields jsonb := jsonb_build_object(
      'firstName', "firstName", 'lastName', "lastName", 'email', email, 'phone', phone, 'serviceType', "serviceType",
      'address', address, 'message', message, 'city', city, 'source', source, 'page', page,
      'estimate', estimate, 'preferredDays', "preferredDays", 'bestTimeToCall', "bestTimeToCall")
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
revoke execute on function public.submit_lead_form(text, text, text, text, text, text, text, text, text, text, text, text, text, text, text)
  from public;
grant execute on function public.submit_lead_form(text, text, text, text, text, text, text, text, text, text, text, text, text, text, text)
  to anon, authenticated;
