import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { type BuildResult, runBuild } from '#tests/support/test-build.ts';
import { workingCopy, type WorkingCopy } from '#tests/support/working-copy.ts';

const NAMES = ['parallel-one', 'parallel-two', 'parallel-three'];

let copy: WorkingCopy;
let builds: readonly BuildResult[];

beforeAll(async () => {
  copy = workingCopy();
  // Other sources than those of any kept bundle, so that each build makes one.
  writeFileSync(join(copy.folder, 'public', 'parallel.txt'), copy.folder);
  const { folder, remove } = snapshotFolder();
  builds = await Promise.all(NAMES.map((name) => runBuild(name, folder, { root: copy.folder }))).finally(remove);
});
afterAll(() => copy.remove());

it('Builds that start at once in a fresh checkout do not take the bundle from under each other', () => {
  for (const build of builds) expect(build).toMatchObject({ exitCode: 0, errors: [] });
});
