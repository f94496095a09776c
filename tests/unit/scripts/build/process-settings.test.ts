import { describe, expect, it } from 'vitest';
import { buildFlags } from '#scripts/build/process-settings.mjs';

const ALONE = ['--no-concurrent-recompilation'];

describe("a build starts without V8's compiling threads", () => {
  it('where its two threads keep both processors busy', () => {
    expect(buildFlags([], 2, true)).toEqual(ALONE);
    expect(buildFlags(['--out', 'dist.next'], 1, true)).toEqual(ALONE);
  });

  it('but with them where a processor is free, because there are more, or while it bundles', () => {
    expect(buildFlags([], 4, true)).toEqual([]);
    expect(buildFlags(['--full'], 2, true)).toEqual([]);
    expect(buildFlags([], 2, false)).toEqual([]);
  });
});
