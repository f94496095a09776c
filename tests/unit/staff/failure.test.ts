import { describe, expect, it } from 'vitest';
import { authWords } from '#staff/sign-in/auth-words.ts';
import { FIELD_RULES } from '#staff/store/field-rules.ts';
import { failureOf } from '#staff/store/failure.ts';
import { migrations } from '#scripts/backend/sql-files.ts';

const check = (constraint: string) => ({
  message: `new row for relation "posts" violates check constraint "${constraint}"`,
  code: '23514',
  status: 400,
});

describe('a failure of the store', () => {
  it.each([
    ['no answer', { message: 'Failed to fetch', code: '' }, 'offline'],
    ['no answer in time', { message: 'AbortError', code: '', status: 0 }, 'offline'],
    ['a token that has run out', { message: 'JWT expired', code: 'PGRST303', status: 401 }, 'signed-out'],
    ['no token', { message: 'permission denied', code: '42501', status: 401 }, 'signed-out'],
    ['a policy', { message: 'violates row-level security policy', code: '42501', status: 403 }, 'refused'],
    ['a slug that is there', { message: 'duplicate key', code: '23505', status: 409 }, 'taken'],
    ['a check', check('posts_title'), 'invalid'],
    ['a issue of the server', { message: 'oops', code: '', status: 502 }, 'unknown'],
  ] as const)('%s is told by its kind, in a sentence', (_, error, kind) => {
    const failure = failureOf(error);
    expect(failure.kind).toBe(kind);
    expect(failure.text).toMatch(/^[A-Z].*\.$/);
  });

  it('says which field a check is about', () => {
    expect(failureOf(check('posts_title')).text).toBe('The title needs 1 to 160 characters on one line.');
    expect(failureOf(check('posts_unheard_of')).text).toBe('The store does not take this text as it is.');
  });

  it('knows every check on the table posts', () => {
    const checks = migrations()
      .flatMap(({ sql }) => [...sql.matchAll(/constraint (posts_\w+) check/g)])
      .map(([, name]) => name);
    expect(checks.filter((name) => name !== 'posts_old_slugs' && !Object.hasOwn(FIELD_RULES, name!))).toEqual([]);
    expect(checks.length).toBeGreaterThan(10);
  });
});

describe('a failure to sign in', () => {
  it.each([
    [{}, 'No connection.'],
    [{ status: 400, code: 'invalid_credentials' }, 'Email and password do not match.'],
    [{ status: 429, code: 'over_request_rate_limit' }, 'Too many attempts.'],
    [{ status: 500, code: 'unexpected_failure' }, 'The sign-in service did not answer as it should.'],
    [{ status: 422, code: 'same_password' }, 'This is the old password.'],
  ] as const)('%o is told in a sentence', (error, begins) => {
    expect(authWords(error)).toContain(begins);
  });
});
