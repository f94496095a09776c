-- Saves of one person to a pending draft within ten minutes are one version. A draft that is begun after another was
-- discarded is not a later save of it: it overwrote the version of the discarded one, which was kept nowhere else.

create or replace function private.keep_version(post public.posts, version_kind text, saved jsonb) returns void
  language plpgsql security definer
  set search_path = ''
as $$
declare
  made public.post_revisions := jsonb_populate_record(null::public.post_revisions, saved - 'id' - 'created_at');
  last public.post_revisions;
begin
  made.saved_at := (saved ->> 'updated_at')::timestamptz;
  made.digest := sha256(convert_to(private.words_of(saved)::text, 'UTF8'));
  select * into last from public.post_revisions where post_id = post.id order by id desc limit 1;
  -- Null where nobody is signed in and no token names a role: the owner, in the database itself.
  made.saved_by := auth.uid();
  made.saved_by_name := private.actor_name();
  select max(id) into made.same_as from public.post_revisions
  where post_id = post.id and digest = made.digest;

  if last.kind = version_kind
    and (version_kind = 'draft' or post.status = 'draft')
    and (last.status, last.published_at) is not distinct from (post.status, post.published_at)
    and (last.saved_by, last.saved_by_name) is not distinct from (made.saved_by, made.saved_by_name)
    and last.started_at > clock_timestamp() - interval '10 minutes'
    -- A draft that was discarded is not the one that is saved now.
    and (version_kind <> 'draft' or last.started_at >= (saved ->> 'created_at')::timestamptz)
    and char_length(made.body) * 2 >= char_length(last.body)
    and (made.same_as is null or made.same_as = last.id)
  then
    update public.post_revisions set
      slug = made.slug, title = made.title, excerpt = made.excerpt, body = made.body, cover_image = made.cover_image,
      cover_alt = made.cover_alt, author = made.author, tags = made.tags, meta_description = made.meta_description,
      saved_at = made.saved_at, digest = made.digest, same_as = case when made.same_as is null then null else same_as end
    where id = last.id;
    return;
  end if;

  insert into public.post_revisions (
    post_id, kind, status, published_at, slug, title, excerpt, body, cover_image, cover_alt, author, tags,
    meta_description, saved_by, saved_by_name, started_at, saved_at, digest, same_as)
  values (
    post.id, version_kind, post.status, post.published_at, made.slug, made.title, made.excerpt, made.body,
    made.cover_image, made.cover_alt, made.author, made.tags, made.meta_description, made.saved_by,
    made.saved_by_name, made.saved_at, made.saved_at, made.digest, made.same_as);

  delete from public.post_revisions as old
  where old.post_id = post.id
    and old.id < (select min(id) from (
      select id from public.post_revisions where post_id = post.id order by id desc limit 50) as newest)
    and (
      old.saved_at < clock_timestamp() - interval '1 year'
      or exists (
        select from public.post_revisions as later
        where later.post_id = post.id and later.id > old.id
          and date_trunc('day', later.saved_at, 'UTC') = date_trunc('day', old.saved_at, 'UTC')));
end;
$$;
