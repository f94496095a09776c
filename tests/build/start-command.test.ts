import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '#scripts/preview/free-port.ts';
import { type SnapshotFolder, snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { INHERITED } from '#tests/support/test-build.ts';
import { type WorkingCopy, workingCopy } from '#tests/support/working-copy.ts';

/** `npm start` in a process group of its own, as a terminal starts it. */
interface StartCommand {
  readonly npm: ChildProcess;
  readonly output: () => string;
  readonly port: number;
}

let copy: WorkingCopy;
let snapshot: SnapshotFolder;
beforeAll(() => {
  copy = workingCopy();
  snapshot = snapshotFolder();
});
afterAll(() => {
  copy.remove();
  snapshot.remove();
});

const groupExists = ({ npm }: StartCommand): boolean => {
  try {
    return process.kill(-npm.pid!, 0);
  } catch {
    return false;
  }
};

async function start(...args: readonly string[]): Promise<StartCommand> {
  const port = await freePort(0);
  const inherited = INHERITED.flatMap((key) => (process.env[key] === undefined ? [] : [[key, process.env[key]]]));
  const npm = spawn('npm', ['start', '--', '--port', String(port), ...args], {
    cwd: copy.folder,
    env: { ...Object.fromEntries(inherited), SNAPSHOT_DIR: snapshot.folder, NO_COLOR: '1' } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const command = { npm, output: () => output, port };
  onTestFinished(() => {
    if (groupExists(command)) process.kill(-npm.pid!, 'SIGTERM');
  });
  return command;
}

const POLL = { timeout: 120_000, interval: 50 };
const AFTER_SIGNAL = { timeout: 20_000, interval: 50 };

const untilServing = ({ output }: StartCommand): Promise<void> =>
  expect.poll(output, POLL).toContain('The site is at http://localhost:');

const untilBuilding = (): Promise<void> =>
  expect.poll(() => existsSync(join(copy.folder, 'dist.next')), POLL).toBe(true);

const answers = ({ port }: StartCommand): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

/** Waits until no process of the command is left: neither one of its group nor one that has its output open. */
async function untilGone(command: StartCommand): Promise<void> {
  const outputClosed = once(command.npm, 'close');
  await expect.poll(() => groupExists(command), AFTER_SIGNAL).toBe(false);
  await outputClosed;
}

const WAYS = [
  // A terminal's Ctrl-C reaches every process of the group.
  ['Ctrl-C', ({ npm }: StartCommand) => process.kill(-npm.pid!, 'SIGINT')],
  // A process manager's SIGTERM reaches npm alone.
  ['SIGTERM to npm', ({ npm }: StartCommand) => npm.kill('SIGTERM')],
] as const;

describe.each(WAYS)('npm start, stopped by %s', (_, stop) => {
  it('ends the build with all its processes, and leaves no half-built site', async () => {
    const command = await start();
    await untilBuilding();
    stop(command);
    await untilGone(command);
    expect(existsSync(join(copy.folder, 'dist.next'))).toBe(false);
    expect(command.output()).not.toContain('The site is at');
  });

  it('ends the server with all its processes, and frees the port', async () => {
    const isBuilt = existsSync(join(copy.folder, 'dist'));
    const command = await start(...(isBuilt ? ['--no-build'] : []));
    await untilServing(command);
    expect(await answers(command)).toBe(true);
    stop(command);
    await untilGone(command);
    await expect.poll(() => answers(command), AFTER_SIGNAL).toBe(false);
  });
});

it('a killed npm start leaves no server behind', async () => {
  const isBuilt = existsSync(join(copy.folder, 'dist'));
  const command = await start(...(isBuilt ? ['--no-build'] : []));
  await untilServing(command);
  process.kill(-command.npm.pid!, 'SIGKILL');
  await expect.poll(() => answers(command), AFTER_SIGNAL).toBe(false);
});
