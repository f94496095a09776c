-- A neighborhood's own county, and the preposition that its name takes.
--
-- Several places lie in another county than the city they are listed under (Ballentine, listed under Irmo, is
-- in Richland County). Null means the city's county. The preposition is for names such as 'Airport Boulevard',
-- which is 'on' and not 'in'; null means 'in'.

alter table public.neighborhoods
  add column county text constraint neighborhoods_county check (private.is_line(county, 120)),
  add column preposition text
    constraint neighborhoods_preposition check (preposition in ('in', 'on', 'at', 'along', 'around', 'near'));

grant insert (county, preposition), update (county, preposition) on public.neighborhoods to authenticated;
