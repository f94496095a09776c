// Renders the drawn pictures that are missing or stale, and writes data/catalogue/images.json.
// With --check it writes nothing and exits 1 if anything is missing or stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageEntries } from '#pictures/image-entries.ts';
import { picturePlan } from '#pictures/plan.ts';
import { readSubjects } from '#pictures/subjects.ts';
import { leftOver, renderStale, staleOf } from '#pictures/update.ts';

const root = join(import.meta.dirname, '..');
const [publicFolder, entriesFile] = [join(root, 'public'), join(root, 'data', 'catalogue', 'images.json')];

try {
  const plan = picturePlan(readSubjects(join(root, 'data')));
  const { stale, fresh } = staleOf(plan, publicFolder);
  const entries = `${JSON.stringify(imageEntries(), null, 2)}\n`;
  const entriesStale = !existsSync(entriesFile) || readFileSync(entriesFile, 'utf8') !== entries;
  for (const path of leftOver(plan, publicFolder)) console.log(`left over: public/${path}`);

  if (process.argv.includes('--check')) {
    const missing = [
      ...stale.flatMap(({ files }) => files.map(({ path }) => `public/${path}`)),
      ...(entriesStale ? ['data/catalogue/images.json'] : []),
    ];
    for (const path of missing) console.error(`missing or stale: ${path}; render it with: node scripts/pictures.ts`);
    if (missing.length > 0) process.exitCode = 1;
  } else {
    await renderStale(stale, publicFolder, (path, bytes) =>
      console.log(`rendered public/${path} (${Math.ceil(bytes / 1000)} kB)`),
    );
    if (entriesStale) writeFileSync(entriesFile, entries);
    if (entriesStale) console.log('wrote data/catalogue/images.json');
  }
  console.log(`${fresh} files up to date, ${stale.reduce((sum, { files }) => sum + files.length, 0)} not`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
