-- A stand-in for what the hosted platform brings along before the first migration: its roles with the rights that
-- Supabase documents, and the parts of its schema auth that the migrations and PostgREST use. Sign-in itself is not
-- here; tests sign their tokens with the same kind of secret.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator noinherit login password 'authenticator';
grant anon, authenticated, service_role to authenticator;

-- The platform's generous defaults, which the migrations have to take back.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text unique,
  created_at timestamptz not null default now()
);

create function auth.jwt() returns jsonb
  language sql stable
  return coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;

create function auth.uid() returns uuid
  language sql stable
  return (auth.jwt() ->> 'sub')::uuid;

create function auth.role() returns text
  language sql stable
  return auth.jwt() ->> 'role';
