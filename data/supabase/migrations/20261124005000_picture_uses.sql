-- Which posts show a picture: for the list of uploaded pictures, and so that nobody deletes one that a post shows.

-- The texts that may show pictures, as far as the caller may read them: posts, those in the bin included, and pending
-- drafts.
create function private.pictured_texts()
  returns table (post_id uuid, title text, body text, cover_image text, cover_alt text, in_bin boolean)
  language sql stable
  set search_path = ''
as $$
  select id, title, body, cover_image, cover_alt, deleted_at is not null from public.posts
  union all
  select draft.post_id, draft.title, draft.body, draft.cover_image, draft.cover_alt, post.deleted_at is not null
  from public.post_drafts as draft join public.posts as post on post.id = draft.post_id;
$$;

-- The posts that show pictures, a row for each picture and post. `names` are those of the full files. A name that is
-- mentioned anywhere in a text counts. `alt` is the description that the post has for the picture; null if it has none.
create function public.picture_uses(names text[])
  returns table (name text, post_id uuid, title text, alt text, in_bin boolean)
  language sql stable
  set search_path = ''
as $$
  select distinct on (wanted.name, texts.post_id)
    wanted.name,
    texts.post_id,
    texts.title,
    nullif(case
      when texts.cover_image = '/images/uploads/' || wanted.name then texts.cover_alt
      else regexp_replace(
        substring(texts.body from '!\[((?:[^]\\]|\\.)*)\]\(<?/images/uploads/' || replace(wanted.name, '.', '\.')),
        '\\([[:punct:]])', '\1', 'g')
    end, ''),
    texts.in_bin
  from unnest(names) as wanted (name)
  join private.pictured_texts() as texts
    on texts.cover_image = '/images/uploads/' || wanted.name or strpos(texts.body, wanted.name) > 0
  where wanted.name <> ''
  order by wanted.name, texts.post_id, texts.in_bin;
$$;

-- Whether a post shows the picture that a file, full or small, belongs to.
create function private.is_picture_used(file text) returns boolean
  language sql stable
  set search_path = ''
  return exists (select from public.picture_uses(array[regexp_replace(file, '-small(?=\.\w+$)', '')]));

revoke execute on function public.picture_uses(text[]), private.pictured_texts(), private.is_picture_used(text)
  from public, anon;
grant execute on function public.picture_uses(text[]), private.pictured_texts(), private.is_picture_used(text)
  to authenticated, service_role;

do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  drop policy "Admins delete pictures" on storage.objects;
  create policy "Admins delete pictures" on storage.objects for delete to authenticated
    using (bucket_id = 'pictures' and (select private.is_admin()) and not private.is_picture_used(name));
end;
$$;
