// npm run snapshot:lock: sorts and checks data/snapshot after an edit by hand, and rewrites its manifest and
// data/supabase/seed.sql.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatError } from './build/format-error.ts';
import { lockSnapshot } from './snapshot/lock-snapshot.ts';
import { COMMITTED_SNAPSHOT, SEED_FILE, seedSql } from './snapshot/seed.ts';

try {
  const { values, positionals } = parseArgs({
    options: { renamed: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.renamed)
    console.error('snapshot:seal is now called snapshot:lock and does the same. The old name will be removed.');
  const folder = positionals[0] ?? COMMITTED_SNAPSHOT;
  const { tables, takenAt, notices } = lockSnapshot(folder);
  const counts = Object.entries(tables).map(([name, { rows }]) => `${rows} ${name}`);
  if (folder === COMMITTED_SNAPSHOT) writeFileSync(SEED_FILE, seedSql(folder));
  for (const notice of notices) console.log(notice);
  console.log(`${folder} is locked: ${counts.join(', ')}; newest change ${takenAt}.`);
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}
