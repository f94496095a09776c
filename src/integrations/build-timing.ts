import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** The stages of a build, in order. */
export const BUILD_MARKS = ['configured', 'started', 'bundled', 'generated', 'gated', 'done'] as const;

/** A stage of a build. */
export type BuildMark = (typeof BUILD_MARKS)[number];

/** When each stage was reached, in epoch milliseconds. */
export type BuildMarks = Partial<Record<BuildMark, number>>;

const marks: BuildMarks = {};

/** Records the current time for a stage. Call it directly for a stage inside another integration's hook. */
export function markBuild(stage: BuildMark): void {
  marks[stage] = Date.now();
}

/**
 * Writes the times of a build's stages to the JSON file BUILD_TIMING_FILE, if that is set. Must be the last
 * integration, so that 'done' includes the others' work.
 */
export function buildTiming(file = process.env['BUILD_TIMING_FILE']): AstroIntegration {
  const name = 'build-timing';
  if (file === undefined || file === '') return { name, hooks: {} };
  const mark = (stage: BuildMark) => (): void => {
    markBuild(stage);
  };
  return {
    name,
    hooks: {
      'astro:config:setup': mark('configured'),
      'astro:build:start': mark('started'),
      // Astro has no hook between bundling and rendering. Vite closes one bundle per environment; the last
      // one counts.
      'astro:build:setup': ({ updateConfig }) => {
        updateConfig({ plugins: [{ name, closeBundle: mark('bundled') }] });
      },
      'astro:build:generated': mark('generated'),
      'astro:build:done': () => {
        mark('done')();
        writeFileSync(file, JSON.stringify(marks));
      },
    },
  };
}
