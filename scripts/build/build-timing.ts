import { writeFileSync } from 'node:fs';

/** The stages of a build, in order. */
export const BUILD_MARKS = ['read', 'bundled', 'rendered', 'worded', 'judged', 'written', 'done'] as const;

/** A stage of a build. */
export type BuildMark = (typeof BUILD_MARKS)[number];

/** When each stage was reached, in epoch milliseconds. */
export type BuildMarks = Partial<Record<BuildMark, number>>;

const marks: BuildMarks = {};

/** Records the current time for a stage. */
export function markBuild(stage: BuildMark): void {
  marks[stage] = Date.now();
}

/** Writes the times of the build's stages to the JSON file BUILD_TIMING_FILE, if that is set. */
export function writeBuildTiming(file = process.env['BUILD_TIMING_FILE']): void {
  if (file === undefined || file === '') return;
  markBuild('done');
  writeFileSync(file, JSON.stringify(marks));
}
