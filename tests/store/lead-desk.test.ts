import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';
import { EXIT_CODES } from '#scripts/build/exit-codes.ts';
import { failureReport } from '#scripts/deploy/report-deploy.ts';
import type { LeadSummary } from '#staff/leads/leads.ts';
import { addHostedPlatform, type HostedPlatform } from '#tests/support/hosted-platform.ts';
import { clientOf, type StoreClient } from '#tests/support/store-client.ts';
import { type Payload, samplePayload, submitLead } from '#tests/support/submitted-lead.ts';

const WEBHOOK = 'https://hooks.example/secret-path';
const ALERTS = 'https://chat.example/alerts';

let store: Store;
let platform: HostedPlatform;
let stranger: StoreClient;
let editor: StoreClient;
let admin: StoreClient;
let editorId: string;
beforeAll(async () => {
  store = await startStore();
  platform = await addHostedPlatform(store.pool);
  stranger = clientOf(store, (await store.account()).token);
  const account = await store.account('editor');
  editor = clientOf(store, account.token);
  editorId = account.id;
  admin = clientOf(store, (await store.account('admin')).token);
});
afterAll(() => store.stop());

const sql = async <T>(query: string, values: readonly unknown[] = []): Promise<T[]> =>
  (await store.pool.query(query, [...values])).rows as T[];

beforeEach(async () => {
  await sql('truncate public.leads, private.lead_arrivals, public.deploys');
  await sql(
    'update public.lead_settings set quiet_days = default, retention_months = default, hourly_limit_per_address = default',
  );
  await platform.reset();
});

/** Stores a lead and returns its id. */
async function addLead(fields: Payload = {}): Promise<string> {
  const payload = samplePayload(fields);
  await submitLead(store, payload);
  const [row] = await sql<{ id: string }>('select id from public.leads where submission_id = $1', [
    payload['submissionId'],
  ]);
  return row!.id;
}

const CALLERS = {
  visitor: () => clientOf(store),
  'signed-in user': () => stranger,
  editor: () => editor,
  admin: () => admin,
} as const;

describe('a change of the desk', () => {
  test('counts up the lead’s version and says when and by whom', async () => {
    const id = await addLead();
    const before = new Date();
    await editor.from('leads').update({ state: 'called' }).eq('id', id).throwOnError();
    const [lead] = (await editor.from('leads').select('desk_version, desk_changed_at, desk_changed_by')).data!;
    expect(lead).toMatchObject({ desk_version: 1, desk_changed_by: editorId });
    expect(new Date(lead!.desk_changed_at!).getTime()).toBeGreaterThanOrEqual(before.getTime() - 1000);
  });

  test('that changes nothing, a correction by the visitor and a delivery leave the version alone', async () => {
    const payload = samplePayload();
    await submitLead(store, payload);
    await editor.from('leads').update({ state: 'new', notes: '' }).neq('revision', 0).throwOnError();
    await submitLead(store, { ...payload, revision: 2 });
    await sql("update public.leads set delivery = 'delivered'");
    expect(await sql('select desk_version, revision from public.leads')).toEqual([{ desk_version: 0, revision: 2 }]);
  });

  test('on an old version changes no row, so that of two people one finds out', async () => {
    const id = await addLead();
    const change = (client: StoreClient, notes: string) =>
      client.from('leads').update({ notes }).eq('id', id).eq('desk_version', 0).select('notes').throwOnError();
    const answers = await Promise.all([change(editor, 'first'), change(admin, 'second')]);
    const written = answers.flatMap(({ data }) => data.map(({ notes }) => notes));
    expect(written).toHaveLength(1);
    expect(await sql('select notes, desk_version from public.leads')).toEqual([{ notes: written[0], desk_version: 1 }]);
  });

  test.each(['editor', 'admin'] as const)('cannot invent the version, the rank or the author (%s)', async (caller) => {
    await addLead();
    for (const change of [{ desk_version: 7 }, { desk_changed_by: editorId }, { desk_rank: 0 }, { search_text: '' }])
      expect(
        (
          await CALLERS[caller]()
            .from('leads')
            .update(change as object)
            .neq('revision', 0)
        ).error,
      ).not.toBeNull();
  });

  test('outlives the account that made it', async () => {
    const id = await addLead();
    const former = await store.account('editor');
    const client = clientOf(store, former.token);
    await client.from('leads').update({ taken_by: former.id }).eq('id', id).throwOnError();
    await sql('delete from public.staff where user_id = $1', [former.id]);
    expect(await sql('select taken_by, desk_changed_by from public.leads')).toEqual([
      { taken_by: null, desk_changed_by: null },
    ]);
  });
});

