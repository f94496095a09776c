-- The alert about a deploy that failed or was refused says once that the site stays as it is: the message of a deploy
-- (scripts/deploy/report-deploy.ts) says it in its first line at every step but the upload. The second line of a
-- refusal is its reason in words for the owner. After a failure it may be any line of a program's output.
create or replace function private.alert_failed_deploy() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  told text[] := string_to_array(new.message, E'\n');
begin
  perform private.send_alert(concat_ws(' ',
    case new.state when 'refused' then 'A deploy was refused' else 'A deploy failed' end
      || case when new.step = '' then '.' else ', at: ' || new.step || '.' end,
    regexp_replace(nullif(left(told[1], 300), ''), '([^.!?])$', '\1.'),
    case when new.state = 'refused' then regexp_replace(nullif(left(told[2], 300), ''), '([^.!?])$', '\1.') end,
    case when coalesce(told[1], '') !~ 'stays as it is\.$' then 'The site stays as it is.' end,
    new.run_url));
  return null;
end;
$$;
