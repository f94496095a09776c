/** What the address of a page says that was opened from the email of a forgotten password. */
export type RecoveryLink = 'none' | 'valid' | 'spent';

/** Reads the fragment of an address, such as location.hash. A spent link was used already, or is too old. */
export function readRecoveryLink(hash: string): RecoveryLink {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  if (said.has('error_code') || said.has('error')) return 'spent';
  return said.get('type') === 'recovery' && said.has('access_token') ? 'valid' : 'none';
}

// Read before supabase-js takes the fragment out of the address.
const arrivedBy: RecoveryLink = typeof location === 'undefined' ? 'none' : readRecoveryLink(location.hash);

/** How this page was opened. */
export const recoveryLink = (): RecoveryLink => arrivedBy;
