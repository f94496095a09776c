import { expect, it } from 'vitest';
import { readEnvironment } from '#config/environment.ts';

it('accepts an empty environment', () => {
  expect(Object.values(readEnvironment({}))).toEqual([]);
});

it('treats an empty variable as unset', () => {
  const environment = readEnvironment({ SITE_URL: '', PUBLIC_META_PIXEL_ID: '', BUILD_DATE: '' });
  expect(Object.values(environment).filter((value) => value !== undefined)).toEqual([]);
});

it('accepts http addresses and any anonymous key', () => {
  const environment = readEnvironment({
    PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321',
    PUBLIC_SUPABASE_ANON_KEY: 'any key',
  });
  expect(environment.PUBLIC_SUPABASE_URL).toBe('http://127.0.0.1:54321');
  expect(environment.PUBLIC_SUPABASE_ANON_KEY).toBe('any key');
});

it('removes the trailing slash of the origin', () => {
  expect(readEnvironment({ SITE_URL: 'https://wash.example/' }).SITE_URL).toBe('https://wash.example');
});

it.each(['https://wash.example/site', 'https://wash.example?a=b', 'https://wash.example/#top'])(
  'the origin of the site is no page of it: %s',
  (SITE_URL) => {
    expect(() => readEnvironment({ SITE_URL })).toThrow(
      `SITE_URL: is "${SITE_URL}", expected an origin: scheme and host without a path, such as https://www.example.com`,
    );
  },
);

it.each([
  ['the service’s token', ['e30', Buffer.from('{"role":"service_role"}').toString('base64url'), 'x'].join('.')],
  ['a secret key', 'sb_secret_abcdefgh'],
])('%s is never taken for the anonymous key, which a build publishes, and not repeated', (_, key) => {
  const error = thrownBy({ PUBLIC_SUPABASE_ANON_KEY: key });
  expect(error).toContain('PUBLIC_SUPABASE_ANON_KEY is a service key');
  expect(error).not.toContain(key);
});

it('rejects an address with a password, without repeating it', () => {
  const error = thrownBy({ PUBLIC_SUPABASE_URL: 'https://somebody:hunter2@store.example' });
  expect(error).toContain('PUBLIC_SUPABASE_URL must not contain a user name or password');
  expect(error).not.toContain('hunter2');
});

it('accepts a day or an instant as build date', () => {
  for (const BUILD_DATE of ['2026-01-31', '2026-01-31T12:00:00Z'])
    expect(readEnvironment({ BUILD_DATE }).BUILD_DATE).toBe(BUILD_DATE);
});

it('accepts only on and off for the service worker', () => {
  expect(readEnvironment({ SERVICE_WORKER: 'off' }).SERVICE_WORKER).toBe('off');
  expect(() => readEnvironment({ SERVICE_WORKER: 'no' })).toThrow('SERVICE_WORKER: is "no", expected on or off');
});

it('reports all errors at once, one per line', () => {
  const wrong = {
    SITE_URL: 'www.wash.example',
    PUBLIC_QUOTE_WEBHOOK_URL: 'javascript:alert(1)',
    PUBLIC_META_PIXEL_ID: 'abc',
    BUILD_DATE: '31.01.2026',
  };
  const lines = thrownBy(wrong).split('\n');
  expect(lines[0]).toMatch(/nothing was written/);
  expect(lines).toHaveLength(1 + Object.keys(wrong).length);
  for (const [name, value] of Object.entries(wrong)) {
    expect(() => readEnvironment(wrong)).toThrow(`${name}: is ${JSON.stringify(value)}, expected `);
  }
  expect(lines.filter((line) => line.includes('expected Invalid'))).toEqual([]);
});

/** The message of the error that an environment ends with. */
function thrownBy(variables: Record<string, string>): string {
  try {
    readEnvironment(variables);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('The environment was taken.');
}
