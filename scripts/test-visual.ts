// npm run test:visual -- [--update]: compares screenshots of every page type and component in dist/, or in the folder
// SITE_DIST, with the references. --update replaces references that differ; vitest receives all other arguments.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const contact = join(process.env['SITE_DIST'] ?? 'dist', 'contact.html');
if (!existsSync(contact) || !readFileSync(contact, 'utf8').includes('class="quote-form"')) {
  console.error(`${contact} has no quote form, which the screenshots show. Run npm run test:site first.`);
  process.exit(1);
}

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
