// npm test: runs every part in order and stops after a group with a failure. Each part is an npm script that
// can also be run alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface Part {
  readonly script: string;
  /** Whether the part runs vitest, which reports the number of tests. */
  readonly usesVitest: boolean;
}

/**
 * The groups of parts in order. The parts of a group run in parallel and take about equally long on two
 * cores.
 */
const GROUPS: readonly (readonly Part[])[] = [
  [
    { script: 'lint', usesVitest: false },
    { script: 'test:store', usesVitest: true },
  ],
  // Not in parallel with lint: test:types regenerates type files that lint reads.
  [
    { script: 'test:types', usesVitest: false },
    { script: 'test:unit', usesVitest: true },
  ],
  [{ script: 'test:build', usesVitest: true }],
  [{ script: 'test:browser', usesVitest: true }],
];

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The counts of vitest's JSON report, or zeros if vitest ended before it wrote one. */
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
 * Runs one part and prints its output: at once if it runs alone, otherwise at its end. Counts a failure
 * outside of tests as one failed test.
 */
async function run({ script, usesVitest }: Part, isAlone: boolean): Promise<Counts> {
  const file = join('reports', `${script.replace(':', '-')}.json`);
  rmSync(file, { force: true });
  const reporters = usesVitest ? ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : [];
  if (isAlone) console.log(`\n── ${script} ──`);
  const started = performance.now();
  const output: Buffer[] = [];
  const child = spawn('npm', ['run', '--silent', script, ...reporters], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // On Windows npm is a .cmd file, which only a shell can run.
    shell: process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  await once(child, 'close');
  if (!isAlone) console.log(`\n── ${script} ──\n${Buffer.concat(output).toString('utf8')}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = readCounts(file);
  const summary = usesVitest ? `: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped` : '';
  console.log(`${script}${summary} (${seconds} s)`);
  return child.exitCode === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

mkdirSync('reports', { recursive: true });
let passed = 0;
let failed = 0;
for (const group of GROUPS) {
  const counts = await Promise.all(group.map((part) => run(part, group.length === 1)));
  for (const [index, { script }] of group.entries()) {
    passed += counts[index]?.passed ?? 0;
    failed += counts[index]?.failed ?? 0;
    if ((counts[index]?.failed ?? 0) > 0) console.log(`\n${script} failed. To run it alone: npm run ${script}`);
  }
  if (failed > 0) break;
}
console.log(`tests: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
