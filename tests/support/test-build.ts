import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { nodeFlags } from '#scripts/node-version.mjs';

/** How a build that a test started has ended. */
export interface BuildResult {
  readonly exitCode: number;
  /** Its standard error, a line each. */
  readonly errors: readonly string[];
  readonly output: string;
}

/**
 * What a build's environment is made of: nothing of the test runner's own and nothing of the developer's
 * site.
 */
export const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'NODE_COMPILE_CACHE'];

/**
 * The day every tried build is made on, unless a test says otherwise: before the small site's scheduled post
 * is out.
 */
const DAY = '2026-06-01';

/** The folder a tried build writes: dist.test-<name>, which git ignores. */
export const buildFolder = (name: string): string => `dist.test-${name}`;

/** Removes what tried builds of these names have left. */
export function removeBuilds(...names: readonly string[]): void {
  for (const folder of names.map(buildFolder)) {
    for (const end of ['', '.next', '.old']) rmSync(`${folder}${end}`, { recursive: true, force: true });
  }
}

/** Whether a tried build has left half a site, or the one from before, beside its folder. */
export const hasLeftovers = (name: string): boolean =>
  existsSync(`${buildFolder(name)}.next`) || existsSync(`${buildFolder(name)}.old`);

interface BuildOptions {
  /** ISO day. */
  readonly day?: string;
  /** The working copy that is built. */
  readonly root?: string;
  /** The owner's settings: PUBLIC_QUOTE_WEBHOOK_URL and so on. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Builds a snapshot into dist.test-<name> in a process of its own. */
export function runBuild(
  name: string,
  snapshot: string,
  { day = DAY, root = '.', settings = {} }: BuildOptions = {},
): Promise<BuildResult> {
  const node = nodeFlags(process.versions.node);
  if (!node.ok) throw new Error(node.hint);
  const inherited = INHERITED.flatMap((key) => (process.env[key] === undefined ? [] : [[key, process.env[key]]]));
  const env = {
    ...Object.fromEntries(inherited),
    ...settings,
    SNAPSHOT_DIR: snapshot,
    BUILD_DATE: day,
  } as NodeJS.ProcessEnv;
  const args = [...node.flags, 'scripts/build.ts', '--out', buildFolder(name)];
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, args, { cwd: root, env }, (_, stdout, stderr) => {
      const errors = stderr.split('\n').filter((line) => line !== '');
      if (child.exitCode === null) reject(new Error(`The build was stopped: ${stderr}`));
      else resolve({ exitCode: child.exitCode, errors, output: stdout });
    });
  });
}
