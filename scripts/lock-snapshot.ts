// npm run snapshot:lock -- [folder]: sorts and checks a snapshot after an edit by hand, and rewrites its manifest.
// The folder is SNAPSHOT_DIR or data/snapshot; for the latter it also rewrites data/supabase/seed.sql.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '#config/environment.ts';
import { snapshotFolders } from '#data/snapshot-folders.ts';
import { exitCodeOf } from './build/exit-codes.ts';
import { formatError } from './build/format-error.ts';
import { takeLock } from './build/lock.ts';
import { noticeLines } from './build/notice-lines.ts';
import { exitOnSignal } from './build/signals.ts';
import { lockSnapshot } from './snapshot/lock-snapshot.ts';
import { COMMITTED_SNAPSHOT, SEED_FILE, seedSql } from './snapshot/seed.ts';

try {
  const { values, positionals } = parseArgs({
    options: { renamed: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.renamed)
    console.error('snapshot:seal is now called snapshot:lock and does the same. The old name will be removed.');
  const { SNAPSHOT_DIR } = readEnvironment(process.env);
  const folder = snapshotFolders(positionals[0] ?? SNAPSHOT_DIR ?? COMMITTED_SNAPSHOT).current;
  process.on('exit', takeLock(`${folder}.lock`, 'locking the snapshot'));
  exitOnSignal();
  const { tables, takenAt, notices } = lockSnapshot(folder);
  const counts = Object.entries(tables).map(([name, { rows }]) => `${rows} ${name}`);
  if (resolve(folder) === resolve(COMMITTED_SNAPSHOT)) writeFileSync(SEED_FILE, seedSql(folder));
  for (const line of noticeLines(notices)) console.log(line);
  console.log(`${folder} is locked: ${counts.join(', ')}; newest change ${takenAt}.`);
} catch (error) {
  console.error(formatError(error));
  process.exitCode = exitCodeOf(error);
}
