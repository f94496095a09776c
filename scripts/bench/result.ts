import type { Blocking } from './blocking.ts';
import type { PageSizes } from './built-pages.ts';
import type { ScriptBytes } from './client-bytes.ts';
import type { TapTimes } from './first-tap.ts';
import type { LighthousePage } from './lighthouse.ts';
import type { Measured } from './measured-command.ts';
import type { BuildPart, Part } from './options.ts';
import type { Phase } from './phases.ts';
import type { SnapshotReadings } from './reading-times.ts';

/** What one run gave: a build of the site, or a reference. */
export interface Result extends PageSizes {
  readonly part: BuildPart;
  readonly name: string;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
  readonly pagesPerSecond: number;
  /** Where the time went; empty for a reference. */
  readonly phases: readonly Phase[];
}

/** A part that gave no result, and why. */
export interface Failure {
  readonly part: Part;
  readonly reason: string;
}

/** Everything one call of the bench found. */
export interface BenchReport {
  readonly node: string;
  readonly cpus: number;
  /** FAQ pages asked for. */
  readonly pages: number;
  readonly results: readonly Result[];
  /** What cold taps took; empty when they were not measured. */
  readonly taps: readonly TapTimes[];
  /** What page types do to the main thread; empty when it was not measured. */
  readonly blocking: readonly Blocking[];
  /** How much JavaScript there is; empty when it was not weighed. */
  readonly bytes: readonly ScriptBytes[];
  /** What Lighthouse says of a page of each kind; empty when it was not asked. */
  readonly lighthouse: readonly LighthousePage[];
  /** What reading a store took, a size each; empty when it was not measured. */
  readonly snapshots: readonly SnapshotReadings[];
  readonly failures: readonly Failure[];
}

/** A result from what a command took and what it wrote. */
export function resultOf(
  part: BuildPart,
  name: string,
  measured: Measured,
  sizes: PageSizes,
  phases: readonly Phase[] = [],
): Result {
  const { seconds, cpuSeconds, peakMegabytes } = measured;
  return { part, name, ...sizes, seconds, cpuSeconds, peakMegabytes, pagesPerSecond: sizes.pages / seconds, phases };
}
