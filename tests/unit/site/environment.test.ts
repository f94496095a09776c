import { expect, it } from 'vitest';
import { readEnvironment } from '#site/environment.ts';

it('an empty environment is right: everything is unset', () => {
  expect(Object.values(readEnvironment({}))).toEqual([]);
});

it('a variable set to nothing is unset', () => {
  const environment = readEnvironment({ SITE_URL: '', PUBLIC_META_PIXEL_ID: '', BUILD_DATE: '' });
  expect(Object.values(environment).filter((value) => value !== undefined)).toEqual([]);
});

it('an address may be http on loopback, and the key any text', () => {
  const environment = readEnvironment({
    PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321',
    PUBLIC_SUPABASE_ANON_KEY: 'any key',
  });
  expect(environment.PUBLIC_SUPABASE_URL).toBe('http://127.0.0.1:54321');
  expect(environment.PUBLIC_SUPABASE_ANON_KEY).toBe('any key');
});

it('the origin loses its slash at the end', () => {
  expect(readEnvironment({ SITE_URL: 'https://wash.example/' }).SITE_URL).toBe('https://wash.example');
});

it('a build date is a day or an instant', () => {
  for (const BUILD_DATE of ['2026-01-31', '2026-01-31T12:00:00Z'])
    expect(readEnvironment({ BUILD_DATE }).BUILD_DATE).toBe(BUILD_DATE);
});

it('the service worker is on or off, and nothing else', () => {
  expect(readEnvironment({ SERVICE_WORKER: 'off' }).SERVICE_WORKER).toBe('off');
  expect(() => readEnvironment({ SERVICE_WORKER: 'no' })).toThrow('SERVICE_WORKER: is "no", expected on or off');
});

it('what is wrong is told in a line each, all at once', () => {
  const wrong = {
    SITE_URL: 'wash.example',
    PUBLIC_QUOTE_WEBHOOK_URL: 'javascript:alert(1)',
    PUBLIC_META_PIXEL_ID: 'abc',
    BUILD_DATE: 'tomorrow',
  };
  expect(() => readEnvironment(wrong)).toThrow(/nothing was written/);
  for (const [name, value] of Object.entries(wrong)) {
    expect(() => readEnvironment(wrong)).toThrow(`${name}: is ${JSON.stringify(value)}, expected `);
  }
});