describe('the order of the desk', () => {
  const rank = async (): Promise<number> =>
    (await sql<{ rank: number }>('select desk_rank as rank from public.leads'))[0]!.rank;

  test.each([
    ['off', 0, 'new', 1],
    ['waiting', 0, 'new', 1],
    ['sent', 1, 'new', 1],
    ['delivered', 3, 'new', 1],
    ['waiting', 1, 'new', 0],
    ['sent', 2, 'new', 0],
    ['failed', 9, 'called', 0],
    ['failed', 9, 'won', 1],
    ['failed', 9, 'lost', 1],
  ])('of a lead that is %s after %i tries and %s is %i', async (delivery, tries, state, expected) => {
    await addLead();
    await sql('update public.leads set delivery = $1, tries = $2, state = $3', [delivery, tries, state]);
    expect(await rank()).toBe(expected);
  });

  test('puts spam last once it is delivered or given up, and on top until then: it may be a customer', async () => {
    await addLead({ suspect: true });
    expect(await rank()).toBe(2);
    await sql("update public.leads set delivery = 'failed'");
    expect(await rank()).toBe(0);
    await sql("update public.leads set state = 'lost'");
    expect(await rank()).toBe(2);
    await sql("update public.leads set state = 'new', delivery = 'delivered'");
    expect(await rank()).toBe(2);
  });

  test('puts a flood last, even if undelivered: it would bury the others', async () => {
    await addLead();
    await sql("update public.leads set delivery = 'failed', is_flood = true");
    expect(await rank()).toBe(2);
  });
});

test('the search finds names without their accents, digits of the phone, email, address, message and notes', async () => {
  const id = await addLead({ firstName: 'Zoë', lastName: 'Núñez', message: 'Über-dirty siding' });
  await editor.from('leads').update({ notes: 'Gate code 4411' }).eq('id', id).throwOnError();
  const [row] = await sql<{ search_text: string }>('select search_text from public.leads');
  for (const text of [
    'zoe nunez',
    'ada@example.com',
    '8035550100',
    '1 main street',
    'uber-dirty siding',
    'gate code 4411',
  ])
    expect(row!.search_text).toContain(text);
});

describe('sending a lead again', () => {
  beforeEach(() => platform.setSecret('lead_webhook_url', WEBHOOK));
  const failed = async (fields: Payload = {}): Promise<string> => {
    const id = await addLead(fields);
    await sql(
      "update public.leads set delivery = 'failed', tries = 9, last_answer = '500', deliver_until = now() - interval '1 day' where id = $1",
      [id],
    );
    return id;
  };
  const posted = async (): Promise<number> => (await platform.calls()).filter(({ url }) => url === WEBHOOK).length;

  test.each(['editor', 'admin'] as const)('posts it at once and tries for three more days (%s)', async (caller) => {
    const id = await failed();
    const before = await posted();
    const { data } = await CALLERS[caller]().rpc('resend_lead', { lead_id: id }).throwOnError();
    expect(data).toBe('sent');
    expect(await posted()).toBe(before + 1);
    const [lead] = await sql<{ left: number; desk_rank: number; tries: number }>(
      'select round(extract(epoch from deliver_until - now()) / 3600)::integer as left, desk_rank, tries from public.leads',
    );
    expect(lead).toEqual({ left: 72, desk_rank: 0, tries: 10 });
  });

  test('is answered with what happened meanwhile: delivered, erased, or sent a moment ago', async () => {
    const id = await addLead();
    const again = () => editor.rpc('resend_lead', { lead_id: id });
    expect((await again()).error).toMatchObject({ code: 'PT429' });
    const [call] = await platform.calls();
    await sql('insert into net._http_response (id, status_code) values ($1, 200)', [call!.id]);
    expect((await again()).data).toBe('delivered');
    expect(await posted()).toBe(1);
    await sql('truncate public.leads');
    expect((await again()).error?.message).toBe('This lead was erased.');
  });

  test('says that no webhook is set up, and leaves the lead as it is', async () => {
    const id = await failed();
    await platform.reset();
    const { error } = await editor.rpc('resend_lead', { lead_id: id });
    expect(error).toMatchObject({ code: 'PT409', message: 'No webhook is set up, so there is nowhere to send leads.' });
    expect((await editor.rpc('resend_undelivered')).error?.code).toBe('PT409');
    expect(await sql('select delivery, last_answer from public.leads')).toEqual([
      { delivery: 'failed', last_answer: '500' },
    ]);
  });

  test('of all that did not arrive posts 30 now, leaves the rest to the sweep, and touches no other', async () => {
    await sql('update public.lead_settings set hourly_limit_per_address = 100');
    await addLead();
    await sql("update public.leads set delivery = 'delivered'");
    for (let sent = 0; sent < 40; sent += 1) await failed();
    await sql('truncate net.calls');
    expect((await editor.rpc('resend_undelivered')).data).toBe(40);
    expect(await posted()).toBe(30);
    await sql('select private.sweep_leads()');
    expect(await posted()).toBe(40);
    expect(await sql("select from public.leads where delivery = 'delivered'")).toHaveLength(1);
  });

  test.each(['visitor', 'signed-in user'] as const)('is refused to a %s', async (caller) => {
    const id = await failed();
    const before = await posted();
    const client = CALLERS[caller]();
    expect((await client.rpc('resend_lead', { lead_id: id })).error?.code).toBe('42501');
    expect((await client.rpc('resend_undelivered')).error?.code).toBe('42501');
    expect(await posted()).toBe(before);
  });
});

