import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSnapshot } from '#data/snapshot.ts';
import { takeLock } from '#scripts/build/lock.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';

/** Reformats a table's file, as an editor does: its rows are the same, but its digest is not. */
function reformat(file: string): void {
  writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test.each([
  ['snapshot:lock', ''],
  ['snapshot:seal', 'snapshot:seal is now called snapshot:lock'],
])('npm run %s locks a snapshot that was edited by hand', (command, message) => {
  const { folder, remove } = snapshotFolder();
  try {
    reformat(join(folder, 'cities.json'));
    expect(() => readSnapshot(folder)).toThrow('npm run snapshot:lock');
    const [, ...args] = scripts[command]!.split(' ');
    const { status, stdout, stderr } = spawnSync(process.execPath, [...args, folder], { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    expect(stderr).toContain(message);
    expect(stdout).toContain(`${folder} is locked: 3 cities`);
    expect(readSnapshot(folder).rows.cities).toHaveLength(3);
  } finally {
    remove();
  }
});

test('npm run snapshot:lock locks the snapshot in SNAPSHOT_DIR, and checks the environment as a build does', () => {
  const { folder, remove } = snapshotFolder();
  try {
    const lock = (settings: Readonly<Record<string, string>>) =>
      spawnSync(process.execPath, scripts['snapshot:lock']!.split(' ').slice(1), {
        encoding: 'utf8',
        env: { ...process.env, SNAPSHOT_DIR: `${folder}/`, ...settings },
      });
    reformat(join(folder, 'cities.json'));
    const refused = lock({ SITE_URL: 'example' });
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('SITE_URL: is "example"');
    const { status, stdout, stderr } = lock({});
    expect(status, stderr).toBe(0);
    expect(stdout).toContain(`${folder} is locked: 3 cities`);
    expect(readSnapshot(folder).rows.cities).toHaveLength(3);
  } finally {
    remove();
  }
});

test('npm run snapshot:lock refuses while a snapshot is fetched into the folder, and changes nothing', () => {
  const { folder, remove } = snapshotFolder();
  const release = takeLock(`${folder}.lock`, 'fetching a snapshot');
  try {
    reformat(join(folder, 'cities.json'));
    const lock = () =>
      spawnSync(process.execPath, [...scripts['snapshot:lock']!.split(' ').slice(1), folder], { encoding: 'utf8' });
    const refused = lock();
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain(`Process ${process.pid} is fetching a snapshot here already`);
    expect(() => readSnapshot(folder)).toThrow('npm run snapshot:lock');
    release();
    expect(lock().status).toBe(0);
    expect(existsSync(`${folder}.lock`)).toBe(false);
  } finally {
    release();
    remove();
  }
});
