/** An error of Supabase Auth. Without a status, or with status 0, no response arrived. */
export interface AuthError {
  readonly code?: string | undefined;
  readonly status?: number | undefined;
}

/** Minimum password length in characters, as set in data/supabase/config.toml. */
export const MIN_PASSWORD_LENGTH = 12;

const NO_NETWORK = 'No connection. Check your network and try again.';
const RATE_LIMITED = 'Too many attempts. Please wait a few minutes, then try again.';
const UNKNOWN = 'The sign-in service did not answer as it should. Please try again in a minute.';

const MESSAGES: Readonly<Record<string, string>> = {
  invalid_credentials: 'Email and password do not match. Please check both.',
  email_not_confirmed: 'This account is not confirmed yet. Follow the link in the email that you got.',
  user_banned: 'This account is closed. An admin of this site can open it again.',
  weak_password: `This password is too easy to guess. Use at least ${MIN_PASSWORD_LENGTH} characters.`,
  mfa_verification_failed: 'This code is wrong or too old. Enter the one that the app shows now.',
  mfa_verification_rejected: 'This code is wrong or too old. Enter the one that the app shows now.',
  mfa_challenge_expired: 'That took too long. Enter the code that the app shows now.',
  mfa_factor_not_found: 'This device was removed in the meantime. Please reload the page.',
  mfa_factor_name_conflict: 'You have a device of this name already. Choose another name.',
  too_many_enrolled_mfa_factors: 'You have set up as many devices as there may be. Remove one first.',
  mfa_totp_enroll_not_enabled: 'Second factors are switched off in this site’s Supabase project.',
  mfa_totp_verify_not_enabled: 'Second factors are switched off in this site’s Supabase project.',
  insufficient_aal: 'This takes a session with a code. Sign out, and sign in again with your code.',
  same_password: 'This is the old password. Please choose another one.',
  session_not_found: 'The link is too old by now. Please ask for a new one.',
  session_expired: 'The link is too old by now. Please ask for a new one.',
  reauthentication_needed: 'The link is too old by now. Please ask for a new one.',
};

/** Returns the sentence to show when signing in or setting a password failed. */
export function authErrorMessage({ code, status }: AuthError): string {
  if (status === undefined || status === 0) return NO_NETWORK;
  if (status === 429) return RATE_LIMITED;
  return MESSAGES[code ?? ''] ?? UNKNOWN;
}
