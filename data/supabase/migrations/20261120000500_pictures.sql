-- Pictures of posts: their storage bucket, its policies, and which paths a cover may have.
--
--   everybody      reads a file by its public address, but lists none
--   staff          list files and add new ones, with names as in src/model/uploaded-picture.ts
--   admin          deletes files
--   nobody         replaces a file: its name is a digest of its content
--
-- The storage service enforces the bucket's limits of size and type. Only the hosted platform has it:
-- elsewhere no bucket is created, and everything else applies.

-- Whether a file name is that of a picture: {digest}-{width}x{height}.{type}, at most 1600 pixels wide. With
-- `small`, that of its file for small screens, which only pictures wider than 800 pixels have.
create function private.is_picture(file text, small boolean) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return case
    when file ~ ('^[0-9a-f]{32}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}' || case when small then '-small' else '' end || '\.(webp|avif|jpg)$')
    then substring(file from '^[0-9a-f]{32}-([0-9]+)x')::integer between case when small then 801 else 1 end and 1600
    else false
  end;

-- Whether a path is that of a picture on the site itself, uploaded or from the repository. Any other address
-- would make visitors depend on another server, or on the store, without which the site has to work.
create function private.is_cover(path text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return path ~ '^/images/posts/[a-z0-9-]+-1200\.webp$'
    or (starts_with(path, '/images/uploads/') and private.is_picture(substring(path from 17), false));

grant execute on function private.is_picture(text, boolean), private.is_cover(text) to authenticated, service_role;

alter table public.posts
  drop constraint posts_cover_image,
  add constraint posts_cover_image check (private.is_cover(cover_image));

do $$
begin
  if to_regclass('storage.buckets') is null or to_regclass('storage.objects') is null then
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('pictures', 'pictures', true, 1500000, array['image/webp', 'image/avif', 'image/jpeg'])
  on conflict (id) do update set
    public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

  create policy "Staff list pictures" on storage.objects for select to authenticated
    using (bucket_id = 'pictures' and (select private.is_staff()));
  create policy "Staff add pictures" on storage.objects for insert to authenticated
    with check (
      bucket_id = 'pictures'
      and (private.is_picture(name, false) or private.is_picture(name, true))
      and (select private.is_staff()));
  create policy "Admins delete pictures" on storage.objects for delete to authenticated
    using (bucket_id = 'pictures' and (select private.is_admin()));
end;
$$;
