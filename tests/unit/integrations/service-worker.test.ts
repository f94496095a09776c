import { describe, expect, it } from 'vitest';
import { precacheEntry, referencedAssets, serviceWorker } from '#integrations/service-worker.ts';
import type { Environment } from '#config/environment.ts';

const FLAG = 'import.meta.env.WITH_SERVICE_WORKER';

/** The value of the flag for an Astro command in an environment. */
function registrationFlag(command: 'dev' | 'build', environment: Environment): unknown {
  let flag: unknown;
  const updateConfig = (config: { vite: { define: Record<string, unknown> } }): void => {
    flag = config.vite.define[FLAG];
  };
  const setup = serviceWorker(environment).hooks['astro:config:setup'] as (options: object) => void;
  setup({ command, updateConfig });
  return flag;
}

it('registers the worker in a build, but not on the development server or with SERVICE_WORKER=off', () => {
  expect(registrationFlag('build', {})).toBe('true');
  expect(registrationFlag('build', { SERVICE_WORKER: 'on' })).toBe('true');
  expect(registrationFlag('build', { SERVICE_WORKER: 'off' })).toBe('false');
  expect(registrationFlag('dev', {})).toBe('false');
});

describe('the precache list', () => {
  it('lists the stylesheets and images that a page loads from the site, each once', () => {
    const html = `<link rel="stylesheet" href="/_astro/site.x.css"><link rel="icon" href="/favicon.svg">
      <img src="/images/logo.svg" alt=""><img alt="" class="a" src="/images/logo.svg"><img src="https://else.example/a.png">`;
    expect(referencedAssets(html)).toEqual(['/_astro/site.x.css', '/images/logo.svg']);
  });

  it('changes the revision of a file when its contents change', () => {
    const one = precacheEntry('/offline', Buffer.from('<p>one</p>'));
    const other = precacheEntry('/offline', Buffer.from('<p>other</p>'));
    expect(one.revision).toMatch(/^[0-9a-f]{16}$/);
    expect(one.revision).not.toBe(other.revision);
  });

  it('omits the revision of a file with a hash in its name', () => {
    expect(precacheEntry('/_astro/site.x.css', Buffer.from('a{}'))).toEqual({
      url: '/_astro/site.x.css',
      revision: null,
    });
  });
});
