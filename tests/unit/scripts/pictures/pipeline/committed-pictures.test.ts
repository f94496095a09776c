import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the committed pictures and images.json match the committed drawings, texts and photographs', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'pictures', '--check'], {
    encoding: 'utf8',
  });
  expect([status, stderr.split('\n').filter((line) => line.startsWith('missing or stale'))]).toEqual([0, []]);
});
