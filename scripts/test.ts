/**
 * `npm test`: every part in order, stopping where one fails. Each part is an npm script and runs alone too.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface Part {
  readonly script: string;
  /** Whether the part ends in vitest, and so can report how many tests it ran. */
  readonly tests: boolean;
}

/**
 * The parts in their order. Those of one row run at once: together they keep two processors busy to the end.
 */
const ROWS: readonly (readonly Part[])[] = [
  [
    { script: 'lint', tests: false },
    { script: 'test:store', tests: true },
  ],
  // Types are not beside lint: they are written anew, and lint reads them.
  [
    { script: 'test:types', tests: false },
    { script: 'test:unit', tests: true },
  ],
  [{ script: 'test:build', tests: true }],
  [{ script: 'test:browser', tests: true }],
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

/**
 * Runs one part. Alone it writes as it goes; beside others it writes all at its end. A failure without a test
 * is one.
 */
async function run({ script, tests }: Part, isAlone: boolean): Promise<Counts> {
  const file = join('reports', `${script.replace(':', '-')}.json`);
  rmSync(file, { force: true });
  const reporters = tests ? ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : [];
  if (isAlone) console.log(`\n── ${script} ──`);
  const started = performance.now();
  const written: Buffer[] = [];
  const child = spawn('npm', ['run', '--silent', script, ...reporters], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // On Windows npm is a command file, which only a shell can start.
    shell: process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => written.push(chunk));
  await once(child, 'close');
  if (!isAlone) console.log(`\n── ${script} ──\n${Buffer.concat(written).toString('utf8')}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = readCounts(file);
  const ran = tests ? `: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped` : '';
  console.log(`${script}${ran} (${seconds} s)`);
  return child.exitCode === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

mkdirSync('reports', { recursive: true });
let passed = 0;
let failed = 0;
for (const row of ROWS) {
  const counts = await Promise.all(row.map((part) => run(part, row.length === 1)));
  for (const [index, { script }] of row.entries()) {
    passed += counts[index]?.passed ?? 0;
    failed += counts[index]?.failed ?? 0;
    if ((counts[index]?.failed ?? 0) > 0) console.log(`\n${script} failed. Alone: npm run ${script}`);
  }
  if (failed > 0) break;
}
console.log(`tests: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
