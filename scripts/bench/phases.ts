import { BUILD_MARKS, type BuildMark, type BuildMarks } from '#integrations/build-timing.ts';

/** A stretch of the build and how long it took. */
export interface Phase {
  readonly name: string;
  readonly seconds: number;
}

/** What the stretch that ends at a mark is spent on. */
export const STRETCHES: Readonly<Record<BuildMark, string>> = {
  configured: 'start, load and check the data',
  started: "Astro's setup",
  bundled: 'bundle',
  generated: 'pages, those about places compared beside it',
  gated: 'gates: the rest of comparing, pages that miss one rewritten',
  done: 'sitemap, host files, other hooks',
};

/**
 * The stretches between a command's start, its marks and its end (all epoch milliseconds), which add up to the whole.
 * The time of a mark that is missing goes to the next stretch; a build that left no marks has no stretches.
 */
export function phasesOf(marks: BuildMarks, startedAt: number, endedAt: number): Phase[] {
  let from = startedAt;
  const phases = BUILD_MARKS.flatMap((mark): Phase[] => {
    const at = marks[mark];
    if (at === undefined) return [];
    const seconds = (at - from) / 1000;
    from = at;
    return [{ name: STRETCHES[mark], seconds }];
  });
  if (phases.length === 0) return [];
  return [...phases, { name: 'swap and exit', seconds: (endedAt - from) / 1000 }];
}
