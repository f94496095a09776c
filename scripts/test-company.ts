// npm run test:company [-- --browser]: runs the tests in a copy of this repository that belongs to the company of
// tests/companies/boulder, because a test that names something of the sample passes here and fails in every company's
// copy. With --browser the browser tests, too.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const COMPANY = 'tests/companies/boulder';
const ROWS = ['cities', 'services', 'neighborhoods', 'posts'];

const { values } = parseArgs({ options: { browser: { type: 'boolean', default: false } } });
const folder = mkdtempSync(join(tmpdir(), 'test-company-'));

/** Runs a command and returns whether it succeeded. */
function succeeds(program: string, args: readonly string[], cwd = folder): boolean {
  console.log(`\n> ${[program, ...args].join(' ')}`);
  const { status, error } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (error !== undefined) throw error;
  return status === 0;
}

/** Runs a command. Throws an Error if it fails. */
function run(program: string, ...args: readonly string[]): void {
  if (!succeeds(program, args)) throw new Error(`${program} ${args.join(' ')} failed.`);
}

try {
  // What is committed: the build of a file that is not would be a test of another repository.
  if (!succeeds('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, folder], process.cwd()))
    throw new Error('This repository could not be cloned.');
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
  const projects = ['test:unit', 'test:build', 'test:store', ...(values.browser ? ['test:browser'] : [])];
  // All of them, so that one call shows every test that fails.
  const failed = projects.filter((project) => !succeeds('npm', ['run', '--silent', project]));
  console.log(
    failed.length === 0
      ? '\nEvery test passes in the copy of another company.'
      : `\nIn the copy of another company tests fail: ${failed.join(', ')}. Take what they expect from the data, or move them to tests/sample.`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
