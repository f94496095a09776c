import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildMarks } from '#integrations/build-timing.ts';
import { measurePages } from './built-pages.ts';
import { measure, type Measured } from './measured-command.ts';
import type { BuildPart } from './options.ts';
import { phasesOf } from './phases.ts';
import { type Result, resultOf } from './result.ts';

/** The folder everything but the site is written to, on the project's own file system. Relative to the root. */
export const BENCH_FOLDER = 'node_modules/.cache/bench';

/** Where a measured build of the site puts its pages, relative to the root: a name the build command accepts. */
export const SITE_FOLDER = 'dist.bench';

/** The file the references read the shell from. */
export const SHELL_FILE = join(BENCH_FOLDER, 'shell.json');

const LIMIT_SECONDS = 900;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

function run(args: readonly string[], environment: Record<string, string>, mayFind = false): Promise<Measured> {
  return measure({
    arguments: args,
    environment,
    usageFolder: resolve(BENCH_FOLDER, 'usage'),
    limitSeconds: LIMIT_SECONDS,
    mayFind,
  });
}

/** Builds the site from a snapshot with the real build command. Its pages stay in SITE_FOLDER. */
export async function runBuild(part: BuildPart, name: string, snapshot: string): Promise<Result> {
  const timing = resolve(BENCH_FOLDER, 'timing.json');
  rmSync(timing, { force: true });
  const measured = await run(['scripts/build.ts', '--out', SITE_FOLDER], {
    SNAPSHOT_DIR: snapshot,
    BUILD_TIMING_FILE: timing,
  });
  const marks = existsSync(timing) ? (JSON.parse(readFileSync(timing, 'utf8')) as BuildMarks) : {};
  return resultOf(
    part,
    name,
    measured,
    measurePages(SITE_FOLDER),
    phasesOf(marks, measured.startedAt, measured.endedAt),
  );
}

/** Audits the pages that a build left in SITE_FOLDER, with the real audit command. */
export async function runAudit(snapshot: string): Promise<Result> {
  const args = ['scripts/audit.ts', SITE_FOLDER, '--report', resolve(BENCH_FOLDER, 'audit.html')];
  const measured = await run(args, { SNAPSHOT_DIR: snapshot }, true);
  return resultOf('audit', 'the audit of the sample places', measured, measurePages(SITE_FOLDER));
}

async function runReference(
  part: BuildPart,
  name: string,
  args: readonly string[],
  out: string,
  snapshot: string,
): Promise<Result> {
  try {
    const measured = await run(args, { SNAPSHOT_DIR: snapshot, BENCH_SHELL: resolve(SHELL_FILE) });
    return resultOf(part, name, measured, measurePages(out));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** The bare loop over the same words, writing one way or the other. */
export function runFloor(way: 'sync' | 'async', snapshot: string): Promise<Result> {
  const out = join(BENCH_FOLDER, 'floor');
  const name = way === 'sync' ? 'bare loop, one write at a time' : 'bare loop, eight writes at a time';
  return runReference('floor', name, [here('./floor.ts'), out, way], out, snapshot);
}

/** Eleventy with one JavaScript template over the same words. */
export function runEleventy(snapshot: string): Promise<Result> {
  const out = `${BENCH_FOLDER}/eleventy`;
  // Eleventy takes paths relative to the working folder only.
  const home = 'scripts/bench/eleventy';
  const args = [
    'node_modules/@11ty/eleventy/cmd.cjs',
    `--config=${home}/eleventy.config.ts`,
    `--input=${home}`,
    `--output=${out}`,
    '--formats=11ty.ts',
    '--quiet',
  ];
  return runReference('eleventy', 'Eleventy 3, JavaScript template', args, out, snapshot);
}
