import { describe, expect, it } from 'vitest';
import { buildFlags } from '#scripts/build/process-settings.mjs';

describe('a build tells V8 to compile less', () => {
  it('where its two threads keep both processors busy, and without threads for that if it has no bundle to make', () => {
    expect(buildFlags([], 2, true)).toEqual(['--efficiency-mode', '--no-concurrent-recompilation']);
    expect(buildFlags(['--out', 'dist.next'], 1, true)).toEqual(buildFlags([], 2, true));
  });

  it('with threads for that where it bundles, which leaves a processor free at times', () => {
    expect(buildFlags(['--full'], 2, true)).toEqual(['--efficiency-mode']);
    expect(buildFlags([], 2, false)).toEqual(['--efficiency-mode']);
  });

  it('but not where there are more processors', () => {
    expect(buildFlags([], 4, true)).toEqual([]);
  });
});
