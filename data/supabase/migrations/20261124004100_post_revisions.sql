-- Versions of posts: every save of a post, and of its pending draft, keeps what was saved, by whom and when. What was
-- there before a save is the version before it.
--
-- How much is kept:
--   - Saves of one person to a draft within ten minutes are one version, because drafts save themselves every few
--     seconds. A save that removes more than half of the text, or brings an earlier version back, is always a version
--     of its own, and so is every change of what visitors see.
--   - Of each post the newest 50 versions stay, and the last version of each day (UTC) for a year.
--   - A post that is deleted for good takes its versions along.

create table public.post_revisions (
  id bigint generated always as identity primary key,
  post_id uuid not null references public.posts (id) on delete cascade,
  -- 'post': the post itself. 'draft': its pending draft, which visitors did not see.
  kind text not null constraint post_revisions_kind check (kind in ('post', 'draft')),
  -- The post's at that time.
  status text not null,
  published_at timestamptz,
  slug text not null,
  title text not null,
  excerpt text not null,
  body text not null,
  cover_image text,
  cover_alt text,
  author text not null,
  tags text[] not null,
  meta_description text not null,
  -- Null for a version that is older than this table. Not a reference: versions outlive accounts.
  saved_by uuid,
  saved_by_name text,
  -- The first and the last of the saves that are one version. saved_at is the updated_at of what was saved.
  started_at timestamptz not null,
  saved_at timestamptz not null,
  -- Of the words, to recognize a version that was brought back.
  digest bytea not null,
  -- The newest earlier version with the same words; it may have been removed since.
  same_as bigint
);
create index post_revisions_post on public.post_revisions (post_id, id desc);

alter table public.post_revisions enable row level security;
revoke all on public.post_revisions from public, anon, authenticated, service_role;
grant select on public.post_revisions to authenticated, service_role;
create policy "Staff read versions" on public.post_revisions for select to authenticated
  using ((select private.is_staff()));

-- Keeps a version. `saved`: the row of posts or post_drafts, as JSON.
create function private.keep_version(post public.posts, version_kind text, saved jsonb) returns void
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

create function private.keep_post_version() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.keep_version(new, 'post', to_jsonb(new));
  return null;
end;
$$;

create function private.keep_draft_version() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
declare
  post public.posts;
begin
  select * into post from public.posts where id = new.post_id;
  perform private.keep_version(post, 'draft', to_jsonb(new));
  return null;
end;
$$;

-- The bin and the columns that the store maintains are no part of a version.
create trigger posts_version_insert after insert on public.posts
  for each row execute function private.keep_post_version();
create trigger posts_version_update after update on public.posts
  for each row when (
    (old.slug, old.title, old.excerpt, old.body, old.cover_image, old.cover_alt, old.author, old.tags,
      old.meta_description, old.status, old.published_at)
    is distinct from
    (new.slug, new.title, new.excerpt, new.body, new.cover_image, new.cover_alt, new.author, new.tags,
      new.meta_description, new.status, new.published_at))
  execute function private.keep_post_version();
create trigger post_drafts_version after insert or update on public.post_drafts
  for each row execute function private.keep_draft_version();

-- The posts so far: who saved them is not known.
insert into public.post_revisions (
  post_id, kind, status, published_at, slug, title, excerpt, body, cover_image, cover_alt, author, tags,
  meta_description, started_at, saved_at, digest)
select
  id, 'post', status, published_at, slug, title, excerpt, body, cover_image, cover_alt, author, tags,
  meta_description, updated_at, updated_at, sha256(convert_to(private.words_of(to_jsonb(posts))::text, 'UTF8'))
from public.posts
order by updated_at;

revoke execute on function
  private.keep_version(public.posts, text, jsonb), private.keep_post_version(), private.keep_draft_version()
  from public;
