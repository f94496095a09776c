-- Test leads (`npm run lead-check`) are sent with test: true. They go the whole way, and are no leads: no alert counts
-- them, and they are erased after a month.

-- What became of a test lead, for whoever sent it: the submission id is theirs alone. It tells nothing about real
-- leads, and not the webhook's words, which only staff read.
create function public.test_lead_delivery(submission uuid) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'delivery', delivery, 'tries', tries, 'status', substring(last_answer from '^[1-5][0-9][0-9]')::integer)
  from public.leads
  where submission_id = submission and is_test and received_at > clock_timestamp() - interval '1 day';
$$;
revoke execute on function public.test_lead_delivery(uuid) from public;
grant execute on function public.test_lead_delivery(uuid) to anon, authenticated;

-- As before, without test leads: lead-check itself reports those.
create or replace function private.alert_overdue_leads() returns void
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

-- As before, and test leads after a month, without a line in the audit log.
create or replace function private.erase_old_leads() returns void
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
