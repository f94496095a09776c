-- Pictures that staff put into posts: the bucket that keeps them, who may do what there, and what a cover may be.
--
--   anybody        gets a file by its public address, and no list of them
--   staff          list them and add new ones, under names of the form that src/domain/uploaded-picture.ts knows
--   admin          deletes them
--   nobody         replaces one: the name is a digest of what is in it
--
-- The storage service itself refuses files that are too large or of another type, by what the bucket says. Only the
-- platform has it: elsewhere there is no bucket, and the rest applies all the same.

-- True of a picture's file: {digest}-{width}x{height}.{type}, at most 1600 pixels wide. `small` asks for the file for
-- small screens, which only a picture of more than 800 pixels has.
create function private.is_picture(file text, small boolean) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  return case
    when file ~ ('^[0-9a-f]{32}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}' || case when small then '-small' else '' end || '\.(webp|avif|jpg)$')
    then substring(file from '^[0-9a-f]{32}-([0-9]+)x')::integer between case when small then 801 else 1 end and 1600
    else false
  end;

-- True of the path of a picture that stands on the site itself: uploaded, or one of those that the site came with. Any
-- other address would have every visitor ask a stranger's server, which may be gone tomorrow, or the store, without
-- which the site has to work.
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
