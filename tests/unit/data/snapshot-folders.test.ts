import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSnapshot } from '#data/snapshot.ts';
import { nodeFlags } from '#scripts/node-version.mjs';
import { type SnapshotFolder, snapshotFolder } from '#tests/support/snapshot-folder.ts';

let snapshot: SnapshotFolder;
let newer: SnapshotFolder;
beforeEach(() => {
  snapshot = snapshotFolder();
  newer = snapshotFolder(({ cities }) => (cities[0]!['county'] = 'New'));
});
afterEach(() => {
  for (const end of ['', '.new', '.old']) rmSync(`${snapshot.folder}${end}`, { recursive: true, force: true });
  newer.remove();
});

const county = (): string | null | undefined => readSnapshot(snapshot.folder).rows.cities[0]?.county;
const beside = (): string[] => ['', '.new', '.old'].filter((end) => existsSync(`${snapshot.folder}${end}`));

describe('an interrupted swap', () => {
  it('between its renames is completed by the next reader', () => {
    renameSync(snapshot.folder, `${snapshot.folder}.old`);
    cpSync(newer.folder, `${snapshot.folder}.new`, { recursive: true });
    expect(county()).toBe('New');
    expect(beside()).toEqual(['', '.old']);
  });

  it('is undone if the next snapshot is incomplete', () => {
    renameSync(snapshot.folder, `${snapshot.folder}.old`);
    mkdirSync(`${snapshot.folder}.new`);
    writeFileSync(join(`${snapshot.folder}.new`, 'cities.json'), '[');
    expect(county()).toBe('Richland');
  });

  it('before its first rename leaves the old snapshot', () => {
    cpSync(newer.folder, `${snapshot.folder}.new`, { recursive: true });
    expect(county()).toBe('Richland');
    expect(beside()).toEqual(['', '.new']);
  });

  it('after its second rename leaves the new snapshot', () => {
    renameSync(snapshot.folder, `${snapshot.folder}.old`);
    cpSync(newer.folder, snapshot.folder, { recursive: true });
    expect(county()).toBe('New');
  });

  it('is found for a path that ends in a slash', () => {
    renameSync(snapshot.folder, `${snapshot.folder}.old`);
    expect(readSnapshot(`${snapshot.folder}/`).rows.cities).toHaveLength(3);
  });
});

it('reads one complete snapshot during concurrent swaps, without blocking the writer', async () => {
  const node = nodeFlags(process.versions.node);
  const swaps = 60;
  const writer = spawn(process.execPath, [
    ...(node.ok ? node.flags : []),
    'tests/support/write-snapshot.ts',
    snapshot.folder,
    'Version',
    String(swaps),
  ]);
  let stderr = '';
  writer.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  const ended = new Promise<number | null>((resolve) => void writer.once('close', resolve));
  let code: number | null | undefined;
  void ended.then((value) => (code = value));
  const seen = new Set<string>();
  while (code === undefined) {
    const { cities, posts } = readSnapshot(snapshot.folder).rows;
    if (cities[0]!.county?.startsWith('Version') === true) {
      expect(new Set([...cities.map((row) => row.county), ...posts.map((row) => row.excerpt)]).size).toBe(1);
    }
    seen.add(cities[0]!.county ?? '');
    await new Promise((resolve) => void setImmediate(resolve));
  }
  expect(code, stderr).toBe(0);
  expect(seen.size).toBeGreaterThan(1);
  expect(county()).toBe(`Version ${swaps - 1}`);
  expect(readFileSync(join(snapshot.folder, 'manifest.json'), 'utf8')).toContain('formatVersion');
});
