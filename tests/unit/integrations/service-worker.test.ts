import { expect, it } from 'vitest';
import { serviceWorker } from '#integrations/service-worker.ts';
import type { Environment } from '#config/environment.ts';

const FLAG = 'import.meta.env.WITH_SERVICE_WORKER';

/** What pages are told about registering, when Astro runs a command in an environment. */
function told(command: 'dev' | 'build', environment: Environment): unknown {
  let flag: unknown;
  const updateConfig = (config: { vite: { define: Record<string, unknown> } }): void => {
    flag = config.vite.define[FLAG];
  };
  const setup = serviceWorker(environment).hooks['astro:config:setup'] as (given: object) => void;
  setup({ command, updateConfig });
  return flag;
}

it('pages register the worker in a build, never on the development server or with the kill switch', () => {
  expect(told('build', {})).toBe('true');
  expect(told('build', { SERVICE_WORKER: 'on' })).toBe('true');
  expect(told('build', { SERVICE_WORKER: 'off' })).toBe('false');
  expect(told('dev', {})).toBe('false');
});
