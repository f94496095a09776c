/** `npm test`: every part, none begun after one has failed. Each part is an npm script and runs alone too. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface Part {
  readonly script: string;
  /** Whether the part ends in vitest, and so can report how many tests it ran. */
  readonly tests: boolean;
  /** The parts that must have passed before this one begins. */
  readonly after: readonly string[];
}

/** Parts that wait for none of each other run at once: none of them keeps two processors busy all the time. */
const PARTS: readonly Part[] = [
  { script: 'lint', tests: false, after: [] },
  { script: 'test:unit', tests: true, after: [] },
  // Types are not beside lint: they are written anew, and lint reads them.
  { script: 'test:types', tests: false, after: ['lint', 'test:unit'] },
  { script: 'test:store', tests: true, after: ['lint', 'test:unit'] },
  // The build writes the types too.
  { script: 'test:build', tests: true, after: ['test:types'] },
  { script: 'test:browser', tests: true, after: ['test:build', 'test:store'] },
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

/** Runs one part. Alone it writes as it goes; beside others it writes all at its end. A failure without a test is one. */
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

/** Runs every part as soon as those it comes after have passed. Resolves with the counts of those that ran. */
async function runAll(): Promise<ReadonlyMap<string, Counts>> {
  const done = new Map<string, Counts>();
  const running = new Map<string, Promise<void>>();
  const hasPassed = (script: string): boolean => done.get(script)?.failed === 0;
  for (;;) {
    const hasFailed = [...done.values()].some(({ failed }) => failed > 0);
    const waiting = PARTS.filter(({ script }) => !done.has(script) && !running.has(script));
    const next = hasFailed ? [] : waiting.filter(({ after }) => after.every(hasPassed));
    for (const part of next) {
      const isAlone = running.size === 0 && waiting.length === 1;
      running.set(
        part.script,
        run(part, isAlone).then((counts) => {
          done.set(part.script, counts);
          running.delete(part.script);
        }),
      );
    }
    if (running.size === 0) return done;
    await Promise.race(running.values());
  }
}

mkdirSync('reports', { recursive: true });
let passed = 0;
let failed = 0;
for (const [script, counts] of await runAll()) {
  passed += counts.passed;
  failed += counts.failed;
  if (counts.failed > 0) console.log(`\n${script} failed. Alone: npm run ${script}`);
}
console.log(`tests: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
