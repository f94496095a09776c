import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtLedger } from '#scripts/build/ledger/ledger-file.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { buildFolder, removeBuilds, runBuild } from '#tests/support/test-build.ts';

const NAME = 'after-the-swap';
const folder = buildFolder(NAME);
const blocked = `.astro/${folder}.files.json.next`;

afterAll(() => {
  rmSync(blocked, { recursive: true, force: true });
  removeBuilds(NAME);
});

test('what only the next build needs cannot fail a build whose site is in place', async () => {
  const [before, after] = [
    snapshotFolder(),
    snapshotFolder(({ services }) => {
      services[0]!['display_name'] = 'Wall Washing';
    }),
  ];
  expect(await runBuild(NAME, before.folder)).toMatchObject({ exitCode: 0, errors: [] });
  const ledger = readFileSync(builtLedger(folder), 'utf8');
  // Stands for a full disk: the record of the files cannot be written.
  mkdirSync(blocked);
  const { exitCode, errors, output } = await runBuild(NAME, after.folder);
  expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: [] });
  expect(output).toContain('The next build will take longer');
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('Wall Washing');
  expect(readFileSync(builtLedger(folder), 'utf8')).not.toBe(ledger);
  for (const { remove } of [before, after]) remove();
});
