import { availableParallelism } from 'node:os';
import { measureBlocking } from './blocking.ts';
import { runBuilds } from './builds.ts';
import { measureBytes } from './client-bytes.ts';
import { measureTaps } from './first-tap.ts';
import { measureLighthouse } from './lighthouse.ts';
import { type BenchOptions, BUILD_PARTS, type Part, type VisitPart } from './options.ts';
import type { BenchReport, Failure, Result } from './result.ts';
import { measureSnapshots } from './snapshot-readings.ts';

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
  const attempt = async <T>(part: Part, step: () => Promise<T>): Promise<T | null> => {
    say(`Running ${part} ...`);
    try {
      return await step();
    } catch (error) {
      failures.push({ part, reason: error instanceof Error ? error.message : String(error) });
      return null;
    }
  };
  const builds = BUILD_PARTS.filter((part) => options.parts.includes(part));
  if (builds.length > 0)
    await runBuilds(builds, options.pages, source, async (part, step) => {
      const result = await attempt(part, step);
      if (result !== null) results.push(result);
    });
  const visit = async <T>(part: VisitPart, measure: (folder: string) => Promise<T[]>): Promise<T[]> =>
    options.parts.includes(part) ? ((await attempt(part, () => measure(options.dist))) ?? []) : [];
  return {
    node: process.versions.node,
    cpus: availableParallelism(),
    pages: options.pages,
    results,
    taps: await visit('taps', measureTaps),
    blocking: await visit('blocking', measureBlocking),
    bytes: await visit('bytes', measureBytes),
    lighthouse: await visit('lighthouse', (folder) => measureLighthouse(folder, options.paths)),
    snapshots: options.parts.includes('snapshot')
      ? ((await attempt('snapshot', () => measureSnapshots(source))) ?? [])
      : [],
    failures,
  };
}
