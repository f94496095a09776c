import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeFlags } from '#scripts/node-version.mjs';
import { builtLedger } from '#scripts/build/ledger/ledger-file.ts';
import { builtFiles } from '#tests/support/built-site.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { buildFolder, INHERITED, removeBuilds, runBuild } from '#tests/support/test-build.ts';

const DAY = '2026-06-01';
const OF = 4;
const NAMES = Array.from({ length: OF }, (_, index) => `shard-${index + 1}`);

const snapshot = snapshotFolder(() => undefined);

interface MergeResult {
  readonly exitCode: number | null;
  readonly output: string;
}

interface MergeOptions {
  readonly out?: string;
  /** The folder of the snapshot that is there when the shards are merged. */
  readonly snapshot?: string;
}

/** Merges folders into dist.test-merged in a separate process, on a later day than that of the shards. */
function merge(
  folders: readonly string[],
  { out = buildFolder('merged'), snapshot: at = snapshot.folder }: MergeOptions = {},
): MergeResult {
  const node = nodeFlags(process.versions.node);
  if (!node.ok) throw new Error(node.hint);
  const inherited = INHERITED.flatMap((key) => (process.env[key] === undefined ? [] : [[key, process.env[key]]]));
  const args = [...node.flags, 'scripts/merge-shards.ts', '--out', out, ...folders];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...Object.fromEntries(inherited), SNAPSHOT_DIR: at } as NodeJS.ProcessEnv,
  });
  return { exitCode: status, output: stdout + stderr };
}

beforeAll(async () => {
  expect(await runBuild('unsharded', snapshot.folder, { day: DAY })).toMatchObject({ exitCode: 0, errors: [] });
  for (const [index, name] of NAMES.entries()) {
    const args = ['--shard', `${index + 1}/${OF}`];
    expect(await runBuild(name, snapshot.folder, { day: DAY, args })).toMatchObject({ exitCode: 0, errors: [] });
  }
});

afterAll(() => {
  removeBuilds('unsharded', 'merged', 'other-day', ...NAMES);
  snapshot.remove();
});

test('a site without one of its shards is refused, and no shard is lost', () => {
  const folders = [NAMES[0], NAMES[2], NAMES[3]].map((name) => buildFolder(name!));
  const { exitCode, output } = merge(folders);
  expect(exitCode).not.toBe(0);
  expect(output).toContain('expected shard 2 of them, too');
  expect(folders.every((folder) => existsSync(folder))).toBe(true);
  expect(existsSync(buildFolder('merged'))).toBe(false);
});

test('shards of another day are refused', async () => {
  const args = ['--shard', `${OF}/${OF}`];
  expect((await runBuild('other-day', snapshot.folder, { day: '2026-06-02', args })).exitCode).toBe(0);
  const { exitCode, output } = merge([...NAMES.slice(0, -1), 'other-day'].map(buildFolder));
  expect(exitCode).not.toBe(0);
  expect(output).toContain(`${buildFolder('other-day')}/shard.json`);
  expect(output).toContain('build all shards from one revision and snapshot');
});

test('a merge into one of the shards is refused, and loses none', () => {
  const folders = NAMES.map(buildFolder);
  const { exitCode, output } = merge(folders, { out: folders[0]! });
  expect(exitCode).not.toBe(0);
  expect(output).toContain(`${folders[0]} is a shard`);
  expect(folders.every((folder) => existsSync(folder))).toBe(true);
});

test('a merge with other data than the shards were built from is refused, and loses no shard', () => {
  const other = snapshotFolder((rows) => {
    rows.services[0]!['display_name'] = 'Other Washing';
  });
  const folders = NAMES.map(buildFolder);
  const { exitCode, output } = merge(folders, { snapshot: other.folder });
  other.remove();
  expect(exitCode).not.toBe(0);
  expect(output).toContain('merge with those that the shards were built from');
  expect(folders.every((folder) => existsSync(folder))).toBe(true);
  expect(existsSync(buildFolder('merged'))).toBe(false);
});

test('four shards put together are, byte by byte, the site and the ledger of one build', () => {
  const { exitCode, output } = merge(NAMES.map(buildFolder));
  expect(output).toContain('of 4 shards');
  expect(exitCode).toBe(0);
  const files = builtFiles(buildFolder('unsharded'));
  expect(builtFiles(buildFolder('merged'))).toEqual(files);
  const bytesOf = (name: string, file: string): Buffer => readFileSync(join(buildFolder(name), file));
  expect(files.filter((file) => !bytesOf('merged', file).equals(bytesOf('unsharded', file)))).toEqual([]);
  const ledgers = ['unsharded', 'merged'].map((name) => readFileSync(builtLedger(buildFolder(name)), 'utf8'));
  expect(ledgers[1]).toBe(ledgers[0]);
});

test('a merge can be repeated, because it keeps the shards', () => {
  const [first, second] = [merge(NAMES.map(buildFolder)), merge(NAMES.map(buildFolder))];
  expect([first, second]).toEqual([expect.objectContaining({ exitCode: 0 }), expect.objectContaining({ exitCode: 0 })]);
  expect(second.output).toBe(first.output);
  expect(builtFiles(buildFolder('merged'))).toEqual(builtFiles(buildFolder('unsharded')));
});
