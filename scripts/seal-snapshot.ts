// npm run snapshot:seal: after editing data/snapshot by hand, sorts and checks it, rewrites its manifest, and makes the
// seed of a new store from it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tellError } from './build/tell-error.ts';
import { sealSnapshot } from './snapshot/seal.ts';
import { SEED_FILE, seedSql } from './snapshot/seed.ts';

const COMMITTED = join('data', 'snapshot');

try {
  const folder = process.argv[2] ?? COMMITTED;
  const { tables, takenAt, notices } = sealSnapshot(folder);
  const counts = Object.entries(tables).map(([name, { rows }]) => `${rows} ${name}`);
  if (folder === COMMITTED) writeFileSync(SEED_FILE, seedSql(folder));
  for (const notice of notices) console.log(notice);
  console.log(`${folder}: ${counts.join(', ')}; newest row of ${takenAt}.`);
} catch (error) {
  console.error(tellError(error));
  process.exitCode = 1;
}
