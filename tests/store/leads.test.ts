import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Store, startStore } from '#tests/support/store.ts';
import { clientOf, type StoreClient } from '#tests/support/store-client.ts';
import { type Payload, samplePayload, submitLead } from '#tests/support/submitted-lead.ts';

let store: Store;
let stranger: StoreClient;
let editor: StoreClient;
let admin: StoreClient;
let adminId: string;
beforeAll(async () => {
  store = await startStore();
  stranger = clientOf(store, (await store.account()).token);
  editor = clientOf(store, (await store.account('editor')).token);
  const account = await store.account('admin');
  admin = clientOf(store, account.token);
  adminId = account.id;
});
afterAll(() => store.stop());

const sql = async <T>(query: string, values: readonly unknown[] = []): Promise<T[]> =>
  (await store.pool.query(query, [...values])).rows as T[];

/** Which of the store's roles a request has. */
const CLIENTS = {
  visitor: () => clientOf(store),
  'signed-in user': () => stranger,
  editor: () => editor,
  admin: () => admin,
} as const;
type Caller = keyof typeof CLIENTS;

beforeEach(async () => {
  await sql('truncate public.leads, private.lead_arrivals');
  await sql('update public.lead_settings set hourly_limit_per_address = default, hourly_limit = default');
});

describe('a quote request', () => {
  test('is stored with every field, and answered as stored', async () => {
    const payload = samplePayload({ suspect: true });
    const { submissionId } = payload;
    expect(await submitLead(store, payload)).toEqual({
      status: 200,
      body: { ok: true, stored: 'new', submissionId, revision: 1 },
    });
    const [lead] = (await admin.from('leads').select('*')).data!;
    expect(lead).toMatchObject({
      submission_id: submissionId,
      revision: 1,
      first_name: 'Ada',
      last_name: 'Boozer',
      email: 'ada@example.com',
      phone: '(803) 555-0100',
      service_type: 'House Washing',
      address: '1 Main Street',
      message: 'Two stories.\nPlease call after five.',
      estimate: payload['estimate'],
      preferred_days: payload['preferredDays'],
      best_time_to_call: payload['bestTimeToCall'],
      city: 'Columbia SC',
      timestamp: '2026-11-20T12:00:00+00:00',
      source: 'website_contact_form',
      page: '/contact',
      campaign: { utm_source: 'postcard' },
      suspect: true,
      is_spam: true,
      spam_reasons: ['honeypot'],
      is_test: false,
      is_flood: false,
      state: 'new',
      taken_by: null,
      notes: '',
      delivery: 'off',
    });
  });

  test('needs its six required fields and a submissionId only', async () => {
    const { firstName, lastName, email, phone, serviceType, address, submissionId } = samplePayload();
    const answer = await submitLead(store, { firstName, lastName, email, phone, serviceType, address, submissionId });
    expect(answer.body).toMatchObject({ ok: true, stored: 'new' });
    const [lead] = (
      await admin.from('leads').select('message, city, campaign, revision, estimate, preferred_days, best_time_to_call')
    ).data!;
    expect(lead).toEqual({
      message: '',
      city: '',
      campaign: {},
      revision: 1,
      estimate: '',
      preferred_days: '',
      best_time_to_call: '',
    });
  });

  const refusals: [name: string, payload: () => unknown, field: string | null, message: RegExp][] = [
    ...['firstName', 'lastName', 'email', 'phone', 'serviceType', 'address'].flatMap(
      (field): [string, () => unknown, string, RegExp][] => [
        [`an empty ${field}`, () => samplePayload({ [field]: '' }), field, /is empty: please fill it in/],
        [`no ${field}`, () => samplePayload({ [field]: undefined }), field, /is empty: please fill it in/],
        [
          `a ${field} of 400 characters`,
          () => samplePayload({ [field]: 'x'.repeat(400) }),
          field,
          /has 400 characters/,
        ],
        [`a list as ${field}`, () => samplePayload({ [field]: [] }), field, /is a JSON array, expected a text/],
      ],
    ),
    [
      'an estimate of 2,001 characters',
      () => samplePayload({ estimate: 'x'.repeat(2_001) }),
      'estimate',
      /^estimate has 2001 characters, expected at most 2000/,
    ],
    [
      'days that are no text',
      () => samplePayload({ preferredDays: ['Monday'] }),
      'preferredDays',
      /^preferredDays is a JSON array, expected a text/,
    ],
    [
      'a time to call of 201 characters',
      () => samplePayload({ bestTimeToCall: 'x'.repeat(201) }),
      'bestTimeToCall',
      /^bestTimeToCall has 201 characters/,
    ],
    [
      'a message of 10,001 characters',
      () => samplePayload({ message: 'x'.repeat(10_001) }),
      'message',
      /at most 10000/,
    ],
    ['a city of 121 characters', () => samplePayload({ city: 'x'.repeat(121) }), 'city', /at most 120/],
    ['a page of 501 characters', () => samplePayload({ page: 'x'.repeat(501) }), 'page', /at most 500/],
    ['a source of 61 characters', () => samplePayload({ source: 'x'.repeat(61) }), 'source', /at most 60/],
    ['no submissionId', () => samplePayload({ submissionId: undefined }), 'submissionId', /missing or no UUID/],
    ['a submissionId that is no UUID', () => samplePayload({ submissionId: '1' }), 'submissionId', /no UUID/],
    ['revision 0', () => samplePayload({ revision: 0 }), 'revision', /whole number from 1/],
    ['revision 1.5', () => samplePayload({ revision: 1.5 }), 'revision', /whole number from 1/],
    ['a day as timestamp', () => samplePayload({ timestamp: 'yesterday' }), 'timestamp', /ISO time/],
    ['a timestamp of no day', () => samplePayload({ timestamp: '2026-02-31T00:00:00Z' }), 'timestamp', /ISO time/],
    ['a list', () => [], null, /a JSON object/],
    ['a text', () => 'lead', null, /a JSON object/],
    ['null', () => null, null, /a JSON object/],
  ];
  test.each(refusals)('with %s is refused with the field and a sentence', async (_name, payload, field, message) => {
    const { status, body } = await submitLead(store, payload());
    expect(status).toBe(422);
    expect(body).toEqual({ ok: false, field, message: expect.stringMatching(message) as string });
    expect(await sql('select from public.leads')).toEqual([]);
  });

  test('of more than 64 kB is refused with 413', async () => {
    const { status, body } = await submitLead(store, samplePayload({ unknown: 'x'.repeat(70_000) }));
    expect({ status, ok: body['ok'] }).toEqual({ status: 413, ok: false });
    expect(await sql('select from public.leads')).toEqual([]);
  });

  test('is not refused for a strange campaign: long values are cut, and what is no text is left out', async () => {
    const campaign = { utm_source: 'x'.repeat(2_000), utm_list: [1], gclid: 'abc' };
    expect((await submitLead(store, samplePayload({ campaign }))).status).toBe(200);
    expect((await submitLead(store, samplePayload({ campaign: 'summer' }))).status).toBe(200);
    const leads = (await admin.from('leads').select('campaign').order('received_at')).data!;
    expect(leads.map((lead) => lead.campaign)).toEqual([{ utm_source: 'x'.repeat(500), gclid: 'abc' }, {}]);
  });

  test('loses invisible marks, which phone numbers are often pasted with, and nothing else', async () => {
    await submitLead(store, samplePayload({ phone: '\u202a803 555 0100\u202c', firstName: ' Zoë ' }));
    const [lead] = (await admin.from('leads').select('phone, first_name')).data!;
    expect(lead).toEqual({ phone: '803 555 0100', first_name: ' Zoë ' });
  });
});

