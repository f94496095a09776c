import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditFolder } from '#scripts/audit/audit.ts';
import { formatReport } from '#scripts/audit/report.ts';
import { NO_SECRETS, secretsOutsidePages, secretsIn } from '#scripts/audit/checks/secrets.ts';
import { tinyPage } from './fixture.ts';

const part = (value: object, spaces?: number): string =>
  Buffer.from(JSON.stringify(value, null, spaces)).toString('base64url');
const token = (payload: object, header: object = { alg: 'HS256', typ: 'JWT' }): string =>
  `${part(header)}.${part(payload)}.c2lnbmVkLWJ5LW5vYm9keS1hdC1hbGw`;

const ANON = token({ role: 'anon', iss: 'supabase', ref: 'a-project' });
const SERVICE = token({ role: 'service_role', iss: 'supabase', ref: 'a-project' });
const SECRET_KEY = 'sb_secret_Z9Yx8Wv7Ut6Sr5Qp4_On3Ml2Kj1';
const PEM = `-----BEGIN EC PRIVATE KEY-----\nMHcCAQEEIExample\n-----END EC PRIVATE KEY-----`;

describe('a file of the built site', () => {
  it.each([
    ["the service role's token", SERVICE, 'a service key (JWT with the role service_role)'],
    ['a secret key', SECRET_KEY, 'a Supabase secret key (sb_secret_…)'],
    ['an access token', `sbp_${'0123456789'.repeat(4)}`, 'a Supabase access token (sbp_…)'],
    ['a private key', PEM, 'a private key (PEM)'],
    ['a bare private key', '-----BEGIN PRIVATE KEY-----', 'a private key (PEM)'],
    [
      "a signed-in user's token",
      token({ sub: 'someone', role: 'authenticated' }),
      'a JWT with the role authenticated that is not PUBLIC_SUPABASE_ANON_KEY',
    ],
    [
      "another project's anonymous key",
      token({ role: 'anon', ref: 'another' }),
      'a JWT with the role anon that is not PUBLIC_SUPABASE_ANON_KEY',
    ],
    ['a token of something else', token({ sub: '1' }), 'a JWT without a role that is not PUBLIC_SUPABASE_ANON_KEY'],
    [
      'a token whose role is markup, which the finding leaves out',
      token({ role: '<b>x</b>' }),
      'a JWT without a role that is not PUBLIC_SUPABASE_ANON_KEY',
    ],
    [
      'a token that was written with line breaks',
      `${part({ alg: 'none' }, 2)}.${part({ role: 'service_role' }, 2)}.eA`,
      'a service key (JWT with the role service_role)',
    ],
  ])('must not contain %s, and the finding does not quote it', (_, secret, finding) => {
    expect(secretsIn(`const key="${secret}",next=1`, ANON)).toEqual([finding]);
    expect(finding).not.toContain(secret.slice(-12));
  });

  it('may contain the configured anonymous key of either form, and no other token', () => {
    expect(secretsIn(`createClient(url,"${ANON}")`, ANON)).toEqual([]);
    expect(secretsIn('createClient(url,"sb_publishable_Z9Yx8Wv7Ut6Sr5Qp4_On3")', undefined)).toEqual([]);
    expect(secretsIn(`createClient(url,"${ANON}")`, undefined)).toHaveLength(1);
  });

  it('must not contain the service key even if it is configured as the anonymous key', () => {
    expect(secretsIn(SERVICE, SERVICE)).toHaveLength(1);
    expect(secretsIn(SECRET_KEY, SECRET_KEY)).toHaveLength(1);
  });

  it('may contain key prefixes, code and file names that only resemble secrets', () => {
    const harmless = [
      'key.startsWith("sb_secret_")',
      '-----BEGIN PUBLIC KEY-----',
      'eyes.closed.slowly',
      'eyebrows-and-lashes.min.js',
      `${part({ alg: 'HS256' })}.not-json-at-all.signature`,
      `${part({ typ: 'JWT' })}.${part({ role: 'service_role' })}.signature`,
    ];
    expect(harmless.flatMap((text) => secretsIn(text, undefined))).toEqual([]);
  });
});

describe('the audit', () => {
  let dist = '';
  beforeEach(async () => {
    dist = await mkdtemp(path.join(tmpdir(), 'secrets-'));
    await writeFile(path.join(dist, 'index.html'), tinyPage('/', { main: `<p>${ANON}</p>` }));
  });
  afterEach(() => rm(dist, { recursive: true }));

  const findings = async (anonKey?: string): Promise<string[]> => {
    const { checks } = await auditFolder(dist, { anonKey });
    return (checks.find(({ name }) => name === NO_SECRETS)?.first ?? []).map(({ page, says }) => `${page} ${says}`);
  };

  it('finds secrets in every text file besides the pages, whatever its extension', async () => {
    const texts = ['a.js', 'live.json', 'a.css', 'i.svg', '_headers', 'a.js.map', 'sitemap-0.xml', 'without-an-ending'];
    for (const name of texts) await writeFile(path.join(dist, name), `{"key":"${SERVICE}"}`);
    const found = await secretsOutsidePages(dist, [...texts, 'index.html'], ANON);
    expect(found).toEqual(
      texts.map((name) => ({ page: `/${name}`, says: 'contains a service key (JWT with the role service_role)' })),
    );
    expect(await findings(ANON)).toHaveLength(5);
  });

  it('finds secrets in pages and names the file and the kind of secret', async () => {
    expect(await findings(ANON)).toEqual([]);
    expect(await findings()).toEqual(['/ contains a JWT with the role anon that is not PUBLIC_SUPABASE_ANON_KEY']);
    await writeFile(path.join(dist, 'index.html'), tinyPage('/', { main: `<p hidden>${SECRET_KEY} ${SERVICE}</p>` }));
    const report = formatReport(await auditFolder(dist, { anonKey: ANON }));
    expect(report).toContain(`     2 ${NO_SECRETS}\n       / contains a Supabase secret key (sb_secret_…)\n`);
    expect(report).not.toContain(SECRET_KEY);
    expect(report).not.toContain(SERVICE);
  });
});
