import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { buildFlags, HEAP_FLAGS, MEMORY_SETTINGS } from '#scripts/build/process-settings.mjs';
import { nodeFlags } from '#scripts/node-version.mjs';

/** The outcome of a build. */
export interface BuildResult {
  readonly exitCode: number;
  /** The lines of its standard error. */
  readonly errors: readonly string[];
  readonly output: string;
}

/**
 * The environment variables that a build inherits: none of the test runner's, and none of the developer's
 * site.
 */
export const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'NODE_COMPILE_CACHE'];

/**
 * The default date of a build: before the small site's scheduled post is published.
 */
const DAY = '2026-06-01';

/** The output folder of a build: dist.test-<name>, which git ignores. */
export const buildFolder = (name: string): string => `dist.test-${name}`;

/** Removes the output of builds by name. */
export function removeBuilds(...names: readonly string[]): void {
  for (const folder of names.map(buildFolder)) {
    for (const end of ['', '.next', '.old']) rmSync(`${folder}${end}`, { recursive: true, force: true });
  }
}

/** Whether a build has left an incomplete or previous site beside its folder. */
export const hasLeftovers = (name: string): boolean =>
  existsSync(`${buildFolder(name)}.next`) || existsSync(`${buildFolder(name)}.old`);

interface BuildOptions {
  /** ISO date. */
  readonly day?: string;
  /** The working copy that is built. */
  readonly root?: string;
  /** The owner's settings: PUBLIC_QUOTE_WEBHOOK_URL and so on. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Further arguments of the command. */
  readonly args?: readonly string[];
}

/** Builds a snapshot into dist.test-<name> in a separate process. */
export function runBuild(
  name: string,
  snapshot: string,
  { day = DAY, root = '.', settings = {}, args: further = [] }: BuildOptions = {},
): Promise<BuildResult> {
  const node = nodeFlags(process.versions.node);
  if (!node.ok) throw new Error(node.hint);
  const inherited = INHERITED.flatMap((key) => (process.env[key] === undefined ? [] : [[key, process.env[key]]]));
  const env = {
    ...Object.fromEntries(inherited),
    ...MEMORY_SETTINGS,
    ...settings,
    SNAPSHOT_DIR: snapshot,
    BUILD_DATE: day,
  } as NodeJS.ProcessEnv;
  const flags = [...node.flags, ...HEAP_FLAGS, ...buildFlags(further)];
  const args = [...flags, 'scripts/build.ts', '--out', buildFolder(name), ...further];
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, args, { cwd: root, env }, (_, stdout, stderr) => {
      const errors = stderr.split('\n').filter((line) => line !== '');
      if (child.exitCode === null) reject(new Error(`The build was killed: ${stderr}`));
      else resolve({ exitCode: child.exitCode, errors, output: stdout });
    });
  });
}
