import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '#scripts/backend/store.ts';
import { nodeFlags } from '#scripts/node-version.mjs';

/** How a call of the snapshot command has ended. */
export interface SnapshotRun {
  /** Null when it was killed. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a call is made with. */
export interface RunOptions {
  readonly args?: readonly string[];
  /** Flags of Node itself. */
  readonly flags?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Milliseconds after which it is killed for good. */
  readonly killAfter?: number;
}

/** Where a store's rows are read from, as the command's environment. */
export const storeEnvironment = ({ url, anonKey }: Pick<Store, 'url' | 'anonKey'>): Record<string, string> => ({
  PUBLIC_SUPABASE_URL: url,
  PUBLIC_SUPABASE_ANON_KEY: anonKey,
});

/** What belongs to the machine, and where Node keeps what it made of the sources. */
const inherited = Object.fromEntries(
  ['PATH', 'HOME', 'NODE_COMPILE_CACHE'].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  ),
);

/** Runs npm run snapshot's own program into a folder, with nothing of the test runner's environment. */
export function runSnapshot(
  folder: string,
  { args = [], flags = [], environment = {}, killAfter }: RunOptions,
): Promise<SnapshotRun> {
  const node = nodeFlags(process.versions.node);
  if (!node.ok) throw new Error(node.hint);
  const child = spawn(process.execPath, [...node.flags, ...flags, 'scripts/snapshot.ts', '--out', folder, ...args], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (part: Buffer) => (said[name] += part.toString()));
  }
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, ...said });
    });
  });
}

/** A place for snapshots in the temporary folder. */
export interface Scratch {
  /** A snapshot folder of this name there; it does not exist yet. */
  readonly at: (name: string) => string;
  readonly remove: () => void;
}

/** Makes a place for snapshots; the caller removes it. */
export function scratch(): Scratch {
  const root = mkdtempSync(join(tmpdir(), 'snapshots-'));
  return { at: (name) => join(root, name), remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Everything in and beside a folder, file by file, to see that nothing was touched. */
export function filesOf(folder: string): Readonly<Record<string, string>> {
  const parent = join(folder, '..');
  const files = readdirSync(parent, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => file.startsWith(folder))
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
}
