import { expect, it } from 'vitest';
import { readEnvironment } from '#config/environment.ts';

it.each<[name: string, variables: Record<string, string>, expected?: Record<string, string>]>([
  ['an empty environment', {}, {}],
  ['an empty variable as unset', { SITE_URL: '', BUILD_DATE: '' }, {}],
  ['a variable of white space as unset', { PUBLIC_SUPABASE_URL: '  ', SERVICE_WORKER: '\n' }, {}],
  [
    'values without the white space that was copied with them',
    { SITE_URL: ' https://wash.example/ ', PUBLIC_SUPABASE_ANON_KEY: 'a key\n', PUBLIC_META_PIXEL_ID: ' 123 ' },
    { SITE_URL: 'https://wash.example', PUBLIC_SUPABASE_ANON_KEY: 'a key', PUBLIC_META_PIXEL_ID: '123' },
  ],
  ['an http address of the store', { PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321' }],
  ['an anonymous key of any form', { PUBLIC_SUPABASE_ANON_KEY: 'any key' }],
  ['an origin without its trailing slash', { SITE_URL: 'https://wash.example/' }, { SITE_URL: 'https://wash.example' }],
  ['a day as the build date', { BUILD_DATE: '2026-01-31' }],
  ['an instant as the build date', { BUILD_DATE: '2026-01-31T12:00:00Z' }],
  ['off for the service worker', { SERVICE_WORKER: 'off' }],
])('reads %s', (_, variables, expected = variables) => {
  const set = Object.entries(readEnvironment(variables)).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(set)).toEqual(expected);
});

it.each(['https://wash.example/site', 'https://wash.example?a=b', 'https://wash.example/#top'])(
  'rejects a SITE_URL with a path, query or hash: %s',
  (SITE_URL) => {
    expect(() => readEnvironment({ SITE_URL })).toThrow(
      `SITE_URL: is "${SITE_URL}", expected an origin: scheme and host without a path, such as https://www.example.com`,
    );
  },
);

it.each([
  ['a service role token', ['e30', Buffer.from('{"role":"service_role"}').toString('base64url'), 'x'].join('.')],
  ['a secret key', 'sb_secret_abcdefgh'],
  ['a secret key after a space', ' sb_secret_abcdefgh'],
])('rejects %s as the published anonymous key, without repeating it', (_, key) => {
  const message = errorOf({ PUBLIC_SUPABASE_ANON_KEY: key });
  expect(message).toContain('PUBLIC_SUPABASE_ANON_KEY is a service key');
  expect(message).not.toContain(key);
});

it('rejects an address with a password, without repeating it', () => {
  const message = errorOf({ PUBLIC_SUPABASE_URL: 'https://somebody:hunter2@store.example' });
  expect(message).toContain('PUBLIC_SUPABASE_URL must not contain a user name or password');
  expect(message).not.toContain('hunter2');
});

it('rejects a value other than on and off for the service worker', () => {
  expect(() => readEnvironment({ SERVICE_WORKER: 'no' })).toThrow('SERVICE_WORKER: is "no", expected on or off');
});

it('reports all errors at once, one per line', () => {
  const wrong = {
    SITE_URL: 'www.wash.example',
    PUBLIC_QUOTE_WEBHOOK_URL: 'javascript:alert(1)',
    PUBLIC_META_PIXEL_ID: 'abc',
    BUILD_DATE: '31.01.2026',
  };
  const lines = errorOf(wrong).split('\n');
  expect(lines[0]).toMatch(/nothing was written/);
  expect(lines).toHaveLength(1 + Object.keys(wrong).length);
  for (const [name, value] of Object.entries(wrong)) {
    expect(lines.slice(1).join('\n')).toContain(`${name}: is ${JSON.stringify(value)}, expected `);
  }
  expect(lines.filter((line) => line.includes('expected Invalid'))).toEqual([]);
});

/** The message of the error that reading an environment throws. */
function errorOf(variables: Record<string, string>): string {
  try {
    readEnvironment(variables);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('The environment was accepted.');
}
