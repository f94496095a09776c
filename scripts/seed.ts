// npm run seed: data/snapshot → data/supabase/seed.sql, so that a new store starts with the snapshot's rows.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tellError } from '#build/tell-error.ts';
import { seedSql } from '#snapshot/seed.ts';

const FILE = join('data', 'supabase', 'seed.sql');

try {
  writeFileSync(FILE, seedSql(join('data', 'snapshot')));
  console.log(`${FILE}: made from data/snapshot.`);
} catch (error) {
  console.error(tellError(error));
  process.exitCode = 1;
}
