import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { holderFile, takeLock } from '#scripts/build/lock.ts';
import { nodeFlags } from '#scripts/node-version.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/**
 * Takes a lock in another process, which holds it until it exits. Resolves with its first line of output.
 */
async function takeElsewhere(lock: string): Promise<{ child: ChildProcess; output: string }> {
  const node = nodeFlags(process.versions.node);
  const child = spawn(process.execPath, [...(node.ok ? node.flags : []), 'tests/support/take-lock.ts', lock], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  started.push(child);
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, output: output.toString().trim() };
}

/** Leaves a lock behind as a crashed process does, last refreshed some seconds ago. */
function abandon(lock: string, holder: object, secondsAgo: number): void {
  mkdirSync(lock);
  writeFileSync(holderFile(lock), JSON.stringify({ host: hostname(), activity: 'building', ...holder }));
  const time = new Date(Date.now() - secondsAgo * 1000);
  utimesSync(lock, time, time);
}

describe('a build lock', () => {
  it('stops a second build of the same folder and names the process that holds it', () => {
    const lock = join(folder, 'new', 'dist.lock');
    const release = takeLock(lock);
    expect(() => takeLock(lock)).toThrow(`Process ${process.pid} is building here already (${lock}). Wait`);
    release();
    expect(existsSync(lock) || existsSync(holderFile(lock))).toBe(false);
    takeLock(lock)();
  });

  it('is taken over at once from a process that was killed', async () => {
    const lock = join(folder, 'killed.lock');
    const { child, output } = await takeElsewhere(lock);
    expect(output).toBe('taken');
    expect(() => takeLock(lock)).toThrow(`Process ${child.pid} is testing here already`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    takeLock(lock)();
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('is released by a process that ends on %s', async (signal) => {
    const lock = join(folder, `${signal}.lock`);
    const { child } = await takeElsewhere(lock);
    child.kill(signal);
    await once(child, 'exit');
    expect(existsSync(lock)).toBe(false);
  });

  it.runIf(existsSync('/proc/self/stat'))(
    'is taken over at once when its holder’s pid belongs to a later process',
    () => {
      const lock = join(folder, 'later-process.lock');
      abandon(lock, { pid: process.ppid, start: '1' }, 5);
      takeLock(lock)();
      const release = takeLock(lock);
      const holder = JSON.parse(readFileSync(holderFile(lock), 'utf8')) as { start: string };
      expect(holder.start).toMatch(/^\d+$/);
      release();
      abandon(lock, { pid: process.pid, start: holder.start }, 5);
      expect(() => takeLock(lock)).toThrow(`Process ${process.pid} is building here already`);
    },
  );

  it('is taken over when the pid of its crashed holder now belongs to an unrelated process', () => {
    const lock = join(folder, 'reused-pid.lock');
    abandon(lock, { pid: process.ppid }, 601);
    const release = takeLock(lock);
    expect(JSON.parse(readFileSync(holderFile(lock), 'utf8'))).toMatchObject({ pid: process.pid });
    release();
  });

  it('from another machine is respected while it is fresh, although no local process has its pid', () => {
    const lock = join(folder, 'shared-folder.lock');
    const { pid } = spawnSync(process.execPath, ['--version']);
    abandon(lock, { pid, host: 'another-machine' }, 30);
    expect(() => takeLock(lock)).toThrow(`Process ${pid} is building here already`);
  });

  it('that is stale is taken over by exactly one of several concurrent processes', async () => {
    const lock = join(folder, 'race.lock');
    abandon(lock, { pid: process.pid }, 700);
    const racers = await Promise.all(Array.from({ length: 4 }, () => takeElsewhere(lock)));
    const winners = racers.filter(({ output }) => output === 'taken');
    expect(winners).toHaveLength(1);
    for (const { output } of racers.filter((racer) => racer !== winners[0]))
      expect(output).toContain(`Process ${winners[0]!.child.pid} is testing here already`);
  });

  it('is refreshed while its process runs', async () => {
    const lock = join(folder, 'refreshed.lock');
    await takeElsewhere(lock);
    const { mtimeMs } = statSync(lock);
    await expect.poll(() => statSync(lock).mtimeMs, { timeout: 15_000, interval: 200 }).toBeGreaterThan(mtimeMs);
  });
});
