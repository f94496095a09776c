-- Test leads (`npm run lead-check`) are sent with test: true. They go the whole way, and are no leads: no alert counts
-- them, and they are erased after a month (lead_delivery.sql).

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
