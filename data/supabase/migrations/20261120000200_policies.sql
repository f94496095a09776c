-- Grants and policies. Every table has row-level security, and every right is granted here by name: without a
-- grant, a request is refused before any policy applies.
--
--   anon           visitors and the snapshot: read cities, services, neighborhoods and public posts
--   authenticated  signed-in users: the same, unless they are in the table staff
--     editor       reads every post including drafts; writes posts; moves own posts to the bin (functions)
--     admin        also bins any post and empties the bin (functions); writes the other tables
--   service_role   the owner's own programs: everything; bypasses row-level security

-- The caller's role: 'editor', 'admin' or null. Reads staff with its owner's rights, because the policies of
-- staff call this function themselves.
create function private.staff_role() returns text
  language sql stable security definer
  set search_path = ''
  return (select role from public.staff where user_id = auth.uid());

create function private.is_staff() returns boolean
  language sql stable
  set search_path = ''
  return private.staff_role() is not null;

create function private.is_admin() returns boolean
  language sql stable
  set search_path = ''
  return coalesce(private.staff_role() = 'admin', false);

grant usage on schema private to authenticated, service_role;
grant execute on function private.staff_role(), private.is_staff(), private.is_admin() to authenticated, service_role;
-- Check constraints run with the writer's rights.
grant execute on function
  private.is_slug(text), private.is_line(text, integer), private.is_prose(text, integer), private.are_lines(text[], integer),
  private.are_slugs(text[]), private.are_named(jsonb) to authenticated, service_role;

alter table public.cities enable row level security;
alter table public.services enable row level security;
alter table public.neighborhoods enable row level security;
alter table public.posts enable row level security;
alter table public.staff enable row level security;

revoke all on public.cities, public.services, public.neighborhoods, public.posts, public.staff
  from public, anon, authenticated;
grant all on public.cities, public.services, public.neighborhoods, public.posts, public.staff to service_role;

grant usage on schema public to anon, authenticated, service_role;
grant select on public.cities, public.services, public.neighborhoods, public.posts to anon, authenticated;
grant select on public.staff to authenticated;

-- Not granted: id, created_by, created_at, updated_at, deleted_at and old_slugs, which only the store sets.
grant insert (slug, title, excerpt, body, cover_image, cover_alt, author, tags, meta_description, status, published_at),
  update (slug, title, excerpt, body, cover_image, cover_alt, author, tags, meta_description, status, published_at)
  on public.posts to authenticated;

grant insert (name, slug, county, latitude, longitude), update (name, slug, county, latitude, longitude), delete
  on public.cities to authenticated;
grant insert (slug, name, display_name, description), update (slug, name, display_name, description), delete
  on public.services to authenticated;
grant insert (city_id, name, slug, landmarks, roads, local_businesses, characteristics, latitude, longitude),
  update (city_id, name, slug, landmarks, roads, local_businesses, characteristics, latitude, longitude), delete
  on public.neighborhoods to authenticated;
grant insert (user_id, name, role), update (name, role), delete on public.staff to authenticated;

create policy "Anyone reads cities" on public.cities for select to anon, authenticated using (true);
create policy "Anyone reads services" on public.services for select to anon, authenticated using (true);
create policy "Anyone reads neighborhoods" on public.neighborhoods for select to anon, authenticated using (true);

create policy "Anyone reads posts that are out" on public.posts for select to anon, authenticated
  using (deleted_at is null and (status = 'published' or (status = 'scheduled' and published_at <= now())));
create policy "Staff read every post" on public.posts for select to authenticated
  using ((select private.is_staff()));
create policy "Staff write posts of their own" on public.posts for insert to authenticated
  with check ((select private.is_staff()) and created_by = (select auth.uid()));
create policy "Staff edit posts outside the bin" on public.posts for update to authenticated
  using ((select private.is_staff()) and deleted_at is null) with check ((select private.is_staff()));

create policy "Admins add cities" on public.cities for insert to authenticated
  with check ((select private.is_admin()));
create policy "Admins edit cities" on public.cities for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete cities" on public.cities for delete to authenticated using ((select private.is_admin()));

create policy "Admins add services" on public.services for insert to authenticated
  with check ((select private.is_admin()));
create policy "Admins edit services" on public.services for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete services" on public.services for delete to authenticated
  using ((select private.is_admin()));

create policy "Admins add neighborhoods" on public.neighborhoods for insert to authenticated
  with check ((select private.is_admin()));
create policy "Admins edit neighborhoods" on public.neighborhoods for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete neighborhoods" on public.neighborhoods for delete to authenticated
  using ((select private.is_admin()));

create policy "Staff read staff" on public.staff for select to authenticated using ((select private.is_staff()));
create policy "Admins add staff" on public.staff for insert to authenticated with check ((select private.is_admin()));
create policy "Admins edit staff" on public.staff for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins remove staff" on public.staff for delete to authenticated using ((select private.is_admin()));
