/** An error of Supabase Auth. No status, or 0: no answer came. */
export interface AuthFailure {
  readonly code?: string | undefined;
  readonly status?: number | undefined;
}

/** The fewest characters a password has, as data/supabase/config.toml asks for. */
export const PASSWORD_LENGTH = 12;

const NO_NETWORK = 'No connection. Check your network and try again.';
const TOO_MANY = 'Too many attempts. Please wait a few minutes, then try again.';
const NO_ANSWER = 'The sign-in service did not answer as it should. Please try again in a minute.';

const SENTENCES: Readonly<Record<string, string>> = {
  invalid_credentials: 'Email and password do not match. Please check both.',
  email_not_confirmed: 'This account is not confirmed yet. Follow the link in the email that you got.',
  user_banned: 'This account is closed. An admin of this site can open it again.',
  weak_password: `This password is too easy to guess. Take ${PASSWORD_LENGTH} characters or more.`,
  same_password: 'This is the old password. Please choose another one.',
  session_not_found: 'The link is too old by now. Please ask for a new one.',
  session_expired: 'The link is too old by now. Please ask for a new one.',
  reauthentication_needed: 'The link is too old by now. Please ask for a new one.',
};

/** What to tell somebody whose sign-in, or whose new password, was not taken. */
export function authWords({ code, status }: AuthFailure): string {
  if (status === undefined || status === 0) return NO_NETWORK;
  if (status === 429) return TOO_MANY;
  return SENTENCES[code ?? ''] ?? NO_ANSWER;
}
