// npm test: runs every part, and starts no further one after a failure. Each part is an npm script that can also be
// run alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Megabytes of each half of V8's young generation, for all processes of a part. With Node's own 16 ESLint takes a
 * seventh more processor time, most of it in the threads that collect garbage.
 */
const YOUNG_GENERATION = 64;

interface Part {
  readonly script: string;
  /** Whether the part runs vitest, which reports the number of tests. */
  readonly usesVitest: boolean;
  /** The parts that must have passed before it starts. */
  readonly after: readonly string[];
  /** Whether it keeps both cores busy by itself. */
  readonly runsAlone: boolean;
}

/** How many parts run in parallel. */
const LANES = 2;

/** The parts in the order in which they start as soon as there is room. */
const PARTS: readonly Part[] = [
  { script: 'lint', usesVitest: false, after: [], runsAlone: false },
  { script: 'test:store', usesVitest: true, after: [], runsAlone: false },
  // It writes type files that lint reads.
  { script: 'test:types', usesVitest: false, after: ['lint'], runsAlone: false },
  { script: 'test:unit', usesVitest: true, after: [], runsAlone: false },
  { script: 'test:build', usesVitest: true, after: ['test:types'], runsAlone: true },
  { script: 'test:browser', usesVitest: true, after: ['test:build'], runsAlone: true },
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
async function run({ script, usesVitest, runsAlone: isAlone }: Part): Promise<Counts> {
  const file = join('reports', `${script.replace(':', '-')}.json`);
  rmSync(file, { force: true });
  const reporters = usesVitest ? ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : [];
  if (isAlone) console.log(`\n── ${script} ──`);
  const started = performance.now();
  const output: Buffer[] = [];
  const child = spawn('npm', ['run', '--silent', script, ...reporters], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: [process.env['NODE_OPTIONS'] ?? '', `--max-semi-space-size=${YOUNG_GENERATION}`].join(' ').trim(),
    },
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
const waiting = [...PARTS];
const running = new Map<string, Promise<void>>();
const results = new Map<string, Counts>();

const hasFailed = (): boolean => [...results.values()].some(({ failed }) => failed > 0);

/** The next part that can start now. */
const nextPart = (): Part | undefined =>
  hasFailed() || running.size >= LANES
    ? undefined
    : waiting.find(
        ({ after, runsAlone }) => after.every((script) => results.has(script)) && (!runsAlone || running.size === 0),
      );

async function finish(part: Part): Promise<void> {
  const counts = await run(part);
  running.delete(part.script);
  results.set(part.script, counts);
  if (counts.failed > 0) console.log(`\n${part.script} failed. To run it alone: npm run ${part.script}`);
}

do {
  for (let part = nextPart(); part !== undefined; part = nextPart()) {
    waiting.splice(waiting.indexOf(part), 1);
    running.set(part.script, finish(part));
  }
  await Promise.race(running.values());
} while (running.size > 0 || nextPart() !== undefined);

const total = (key: 'passed' | 'failed'): number => [...results.values()].reduce((sum, counts) => sum + counts[key], 0);
console.log(`tests: ${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = hasFailed() ? 1 : 0;