describe('a repeated request', () => {
  test('is answered as known and changes nothing', async () => {
    const payload = samplePayload();
    await submitLead(store, payload);
    const again = await submitLead(store, { ...payload, message: 'Another' });
    expect(again.body).toMatchObject({ ok: true, stored: 'known', revision: 1 });
    const leads = (await admin.from('leads').select('message')).data!;
    expect(leads).toEqual([{ message: payload['message'] }]);
  });

  test('with a higher revision replaces the words and keeps the desk; a lower one is ignored', async () => {
    const payload = samplePayload();
    await submitLead(store, payload);
    await editor.from('leads').update({ state: 'called', notes: 'Calls back' }).eq('revision', 1).throwOnError();
    const wishes = { estimate: 'Roof Washing $350-$550.', preferredDays: 'Friday', bestTimeToCall: 'Before nine' };
    const revised = await submitLead(store, { ...payload, ...wishes, revision: 3, phone: '803 555 0199' });
    expect(revised.body).toMatchObject({ ok: true, stored: 'revised', revision: 3 });
    const late = await submitLead(store, { ...payload, revision: 2, phone: '803 555 0102' });
    expect(late.body).toMatchObject({ ok: true, stored: 'known', revision: 3 });
    const columns = 'phone, estimate, preferred_days, best_time_to_call, revision, state, notes';
    const leads = (await admin.from('leads').select(columns)).data!;
    expect(leads).toEqual([
      {
        phone: '803 555 0199',
        estimate: wishes.estimate,
        preferred_days: wishes.preferredDays,
        best_time_to_call: wishes.bestTimeToCall,
        revision: 3,
        state: 'called',
        notes: 'Calls back',
      },
    ]);
  });

  test('with the same revision, other words and a later time is the correction of another tab, and replaces them', async () => {
    const payload = samplePayload({ timestamp: '2026-11-20T12:00:00.000Z' });
    await submitLead(store, payload);
    const [one, other] = ['12:01', '12:02'].map((time) => ({
      ...payload,
      revision: 2,
      timestamp: `2026-11-20T${time}:00.000Z`,
      phone: `803 555 01${time.slice(3)}`,
    }));
    expect((await submitLead(store, one!)).body).toMatchObject({ stored: 'revised', revision: 2 });
    expect((await submitLead(store, other!)).body).toMatchObject({ stored: 'revised', revision: 3 });
    expect((await submitLead(store, one!)).body).toMatchObject({ stored: 'known', revision: 3 });
    expect((await admin.from('leads').select('phone')).data).toEqual([{ phone: '803 555 0102' }]);
  });

  test('is stored once, even when ten arrive at the same time', async () => {
    const payload = samplePayload();
    const answers = await Promise.all(Array.from({ length: 10 }, () => submitLead(store, payload)));
    expect(answers.map(({ body }) => body['stored']).sort()).toEqual([...Array<string>(9).fill('known'), 'new']);
    expect(await sql('select from private.lead_arrivals')).toHaveLength(1);
  });
});

