import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BuildPart } from './options.ts';
import type { Result } from './result.ts';
import { BENCH_FOLDER, runAudit, runBuild, runEleventy, runFloor, SHELL_FILE, SITE_FOLDER } from './runs.ts';
import { shellOf } from './shell.ts';
import { writeSyntheticSnapshot } from './synthetic-snapshot.ts';

/** The second size at which memory is measured: an eighth of the pages. */
const MEMORY_SHARE = 8;

/** Where the sample places stand. */
const SNAPSHOT = resolve(BENCH_FOLDER, 'snapshot');

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

async function buildOnce(part: BuildPart, name: string, snapshot: string, kept = false): Promise<Result> {
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

/** What each part runs. `keepsSite` says that the audit looks at the synthetic site next. */
function stepsOf(
  pages: number,
  keepsSite: boolean,
  source: string,
): Readonly<Record<BuildPart, readonly (() => Promise<Result>)[]>> {
  const smallSnapshot = resolve(BENCH_FOLDER, 'small-snapshot');
  const small = Math.max(1, Math.round(pages / MEMORY_SHARE));
  return {
    synthetic: [() => buildOnce('synthetic', 'this site, sample places', SNAPSHOT, keepsSite)],
    audit: [
      async () => {
        try {
          if (!existsSync(SITE_FOLDER)) await runBuild('synthetic', 'this site, sample places', SNAPSHOT);
          return await runAudit(SNAPSHOT);
        } finally {
          remove(SITE_FOLDER);
        }
      },
    ],
    floor: (['sync', 'async'] as const).map((way) => () => reference(() => runFloor(way, SNAPSHOT))),
    eleventy: [() => reference(() => runEleventy(SNAPSHOT))],
    memory: [
      () => {
        writeSyntheticSnapshot(smallSnapshot, small, source);
        return buildOnce('memory', 'this site, an eighth of them', smallSnapshot);
      },
    ],
    site: [() => buildOnce('site', 'this site, its real places', resolve(source))],
  };
}

/** How a step is run: its failure must not end the others. */
export type RunStep = (part: BuildPart, step: () => Promise<Result>) => Promise<void>;

/**
 * Runs the parts that build, one step after the other through `run`, and removes what they wrote. `source` is the folder
 * of the real snapshot; the sample places make `pages` FAQ pages.
 */
export async function runBuilds(
  parts: readonly BuildPart[],
  pages: number,
  source: string,
  run: RunStep,
): Promise<void> {
  const clean = (): void => {
    // A build that was ended in the middle leaves its next folder.
    remove(BENCH_FOLDER, SITE_FOLDER, `${SITE_FOLDER}.next`, `${SITE_FOLDER}.old`);
  };
  clean();
  // Also where the process is ended before the parts are.
  process.once('exit', clean);
  mkdirSync(BENCH_FOLDER, { recursive: true });
  try {
    writeSyntheticSnapshot(SNAPSHOT, pages, source);
    const steps = stepsOf(pages, parts.includes('audit'), source);
    for (const part of parts) for (const step of steps[part]) await run(part, step);
  } finally {
    clean();
    process.removeListener('exit', clean);
  }
}
