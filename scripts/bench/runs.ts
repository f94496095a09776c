import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILD_MARKS, type BuildMark, type BuildMarks } from '#scripts/build/build-timing.ts';
import { buildFlags, HEAP_FLAGS } from '#scripts/build/process-settings.mjs';
import { measure, type Measured } from './measured-command.ts';
import type { BuildPart } from './options.ts';
import { measurePages, type PageSizes } from './page-sizes.ts';

/** The folder for everything but the site, relative to the root and on the project's own file system. */
export const BENCH_FOLDER = 'node_modules/.cache/bench';

/** The output folder of measured builds, relative to the root: a name that the build command accepts. */
export const SITE_FOLDER = 'dist.bench';

/** Where discarded sites wait for the end of the bench. */
const DISCARDED = join(BENCH_FOLDER, 'discarded');

/**
 * Moves a folder out of the way, if it exists. It is removed with BENCH_FOLDER at the end: ext4 does not use the
 * inodes of removed files again for some minutes, and each new file searches past all of them, so that the removal of
 * one site would triple the time in which the next is written.
 */
export function discard(folder: string): void {
  if (!existsSync(folder)) return;
  mkdirSync(DISCARDED, { recursive: true });
  renameSync(folder, join(DISCARDED, String(readdirSync(DISCARDED).length)));
}

/** The file from which the references read their shell. */
export const SHELL_FILE = join(BENCH_FOLDER, 'shell.json');

const LIMIT_SECONDS = 900;

/** A phase of a build. */
export interface Phase {
  readonly name: string;
  readonly seconds: number;
}

/** The result of one run: a build of the site, an audit, or a reference. */
export interface Result extends PageSizes {
  readonly part: BuildPart;
  readonly name: string;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
  readonly pagesPerSecond: number;
  /** Empty for runs that are not builds of the site. */
  readonly phases: readonly Phase[];
}

/** The name of the phase that ends at each mark. */
const PHASE_NAMES: Readonly<Record<BuildMark, string>> = {
  read: 'start, load and check the data',
  bundled: 'bundle, or find the kept one',
  rendered: 'what Astro renders: shells and other pages',
  worded: 'words of the pages in shells that the other thread has not taken',
  judged: 'wait for the comparison of pages about places',
  written: 'pages in shells, writing, sitemap',
  done: 'swap',
};

/**
 * The phases between a command's start, its marks and its end (all in epoch milliseconds); they add up to the
 * whole. The time before a missing mark counts towards the next phase. Without marks there are no phases.
 */
function phasesOf(marks: BuildMarks, startedAt: number, endedAt: number): Phase[] {
  let from = startedAt;
  const phases = BUILD_MARKS.flatMap((mark): Phase[] => {
    const at = marks[mark];
    if (at === undefined) return [];
    const seconds = (at - from) / 1000;
    from = at;
    return [{ name: PHASE_NAMES[mark], seconds }];
  });
  if (phases.length === 0) return [];
  return [...phases, { name: 'exit', seconds: (endedAt - from) / 1000 }];
}

function toResult(
  part: BuildPart,
  name: string,
  { seconds, cpuSeconds, peakMegabytes }: Measured,
  sizes: PageSizes,
  phases: readonly Phase[] = [],
): Result {
  return { part, name, ...sizes, seconds, cpuSeconds, peakMegabytes, pagesPerSecond: sizes.pages / seconds, phases };
}

/** Waits until the system has written what was written before: it would count for the next command. */
function settleDisk(): void {
  // Without the command, as on Windows, nothing is waited for.
  spawnSync('sync');
}

function run(
  args: readonly string[],
  environment: Record<string, string>,
  options: { readonly allowExitCode1?: boolean } = {},
): Promise<Measured> {
  settleDisk();
  return measure({
    arguments: args,
    environment,
    usageFolder: resolve(BENCH_FOLDER, 'usage'),
    limitSeconds: LIMIT_SECONDS,
    ...options,
  });
}

/**
 * Builds the site from a snapshot with npm run build's own script. `args` are further arguments. The pages stay in
 * SITE_FOLDER.
 */
export async function runBuild(
  part: BuildPart,
  name: string,
  snapshot: string,
  args: readonly string[] = [],
): Promise<Result> {
  const timing = resolve(BENCH_FOLDER, 'timing.json');
  rmSync(timing, { force: true });
  // The flags of scripts/run.mjs: the references get none.
  const flags = [...HEAP_FLAGS, ...buildFlags(args)];
  const measured = await run([...flags, 'scripts/build.ts', '--out', SITE_FOLDER, ...args], {
    SNAPSHOT_DIR: snapshot,
    BUILD_TIMING_FILE: timing,
  });
  const marks = existsSync(timing) ? (JSON.parse(readFileSync(timing, 'utf8')) as BuildMarks) : {};
  const phases = phasesOf(marks, measured.startedAt, measured.endedAt);
  return toResult(part, name, measured, measurePages(SITE_FOLDER), phases);
}

/** Audits the pages in SITE_FOLDER with npm run audit's own script. */
export async function runAudit(snapshot: string): Promise<Result> {
  const args = ['scripts/audit.ts', SITE_FOLDER, '--report', resolve(BENCH_FOLDER, 'audit.html')];
  const measured = await run(args, { SNAPSHOT_DIR: snapshot }, { allowExitCode1: true });
  return toResult('audit', 'the audit of the sample places', measured, measurePages(SITE_FOLDER));
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
    return toResult(part, name, measured, measurePages(out));
  } finally {
    discard(out);
  }
}

/** Runs the bare loop with synchronous writes, or with eight asynchronous ones at a time. */
export function runBareLoop(mode: 'sync' | 'async', snapshot: string): Promise<Result> {
  const out = join(BENCH_FOLDER, 'bare-loop');
  const name = mode === 'sync' ? 'bare loop, one write at a time' : 'bare loop, eight writes at a time';
  const program = fileURLToPath(new URL('./bare-loop.ts', import.meta.url));
  return runReference('floor', name, [program, out, mode], out, snapshot);
}

/** Runs Eleventy with one JavaScript template. */
export function runEleventy(snapshot: string): Promise<Result> {
  const out = `${BENCH_FOLDER}/eleventy`;
  // Eleventy accepts only paths relative to the working directory.
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
