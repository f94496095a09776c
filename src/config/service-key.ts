function roleOf(key: string): unknown {
  try {
    const claims: unknown = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : null;
  } catch {
    return null;
  }
}

/** Whether a key of a store passes every policy: Supabase's secret key (sb_secret_…), or a token with the role service_role. */
export const isServiceKey = (key: string): boolean => key.startsWith('sb_secret_') || roleOf(key) === 'service_role';
