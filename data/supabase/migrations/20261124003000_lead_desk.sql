-- The lead desk of the staff area (docs/decisions/0035): what it lists and searches by, sending a lead again,
-- who changed it last, and an alert about a deploy that failed.

-- A text as the search compares it: without accents and in lower case. src/staff/leads/lead-query.ts does the same.
create function private.search_form(value text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'));

-- A generated column is computed with the writer's rights.
grant execute on function private.search_form(text) to authenticated, service_role;

alter table public.leads
  -- Counts the changes of state, taken_by and notes. A change names the version that it was made on, so that two
  -- people never overwrite each other unseen.
  add column desk_version integer not null default 0,
  add column desk_changed_at timestamptz,
  -- Not a reference: the account may be gone.
  add column desk_changed_by uuid,
  -- The order of the desk: 0 for a lead that has not reached the webhook and is still open, 1, and 2 for what looks
  -- like spam or belongs to a flood. The first try of a lead is no reason to worry; a second one is. What looks like
  -- spam may be a customer, so it is on top too while it is undelivered. A flood is not: it would bury the others.
  add column desk_rank smallint not null generated always as (
    case
      when is_flood then 2
      when state not in ('won', 'lost') and (
        delivery = 'failed' or (delivery = 'waiting' and tries > 0) or (delivery = 'sent' and tries > 1)) then 0
      when cardinality(spam_reasons) > 0 then 2
      else 1
    end) stored,
  add column search_text text not null generated always as (
    private.search_form(
      first_name || ' ' || last_name || E'\n' || email || E'\n' || phone || E'\n' || address || E'\n' || message
      || E'\n' || notes)
    || E'\n' || regexp_replace(phone, '\D', '', 'g')) stored;

create index leads_desk on public.leads (desk_rank, received_at desc, id);

create function private.count_desk_change() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  new.desk_version := old.desk_version + 1;
  new.desk_changed_at := clock_timestamp();
  new.desk_changed_by := auth.uid();
  return new;
end;
$$;

create trigger leads_desk_change before update on public.leads
  for each row when ((old.state, old.taken_by, old.notes) is distinct from (new.state, new.taken_by, new.notes))
  execute function private.count_desk_change();

-- Whether the caller may use the desk: staff, and the owner's own programs.
create function private.require_staff() returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if not (private.is_owner() or private.is_staff()) then
    raise exception 'Only staff may do this.' using errcode = 'insufficient_privilege';
  end if;
end;
$$;
revoke execute on function private.require_staff() from public;

create function private.require_webhook() returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if private.vault_secret('lead_webhook_url') is null or to_regnamespace('net') is null then
    raise exception 'No webhook is set up, so there is nowhere to send leads.' using errcode = 'PT409';
  end if;
end;
$$;
revoke execute on function private.require_webhook() from public;

-- Posts one lead to the webhook now and tries for three more days. Returns its delivery: 'delivered' if the webhook
-- had accepted it in the meantime, which sends nothing.
create function public.resend_lead(lead_id uuid) returns text
  language plpgsql security definer
  set search_path = ''
as $$
declare
  lead public.leads;
begin
  perform private.require_staff();
  perform private.require_webhook();
  perform private.read_lead_answers();
  select * into lead from public.leads where id = lead_id for update;
  if not found then
    raise exception 'This lead was erased.' using errcode = 'PT404';
  end if;
  if lead.delivery = 'delivered' then
    return lead.delivery;
  end if;
  if lead.delivery = 'sent' and lead.tried_at > clock_timestamp() - interval '1 minute' then
    raise exception 'It was sent less than a minute ago and the webhook has not answered yet.' using errcode = 'PT429';
  end if;
  update public.leads set
    delivery = 'waiting',
    request_id = null,
    next_try_at = clock_timestamp(),
    deliver_until = clock_timestamp() + interval '3 days'
  where id = lead_id returning * into lead;
  perform private.post_lead(lead);
  return (select delivery from public.leads where id = lead_id);
end;
$$;
revoke execute on function public.resend_lead(uuid) from public;
grant execute on function public.resend_lead(uuid) to authenticated, service_role;

-- Posts every lead again that has not reached the webhook, for when it has been repaired: 30 now, 30 a minute with
-- the job of pg_cron. Returns their number.
create function public.resend_undelivered() returns integer
  language plpgsql security definer
  set search_path = ''
as $$
declare
  resent integer;
begin
  perform private.require_staff();
  perform private.require_webhook();
  perform private.read_lead_answers();
  update public.leads set
    delivery = 'waiting',
    next_try_at = clock_timestamp(),
    deliver_until = clock_timestamp() + interval '3 days'
  where delivery in ('failed', 'off') or (delivery = 'waiting' and tries > 0);
  get diagnostics resent = row_count;
  perform private.post_due_leads();
  return resent;
end;
$$;
revoke execute on function public.resend_undelivered() from public;
grant execute on function public.resend_undelivered() to authenticated, service_role;

-- What is set up, in yes and no: the addresses are secrets. Null for an account that is not staff.
create function private.lead_setup() returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'webhook', private.vault_secret('lead_webhook_url') is not null and to_regnamespace('net') is not null,
    'alerts', private.vault_secret('alert_url') is not null and to_regnamespace('net') is not null,
    'sweep', private.has_job('sweep-leads'),
    'realtime', exists (
      select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'leads'))
  where private.is_staff();
