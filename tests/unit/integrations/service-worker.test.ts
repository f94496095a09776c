import { expect, it } from 'vitest';
import { serviceWorker } from '#integrations/service-worker.ts';
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
