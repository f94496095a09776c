import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { takeLock } from '#scripts/build/lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a build', () => {
  it('tells of another one in the same folder, and names its process', () => {
    const file = join(folder, 'new', 'dist.lock');
    const release = takeLock(file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    expect(() => takeLock(file)).toThrow(`Process ${process.pid} is building here already`);
    release();
    expect(existsSync(file)).toBe(false);
    takeLock(file)();
  });

  it('takes over from one that is gone', () => {
    const file = join(folder, 'dist.lock');
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(file, String(pid));
    const release = takeLock(file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    release();
  });
});
