import { availableParallelism } from 'node:os';
import { measureBlocking } from './blocking.ts';
import { runBuilds } from './builds.ts';
import { measureBytes } from './client-bytes.ts';
import { measureTaps } from './first-taps.ts';
import { measureLeads } from './leads/measure-leads.ts';
import { measureLengths } from './lengths.ts';
import { measureLighthouse } from './lighthouse.ts';
import { type BenchOptions, BUILD_PARTS, type Part, type VisitPart } from './options.ts';
import type { BenchReport } from './report.ts';
import type { Result } from './runs.ts';
import { measureSnapshots } from './snapshot-readings.ts';

/** Of several runs of each command the one with the median of the seconds, and the most memory that any of them took. */
export function medianRuns(results: readonly Result[]): Result[] {
  return [...Map.groupBy(results, ({ part, name }) => `${part} ${name}`).values()].map((runs) => {
    const sorted = runs.toSorted((a, b) => a.seconds - b.seconds);
    const median = sorted[Math.floor((sorted.length - 1) / 2)]!;
    return { ...median, peakMegabytes: Math.max(...runs.map(({ peakMegabytes }) => peakMegabytes)) };
  });
}

/**
 * Runs the requested parts one after the other, announcing each with `log`, and removes what they wrote.
 * `source` is the folder of the real snapshot. A failed part is reported, and the others still run.
 */
export async function runBench(
  options: BenchOptions,
  source: string,
  log: (line: string) => void,
): Promise<BenchReport> {
  const results: Result[] = [];
  const failures: { part: Part; reason: string }[] = [];
  const attempt = async <T>(part: Part, step: () => Promise<T>): Promise<T | null> => {
    log(`Running ${part} ...`);
    try {
      return await step();
    } catch (error) {
      failures.push({ part, reason: error instanceof Error ? error.message : String(error) });
      return null;
    }
  };
  const builds = BUILD_PARTS.filter((part) => options.parts.includes(part));
  if (builds.length > 0)
    await runBuilds(builds, options.pages, source, options.rounds, async (part, step) => {
      const result = await attempt(part, step);
      if (result !== null) results.push(result);
    });
  const visit = async <T>(part: VisitPart, measure: (folder: string) => Promise<T[]>): Promise<T[]> =>
    options.parts.includes(part) ? ((await attempt(part, () => measure(options.dist))) ?? []) : [];
  return {
    node: process.versions.node,
    cpus: availableParallelism(),
    pages: options.pages,
    rounds: options.rounds,
    results: medianRuns(results),
    lengths: await visit('lengths', (folder) => measureLengths(folder, options.paths)),
    taps: await visit('taps', measureTaps),
    blocking: await visit('blocking', measureBlocking),
    bytes: await visit('bytes', measureBytes),
    lighthouse: await visit('lighthouse', (folder) => measureLighthouse(folder, options.paths)),
    snapshots: options.parts.includes('snapshot')
      ? ((await attempt('snapshot', () => measureSnapshots(source))) ?? [])
      : [],
    leads: options.parts.includes('leads') ? await attempt('leads', () => measureLeads(source, log)) : null,
    failures,
  };
}
