import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { BenchOptions, Part } from './options.ts';
import type { BenchReport, Failure, Result } from './result.ts';
import { BENCH_FOLDER, runAudit, runBuild, runEleventy, runFloor, SHELL_FILE, SITE_FOLDER } from './runs.ts';
import { shellOf } from './shell.ts';
import { writeSyntheticSnapshot } from './synthetic-snapshot.ts';

/** The second size at which memory is measured: an eighth of the pages. */
const MEMORY_SHARE = 8;

const remove = (...folders: string[]): void => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
};

/** Keeps the document round the references' articles, taken from a built folder. Throws an Error when it has no FAQ page. */
function keepShell(folder: string): void {
  const shell = shellOf(folder);
  if (shell === null) {
    throw new Error(
      `${folder} has no FAQ page to take the document from: run npm run build, or the part synthetic too`,
    );
  }
  writeFileSync(SHELL_FILE, JSON.stringify(shell));
}

async function buildOnce(part: Part, name: string, snapshot: string, kept = false): Promise<Result> {
  try {
    const result = await runBuild(part, name, snapshot);
    if (part === 'synthetic') keepShell(SITE_FOLDER);
    return result;
  } finally {
    // Removed before the next part, or the system would still be writing these pages to the disk beside it.
    if (!kept) remove(SITE_FOLDER);
  }
}

/** A reference, in the document of the synthetic site built before it, otherwise in that of dist/. */
async function reference(run: () => Promise<Result>): Promise<Result> {
  if (!existsSync(SHELL_FILE)) keepShell('dist');
  return run();
}

/**
 * Runs the parts asked for one after the other, telling `say` what it does, and removes what it wrote. `source` is the
 * folder of the real snapshot. A part that fails is reported, and the others still run.
 */
export async function runBench(
  options: BenchOptions,
  source: string,
  say: (line: string) => void,
): Promise<BenchReport> {
  const results: Result[] = [];
  const failures: Failure[] = [];
  const snapshot = resolve(BENCH_FOLDER, 'snapshot');
  const smallSnapshot = resolve(BENCH_FOLDER, 'small-snapshot');
  const small = Math.max(1, Math.round(options.pages / MEMORY_SHARE));
  const steps: Readonly<Record<Part, readonly (() => Promise<Result>)[]>> = {
    synthetic: [() => buildOnce('synthetic', 'this site, sample places', snapshot, options.parts.includes('audit'))],
    audit: [
      async () => {
        try {
          if (!existsSync(SITE_FOLDER)) await runBuild('synthetic', 'this site, sample places', snapshot);
          return await runAudit(snapshot);
        } finally {
          remove(SITE_FOLDER);
        }
      },
    ],
    floor: (['sync', 'async'] as const).map((way) => () => reference(() => runFloor(way, snapshot))),
    eleventy: [() => reference(() => runEleventy(snapshot))],
    memory: [
      () => {
        writeSyntheticSnapshot(smallSnapshot, small, source);
        return buildOnce('memory', 'this site, an eighth of them', smallSnapshot);
      },
    ],
    site: [() => buildOnce('site', 'this site, its real places', resolve(source))],
  };
  const clean = (): void => {
    // A build that was ended in the middle leaves its next folder.
    remove(BENCH_FOLDER, SITE_FOLDER, `${SITE_FOLDER}.next`, `${SITE_FOLDER}.old`);
  };
  clean();
  // Also where the process is ended before the parts are.
  process.once('exit', clean);
  mkdirSync(BENCH_FOLDER, { recursive: true });
  try {
    writeSyntheticSnapshot(snapshot, options.pages, source);
    for (const part of options.parts) {
      for (const step of steps[part]) {
        say(`Running ${part} ...`);
        try {
          results.push(await step());
        } catch (error) {
          failures.push({ part, reason: error instanceof Error ? error.message : String(error) });
        }
      }
    }
  } finally {
    clean();
    process.removeListener('exit', clean);
  }
  return { node: process.versions.node, cpus: availableParallelism(), pages: options.pages, results, failures };
}
