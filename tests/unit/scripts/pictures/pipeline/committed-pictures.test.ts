import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the committed pictures are those of the committed drawings, words and photographs', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'pictures', '--check'], {
    encoding: 'utf8',
  });
  expect([status, stderr.split('\n').filter((line) => line.startsWith('missing or stale'))]).toEqual([0, []]);
});
