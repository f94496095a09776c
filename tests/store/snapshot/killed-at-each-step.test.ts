import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { readSnapshot } from '#data/snapshot.ts';
import { snapshotFolders } from '#data/snapshot-folders.ts';
import { recover } from '#scripts/snapshot/write-snapshot.ts';
import { nodeFlags } from '#scripts/node-version.mjs';
import { scratch } from '#tests/support/snapshot-run.ts';
import { writeVersion } from '#tests/support/versioned-snapshot.ts';

const place = scratch();
afterAll(() => place.remove());

const SUFFIXES = ['', '.new', '.old'] as const;
/** More than forty processes run one after the other. */
const TIMEOUT_MS = 600_000;

/** Writes a version in a process that is killed before its nth file operation in the folder (0: never). */
function writeUntil(folder: string, version: number, killAt: number): { killed: boolean; steps: number } {
  const node = nodeFlags(process.versions.node);
  if (!node.ok) throw new Error(node.hint);
  const kill = new URL('../../support/kill-at.mjs', import.meta.url).href;
  const args = [...node.flags, '--import', kill, 'tests/support/write-snapshot.ts', folder, `Version ${version}`];
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const cache = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
  const env = { PATH, ...cache, KILL_AT: String(killAt), KILL_FOLDER: folder };
  const { signal, status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (signal === null && status !== 0) throw new Error(stderr);
  return { killed: signal === 'SIGKILL', steps: Number(/(\d+) operations/.exec(stderr)?.[1]) };
}

/**
 * The version of a snapshot's rows, which must be the same in all of them. Throws when the snapshot is
 * incomplete.
 */
function versionOf(folder: string): string | null {
  const { cities, services, neighborhoods, posts } = readSnapshot(folder).rows;
  const versions = new Set([
    ...cities.map((row) => row.county),
    ...services.map((row) => row.description),
    ...neighborhoods.map((row) => row.name),
    ...posts.map((row) => row.excerpt),
  ]);
  expect(versions.size).toBe(1);
  return [...versions][0] ?? null;
}

test(
  'a run that is killed before any single file operation leaves the complete old or new snapshot',
  () => {
    const folder = place.at('steps');
    const copy = place.at('copy');
    writeVersion(folder, 'Version 0');
    const { steps } = writeUntil(folder, 0, 0);
    // Open, write, sync and close of seven files, two renames, two folders created, and two removed file by
    // file.
    expect(steps).toBeGreaterThanOrEqual(41);
    const survivors: string[] = [];
    for (let step = 1; step <= steps; step += 1) {
      writeVersion(folder, `Version ${2 * step}`);
      expect(writeUntil(folder, 2 * step + 1, step).killed, `step ${step}`).toBe(true);
      for (const end of SUFFIXES) {
        if (existsSync(`${folder}${end}`)) cpSync(`${folder}${end}`, `${copy}${end}`, { recursive: true });
      }
      const found = versionOf(copy);
      expect([`Version ${2 * step}`, `Version ${2 * step + 1}`]).toContain(found);
      survivors.push(found === `Version ${2 * step}` ? 'old' : 'new');
      for (const end of SUFFIXES) rmSync(`${copy}${end}`, { recursive: true, force: true });

      recover(snapshotFolders(folder));
      expect(versionOf(folder), 'a reader and the next run agree').toBe(found);
      expect(SUFFIXES.filter((end) => existsSync(`${folder}${end}`))).toEqual(['']);
    }
    // The old snapshot until the swap begins, the new one afterwards.
    expect(survivors.join(' ')).toMatch(/^(?:old ?)+(?:new ?)+$/);
  },
  TIMEOUT_MS,
);
