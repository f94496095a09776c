-- Quote requests. submit_lead stores them, and nothing else can; staff read them and keep their desk columns;
-- visitors read nothing. docs/leads.md describes the table for its owner.

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  -- A repeated request has the same submission_id and revision; a corrected one has a higher revision.
  submission_id uuid not null constraint leads_submission_id_key unique,
  revision integer not null constraint leads_revision check (revision between 1 and 1000),
  received_at timestamptz not null default clock_timestamp(),
  revised_at timestamptz,

  -- The request as it was sent. lead_problem has the limits that a sender is told of; these are the same.
  first_name text not null constraint leads_first_name check (char_length(first_name) between 1 and 100),
  last_name text not null constraint leads_last_name check (char_length(last_name) between 1 and 100),
  email text not null constraint leads_email check (char_length(email) between 1 and 254),
  phone text not null constraint leads_phone check (char_length(phone) between 1 and 50),
  service_type text not null constraint leads_service_type check (char_length(service_type) between 1 and 100),
  address text not null constraint leads_address check (char_length(address) between 1 and 300),
  message text not null constraint leads_message check (char_length(message) <= 10000),
  city text not null constraint leads_city check (char_length(city) <= 120),
  timestamp timestamptz not null,
  source text not null constraint leads_source check (char_length(source) <= 60),
  page text not null constraint leads_page check (char_length(page) <= 500),
  campaign jsonb not null constraint leads_campaign check (jsonb_typeof(campaign) = 'object'),
  suspect boolean not null,

  -- Marks. None of them drops a lead.
  is_test boolean not null,
  spam_reasons text[] not null constraint leads_spam_reasons check (spam_reasons <@ array['honeypot', 'links', 'repeated']),
  is_spam boolean not null generated always as (cardinality(spam_reasons) > 0) stored,
  is_flood boolean not null,

  -- The way to the webhook (lead_delivery.sql).
  delivery text not null default 'waiting'
    constraint leads_delivery check (delivery in ('off', 'waiting', 'sent', 'delivered', 'failed')),
  tries integer not null default 0 constraint leads_tries check (tries >= 0),
  tried_at timestamptz,
  next_try_at timestamptz not null default clock_timestamp(),
  deliver_until timestamptz not null default clock_timestamp() + interval '3 days',
  delivered_at timestamptz,
  last_answer text not null default '',
  request_id bigint,
  overdue_alerted_at timestamptz,

  -- The desk: the only columns that staff write.
  state text not null default 'new' constraint leads_state check (state in ('new', 'called', 'quoted', 'won', 'lost')),
  taken_by uuid references public.staff (user_id) on delete set null,
  notes text not null default '' constraint leads_notes check (private.is_prose(notes, 10000))
);

-- For the desk, the mark of repeated messages, and the sweep.
create index leads_newest on public.leads (received_at desc);
create index leads_message on public.leads (md5(message)) where message <> '';
create index leads_taken_by on public.leads (taken_by);
create index leads_due on public.leads (is_flood, next_try_at) where delivery in ('off', 'waiting');
create index leads_sent on public.leads (tried_at) where delivery = 'sent';

alter table public.leads enable row level security;
-- Not even service_role inserts: submit_lead is the only way in.
revoke all on public.leads from public, anon, authenticated, service_role;
grant select, update, delete on public.leads to service_role;
grant select, update (state, taken_by, notes) on public.leads to authenticated;
create policy "Staff read leads" on public.leads for select to authenticated using ((select private.is_staff()));
create policy "Staff keep the desk of leads" on public.leads for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

-- The owner's settings: one row.
create table public.lead_settings (
  id boolean primary key default true constraint lead_settings_one_row check (id),
  -- Leads are erased when they are older.
  retention_months integer not null default 24
    constraint lead_settings_retention_months check (retention_months between 1 and 120),
  -- An alert when no lead has come for so many days; null for none.
  quiet_days integer constraint lead_settings_quiet_days check (quiet_days between 1 and 365),
  -- How many leads an hour are not marked as a flood: from one address, and from all.
  hourly_limit_per_address integer not null default 10
    constraint lead_settings_hourly_limit_per_address check (hourly_limit_per_address between 1 and 10000),
  hourly_limit integer not null default 120
    constraint lead_settings_hourly_limit check (hourly_limit between 1 and 100000),
  created_at timestamptz not null default now()
);
insert into public.lead_settings default values;

