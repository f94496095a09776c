import { describe, expect, it } from 'vitest';
import { buildFlags } from '#scripts/build/process-settings.mjs';

describe('a build tells V8 to compile less', () => {
  it('where its two threads keep both processors busy', () => {
    expect(buildFlags(2)).toEqual(['--efficiency-mode', '--no-concurrent-recompilation']);
    expect(buildFlags(1)).toEqual(buildFlags(2));
  });

  it('but not where a processor is free for that', () => {
    expect(buildFlags(4)).toEqual([]);
  });
});
