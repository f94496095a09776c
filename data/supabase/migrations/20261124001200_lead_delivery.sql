-- Sends leads on to the owner's webhook, alerts the owner, and erases old leads. docs/leads.md says how to set it up.
--
--   lead_webhook_url  where leads go, as the JSON that the form sends
--   alert_url         where alerts go, as {"text": "…"}: a webhook of Slack, Mattermost, Google Chat
--
-- Both are in the vault. A lead is posted when it is stored; a job of pg_cron, the sweep, reads the answers, which
-- pg_net stores, and posts again what was not accepted. A webhook may get a lead more than once: submissionId and
-- revision identify it. Without pg_net or an address, leads are stored all the same.

-- Posts JSON and returns pg_net's number of the request; null where there is nothing to post with. The request
-- leaves with the transaction's commit, and has pg_net's User-Agent. An error of pg_net is the caller's.
create function private.post_json(url text, body jsonb) returns bigint
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if url is null or to_regnamespace('net') is null then
    return null;
  end if;
  return net.http_post(
    url => url,
    body => body,
    headers => '{"Content-Type": "application/json"}'::jsonb,
    timeout_milliseconds => 10000);
end;
$$;
revoke execute on function private.post_json(text, jsonb) from public;

-- Sends an alert. False where none could be sent; never raises.
create function private.send_alert(message text) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
begin
  return private.post_json(private.vault_secret('alert_url'), jsonb_build_object('text', message)) is not null;
exception when others then
  -- The error's own words may hold the address.
  raise warning 'An alert could not be sent (%)', sqlstate;
  return false;
end;
$$;
revoke execute on function private.send_alert(text) from public;