alter table public.lead_settings enable row level security;
revoke all on public.lead_settings from public, anon, authenticated, service_role;
grant select, update on public.lead_settings to service_role;
grant select, update (retention_months, quiet_days, hourly_limit_per_address, hourly_limit)
  on public.lead_settings to authenticated;
create policy "Staff read the settings of leads" on public.lead_settings for select to authenticated
  using ((select private.is_staff()));
create policy "Admins edit the settings of leads" on public.lead_settings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- The leads of the last hour by the sender's address, for the limits. Only a salted hash of the address is
-- stored, and only for that hour: whoever gets the table cannot find out addresses without the salt.
create table private.lead_arrivals (
  address_hash bytea not null,
  arrived_at timestamptz not null default clock_timestamp(),
  is_flood boolean not null
);
create index lead_arrivals_address on private.lead_arrivals (address_hash, arrived_at);
create index lead_arrivals_all on private.lead_arrivals (arrived_at) where not is_flood;

create table private.lead_salt (salt text not null default gen_random_uuid()::text || gen_random_uuid()::text);
insert into private.lead_salt default values;

-- The sender's address, hashed. The platform's proxy sets cf-connecting-ip; a sender cannot. A relay names its
-- visitor in x-visitor-address, which is believed with the token of the vault's 'lead_relay_token'. Without such a
-- secret it is believed too, as the visitor of that relay's address: the worst that a sender achieves with made-up
-- visitors is to be held by the limit on all leads only.
create function private.sender_hash() returns bytea
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), '')::jsonb, '{}');
  sender text := coalesce(headers ->> 'cf-connecting-ip', btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)), '');
  visitor text := headers ->> 'x-visitor-address';
  token text := private.vault_secret('lead_relay_token');
begin
  if visitor is not null then
    if token is null then
      sender := sender || ' ' || visitor;
    -- Compares digests: the time that it takes says nothing about the token.
    elsif sha256(convert_to(coalesce(headers ->> 'x-relay-token', ''), 'UTF8')) = sha256(convert_to(token, 'UTF8')) then
      sender := visitor;
    end if;
  end if;
  return sha256(convert_to((select salt from private.lead_salt) || sender, 'UTF8'));
end;
$$;

