import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Store } from '#scripts/backend/store.ts';
import { nodeFlags } from '#scripts/node-version.mjs';
import { snapshotCommand } from '#scripts/snapshot/command.ts';

/** The outcome of running the snapshot command. */
export interface SnapshotRun {
  /** Null when it was killed. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Options of one run. */
export interface RunOptions {
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** The folder with data/, which says what pages there are; this project's unless a test has one of its own. */
  readonly project?: string;
}

/** The environment variables that point the command at a store. */
export const storeEnvironment = ({ url, anonKey }: Pick<Store, 'url' | 'anonKey'>): Record<string, string> => ({
  PUBLIC_SUPABASE_URL: url,
  PUBLIC_SUPABASE_ANON_KEY: anonKey,
});

/** What the command keeps of the test runner's environment. */
const inherited = Object.fromEntries(
  ['PATH', 'HOME', 'NODE_COMPILE_CACHE'].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  ),
);

/** Runs the command in this process, for tests of what it reads, writes and says: starting Node takes a second. */
export async function snapshotInProcess(
  folder: string,
  { args = [], environment = {}, project = '.' }: RunOptions,
): Promise<SnapshotRun> {
  const output = { stdout: '', stderr: '' };
  const code = await snapshotCommand(['--out', folder, ...args], {
    environment,
    dataFolder: join(project, 'data'),
    stdout: { write: (text) => (output.stdout += text) },
    stderr: { write: (text) => (output.stderr += text) },
    onExit: () => undefined,
    onSignal: () => undefined,
  });
  return { code, ...output };
}

/** Runs scripts/snapshot.ts into a folder, as a process without the test runner's environment. */
export function runSnapshot(
  folder: string,
  { args = [], flags = [], environment = {}, project = '.' }: RunOptions & { readonly flags?: readonly string[] },
): Promise<SnapshotRun> {
  const node = nodeFlags(process.versions.node);
  if (!node.ok) throw new Error(node.hint);
  const script = resolve('scripts/snapshot.ts');
  const child = spawn(process.execPath, [...node.flags, ...flags, script, '--out', folder, ...args], {
    cwd: project,
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (part: Buffer) => (output[name] += part.toString()));
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, ...output }));
  });
}

/** A temporary folder for snapshots. */
export interface Scratch {
  /** The path of a snapshot folder with this name; it does not exist yet. */
  readonly at: (name: string) => string;
  readonly remove: () => void;
}

/** Creates the temporary folder; the caller removes it. */
export function scratch(): Scratch {
  const root = mkdtempSync(join(tmpdir(), 'snapshots-'));
  return { at: (name) => join(root, name), remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** The contents of all files in and beside a folder, to check that nothing has changed. */
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