$$;
revoke execute on function private.lead_setup() from public;
grant execute on function private.lead_setup() to authenticated;

-- What the desk shows above its list. It is also how the desk notices a change where there is no realtime: every
-- change of a lead changes it. `new` is what waits for a call, tests and spam aside.
create function public.lead_summary() returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'total', count(*),
    'newest', max(received_at),
    'new', count(*) filter (where state = 'new' and not (is_spam or is_flood or is_test)),
    'undelivered', count(*) filter (where desk_rank = 0),
    'states', jsonb_build_object(
      'new', count(*) filter (where state = 'new'),
      'called', count(*) filter (where state = 'called'),
      'quoted', count(*) filter (where state = 'quoted'),
      'won', count(*) filter (where state = 'won'),
      'lost', count(*) filter (where state = 'lost')),
    'services', coalesce(
      (select jsonb_agg(service_type order by leads desc, service_type) from (
        select service_type, count(*) as leads from public.leads where not (is_spam or is_flood)
        group by service_type order by leads desc, service_type limit 60) as service), '[]'),
    'cities', coalesce(
      (select jsonb_agg(city order by leads desc, city) from (
        select city, count(*) as leads from public.leads where not (is_spam or is_flood) and city <> ''
        group by city order by leads desc, city limit 60) as city), '[]'),
    'changed', concat_ws(' ',
      max(received_at), max(revised_at), max(desk_changed_at), max(tried_at), max(delivered_at),
      sum(desk_version), count(*) filter (where delivery = 'waiting'), count(*) filter (where delivery = 'sent'),
      count(*) filter (where delivery = 'failed'), count(*) filter (where delivery = 'delivered')),
    'setup', private.lead_setup())
  from public.leads;
$$;
revoke execute on function public.lead_summary() from public;
grant execute on function public.lead_summary() to authenticated;

grant execute on function private.phone_digits(text) to authenticated;

-- The leads that erase_lead would erase, the newest first: id, name, service and day, for the question before it.
create function public.leads_of_person(person_email text default null, person_phone text default null) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', id, 'name', first_name || ' ' || last_name, 'service', service_type, 'received_at', received_at)
      order by received_at desc),
    '[]')
  from public.leads
  where lower(btrim(email)) = nullif(lower(btrim(person_email)), '')
    or private.phone_digits(phone) = nullif(private.phone_digits(person_phone), '');
$$;
revoke execute on function public.leads_of_person(text, text) from public;
grant execute on function public.leads_of_person(text, text) to authenticated;

-- Sends a test to the address of alerts. Admins, and the owner's own programs.
create function public.send_test_alert() returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if not (private.is_owner() or private.is_admin()) then
    raise exception 'Only an admin sends a test.' using errcode = 'insufficient_privilege';
  end if;
  if private.vault_secret('alert_url') is null then
    raise exception 'No address for alerts is set up.' using errcode = 'PT409';
  end if;
  if not private.send_alert('A test: alerts about quote requests arrive here.') then
    raise exception 'The test could not be sent.' using errcode = 'PT409';
  end if;
end;
$$;
revoke execute on function public.send_test_alert() from public;
grant execute on function public.send_test_alert() to authenticated, service_role;

-- The audit log has every change of the settings with what was before: they decide when leads are erased.
create function private.log_lead_settings() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.log_action('change_lead_settings', (
    select jsonb_object_agg(key, jsonb_build_object('from', to_jsonb(old) -> key, 'to', value))
    from jsonb_each(to_jsonb(new)) where value is distinct from to_jsonb(old) -> key));
  return null;
end;
$$;
create trigger lead_settings_log after update on public.lead_settings
  for each row when (old is distinct from new) execute function private.log_lead_settings();

-- An alert when a deploy has failed or was refused: the site then stays as it is, and nobody may be looking.
create function private.alert_failed_deploy() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.send_alert(concat_ws(' ',
    case new.state when 'refused' then 'A deploy was refused' else 'A deploy failed' end
      || case when new.step = '' then '.' else ', at: ' || new.step || '.' end,
    regexp_replace(nullif(left(split_part(new.message, E'\n', 1), 300), ''), '([^.!?])$', '\1.'),
    'The site stays as it is.',
    new.run_url));
  return null;
end;
$$;
create trigger deploys_failed_inserted after insert on public.deploys
  for each row when (new.state in ('failed', 'refused')) execute function private.alert_failed_deploy();
create trigger deploys_failed after update of state on public.deploys
  for each row when (new.state in ('failed', 'refused') and new.state <> old.state)
  execute function private.alert_failed_deploy();

-- Has the platform's realtime tell the desk of changes; its policies apply there too. Run it again if realtime is
-- enabled later.
create function private.publish_leads() returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime' and not puballtables)
    and not exists (
      select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'leads')
  then
    alter publication supabase_realtime add table public.leads;
  end if;
exception when others then
  raise warning 'The lead desk will be polled: realtime could not be set up (%)', sqlerrm;
end;
$$;
revoke execute on function private.publish_leads() from public;
select private.publish_leads();
