import { authErrorMessage } from '#staff/sign-in/auth-errors.ts';
import type { Store } from '#staff/store/client.ts';

/** An authenticator app that an account has set up. */
export interface Factor {
  readonly id: string;
  /** The name that its owner gave it. */
  readonly name: string;
  /** ISO instant. */
  readonly addedAt: string;
}

/** A factor that is being set up: it works once its first code was verified. */
export interface NewFactor {
  readonly id: string;
  /** A data: address of a picture. */
  readonly qrCode: string;
  /** The secret in base32, for apps that cannot scan. */
  readonly secret: string;
  /** The otpauth: address that the QR code contains. */
  readonly uri: string;
}

/** The outcome of a request to the sign-in service; `error` is a sentence for the screen. */
export type AuthResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

const failed = (error: { readonly code?: string | undefined; readonly status?: number | undefined }) =>
  ({ ok: false, error: authErrorMessage(error) }) as const;

/** Lists the account's factors that work, oldest first. */
export async function listFactors(store: Store): Promise<AuthResult<readonly Factor[]>> {
  const { data, error } = await store.auth.mfa.listFactors();
  if (error !== null) return failed(error);
  const factors = data.totp.map(({ id, friendly_name: name, created_at: addedAt }) => ({
    id,
    name: name === undefined || name === '' ? 'Authenticator app' : name,
    addedAt,
  }));
  return { ok: true, value: factors.toSorted((a, b) => a.addedAt.localeCompare(b.addedAt)) };
}

/** Starts to set up a factor, and removes those that were started and never finished. */
export async function startEnrollment(store: Store, name: string): Promise<AuthResult<NewFactor>> {
  const { data: known, error: unlisted } = await store.auth.mfa.listFactors();
  if (unlisted !== null) return failed(unlisted);
  for (const { id, status } of known.all) if (status !== 'verified') await store.auth.mfa.unenroll({ factorId: id });
  const issuer = window.location.hostname;
  const { data, error } = await store.auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer });
  if (error !== null) return failed(error);
  const { qr_code: qrCode, secret, uri } = data.totp;
  return { ok: true, value: { id: data.id, qrCode, secret, uri } };
}

/** Checks a code. On success the session has its second factor; the account's sessions without one end. */
export async function verifyCode(store: Store, factorId: string, code: string): Promise<AuthResult<null>> {
  const { error } = await store.auth.mfa.challengeAndVerify({ factorId, code });
  return error === null ? { ok: true, value: null } : failed(error);
}

/** Removes a factor. Without another one, the session is then one without a second factor. */
export async function removeFactor(store: Store, factorId: string): Promise<AuthResult<null>> {
  const { error } = await store.auth.mfa.unenroll({ factorId });
  if (error !== null) return failed(error);
  // The token keeps the level of the removed factor until it is replaced.
  await store.auth.refreshSession();
  return { ok: true, value: null };
}

/** Whether the session was opened with a second factor. */
export async function usedSecondFactor(store: Store): Promise<boolean> {
  const { data } = await store.auth.mfa.getAuthenticatorAssuranceLevel();
  return data?.currentLevel === 'aal2';
}

/** Whether the session still lacks the code of a factor that its account has. */
export async function needsCode(store: Store): Promise<boolean> {
  const factors = await listFactors(store);
  return factors.ok && factors.value.length > 0 && !(await usedSecondFactor(store));
}
