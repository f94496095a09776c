import { describe, expect, it } from 'vitest';
import { authErrorMessage } from '#staff/sign-in/auth-errors.ts';
import { CONSTRAINT_MESSAGES, toStoreError } from '#staff/store/errors.ts';
import { migrations } from '#scripts/backend/sql-files.ts';

const checkViolation = (constraint: string) => ({
  message: `new row for relation "posts" violates check constraint "${constraint}"`,
  code: '23514',
  status: 400,
});

describe('errors of the store', () => {
  it.each([
    ['a request without a response', { message: 'Failed to fetch', code: '' }, 'offline'],
    ['a timeout', { message: 'AbortError', code: '', status: 0 }, 'offline'],
    ['an expired token', { message: 'JWT expired', code: 'PGRST303', status: 401 }, 'signed-out'],
    ['a missing token', { message: 'permission denied', code: '42501', status: 401 }, 'signed-out'],
    ['a policy violation', { message: 'violates row-level security policy', code: '42501', status: 403 }, 'refused'],
    ['a duplicate slug', { message: 'duplicate key', code: '23505', status: 409 }, 'taken'],
    ['a check violation', checkViolation('posts_title'), 'invalid'],
    ['a server error', { message: 'oops', code: '', status: 502 }, 'unknown'],
  ] as const)('maps %s to its kind, with a sentence for the screen', (_, supabaseError, kind) => {
    const error = toStoreError(supabaseError);
    expect(error.kind).toBe(kind);
    expect(error.message).toMatch(/^[A-Z].*\.$/);
  });

  it('names the rule that a check violation broke', () => {
    expect(toStoreError(checkViolation('posts_title')).message).toBe(CONSTRAINT_MESSAGES['posts_title']);
    expect(toStoreError(checkViolation('posts_unheard_of')).message).toBe('This text cannot be saved as it is.');
  });

  it('tells how long the notes of a lead may be', () => {
    const [, limit] = migrations()
      .map(({ sql }) => /constraint leads_notes check \(private\.is_prose\(notes, (\d+)\)\)/.exec(sql))
      .find((found) => found !== null)!;
    const { message } = toStoreError(checkViolation('leads_notes'));
    expect(message).toContain(`${Number(limit).toLocaleString('en-US')} characters`);
  });

  it.each(['title', 'excerpt', 'body', 'cover_alt', 'author', 'tags', 'meta_description'])(
    'says of %s that it is not what a failed import writes, which its check refuses too',
    (column) => {
      expect(CONSTRAINT_MESSAGES[`posts_${column}`]).toContain('“undefined”, “NaN” or “[object Object]”');
    },
  );

  it('has a message for every check constraint of the table posts', () => {
    const constraints = migrations()
      .flatMap(({ sql }) => [...sql.matchAll(/constraint (posts_\w+) check/g)])
      .map(([, name]) => name!);
    // Staff do not write old_slugs.
    const written = constraints.filter((name) => name !== 'posts_old_slugs');
    expect(written.filter((name) => !Object.hasOwn(CONSTRAINT_MESSAGES, name))).toEqual([]);
    expect(constraints.length).toBeGreaterThan(10);
  });
});

describe('errors of signing in', () => {
  it.each([
    ['no response', {}, 'No connection.'],
    ['wrong credentials', { status: 400, code: 'invalid_credentials' }, 'Email and password do not match.'],
    ['the rate limit', { status: 429, code: 'over_request_rate_limit' }, 'Too many attempts.'],
    ['a server error', { status: 500, code: 'unexpected_failure' }, 'The sign-in service did not answer as it should.'],
    ['an unchanged password', { status: 422, code: 'same_password' }, 'This is the old password.'],
  ] as const)('shows a sentence for %s', (_, error, message) => {
    expect(authErrorMessage(error)).toContain(message);
  });
});
