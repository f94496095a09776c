// npm run test:changed -- [--since revision]: checks the files that differ from a revision, HEAD by default: lint and
// format of those files, the type check, and the unit tests that import them. Says what it does not run.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { formatError } from './build/format-error.ts';
import { partsOf } from './test-changed/parts.ts';

/** The lines that Git prints. Throws an Error with its message. */
function git(...args: readonly string[]): string[] {
  try {
    const output = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return output.split('\0').filter((line) => line !== '');
  } catch (error) {
    throw new Error((error as { stderr?: string }).stderr?.trim() ?? 'Git is not installed.', { cause: error });
  }
}

/** The files that differ from a revision and exist, new ones included. */
function changedSince(revision: string): string[] {
  const changed = git('diff', '--name-only', '--relative', '--diff-filter=d', '-z', revision, '--');
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard', '-z')])].sort();
}

/** Runs a program of node_modules and prints its output at its end. Resolves with whether it succeeded. */
async function run(name: string, program: string, ...args: readonly string[]): Promise<boolean> {
  const started = performance.now();
  const child = spawn(process.execPath, [`node_modules/${program}`, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  await once(child, 'close');
  const passed = child.exitCode === 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (!passed) console.log(Buffer.concat(output).toString('utf8').trim());
  console.log(`${name}: ${passed ? 'passed' : 'failed'} (${seconds} s)`);
  return passed;
}

/** Lints after the type check, which writes type files that lint reads. */
async function checkSources(files: readonly string[], lint: readonly string[]): Promise<boolean> {
  const results = [
    await run('types', 'astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'),
    lint.length === 0 ||
      (await run('lint', 'eslint/bin/eslint.js', '--max-warnings', '0', '--no-warn-ignored', ...lint)),
    await run('format', 'prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...files),
  ];
  return results.every(Boolean);
}

async function testChanged(): Promise<boolean> {
  const { since } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } }).values;
  const files = changedSince(since);
  if (files.length === 0) {
    console.log(`No file differs from ${since}.`);
    return true;
  }
  console.log(
    `${files.length} changed since ${since}: ${files.slice(0, 10).join(', ')}${files.length > 10 ? ', ...' : ''}`,
  );
  const { lint, related, notRun } = partsOf(files);
  const options = ['related', '--run', '--project', 'unit', '--passWithNoTests'];
  const results = await Promise.all([
    related.length === 0 || run('unit tests', 'vitest/vitest.mjs', ...options, ...related),
    checkSources(files, lint),
  ]);
  console.log(`Not run:\n${notRun.map((part) => `- ${part}`).join('\n')}`);
  return results.every(Boolean);
}

try {
  process.exitCode = (await testChanged()) ? 0 : 1;
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}
