-- Corrections that were lost, and requests that counted twice.

-- Whether a request is a correction of a stored one that its sender could not number: two tabs that each corrected
-- the same request count from the same revision. Such a correction has other words and a later time.
create function private.is_other_correction(known public.leads, payload jsonb) returns boolean
  language sql stable
  set search_path = ''
as $$
  select known.revision = coalesce(payload ->> 'revision', '1')::integer
    and known.timestamp < (payload ->> 'timestamp')::timestamptz
    and exists (
      select from unnest(array[
        'firstName', 'lastName', 'email', 'phone', 'serviceType', 'address', 'message', 'estimate', 'preferredDays',
        'bestTimeToCall']) as name
      where private.payload_text(private.lead_payload(known), name)
        is distinct from private.payload_text(payload, name));
$$;
revoke execute on function private.is_other_correction(public.leads, jsonb) from public;

-- As before, with corrections from another tab.
create or replace function public.submit_lead(payload jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
as $$
declare
  problem jsonb;
  submission uuid;
  sent_revision integer;
  known public.leads;
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
  select * into known from public.leads where submission_id = submission;
  was_known := found;
  if was_known and private.is_other_correction(known, payload) then
    sent_revision := known.revision + 1;
  elsif was_known and known.revision >= sent_revision then
    return private.answer(200, jsonb_build_object(
      'ok', true, 'stored', 'known', 'submissionId', submission, 'revision', known.revision));
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

-- As before, with a submissionId made of the fields and the hour instead of the minute: a visitor who gets no answer
-- sends the form again a minute later.
create or replace function public.submit_lead_form(
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
    sha256(convert_to(date_trunc('hour', clock_timestamp())::text || fields::text, 'UTF8')), 'hex');
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
