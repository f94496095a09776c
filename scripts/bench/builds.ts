import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BuildPart } from './options.ts';
import { readShell } from './reference-pages.ts';
import {
  BENCH_FOLDER,
  discard,
  type Result,
  runAudit,
  runBareLoop,
  runBuild,
  runEleventy,
  SHELL_FILE,
  SITE_FOLDER,
} from './runs.ts';
import { writeChangedSnapshot, writeSyntheticSnapshot } from './synthetic-snapshot.ts';

/** The part `memory` builds one eighth of the pages, to compare the growth of memory with that of pages. */
const MEMORY_DIVISOR = 8;

/** The part `large` builds five times the pages: 100,000 where the others have 20,000. */
const LARGE_FACTOR = 5;

const SNAPSHOT = resolve(BENCH_FOLDER, 'snapshot');

const remove = (...folders: string[]): void => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
};

/** Saves the shell of a built folder for the references. Throws an Error when the folder has no FAQ page. */
function saveShell(folder: string): void {
  const shell = readShell(folder);
  if (shell === null) {
    throw new Error(`${folder} has no FAQ page to take the shell from: run npm run build, or the part synthetic too`);
  }
  writeFileSync(SHELL_FILE, JSON.stringify(shell));
}

async function buildOnce(
  part: BuildPart,
  name: string,
  snapshot: string,
  args: readonly string[],
  keepSite = false,
): Promise<Result> {
  try {
    const result = await runBuild(part, name, snapshot, args);
    if (part === 'synthetic') saveShell(SITE_FOLDER);
    return result;
  } finally {
    if (!keepSite) discard(SITE_FOLDER);
  }
}

/** Builds a snapshot without measuring, then measures the build after a change of one of its rows. */
async function rebuildOnce(part: BuildPart, name: string, snapshot: string): Promise<Result> {
  const changed = resolve(BENCH_FOLDER, 'changed-snapshot');
  try {
    writeChangedSnapshot(changed, snapshot);
    await runBuild(part, name, snapshot);
    return await runBuild(part, name, changed);
  } finally {
    discard(SITE_FOLDER);
    remove(changed);
  }
}

/**
 * Builds a snapshot without measuring, then measures the build after a change of one of its rows that has all that the
 * first one kept and none of its pages: a machine that restores a cache.
 */
async function buildCached(part: BuildPart, name: string, snapshot: string): Promise<Result> {
  const changed = resolve(BENCH_FOLDER, 'changed-snapshot');
  try {
    writeChangedSnapshot(changed, snapshot);
    await runBuild(part, name, snapshot);
    discard(SITE_FOLDER);
    return await runBuild(part, name, changed);
  } finally {
    discard(SITE_FOLDER);
    remove(changed);
  }
}

/** Measures a build that has the bundle and none of the pages. */
async function buildKept(part: BuildPart, name: string, snapshot: string): Promise<Result> {
  // Makes sure of the bundle, with as few pages as there can be.
  const tiny = resolve(BENCH_FOLDER, 'tiny-snapshot');
  try {
    writeSyntheticSnapshot(tiny, 1, snapshot);
    await runBuild(part, name, tiny);
    discard(SITE_FOLDER);
    return await runBuild(part, name, snapshot);
  } finally {
    discard(SITE_FOLDER);
    remove(tiny);
  }
}

/** Runs a reference with the shell of the synthetic site, or of dist/ when that was not built. */
async function withShell(run: () => Promise<Result>): Promise<Result> {
  if (!existsSync(SHELL_FILE)) saveShell('dist');
  return run();
}

/** The steps of each part. `keepSite` keeps the synthetic site for the audit. */
function stepsOf(
  pages: number,
  keepSite: boolean,
  source: string,
): Readonly<Record<BuildPart, readonly (() => Promise<Result>)[]>> {
  const sized = (part: BuildPart, name: string, count: number): Promise<Result> => {
    const snapshot = resolve(BENCH_FOLDER, `${part}-snapshot`);
    writeSyntheticSnapshot(snapshot, count, source);
    return buildOnce(part, name, snapshot, ['--full']);
  };
  return {
    // audit needs the site of synthetic, which comes before kept and rebuild.
    synthetic: [() => buildOnce('synthetic', 'this site, sample places', SNAPSHOT, ['--full'], keepSite)],
    kept: [() => buildKept('kept', 'the same with a kept bundle', SNAPSHOT)],
    cached: [() => buildCached('cached', 'with all that builds keep but dist/', SNAPSHOT)],
    rebuild: [() => rebuildOnce('rebuild', 'the same after a change of one row', SNAPSHOT)],
    audit: [
      async () => {
        try {
          if (!existsSync(SITE_FOLDER)) await runBuild('synthetic', 'this site, sample places', SNAPSHOT);
          return await runAudit(SNAPSHOT);
        } finally {
          discard(SITE_FOLDER);
        }
      },
    ],
    floor: (['sync', 'async'] as const).map((mode) => () => withShell(() => runBareLoop(mode, SNAPSHOT))),
    eleventy: [() => withShell(() => runEleventy(SNAPSHOT))],
    memory: [() => sized('memory', 'this site, an eighth of them', Math.max(1, Math.round(pages / MEMORY_DIVISOR)))],
    large: [() => sized('large', 'this site, five times as many', pages * LARGE_FACTOR)],
    site: [() => buildOnce('site', 'this site, its real places', resolve(source), ['--full'])],
    'site-rebuild': [() => rebuildOnce('site-rebuild', 'the same after a change of one row', resolve(source))],
  };
}

/**
 * Runs the parts that build, `rounds` times in turns, passing each step to `runStep`, and removes what they wrote.
 * `source` is the folder of the real snapshot; the sample places result in at least `pages` FAQ pages.
 */
export async function runBuilds(
  parts: readonly BuildPart[],
  pages: number,
  source: string,
  rounds: number,
  runStep: (part: BuildPart, step: () => Promise<Result>) => Promise<void>,
): Promise<void> {
  // An interrupted build leaves its next folder.
  const clean = (): void => remove(BENCH_FOLDER, SITE_FOLDER, `${SITE_FOLDER}.next`, `${SITE_FOLDER}.old`);
  clean();
  process.once('exit', clean);
  mkdirSync(BENCH_FOLDER, { recursive: true });
  try {
    writeSyntheticSnapshot(SNAPSHOT, pages, source);
    const steps = stepsOf(pages, parts.includes('audit'), source);
    for (let round = 0; round < rounds; round += 1)
      for (const part of parts) for (const step of steps[part]) await runStep(part, step);
  } finally {
    clean();
    process.removeListener('exit', clean);
  }
}
