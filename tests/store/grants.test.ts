import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';

let store: Store;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store.stop());

const TABLES = [
  'audit_log',
  'cities',
  'deploys',
  'lead_settings',
  'leads',
  'neighborhoods',
  'post_drafts',
  'post_revisions',
  'posts',
  'services',
  'staff',
  'staff_settings',
];

async function rows<T>(sql: string): Promise<T[]> {
  return (await store.pool.query(sql)).rows as T[];
}

test('the API exposes twelve tables, each with row-level security', async () => {
  const found = await rows<{ relname: string; relrowsecurity: boolean }>(
    `select relname, relrowsecurity from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f') order by relname`,
  );
  expect(found).toEqual(TABLES.map((relname) => ({ relname, relrowsecurity: true })));
});

/** A role's rights on whole tables, such as 'posts: select'. */
const tableRights = async (role: string): Promise<string[]> => {
  const found = await rows<{ granted: string }>(
    `select relname || ': ' || verb as granted
     from pg_class, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as verb
     where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege('${role}', pg_class.oid, verb)
     order by 1`,
  );
  return found.map(({ granted }) => granted);
};

test('visitors have select on four tables and no other right', async () => {
  expect(await tableRights('anon')).toEqual([
    'cities: select',
    'neighborhoods: select',
    'posts: select',
    'services: select',
  ]);
  expect(await columnRights('anon')).toEqual([]);
});

test('signed-in users have select on all tables and delete on four, subject to policies', async () => {
  expect(await tableRights('authenticated')).toEqual([
    'audit_log: select',
    'cities: delete',
    'cities: select',
    'deploys: select',
    'lead_settings: select',
    'leads: select',
    'neighborhoods: delete',
    'neighborhoods: select',
    'post_drafts: select',
    'post_revisions: select',
    'posts: select',
    'services: delete',
    'services: select',
    'staff: delete',
    'staff: select',
    'staff_settings: select',
  ]);
});

/** The columns that a role can write, such as 'staff: update name, role'. */
async function columnRights(role: string): Promise<string[]> {
  const found = await rows<{ granted: string }>(
    `select relname || ': ' || verb || ' ' || string_agg(attname, ', ' order by attname) as granted
     from pg_attribute join pg_class on pg_class.oid = attrelid, unnest(array['insert', 'update']) as verb
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
       and has_column_privilege('${role}', attrelid, attnum, verb)
     group by relname, verb order by 1`,
  );
  return found.map(({ granted }) => granted);
}

test('signed-in users cannot write ids, times, the creator, the bin, old slugs or the words of a lead', async () => {
  const places =
    'characteristics, city_id, county, landmarks, latitude, local_businesses, longitude, name, preposition, roads, slug';
  const posts =
    'author, body, cover_alt, cover_image, excerpt, meta_description, published_at, slug, status, tags, title';
  expect(await columnRights('authenticated')).toEqual([
    'cities: insert county, latitude, longitude, name, slug',
    'cities: update county, latitude, longitude, name, slug',
    'lead_settings: update hourly_limit, hourly_limit_per_address, quiet_days, retention_months',
    'leads: update notes, state, taken_by',
    `neighborhoods: insert ${places}`,
    `neighborhoods: update ${places}`,
    `posts: insert ${posts}`,
    `posts: update ${posts}`,
    'services: insert description, display_name, name, slug',
    'services: update description, display_name, name, slug',
    'staff: insert name, role, user_id',
    'staff: update name, role',
    'staff_settings: update require_second_factor',
  ]);
});

