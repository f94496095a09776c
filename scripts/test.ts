/** `npm test`: every part in order, stopping at the first that fails. Each part is an npm script and runs alone too. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface Part {
  readonly script: string;
  /** Whether the part ends in vitest, and so can report how many tests it ran. */
  readonly tests: boolean;
}

const PARTS: readonly Part[] = [
  { script: 'lint', tests: false },
  { script: 'test:types', tests: false },
  { script: 'test:unit', tests: true },
  { script: 'test:store', tests: true },
  { script: 'test:build', tests: true },
  { script: 'test:browser', tests: true },
];

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The counts of vitest's JSON report; none when vitest did not get as far as writing one. */
function readCounts(file: string): Counts {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
    const count = (key: string): number => report[key] ?? 0;
    return {
      passed: count('numPassedTests'),
      failed: count('numFailedTests'),
      skipped: count('numPendingTests') + count('numTodoTests'),
    };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

/** Runs one part with its output passed through. A part that fails without a failed test counts as one. */
function run({ script, tests }: Part): Counts {
  const file = join('reports', `${script.replace(':', '-')}.json`);
  rmSync(file, { force: true });
  const reporters = tests ? ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : [];
  console.log(`\n── ${script} ──`);
  const started = performance.now();
  // On Windows npm is a command file, which only a shell can start.
  const { status } = spawnSync('npm', ['run', '--silent', script, ...reporters], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = readCounts(file);
  const ran = tests ? `: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped` : '';
  console.log(`${script}${ran} (${seconds} s)`);
  return status === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

mkdirSync('reports', { recursive: true });
let passed = 0;
let failed = 0;
for (const part of PARTS) {
  const counts = run(part);
  passed += counts.passed;
  failed += counts.failed;
  if (failed > 0) {
    console.log(`\n${part.script} failed. Alone: npm run ${part.script}`);
    break;
  }
}
console.log(`tests: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
