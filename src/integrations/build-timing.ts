import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** The stages a build passes, in order. */
export const BUILD_MARKS = ['configured', 'started', 'bundled', 'generated', 'gated', 'done'] as const;

/** A stage a build passes. */
export type BuildMark = (typeof BUILD_MARKS)[number];

/** When a build passed its stages, epoch milliseconds. */
export type BuildMarks = Partial<Record<BuildMark, number>>;

const marks: BuildMarks = {};

/** Notes that a build passes a stage now; for stages that lie within another integration's hook. */
export function markBuild(stage: BuildMark): void {
  marks[stage] = Date.now();
}

/**
 * Writes when a build passed its stages to the JSON file BUILD_TIMING_FILE names; without it, does nothing.
 * Stands last in the list of integrations, so that 'done' comes after the others' work.
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
      // A static build calls no hook between bundling and pages. Vite closes a bundle for each of its environments,
      // and the last of them counts.
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
