-- Pending drafts: changes of a post that is public or scheduled, saved and not yet published. Staff see them;
-- visitors and the snapshot read the table posts, which they do not touch.

-- The columns that staff write, with the checks of posts: whatever a draft may say can be published. A migration that
-- changes such a check changes it here too; a test compares them.
create table public.post_drafts (like public.posts including constraints including defaults);
alter table public.post_drafts rename column id to post_id;
alter table public.post_drafts
  alter column post_id drop default,
  drop column status,
  drop column published_at,
  drop column old_slugs,
  drop column created_by,
  drop column deleted_at,
  add primary key (post_id),
  add foreign key (post_id) references public.posts (id) on delete cascade,
  -- Who saved it last, with the name of that time. Not a reference: drafts outlive accounts.
  add column saved_by uuid,
  add column saved_by_name text not null;

alter table public.post_drafts enable row level security;
revoke all on public.post_drafts from public, anon, authenticated;
grant all on public.post_drafts to service_role;
grant select on public.post_drafts to authenticated;
create policy "Staff read pending drafts" on public.post_drafts for select to authenticated
  using ((select private.is_staff()));

-- Saves the pending draft of a post and returns it. `words` has the draft's columns. Returns no row, and saves
-- nothing, if the post is not the version `known_post` any more, is in the bin, or if its draft is not the version
-- `known_draft` (null: none): somebody else saved in between. Sending the same words again is no conflict, because the
-- response to the first request may have been lost.
create function public.save_post_draft(
  post_id uuid, words jsonb, known_post timestamptz, known_draft timestamptz default null
) returns setof public.post_drafts
  language plpgsql security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  draft public.post_drafts;
  wanted public.post_drafts;
begin
  if not private.is_staff() then
    raise exception 'Only staff save drafts' using errcode = 'insufficient_privilege';
  end if;
  -- Locked, so that nobody publishes the post or saves another draft of it meanwhile.
  perform from public.posts
  where id = save_post_draft.post_id and deleted_at is null and updated_at = known_post for update;
  if not found then
    return;
  end if;
  select * into draft from public.post_drafts where post_id = save_post_draft.post_id;
  wanted := jsonb_populate_record(null::public.post_drafts, words);
  if private.has_same_words(to_jsonb(draft), to_jsonb(wanted)) then
    return next draft;
    return;
  end if;
  if draft.updated_at is distinct from known_draft then
    return;
  end if;
  return query
    insert into public.post_drafts as saved (
      post_id, slug, title, excerpt, body, cover_image, cover_alt, author, tags, meta_description,
      saved_by, saved_by_name)
    values (
      save_post_draft.post_id, wanted.slug, wanted.title, wanted.excerpt, wanted.body, wanted.cover_image,
      wanted.cover_alt, wanted.author, wanted.tags, wanted.meta_description, auth.uid(), private.actor_name())
    on conflict (post_id) do update set
      slug = excluded.slug, title = excluded.title, excerpt = excluded.excerpt, body = excluded.body,
      cover_image = excluded.cover_image, cover_alt = excluded.cover_alt, author = excluded.author,
      tags = excluded.tags, meta_description = excluded.meta_description,
      saved_by = excluded.saved_by, saved_by_name = excluded.saved_by_name, updated_at = clock_timestamp()
    returning saved.*;
end;
$$;

-- The columns of a post that a form edits, in the order of the table; the others of `record` are left out.
create function private.words_of(record jsonb) returns jsonb
  language sql immutable parallel safe
  set search_path = ''
  return jsonb_build_array(
    record -> 'slug', record -> 'title', record -> 'excerpt', record -> 'body', record -> 'cover_image',
    record -> 'cover_alt', record -> 'author', record -> 'tags', record -> 'meta_description');

create function private.has_same_words(a jsonb, b jsonb) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return private.words_of(a) = private.words_of(b);

-- Drops the pending draft of a post. False if it is not the version `known_draft`: somebody saved another one.
create function public.discard_post_draft(post_id uuid, known_draft timestamptz) returns boolean
  language plpgsql security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  draft_title text;
begin
  if not private.is_staff() then
    raise exception 'Only staff discard drafts' using errcode = 'insufficient_privilege';
  end if;
  delete from public.post_drafts
  where post_id = discard_post_draft.post_id and updated_at = known_draft returning title into draft_title;
  if found then
    perform private.log_action(
      'discard_draft', jsonb_build_object('post', discard_post_draft.post_id, 'title', draft_title));
    return true;
  end if;
  return not exists (select from public.post_drafts where post_id = discard_post_draft.post_id);
end;
$$;

-- A draft that was published is done. One with other words stays: somebody may have saved it meanwhile.
create function private.drop_published_draft() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from public.post_drafts as draft
  where draft.post_id = new.id and private.has_same_words(to_jsonb(draft), to_jsonb(new));
  return null;
end;
$$;
create trigger posts_published_draft after update on public.posts
  for each row when (old.* is distinct from new.*) execute function private.drop_published_draft();

revoke execute on function
  private.words_of(jsonb), private.has_same_words(jsonb, jsonb), private.drop_published_draft(),
  public.save_post_draft(uuid, jsonb, timestamptz, timestamptz), public.discard_post_draft(uuid, timestamptz)
  from public, anon;
grant execute on function
  public.save_post_draft(uuid, jsonb, timestamptz, timestamptz), public.discard_post_draft(uuid, timestamptz)
  to authenticated;