describe('spam', () => {
  const reasons = async (fields: Payload): Promise<unknown> => {
    const payload = samplePayload(fields);
    await submitLead(store, payload);
    const [lead] = (
      await admin.from('leads').select('spam_reasons').eq('submission_id', String(payload['submissionId']))
    ).data!;
    return lead?.spam_reasons;
  };

  test('is stored and marked with its reasons', async () => {
    const link = 'https://a.example ';
    expect(await reasons({ message: link.repeat(3) })).toEqual(['links']);
    expect(await reasons({ firstName: 'www.example.com' })).toEqual(['links']);
    expect(await reasons({ suspect: true, message: '[url=x]' })).toEqual(['honeypot', 'links']);
    const message = 'We can bring your site to the top of every search engine';
    expect(await reasons({ message })).toEqual([]);
    expect(await reasons({ message, email: 'other@example.com' })).toEqual(['repeated']);
  });

  test('is not what a person writes: a link to pictures, or the same request again', async () => {
    const message = 'Pictures of the roof are at https://photos.example/roof, please have a look at them';
    expect(await reasons({ message })).toEqual([]);
    expect(await reasons({ message, email: 'ADA@example.com' })).toEqual([]);
  });
});

describe('a flood', () => {
  const from = (address: string) => ({ 'cf-connecting-ip': address });
  const marked = async (): Promise<{ email: string; is_flood: boolean }[]> =>
    (await admin.from('leads').select('email, is_flood').order('received_at')).data!;

  test('of 300 requests from one address is stored and marked beyond the limit, and nobody else’s lead is', async () => {
    const flood = async (): Promise<void> => {
      for (let sent = 0; sent < 30; sent += 1)
        await submitLead(store, samplePayload({ email: 'flood@example.com' }), from('203.0.113.66'));
    };
    const visitors = async (): Promise<void> => {
      for (let sent = 0; sent < 20; sent += 1)
        await submitLead(store, samplePayload({ email: 'real@example.com' }), from(`198.51.100.${sent}`));
    };
    await Promise.all([...Array.from({ length: 10 }, flood), visitors()]);
    const leads = await marked();
    const count = (email: string, is_flood: boolean): number =>
      leads.filter((lead) => lead.email === email && lead.is_flood === is_flood).length;
    expect(count('flood@example.com', false)).toBe(10);
    expect(count('flood@example.com', true)).toBe(290);
    expect(count('real@example.com', false)).toBe(20);
    expect(count('real@example.com', true)).toBe(0);
  });

  test('from many addresses is marked beyond the limit on all', async () => {
    await admin.from('lead_settings').update({ hourly_limit: 5 }).eq('id', true).throwOnError();
    for (let sent = 0; sent < 8; sent += 1) await submitLead(store, samplePayload(), from(`192.0.2.${sent}`));
    expect((await marked()).map((lead) => lead.is_flood)).toEqual([...Array<boolean>(5).fill(false), true, true, true]);
  });

  test('ends an hour after it began', async () => {
    for (let sent = 0; sent < 11; sent += 1) await submitLead(store, samplePayload());
    await sql("update private.lead_arrivals set arrived_at = arrived_at - interval '61 minutes'");
    await submitLead(store, samplePayload());
    expect((await marked()).map((lead) => lead.is_flood).slice(-2)).toEqual([true, false]);
    expect(await sql('select from private.lead_arrivals')).toHaveLength(1);
  });

  test('is not what repeats of one lead are', async () => {
    const payload = samplePayload();
    for (let sent = 0; sent < 15; sent += 1) await submitLead(store, payload);
    await submitLead(store, samplePayload());
    expect((await marked()).map((lead) => lead.is_flood)).toEqual([false, false]);
  });

  test('is told by the first address of x-forwarded-for where no proxy names the sender', async () => {
    for (let sent = 0; sent < 11; sent += 1)
      await submitLead(store, samplePayload(), { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' });
    await submitLead(store, samplePayload(), { 'x-forwarded-for': '203.0.113.8, 10.0.0.1' });
    expect((await marked()).map((lead) => lead.is_flood).slice(-2)).toEqual([true, false]);
  });

  test('through a relay is told by the visitor that the relay names', async () => {
    const relay = from('203.0.113.9');
    for (let sent = 0; sent < 11; sent += 1)
      await submitLead(store, samplePayload(), { ...relay, 'x-visitor-address': '198.51.100.1' });
    await submitLead(store, samplePayload(), { ...relay, 'x-visitor-address': '198.51.100.2' });
    expect((await marked()).map((lead) => lead.is_flood).slice(-2)).toEqual([true, false]);
  });

  test('stores no address, and the hash of one differs between stores', async () => {
    await submitLead(store, samplePayload(), from('203.0.113.200'));
    const dump = JSON.stringify([
      await sql('select * from public.leads'),
      await sql("select encode(address_hash, 'escape') as hash from private.lead_arrivals"),
    ]);
    expect(dump).not.toContain('203.0.113.200');
    const [row] = await sql<{ is_plain: boolean }>(
      "select address_hash = sha256('203.0.113.200') as is_plain from private.lead_arrivals",
    );
    expect(row?.is_plain).toBe(false);
  });
});

describe('permissions', () => {
  beforeEach(() => submitLead(store, samplePayload()));

  test.each([
    ['visitor', '42501'],
    ['signed-in user', null],
  ] as const)('a %s reads no lead, no settings and no line of the audit log', async (caller, code) => {
    for (const table of ['leads', 'lead_settings', 'audit_log'] as const) {
      const { data, error } = await CLIENTS[caller]().from(table).select('*');
      expect(error?.code ?? null, table).toBe(code);
      expect(data ?? [], table).toEqual([]);
    }
  });

  test.each(['visitor', 'signed-in user', 'editor', 'admin'] as const)(
    'a %s can neither insert, delete nor change the words of a lead',
    async (caller: Caller) => {
      const client = CLIENTS[caller]();
      const inserted = await client.from('leads').insert({ submission_id: crypto.randomUUID() } as never);
      expect(inserted.error?.code).toBe('42501');
      expect((await client.from('leads').delete().neq('revision', 0)).error?.code).toBe('42501');
      for (const change of [{ first_name: 'Eve' }, { is_flood: true }, { delivery: 'delivered' }, { spam_reasons: [] }])
        expect((await client.from('leads').update(change).neq('revision', 0)).error?.code).toBe('42501');
    },
  );

  test('service_role does not insert leads either', async () => {
    const [row] = await sql<{ can: boolean }>(
      "select has_table_privilege('service_role', 'public.leads', 'insert') as can",
    );
    expect(row?.can).toBe(false);
  });

  test.each(['editor', 'admin'] as const)('an %s reads leads and keeps their desk', async (caller) => {
    const client = CLIENTS[caller]();
    expect((await client.from('leads').select('email')).data).toEqual([{ email: 'ada@example.com' }]);
    const desk = { state: 'quoted', taken_by: adminId, notes: '$300,\nFriday' };
    await client.from('leads').update(desk).neq('revision', 0).throwOnError();
    expect((await client.from('leads').select('state, taken_by, notes')).data).toEqual([desk]);
    expect((await client.from('leads').update({ state: 'maybe' }).neq('revision', 0)).error?.message).toContain(
      'leads_state',
    );
  });

  test('a signed-in user who is not staff changes nothing', async () => {
    await stranger.from('leads').update({ state: 'lost' }).neq('revision', 0);
    expect(await sql('select state from public.leads')).toEqual([{ state: 'new' }]);
  });

  test('admins edit the settings, editors read them', async () => {
    await editor.from('lead_settings').update({ quiet_days: 3 }).eq('id', true);
    expect((await editor.from('lead_settings').select('retention_months, quiet_days')).data).toEqual([
      { retention_months: 24, quiet_days: null },
    ]);
    await admin.from('lead_settings').update({ quiet_days: 3 }).eq('id', true).throwOnError();
    expect((await editor.from('lead_settings').select('quiet_days')).data).toEqual([{ quiet_days: 3 }]);
    const { error } = await admin.from('lead_settings').update({ retention_months: 0 }).eq('id', true);
    expect(error?.message).toContain('lead_settings_retention_months');
    expect((await admin.from('lead_settings').insert({})).error?.code).toBe('42501');
  });
});

describe('erasing', () => {
  beforeEach(async () => {
    await submitLead(store, samplePayload());
    await submitLead(store, samplePayload({ email: 'Ada@Example.com ', phone: '1' }));
    await submitLead(store, samplePayload({ email: 'work@example.com', phone: '+1 803.555.0100' }));
    await submitLead(store, samplePayload({ email: 'eli@example.com', phone: '803 555 0101' }));
  });
  const left = async (): Promise<string[]> =>
    (await sql<{ email: string }>('select email from public.leads order by received_at')).map(({ email }) => email);

  test('by email and phone erases all leads of a person, however they were written, and nobody else’s', async () => {
    expect((await admin.rpc('erase_lead', { person_email: ' ADA@example.com' })).data).toBe(2);
    expect(await left()).toEqual(['work@example.com', 'eli@example.com']);
    expect((await admin.rpc('erase_lead', { person_phone: '(803) 555-0100' })).data).toBe(1);
    expect(await left()).toEqual(['eli@example.com']);
  });

  test.each([
    '803-555-0100 ext. 12',
    '803-555-0100 Extension: 12',
    '8035550100x7',
    '(803) 555-0100 #4411',
    '803.555.0100 (call after 5)',
    '803 555 0100, after 5 pm',
    '1-803-555-0100 before 10 or after 5',
    'Cell: (803)555-0100',
    'after 5: 803 555 0100',
    '+1 (803) 555-0100 (home)',
  ])('by phone finds a number whatever stands beside it, and is asked with it alike: %j', async (phone) => {
    await submitLead(store, samplePayload({ email: 'office@example.com', phone }));
    await submitLead(store, samplePayload({ email: 'sam@example.com', phone: phone.replace(/0100/, '0102') }));
    expect((await admin.rpc('erase_lead', { person_phone: '(803) 555-0100' })).data).toBe(3);
    expect(await left()).toEqual(['Ada@Example.com ', 'eli@example.com', 'sam@example.com']);
    await submitLead(store, samplePayload());
    expect((await admin.rpc('erase_lead', { person_phone: phone })).data).toBe(1);
    expect(await left()).toEqual(['Ada@Example.com ', 'eli@example.com', 'sam@example.com']);
  });

  test.each([
    ['555-0100 ext. 12', '555-0100'],
    ['+44 (0)20 7946 0958 ext. 12', '+44 (0)20 7946 0958'],
    ['+44 20 7946 0958', '+442079460958'],
    ['803-555-0199 or 803-555-0102', '803-555-0102'],
  ])('by phone takes %j for %j', async (phone, same) => {
    await submitLead(store, samplePayload({ email: 'office@example.com', phone }));
    expect((await admin.rpc('erase_lead', { person_phone: same })).data).toBe(1);
    expect(await left()).not.toContain('office@example.com');
  });

  test('writes who did it, when and how many, and nothing about whom', async () => {
    const before = new Date();
    await admin.rpc('erase_lead', { person_email: 'ada@example.com', person_phone: '8035550100' }).throwOnError();
    const [line] = (await admin.from('audit_log').select('*').order('id', { ascending: false }).limit(1)).data!;
    expect(line).toMatchObject({
      action: 'erase_lead',
      actor: adminId,
      actor_name: 'Sample admin',
      detail: { leads: 3 },
    });
    expect(new Date(line!.at).getTime()).toBeGreaterThanOrEqual(before.getTime() - 1000);
    expect(JSON.stringify(line)).not.toMatch(/ada@|8035550100/i);
  });

  test.each(['visitor', 'signed-in user', 'editor'] as const)('is refused to a %s', async (caller) => {
    const { error } = await CLIENTS[caller]().rpc('erase_lead', { person_email: 'ada@example.com' });
    expect(error?.code).toBe('42501');
    expect(await left()).toHaveLength(4);
  });

  test.each([
    [{}, /Give the email or the phone/],
    [{ person_email: ' ', person_phone: '' }, /Give the email or the phone/],
    [{ person_phone: '0100' }, /fewer than seven digits/],
  ])('with %j is refused', async (person, message) => {
    expect((await admin.rpc('erase_lead', person)).error?.message).toMatch(message);
    expect(await left()).toHaveLength(4);
  });

  test('is open to the owner in the SQL editor and to programs with the service key', async () => {
    expect(await sql("select public.erase_lead('ada@example.com') as count")).toEqual([{ count: 2 }]);
    const response = await fetch(`${store.url}/rest/v1/rpc/erase_lead`, {
      method: 'POST',
      headers: { apikey: store.serviceKey, 'content-type': 'application/json' },
      body: '{"person_email": "eli@example.com"}',
    });
    expect(await response.json()).toBe(1);
    const lines = (await admin.from('audit_log').select('actor, actor_name').order('id', { ascending: false }).limit(2))
      .data!;
    expect(lines).toEqual([
      { actor: null, actor_name: 'service_role' },
      { actor: null, actor_name: 'postgres' },
    ]);
  });
});

test('lines of the audit log are read by admins only, and changed by nobody, not even the owner', async () => {
  await sql("select private.log_action('tried')");
  expect((await editor.from('audit_log').select('*')).data).toEqual([]);
  expect((await admin.from('audit_log').select('action').eq('action', 'tried')).data).toEqual([{ action: 'tried' }]);
  expect((await admin.from('audit_log').insert({ action: 'made_up', actor_name: 'me' })).error?.code).toBe('42501');
  for (const change of [
    "update public.audit_log set actor_name = 'x'",
    'delete from public.audit_log',
    'truncate public.audit_log',
  ])
    await expect(sql(change)).rejects.toThrow('never changed or removed');
});
