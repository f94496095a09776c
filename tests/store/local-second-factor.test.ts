import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiteBackend, startLite } from '#scripts/backend/lite.ts';
import { totpCode } from '#scripts/backend/totp.ts';
import type { Database } from '#model/rows/database.ts';

// The local backend answers as the platform's sign-in service does, so that the staff area is tested against it.

type Client = SupabaseClient<Database>;

let backend: LiteBackend;
const cleanups: (() => void)[] = [];
beforeAll(async () => {
  backend = await startLite({
    port: 0,
    webhookPort: 0,
    keep: undefined,
    show: () => undefined,
    onCleanup: (cleanup) => cleanups.push(cleanup),
    onEmail: () => undefined,
  });
});
afterAll(async () => {
  await backend.stop();
  for (const cleanup of cleanups) cleanup();
});

const newClient = (key = backend.anonKey): Client =>
  createClient<Database>(backend.url, key, { auth: { persistSession: false, autoRefreshToken: false } });

let accounts = 0;
/** Creates an editor of their own and returns functions that sign in as them. */
async function editor(): Promise<{ readonly signIn: () => Promise<Client> }> {
  const credentials = { email: `editor-${++accounts}@example.com`, password: 'a long password of an editor' };
  const id = await backend.addAccount(credentials);
  await newClient(backend.secretKey).from('staff').insert({ user_id: id, name: 'Eli' }).throwOnError();
  return {
    signIn: async () => {
      const client = newClient();
      const { error } = await client.auth.signInWithPassword(credentials);
      expect(error).toBeNull();
      return client;
    },
  };
}

async function enroll(client: Client, friendlyName = 'Phone'): Promise<{ id: string; secret: string }> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'site.example' });
  expect(error).toBeNull();
  expect(data?.totp.uri).toContain(`secret=${data?.totp.secret}`);
  return { id: data?.id ?? '', secret: data?.totp.secret ?? '' };
}

const verify = (client: Client, factor: { id: string; secret: string }) =>
  client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: totpCode(factor.secret, Date.now()) });

const levels = async (client: Client) => {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};
const readsStaff = async (client: Client): Promise<boolean> =>
  ((await client.from('staff').select('user_id')).data ?? []).length > 0;

test('verifying a factor raises the session, ends the others, and asks the next sign-in for a code', async () => {
  const { signIn } = await editor();
  const [client, other] = [await signIn(), await signIn()];
  expect(await levels(client)).toEqual(['aal1', 'aal1']);
  const factor = await enroll(client);
  expect(await readsStaff(client)).toBe(true);
  expect((await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: '000000' })).error?.code).toBe(
    'mfa_verification_failed',
  );
  expect((await verify(client, factor)).error).toBeNull();
  expect(await levels(client)).toEqual(['aal2', 'aal2']);
  expect(await readsStaff(client)).toBe(true);
  await client.auth.refreshSession();
  expect(await levels(client)).toEqual(['aal2', 'aal2']);

  expect(await readsStaff(other)).toBe(false);
  expect((await other.auth.refreshSession()).error).not.toBeNull();

  const next = await signIn();
  expect(await levels(next)).toEqual(['aal1', 'aal2']);
  expect(await readsStaff(next)).toBe(false);
  expect((await next.rpc('second_factor_step')).data).toBe('verify');
  expect((await next.auth.updateUser({ password: 'another long password' })).error?.code).toBe('insufficient_aal');
  expect((await next.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('insufficient_aal');
  expect((await next.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error?.code).toBe(
    'insufficient_aal',
  );
  expect((await verify(next, factor)).error).toBeNull();
  expect(await readsStaff(next)).toBe(true);
});

test('removing the last factor lowers the session again', async () => {
  const { signIn } = await editor();
  const client = await signIn();
  const factor = await enroll(client);
  expect((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })).error?.code).toBe(
    'mfa_factor_name_conflict',
  );
  await verify(client, factor);
  expect((await client.auth.mfa.listFactors()).data?.totp.map(({ friendly_name }) => friendly_name)).toEqual(['Phone']);
  expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  await client.auth.refreshSession();
  expect(await levels(client)).toEqual(['aal1', 'aal1']);
  expect(await readsStaff(await signIn())).toBe(true);
});

test('a factor of another account cannot be used or removed', async () => {
  const [owner, thief] = [await (await editor()).signIn(), await (await editor()).signIn()];
  const factor = await enroll(owner);
  expect((await verify(thief, factor)).error?.code).toBe('mfa_factor_not_found');
  expect((await thief.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('mfa_factor_not_found');
});