test('each table has exactly the listed policies', async () => {
  const found = await rows<{ policy: string }>(
    `select tablename || ' · ' || cmd || ' · ' || array_to_string(roles, ', ') || ' · ' || policyname as policy
     from pg_policies order by 1`,
  );
  expect(found.map(({ policy }) => policy)).toEqual(
    [
      'audit_log · SELECT · authenticated · Admins read the audit log',
      'deploys · SELECT · authenticated · Staff read deploys',
      'lead_settings · SELECT · authenticated · Staff read the settings of leads',
      'lead_settings · UPDATE · authenticated · Admins edit the settings of leads',
      'leads · SELECT · authenticated · Staff read leads',
      'leads · UPDATE · authenticated · Staff keep the desk of leads',
      'cities · DELETE · authenticated · Admins delete cities',
      'cities · INSERT · authenticated · Admins add cities',
      'cities · SELECT · anon, authenticated · Anyone reads cities',
      'cities · UPDATE · authenticated · Admins edit cities',
      'neighborhoods · DELETE · authenticated · Admins delete neighborhoods',
      'neighborhoods · INSERT · authenticated · Admins add neighborhoods',
      'neighborhoods · SELECT · anon, authenticated · Anyone reads neighborhoods',
      'neighborhoods · UPDATE · authenticated · Admins edit neighborhoods',
      // On the platform's table of files; storage.test.ts checks their effect.
      'objects · DELETE · authenticated · Admins delete pictures',
      'objects · INSERT · authenticated · Staff add pictures',
      'objects · SELECT · authenticated · Staff list pictures',
      'post_drafts · SELECT · authenticated · Staff read pending drafts',
      'post_revisions · SELECT · authenticated · Staff read versions',
      'posts · INSERT · authenticated · Staff write posts of their own',
      'posts · SELECT · anon, authenticated · Anyone reads posts that are out',
      'posts · SELECT · authenticated · Staff read every post',
      'posts · UPDATE · authenticated · Staff edit posts outside the bin',
      'services · DELETE · authenticated · Admins delete services',
      'services · INSERT · authenticated · Admins add services',
      'services · SELECT · anon, authenticated · Anyone reads services',
      'services · UPDATE · authenticated · Admins edit services',
      'staff · DELETE · authenticated · Admins remove staff',
      'staff · INSERT · authenticated · Admins add staff',
      'staff · SELECT · authenticated · Staff read staff',
      'staff · UPDATE · authenticated · Admins edit staff',
      'staff_settings · SELECT · authenticated · Staff read the settings of staff',
      'staff_settings · UPDATE · authenticated · Admins edit the settings of staff',
    ].sort(),
  );
});

/** The functions of a schema that a role can call. */
const functionRights = async (role: string, schema: string): Promise<string[]> => {
  const found = await rows<{ proname: string }>(
    `select proname from pg_proc
     where pronamespace = '${schema}'::regnamespace and has_function_privilege('${role}', oid, 'execute') order by 1`,
  );
  return found.map(({ proname }) => proname);
};

test('visitors can submit a lead, ask about a test lead and report a deploy, signed-in users also work on leads, use the bin and pending drafts, ask for a build and for the uses of pictures, learn what their sign-in lacks and call what checks and policies use', async () => {
  expect(await functionRights('anon', 'public')).toEqual([
    'report_deploy',
    'submit_lead',
    'submit_lead_form',
    'test_lead_delivery',
  ]);
  expect(await functionRights('authenticated', 'public')).toEqual([
    'bin_post',
    'discard_post_draft',
    'empty_bin',
    'erase_lead',
    'lead_summary',
    'leads_of_person',
    'picture_uses',
    'report_deploy',
    'request_build',
    'resend_lead',
    'resend_undelivered',
    'restore_post',
    'save_post_draft',
    'second_factor_step',
    'send_test_alert',
    'submit_lead',
    'submit_lead_form',
    'test_lead_delivery',
  ]);
  expect(await functionRights('anon', 'private')).toEqual([]);
  expect(await functionRights('authenticated', 'private')).toEqual([
    'are_lines',
    'are_named',
    'are_names',
    'are_old_places',
    'are_slugs',
    'has_missing_value',
    'is_admin',
    'is_city_slug',
    'is_cover',
    'is_line',
    'is_missing_value',
    'is_name',
    'is_null_word',
    'is_picture',
    'is_picture_used',
    'is_place_name',
    'is_prose',
    'is_slug',
    'is_staff',
    'lead_setup',
    'phone_digits',
    'pictured_texts',
    'search_form',
    'staff_role',
    'trimmed',
    'used_second_factor',
    'without_city_slugs',
  ]);
});

test('every function has an empty search_path', async () => {
  const found = await rows<{ proname: string; proconfig: string[] | null }>(
    `select proname, proconfig from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`,
  );
  expect(found.length).toBeGreaterThan(10);
  for (const { proname, proconfig } of found) expect(proconfig, proname).toEqual(['search_path=""']);
});
