import { SignJWT } from 'jose';

/** Roles of the API that a token can name. */
export type ApiRole = 'anon' | 'authenticated' | 'service_role';

/** A secret for local tokens: the platform's has at least 32 characters, and this is none of its. */
export const LOCAL_SECRET = 'local-secret-of-no-project-32-chars-or-more';

/** A token as the platform signs them (HS256), for a role, and for a signed-in user's id. It does not run out. */
export function signToken(role: ApiRole, userId?: string): Promise<string> {
  const token = new SignJWT({ role, iss: 'local' }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' });
  if (userId !== undefined) token.setSubject(userId).setAudience('authenticated');
  return token.sign(new TextEncoder().encode(LOCAL_SECRET));
}
