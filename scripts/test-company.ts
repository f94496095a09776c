// npm run test:company -- [--browser]: runs the tests in a copy of this repository that belongs to the company of
// tests/companies/boulder, because a test that names something of the sample passes here and fails in every company's
// copy. With --browser the browser tests, too.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatError } from './build/format-error.ts';

const COMPANY = 'tests/companies/boulder';
const ROWS = ['cities', 'services', 'neighborhoods', 'posts'];

/** Runs a command in a folder and returns whether it succeeded. */
function succeeds(cwd: string, program: string, args: readonly string[]): boolean {
  console.log(`\n> ${[program, ...args].join(' ')}`);
  const { status, error } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (error !== undefined) throw error;
  return status === 0;
}

/** Makes a copy of what is committed in `folder` that belongs to the other company. */
function makeCopy(folder: string): void {
  const run = (program: string, ...args: readonly string[]): void => {
    if (!succeeds(folder, program, args)) throw new Error(`${program} ${args.join(' ')} failed.`);
  };
  run('git', 'clone', '--quiet', '--depth=1', `file://${process.cwd()}`, '.');
  // A copy, not a link: Vite keeps files of its own there.
  cpSync('node_modules', join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => source !== join('node_modules', '.cache'),
  });
  run('npm', 'run', '--silent', 'new-company', '--', join(COMPANY, 'company.json'));
  for (const table of ROWS)
    copyFileSync(join(folder, COMPANY, `${table}.json`), join(folder, 'data', 'snapshot', `${table}.json`));
  run('npm', 'run', '--silent', 'snapshot:lock');
  run('npm', 'run', '--silent', 'pictures');
}

try {
  const { values } = parseArgs({ options: { browser: { type: 'boolean', default: false } } });
  const folder = mkdtempSync(join(tmpdir(), 'test-company-'));
  // Postgres does not run as root, and its account has to read its binaries here.
  chmodSync(folder, 0o755);
  try {
    makeCopy(folder);
    const projects = ['test:unit', 'test:build', 'test:store', ...(values.browser ? ['test:browser'] : [])];
    // All of them, so that one call shows every test that fails.
    const failed = projects.filter((project) => !succeeds(folder, 'npm', ['run', '--silent', project]));
    if (failed.length > 0) {
      throw new Error(
        `Tests fail in the copy of another company: ${failed.join(', ')}. Take what they expect from the data, or move them to tests/sample.`,
      );
    }
    console.log('\nEvery test passes in the copy of another company.');
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}
