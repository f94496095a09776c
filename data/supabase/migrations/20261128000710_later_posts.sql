-- A post that is published with a later time is scheduled: visitors see it from that time on, which starts a build. As
-- published it was public at once, and its page and the feed were dated in the future.

create function private.schedule_later_post() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.status := 'scheduled';
  return new;
end;
$$;

-- Runs after posts_published_at, by its name, which sets the time of a post that is published without one.
create trigger posts_published_later before insert or update on public.posts
  for each row when (new.status = 'published' and new.published_at > clock_timestamp())
  execute function private.schedule_later_post();

update public.posts set status = 'scheduled' where status = 'published' and published_at > clock_timestamp();
