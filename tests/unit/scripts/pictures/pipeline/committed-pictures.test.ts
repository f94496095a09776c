import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the committed pictures and images.json match the committed drawings, texts and photographs', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'pictures', '--check'], {
    encoding: 'utf8',
  });
  const missing = stderr.split('\n').filter((line) => line.startsWith('missing or stale'));
  expect(
    [status, missing],
    `Run npm run pictures and commit what it writes. Cards and covers follow the rows and the facts of the business: ${missing.length} files are missing or stale.`,
  ).toEqual([0, []]);
});