describe('the summary', () => {
  const summary = async (client = editor): Promise<LeadSummary> =>
    (await client.rpc('lead_summary').throwOnError()).data as unknown as LeadSummary;

  test('counts leads by state, and as new what waits for a call, tests and spam aside', async () => {
    await addLead();
    await addLead({ serviceType: 'Roof Cleaning', city: 'Lexington SC' });
    await addLead({ test: true });
    await addLead({ suspect: true, serviceType: '<script>', city: 'x' });
    await sql("update public.leads set delivery = 'failed' where is_spam");
    const id = await addLead();
    await editor.from('leads').update({ state: 'won' }).eq('id', id).throwOnError();
    expect(await summary()).toMatchObject({
      total: 5,
      new: 2,
      undelivered: 1,
      states: { new: 4, called: 0, quoted: 0, won: 1, lost: 0 },
      services: ['House Washing', 'Roof Cleaning'],
      cities: ['Columbia SC', 'Lexington SC'],
      setup: { webhook: false, alerts: false, sweep: false, realtime: false },
    });
  });

  test('changes with every change of a lead: a new one, a correction, the desk, delivery, erasing', async () => {
    await platform.setSecret('lead_webhook_url', WEBHOOK);
    const seen: string[] = [];
    const look = async (): Promise<void> => {
      seen.push(JSON.stringify(await summary()));
    };
    const payload = samplePayload();
    await look();
    await submitLead(store, payload);
    await look();
    await submitLead(store, { ...payload, revision: 2 });
    await look();
    await editor.from('leads').update({ notes: 'x' }).neq('revision', 0).throwOnError();
    await look();
    const id = (await platform.calls()).at(-1)!.id;
    await sql('insert into net._http_response (id, status_code) values ($1, 500)', [id]);
    await sql('select private.sweep_leads()');
    await look();
    await admin.rpc('erase_lead', { person_email: 'ada@example.com' }).throwOnError();
    await look();
    expect(new Set(seen.slice(0, -1)).size).toBe(seen.length - 1);
    expect(seen.at(-1)).not.toBe(seen.at(-2));
    const unchanged = JSON.stringify(await summary());
    expect(seen.at(-1)).toBe(unchanged);
  });

  test('says what is set up, and no address', async () => {
    await platform.setSecret('lead_webhook_url', WEBHOOK);
    await platform.setSecret('alert_url', ALERTS);
    const removeCron = await platform.addCron();
    try {
      await sql("select cron.schedule('sweep-leads', '* * * * *', 'select 1')");
      expect((await summary()).setup).toEqual({ webhook: true, alerts: true, sweep: true, realtime: false });
      expect(JSON.stringify(await summary())).not.toMatch(/secret-path|chat\.example/);
    } finally {
      await removeCron();
    }
  });

  test('tells a signed-in user who is not staff nothing, and is refused to a visitor', async () => {
    await addLead();
    expect(await summary(stranger)).toMatchObject({ total: 0, new: 0, services: [], setup: null });
    expect((await clientOf(store).rpc('lead_summary')).error?.code).toBe('42501');
  });
});

test('realtime gets the leads where the platform has it, once', async () => {
  await sql('select private.publish_leads()');
  await sql('create publication supabase_realtime');
  try {
    await sql('select private.publish_leads()');
    await sql('select private.publish_leads()');
    expect(await sql("select tablename from pg_publication_tables where pubname = 'supabase_realtime'")).toEqual([
      { tablename: 'leads' },
    ]);
    const { data } = await editor.rpc('lead_summary').throwOnError();
    expect((data as unknown as LeadSummary).setup.realtime).toBe(true);
  } finally {
    await sql('drop publication supabase_realtime');
  }
});

