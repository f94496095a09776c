/**
 * Whether the page was opened by a link from a password recovery email, and whether that link still works.
 */
export type RecoveryLink = 'none' | 'valid' | 'spent';

/** Reads the fragment of an address, such as location.hash. A spent link was used before or has expired. */
export function readRecoveryLink(hash: string): RecoveryLink {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  if (params.has('error_code') || params.has('error')) return 'spent';
  return params.get('type') === 'recovery' && params.has('access_token') ? 'valid' : 'none';
}

// Read at load time: supabase-js removes the fragment from the address soon after.
const openedBy: RecoveryLink = typeof location === 'undefined' ? 'none' : readRecoveryLink(location.hash);

/** Returns the recovery link that opened this page. */
export const recoveryLink = (): RecoveryLink => openedBy;