-- Words of a lead for an alert: without anything that a chat would take for a link, a mention or formatting.
create function private.alert_words(value text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return left(btrim(regexp_replace(value, '[^[:alnum:]\u00c0-\u024f,''-]+', ' ', 'g')), 60);

-- A lead as the form sends it.
create function private.lead_payload(lead public.leads) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object(
      'firstName', lead.first_name, 'lastName', lead.last_name, 'email', lead.email, 'phone', lead.phone,
      'serviceType', lead.service_type, 'address', lead.address, 'message', lead.message, 'city', lead.city,
      'timestamp', to_char(lead.timestamp at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'source', lead.source, 'page', lead.page, 'campaign', lead.campaign,
      'submissionId', lead.submission_id, 'revision', lead.revision)
    || case when lead.suspect then '{"suspect": true}'::jsonb else '{}' end
    || case when lead.is_test then '{"test": true}'::jsonb else '{}' end;
$$;

-- The pause after a number of tries: a minute at first, six hours at last.
create function private.retry_pause(tries integer) returns interval
  language sql immutable parallel safe
  set search_path = ''
  return (array['1 minute', '5 minutes', '15 minutes', '1 hour', '3 hours', '6 hours'])[least(greatest(tries, 1), 6)]::interval;

-- Posts a lead to the webhook. Never raises: a lead is stored whatever its delivery does.
create function private.post_lead(lead public.leads) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  request bigint;
begin
  begin
    request := private.post_json(private.vault_secret('lead_webhook_url'), private.lead_payload(lead));
  exception when others then
    update public.leads set
      delivery = case when clock_timestamp() >= lead.deliver_until then 'failed' else 'waiting' end,
      tries = lead.tries + 1,
      tried_at = clock_timestamp(),
      next_try_at = clock_timestamp() + private.retry_pause(lead.tries + 1),
      last_answer = 'The request could not be made (' || sqlstate || ').'
    where id = lead.id;
    return;
  end;
  if request is null then
    update public.leads set delivery = 'off' where id = lead.id and delivery <> 'off';
  else
    update public.leads set
      delivery = 'sent', tries = lead.tries + 1, tried_at = clock_timestamp(), request_id = request
    where id = lead.id;
  end if;
end;
$$;
revoke execute on function private.post_lead(public.leads) from public;

-- Posts a lead at once. One that is marked as part of a flood is left to the sweep, which posts it after all others
-- and sends no alert of its own.
create function private.deliver_lead() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if new.is_flood then
    return null;
  end if;
  perform private.post_lead(new);
  if tg_op = 'INSERT' then
    perform private.send_alert(concat(
      case when new.is_test then 'A test: ' end,
      'New quote request: ', private.alert_words(new.service_type), ' in ', private.alert_words(new.city),
      case when new.is_spam then ' (looks like spam)' end,
      '.'));
  end if;
  return null;
end;
$$;

create trigger leads_delivery after insert on public.leads
  for each row execute function private.deliver_lead();
create trigger leads_delivery_revision after update of revision on public.leads
  for each row when (new.revision > old.revision) execute function private.deliver_lead();

-- How long pg_net may take to store an answer. Its table is emptied by a crash of the database.
create function private.answer_wait() returns interval
  language sql immutable parallel safe
  set search_path = ''
  return interval '15 minutes';

-- Reads the webhook's answers. A 2xx is a delivery; anything else is tried again, the last time at deliver_until.
create function private.read_lead_answers() returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if to_regclass('net._http_response') is null then
    return;
  end if;
  update public.leads as lead set
    delivery = case
      when answer.is_accepted then 'delivered'
      when clock_timestamp() >= lead.deliver_until then 'failed'
      else 'waiting' end,
    delivered_at = case when answer.is_accepted then clock_timestamp() end,
    next_try_at = least(clock_timestamp() + private.retry_pause(lead.tries), lead.deliver_until),
    last_answer = answer.words
  from (
    select sent.id, sent.request_id,
      coalesce(response.status_code between 200 and 299, false) as is_accepted,
      -- Staff read this, and the address is a secret.
      left(replace(
        case
          when response.id is null then 'No answer was recorded.'
          when response.status_code is not null then concat_ws(' ', response.status_code::text, response.content)
          when response.timed_out then 'No answer within ten seconds.'
          else coalesce(response.error_msg, 'The request failed.') end,
        coalesce(private.vault_secret('lead_webhook_url'), ''), 'the webhook'), 300) as words
    from public.leads as sent left join net._http_response as response on response.id = sent.request_id
    where sent.delivery = 'sent'
      and (response.id is not null or sent.tried_at < clock_timestamp() - private.answer_wait())
  ) as answer
  where lead.id = answer.id and lead.delivery = 'sent' and lead.request_id = answer.request_id;
end;
$$;
revoke execute on function private.read_lead_answers() from public;

-- Posts what is due: at most 30 leads a minute, so that a flood does not become the webhook's.
create function private.post_due_leads() returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  lead public.leads;
begin
  if private.vault_secret('lead_webhook_url') is null then
    return;
  end if;
  for lead in
    select * from public.leads
    where delivery in ('off', 'waiting') and next_try_at <= clock_timestamp()
      and (delivery = 'waiting' or deliver_until > clock_timestamp())
    order by is_flood, next_try_at
    limit 30
    for update skip locked
  loop
    perform private.post_lead(lead);
  end loop;
end;
$$;
revoke execute on function private.post_due_leads() from public;

-- One alert about the leads that have not reached the webhook for an hour; each lead is counted in one alert only.
-- lead-check itself reports its test leads.
create function private.alert_overdue_leads() returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  overdue uuid[];
begin
  overdue := array(
    select id from public.leads
    where delivery in ('waiting', 'sent', 'failed') and overdue_alerted_at is null and not is_flood and not is_test
      and coalesce(revised_at, received_at) < clock_timestamp() - interval '1 hour');
  if cardinality(overdue) = 0 then
    return;
  end if;
  if private.send_alert(format(
    case cardinality(overdue)
      when 1 then '%s quote request has not reached the webhook for an hour. The store has it.'
      else '%s quote requests have not reached the webhook for an hour. The store has them.' end,
    cardinality(overdue)))
  then
    update public.leads set overdue_alerted_at = clock_timestamp() where id = any (overdue);
  end if;
end;
$$;
revoke execute on function private.alert_overdue_leads() from public;

-- When an alert of a kind was sent last.
create table private.lead_alerts (kind text primary key, alerted_at timestamptz not null default clock_timestamp());

-- An alert when no real lead has come for the owner's number of days, once until the next one comes.
create function private.alert_quiet() returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  days integer;
  since timestamptz;
begin
  select quiet_days, greatest(created_at, (
      select max(received_at) from public.leads where not is_test and not is_spam and not is_flood))
    into days, since from public.lead_settings;
  if days is null or since > clock_timestamp() - make_interval(days => days)
    or exists (select from private.lead_alerts where kind = 'quiet' and alerted_at > since)
  then
    return;
  end if;
  if private.send_alert(format(
    'No quote request has come for %s %s. Please send one yourself to see whether the form works.',
    days, case days when 1 then 'day' else 'days' end))
  then
    insert into private.lead_alerts (kind) values ('quiet')
    on conflict (kind) do update set alerted_at = excluded.alerted_at;
  end if;
end;
$$;
revoke execute on function private.alert_quiet() from public;

-- One alert a day while leads are marked as a flood, because they send none of their own.
create function private.alert_flood() returns void
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if not exists (
      select from public.leads where is_flood and received_at > clock_timestamp() - interval '1 hour')
    or exists (
      select from private.lead_alerts where kind = 'flood' and alerted_at > clock_timestamp() - interval '1 day')
  then
    return;
  end if;
  if private.send_alert(
    'More quote requests are coming than usual. Those over the limit are stored and marked, and send no alert.')
  then
    insert into private.lead_alerts (kind) values ('flood')
    on conflict (kind) do update set alerted_at = excluded.alerted_at;
  end if;
end;
$$;
revoke execute on function private.alert_flood() from public;

-- Erases the leads that are older than the owner keeps them, test leads after a month, and the hashes of addresses
-- after an hour. Test leads leave no line in the audit log.
create function private.erase_old_leads() returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  erased integer;
begin
  delete from private.lead_arrivals where arrived_at < clock_timestamp() - interval '1 hour';
  delete from public.leads where is_test and received_at < now() - interval '1 month';
  delete from public.leads
  where received_at < now() - (select make_interval(months => retention_months) from public.lead_settings);
  get diagnostics erased = row_count;
  if erased > 0 then
    perform private.log_action('erase_old_leads', jsonb_build_object('leads', erased));
  end if;
end;
$$;
revoke execute on function private.erase_old_leads() from public;

-- Everything that has to be done about leads from time to time. A part that fails does not stop the others.
create function private.sweep_leads() returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  part text;
begin
  -- One sweep at a time, so that nothing is posted twice.
  if not pg_try_advisory_xact_lock(hashtext('sweep_leads')) then
    return;
  end if;
  foreach part in array array[
    'read_lead_answers', 'post_due_leads', 'alert_overdue_leads', 'alert_quiet', 'alert_flood', 'erase_old_leads']
  loop
    begin
      execute format('select private.%I()', part);
    exception when others then
      raise warning 'The sweep of leads: % failed (%)', part, sqlstate;
    end;
  end loop;
end;
$$;
revoke execute on function private.sweep_leads() from public;
