/**
 * `npm run test:visual`: how every page type and every component looks, against the references. With --update what
 * differs becomes the reference; other arguments go to vitest. Over dist/, or the folder SITE_DIST names.
 */
import { spawnSync } from 'node:child_process';

const UPDATE = '--update';
const args = process.argv.slice(2);
const isUpdate = args.includes(UPDATE);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'browser',
    'tests/browser/visual',
    ...args.filter((arg) => arg !== UPDATE),
  ],
  { stdio: 'inherit', env: { ...process.env, ...(isUpdate ? { VISUAL_UPDATE: '1' } : {}) } },
);
process.exitCode = status ?? 1;
