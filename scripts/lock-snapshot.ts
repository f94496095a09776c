// npm run snapshot:lock: after editing data/snapshot by hand, sorts and checks it, rewrites its manifest, and makes the
// seed of a new store from it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatError } from './build/format-error.ts';
import { lockSnapshot } from './snapshot/lock-snapshot.ts';
import { SEED_FILE, seedSql } from './snapshot/seed.ts';

const COMMITTED = join('data', 'snapshot');

const { values, positionals } = parseArgs({
  options: { renamed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.renamed)
  console.error('snapshot:seal is now called snapshot:lock. It does the same; the old name goes away.');

try {
  const folder = positionals[0] ?? COMMITTED;
  const { tables, takenAt, notices } = lockSnapshot(folder);
  const counts = Object.entries(tables).map(([name, { rows }]) => `${rows} ${name}`);
  if (folder === COMMITTED) writeFileSync(SEED_FILE, seedSql(folder));
  for (const notice of notices) console.log(notice);
  console.log(`${folder}: ${counts.join(', ')}; newest row of ${takenAt}.`);
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}