-- A text of a payload without control characters and marks for the direction of text, which phone numbers are
-- often pasted with. Nothing visible is changed; '' for none.
create function private.payload_text(payload jsonb, field text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return coalesce(
    regexp_replace(
      payload ->> field, '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'),
    '');

create function private.payload_flag(payload jsonb, field text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return coalesce(payload ->> field, '') in ('true', 'on', '1');

-- The campaign's parameters as far as they are short texts. A strange link to the site must not lose a lead, so
-- what is too long is cut, and what is no text is left out.
create function private.payload_campaign(payload jsonb) returns jsonb
  language sql immutable parallel safe
  set search_path = ''
  return coalesce(
    (select jsonb_object_agg(left(key, 60), left(value #>> '{}', 500))
     from (
       select key, value
       from jsonb_each(case when jsonb_typeof(payload -> 'campaign') = 'object' then payload -> 'campaign' else '{}' end)
       where jsonb_typeof(value) = 'string'
       order by key limit 20) as parameter),
    '{}');

-- What is wrong with a payload: null, or an answer that names the first such field. The form asks for no more than
-- that its required fields are not empty, so nothing more is asked here either, apart from lengths.
create function private.lead_problem(payload jsonb) returns jsonb
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
      ('address', 1, 300), ('message', 0, 10000), ('city', 0, 120), ('source', 0, 60), ('page', 0, 500)
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

-- Why a lead looks like spam. The mark is for whoever reads the leads; it stops nothing.
create function private.spam_reasons(payload jsonb) returns text[]
  language sql stable security definer
  set search_path = ''
as $$
  select array_remove(array[
    case when private.payload_flag(payload, 'suspect') then 'honeypot' end,
    case when private.payload_text(payload, 'message') ~* '(https?://.*){3}|\[url|<a\s'
      or private.payload_text(payload, 'firstName') || ' ' || private.payload_text(payload, 'lastName') ~* 'https?://|www\.'
      then 'links' end,
    case when char_length(private.payload_text(payload, 'message')) >= 40 and exists (
      select from public.leads
      where md5(message) = md5(private.payload_text(payload, 'message')) and message <> ''
        and received_at > now() - interval '1 day'
        and submission_id <> (payload ->> 'submissionId')::uuid
        and lower(email) <> lower(private.payload_text(payload, 'email')))
      then 'repeated' end
  ], null);
$$;

-- Counts a lead in and says whether it is over a limit. Marked leads do not count for the limit on all, so that a
-- flood from one address does not mark everybody else's.
create function private.count_lead() returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
declare
  sender bytea := private.sender_hash();
  since timestamptz := clock_timestamp() - interval '1 hour';
  per_address integer;
  overall integer;
  is_over boolean;
begin
  select hourly_limit_per_address, hourly_limit into per_address, overall from public.lead_settings;
  -- One at a time from one address, so that parallel requests are counted too.
  perform pg_advisory_xact_lock(hashtext('lead_arrivals'), hashtext(encode(sender, 'hex')));
  delete from private.lead_arrivals where ctid in (
    select ctid from private.lead_arrivals where arrived_at < since limit 100 for update skip locked);
  is_over := (select count(*) from private.lead_arrivals where address_hash = sender and arrived_at >= since) >= per_address
    or (select count(*) from private.lead_arrivals where not is_flood and arrived_at >= since) >= overall;
  insert into private.lead_arrivals (address_hash, is_flood) values (sender, is_over);
  return is_over;
end;
$$;

-- Answers a request with JSON and a status; PostgREST reads the setting.
create function private.answer(status integer, body jsonb) returns jsonb
  language plpgsql
  set search_path = ''
as $$
begin
  perform set_config('response.status', status::text, true);
  return body;
end;
$$;

-- Stores a quote request and answers {"ok": true, "stored": "new" | "revised" | "known", …}, or
-- {"ok": false, "field": …, "message": …} with status 422 (413 if it is too large). A request that was stored before
-- changes nothing and is answered as stored; one with a higher revision replaces the words, and keeps the desk.
create function public.submit_lead(payload jsonb) returns jsonb
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
    source, page, campaign, suspect, is_test, spam_reasons, is_flood)
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
    is_over)
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
revoke execute on function public.submit_lead(jsonb) from public;
grant execute on function public.submit_lead(jsonb) to anon, authenticated;

-- The digits of a phone number without the country's code, so that +1 (803) 555-0100 and 803.555.0100 are one.
create function private.phone_digits(phone text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return right(regexp_replace(phone, '\D', '', 'g'), 10);

-- Whether one of the owner's own programs makes the request, or the owner in the SQL editor: anybody but a visitor or
-- an account.
create function private.is_owner() returns boolean
  language sql stable
  set search_path = ''
  return coalesce(auth.jwt() ->> 'role' not in ('anon', 'authenticated'), true);
revoke execute on function private.is_owner() from public;

-- Erases the leads of one person, known by email or phone, and returns their number. Admins, and the owner's own
-- programs. The audit log says who did it and when, and nothing about whom.
create function public.erase_lead(person_email text default null, person_phone text default null) returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  wanted_email text := nullif(lower(btrim(person_email)), '');
  wanted_phone text := nullif(private.phone_digits(person_phone), '');
  erased integer;
begin
  if not (private.is_owner() or private.is_admin()) then
    raise exception 'Only an admin erases leads.' using errcode = 'insufficient_privilege';
  end if;
  if wanted_email is null and wanted_phone is null then
    raise exception 'Give the email or the phone number of the person.' using errcode = 'PT422';
  end if;
  if char_length(wanted_phone) < 7 then
    raise exception 'A phone number of fewer than seven digits could be anybody''s.' using errcode = 'PT422';
  end if;
  delete from public.leads
  where lower(btrim(email)) = wanted_email or private.phone_digits(phone) = wanted_phone;
  get diagnostics erased = row_count;
  perform private.log_action('erase_lead', jsonb_build_object('leads', erased));
  return erased;
end;
$$;
revoke execute on function public.erase_lead(text, text) from public;
grant execute on function public.erase_lead(text, text) to authenticated, service_role;