describe('the leads of a person', () => {
  const people = [{ person_email: ' ADA@example.com' }, { person_phone: '803.555.0100' }, { person_email: '' }];

  test.each(people)('are those that erasing would erase: %j', async (person) => {
    await addLead();
    await addLead({ email: 'work@example.com', phone: '+1 803 555 0100' });
    await addLead({ email: 'Ada@Example.com', phone: '1' });
    await addLead({ email: 'office@example.com', phone: '803-555-0100 ext. 12' });
    await addLead({ email: 'eli@example.com', phone: '803 555 0101' });
    const { data } = await admin.rpc('leads_of_person', person).throwOnError();
    const listed = data as unknown as { id: string }[];
    const { data: erased } = await admin.rpc('erase_lead', person);
    expect(listed).toHaveLength(erased ?? 0);
    if (listed.length === 0) return;
    const ids = listed.map(({ id }) => id);
    expect((await admin.from('leads').select('id').in('id', ids)).data).toEqual([]);
  });

  test('are shown to staff only', async () => {
    await addLead();
    const person = { person_email: 'ada@example.com' };
    expect((await editor.rpc('leads_of_person', person)).data).toHaveLength(1);
    expect((await stranger.rpc('leads_of_person', person)).data).toEqual([]);
    expect((await clientOf(store).rpc('leads_of_person', person)).error?.code).toBe('42501');
  });
});

describe('the audit log', () => {
  test('has every change of the settings with who, from what and to what', async () => {
    await admin.from('lead_settings').update({ retention_months: 12, quiet_days: 3 }).eq('id', true).throwOnError();
    await admin.from('lead_settings').update({ quiet_days: 3 }).eq('id', true).throwOnError();
    const lines = (
      await admin
        .from('audit_log')
        .select('actor_name, detail')
        .match({ action: 'change_lead_settings', actor_name: 'Sample admin' })
    ).data!;
    expect(lines).toEqual([
      {
        actor_name: 'Sample admin',
        detail: { retention_months: { from: 24, to: 12 }, quiet_days: { from: null, to: 3 } },
      },
    ]);
  });
});

describe('an alert', () => {
  beforeEach(() => platform.setSecret('alert_url', ALERTS));
  const alerts = async (): Promise<unknown[]> =>
    (await platform.calls()).filter(({ url }) => url === ALERTS).map(({ body }) => (body as { text: unknown }).text);
  const report = async (fields: object, id: string | null = null): Promise<string> => {
    const { data } = await clientOf(store)
      .rpc('report_deploy', { token: 'a-token', report: fields as never, ...(id === null ? {} : { deploy_id: id }) })
      .throwOnError();
    return data;
  };

  test('tells of a deploy that failed or was refused, once, with its reason', async () => {
    await platform.setSecret('deploy_report_token', 'a-token');
    const id = await report({ state: 'started', step: 'snapshot' });
    const failed = {
      state: 'failed',
      step: 'build',
      message: 'A page is missing.\nMore about it',
      runUrl: 'https://ci.example/1',
    };
    await report(failed, id);
    await report({ ...failed, message: 'The same again' }, id);
    expect(await alerts()).toEqual([
      'A deploy failed, at: build. A page is missing. The site stays as it is. https://ci.example/1',
    ]);
    await report({ state: 'refused', step: 'snapshot', message: 'posts: is 1' });
    await report({ state: 'done', step: 'build' });
    expect((await alerts()).slice(1)).toEqual([
      'A deploy was refused, at: snapshot. posts: is 1. The site stays as it is.',
    ]);
  });

  test.each(['snapshot', 'build', 'upload'])('says once that the site stays, after a refusal at %s', async (step) => {
    await platform.setSecret('deploy_report_token', 'a-token');
    const reasons = ['The store has 1 post, and the site has 6.'];
    await report(failureReport(step, { code: EXIT_CODES.refused, stdout: '', lastErrors: '', reasons }, []));
    const [text] = await alerts();
    expect(String(text).match(/stays as it is/g)).toHaveLength(1);
    expect(text).toContain('The store has 1 post, and the site has 6.');
  });

  test('that cannot be sent does not lose the report of a deploy', async () => {
    await platform.setSecret('deploy_report_token', 'a-token');
    await platform.setSecret('alert_url', 'https://broken.example');
    await report({ state: 'failed', step: 'build' });
    expect(await sql('select state from public.deploys')).toEqual([{ state: 'failed' }]);
  });

  test('is tried by an admin, who hears when none can be sent', async () => {
    await admin.rpc('send_test_alert').throwOnError();
    expect(await alerts()).toEqual(['A test: alerts about quote requests arrive here.']);
    await platform.setSecret('alert_url', 'https://broken.example');
    expect((await admin.rpc('send_test_alert')).error?.message).toBe('The test could not be sent.');
    await platform.reset();
    expect((await admin.rpc('send_test_alert')).error?.message).toBe('No address for alerts is set up.');
  });

  test.each(['visitor', 'signed-in user', 'editor'] as const)('is not tried by a %s', async (caller) => {
    expect((await CALLERS[caller]().rpc('send_test_alert')).error?.code).toBe('42501');
    expect(await alerts()).toEqual([]);
  });
});
