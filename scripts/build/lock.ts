import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function isAlive(pid: number): boolean {
  try {
    // Signal 0 is sent to nobody: it only asks.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function writeLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes a lock file with this process's id in it and returns the function that gives it back. A lock whose process is
 * gone is taken over. Throws an Error that names the process, and what it does, when a living one holds it.
 */
export function takeLock(file: string, doing = 'building'): () => void {
  mkdirSync(dirname(file), { recursive: true });
  if (!writeLock(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder > 0 && isAlive(holder))
      throw new Error(`Process ${holder} is ${doing} here already (${file}). Wait for it.`);
    rmSync(file, { force: true });
    if (!writeLock(file)) throw new Error(`Another process has just begun ${doing} here (${file}). Wait for it.`);
  }
  return () => rmSync(file, { force: true });
}
