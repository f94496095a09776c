import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveCached } from '#scripts/preview/caching-proxy.ts';
import { DIST } from './built-site.ts';
import { removeShared } from './shared-build.ts';
import { shareEmulators } from './shared-emulators.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site on loopback, such as http://127.0.0.1:4321. */
    siteUrl: string;
    /** Where workers get the address of an emulator of a folder (shared-emulators.ts). */
    emulatorsUrl: string;
    /** A temporary folder of this run, shared by its workers. */
    runFolder: string;
  }
}

/** Starts one server over dist/ for the whole project and creates the run's folder. Returns the teardown. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await serveCached(DIST);
  const runFolder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  const emulators = await shareEmulators();
  project.provide('siteUrl', site.url);
  project.provide('emulatorsUrl', emulators.url);
  project.provide('runFolder', runFolder);
  return async () => {
    await Promise.all([site.stop(), emulators.stop()]);
    removeShared(runFolder);
    rmSync(runFolder, { recursive: true, force: true });
  };
}
