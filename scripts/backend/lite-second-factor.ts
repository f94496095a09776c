import { randomBytes, randomUUID } from 'node:crypto';
import type { PGlite } from '@supabase/lite/pglite';
import { jwtVerify, SignJWT } from 'jose';
import type { FetchHandler } from './fetch-server.ts';
import { isTotpCode, toBase32 } from './totp.ts';

// Stands in for the second factor of the platform's sign-in service, which @supabase/lite lacks: the requests of
// supabase-js's auth.mfa for TOTP, the level of a session in its token, and the rule that a password is changed only
// with the code. Answers and error codes are those of the service (github.com/supabase/auth, internal/api/mfa.go).
// Missing: phones and keys, limits of attempts, emails about factors, and a real QR code.

/** The platform's table, without what belongs to phones and keys. */
const TABLE = `
  create table if not exists auth.mfa_factors (
    id uuid primary key, user_id uuid not null, friendly_name text, factor_type text not null, status text not null,
    secret text, created_at timestamptz not null default now(), updated_at timestamptz not null default now()
  );`;

interface Factor {
  readonly id: string;
  readonly friendly_name: string;
  readonly factor_type: string;
  readonly status: 'verified' | 'unverified';
  readonly secret: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The caller: an account, its session and the level of its token. */
interface Caller {
  readonly user: string;
  readonly session: string;
  readonly aal: string;
}

const AUTH = '/auth/v1';

const json = (body: unknown, status = 200): Response => Response.json(body, { status });
const refuse = (status: number, error_code: string, msg: string): Response =>
  json({ code: status, error_code, msg }, status);

/** The platform draws a QR code of the address. This one cannot be scanned. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="171" height="171"><rect width="171" height="171" style="fill:white"/><rect x="12" y="12" width="42" height="42"/><rect x="117" y="12" width="42" height="42"/><rect x="12" y="117" width="42" height="42"/><text x="85" y="92" text-anchor="middle" font-size="13">No QR code here</text></svg>`;

/** Adds the second factor to the handler of @supabase/lite. */
export async function withSecondFactor(
  database: PGlite,
  tokenSecret: string,
  handle: FetchHandler,
): Promise<FetchHandler> {
  await database.exec(TABLE);
  const key = new TextEncoder().encode(tokenSecret);
  const rows = async <T>(sql: string, values: readonly unknown[]): Promise<T[]> =>
    (await database.query<T>(sql, [...values])).rows;

  const factorsOf = (user: string): Promise<Factor[]> =>
    rows('select * from auth.mfa_factors where user_id = $1 order by created_at', [user]);

  async function callerOf(request: Request): Promise<Caller | null> {
    const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    const verified = await jwtVerify(token, key).catch(() => null);
    if (verified === null) return null;
    const { sub = '', session_id, aal } = verified.payload;
    return { user: sub, session: String(session_id), aal: aal === 'aal2' ? 'aal2' : 'aal1' };
  }

  /** Adds the session's level to a token of lite. */
  async function withLevel(token: string): Promise<string> {
    const { payload } = await jwtVerify(token, key);
    const [session] = await rows<{ aal: string }>('select aal::text from auth.sessions where id = $1', [
      payload['session_id'],
    ]);
    return new SignJWT({ ...payload, aal: session?.aal ?? 'aal1' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(key);
  }

  const publicFactor = ({ id, friendly_name, factor_type, status, created_at, updated_at }: Factor) => ({
    ...{ id, friendly_name, factor_type, status },
    ...{ created_at, updated_at },
  });

  /** Adds factors to the account in an answer, and the level to its token. */
  async function complete(response: Response): Promise<Response> {
    if (!response.ok || !(response.headers.get('content-type') ?? '').includes('json')) return response;
    const body = (await response.json()) as Record<string, unknown>;
    const user = (body['access_token'] === undefined ? body : body['user']) as { id: string; factors?: unknown };
    user.factors = (await factorsOf(user.id)).map(publicFactor);
    if (typeof body['access_token'] === 'string') body['access_token'] = await withLevel(body['access_token']);
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return Response.json(body, { status: response.status, headers });
  }

  async function enroll(request: Request, { user, aal }: Caller): Promise<Response> {
    const { friendly_name = '', issuer = '' } = (await request.json()) as { friendly_name?: string; issuer?: string };
    const factors = await factorsOf(user);
    if (factors.some((factor) => factor.friendly_name === friendly_name))
      return refuse(422, 'mfa_factor_name_conflict', 'A factor with this friendly name exists');
    if (aal !== 'aal2' && factors.some(({ status }) => status === 'verified'))
      return refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    const [id, secret] = [randomUUID(), toBase32(randomBytes(20))];
    await database.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
       values ($1, $2, $3, 'totp', 'unverified', $4)`,
      [id, user, friendly_name, secret],
    );
    const [account] = await rows<{ email: string }>('select email from auth.users where id = $1', [user]);
    const label = [issuer, account?.email ?? ''].map(encodeURIComponent).join(':');
    const uri = `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer }).toString()}`;
    return json({ id, type: 'totp', friendly_name, totp: { qr_code: DRAWING, secret, uri } });
  }

  /** Answers with new tokens of the session, whose level is aal2 from now on. */
  async function verify(request: Request, caller: Caller, factor: Factor, peer: string | null): Promise<Response> {
    const { code = '' } = (await request.json()) as { code?: string };
    if (!isTotpCode(factor.secret, code, Date.now()))
      return refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    await database.query("update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1", [
      factor.id,
    ]);
    await database.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [caller.user]);
    await database.query("update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1", [
      caller.session,
      factor.id,
    ]);
    // Every other session of the account that was opened without a code ends.
    const ended = await rows<{ id: string }>(
      "delete from auth.sessions where user_id = $1 and coalesce(aal::text, 'aal1') < 'aal2' returning id",
      [caller.user],
    );
    for (const { id } of ended) await database.query('delete from auth.refresh_tokens where session_id = $1', [id]);
    const [last] = await rows<{ token: string }>(
      'select token from auth.refresh_tokens where session_id = $1 and not revoked order by created_at desc limit 1',
      [caller.session],
    );
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    headers.set('content-type', 'application/json');
    const address = new URL(`${AUTH}/token?grant_type=refresh_token`, request.url);
    const body = JSON.stringify({ refresh_token: last?.token });
    return complete(await handle(new Request(address, { method: 'POST', headers, body }), peer));
  }

  async function remove({ aal }: Caller, factor: Factor): Promise<Response> {
    if (factor.status === 'verified' && aal !== 'aal2')
      return refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    await database.query('delete from auth.mfa_factors where id = $1', [factor.id]);
    await database.query("update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1", [factor.id]);
    return json({ id: factor.id });
  }

  /** Whether the session of a caller has ended, although its token is still valid. */
  const hasEnded = async ({ session }: Caller): Promise<boolean> =>
    (await rows('select 1 from auth.sessions where id = $1', [session])).length === 0;
  const sessionNotFound = () => refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

  async function answerFactors(request: Request, path: string, peer: string | null): Promise<Response> {
    const caller = await callerOf(request);
    if (caller === null) return refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    if (await hasEnded(caller)) return sessionNotFound();
    if (path === '/factors' && request.method === 'POST') return enroll(request, caller);
    const [, id = '', action = ''] = /^\/factors\/([0-9a-f-]{36})(?:\/(challenge|verify))?$/.exec(path) ?? [];
    const factor = (await factorsOf(caller.user)).find((own) => own.id === id);
    if (factor === undefined) return refuse(404, 'mfa_factor_not_found', 'Factor not found');
    if (action === 'challenge') {
      const expires_at = Math.floor(Date.now() / 1000) + 300;
      return json({ id: randomUUID(), type: 'totp', expires_at });
    }
    return action === 'verify' ? verify(request, caller, factor, peer) : remove(caller, factor);
  }

  return async (request, peer) => {
    const { pathname } = new URL(request.url);
    const path = pathname.startsWith(`${AUTH}/`) ? pathname.slice(AUTH.length) : '';
    if (request.method === 'OPTIONS') return handle(request, peer);
    if (path === '/factors' || path.startsWith('/factors/')) return answerFactors(request, path, peer);
    if (path === '/user') {
      const caller = await callerOf(request);
      if (caller !== null && (await hasEnded(caller))) return sessionNotFound();
      const isProtected =
        request.method === 'PUT' &&
        caller !== null &&
        (await factorsOf(caller.user)).some(({ status }) => status === 'verified');
      if (isProtected && caller.aal !== 'aal2')
        return refuse(
          401,
          'insufficient_aal',
          'AAL2 session is required to update email or password when MFA is enabled.',
        );
    }
    const response = await handle(request, peer);
    return path === '/token' || path === '/user' ? complete(response) : response;
  };
}
