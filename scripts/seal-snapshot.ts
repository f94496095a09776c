// npm run snapshot:seal: after editing data/snapshot by hand, sorts and checks it and rewrites its manifest.
import { join } from 'node:path';
import { tellError } from '#build/tell-error.ts';
import { sealSnapshot } from '#snapshot/seal.ts';

try {
  const folder = process.argv[2] ?? join('data', 'snapshot');
  const { tables, takenAt } = sealSnapshot(folder);
  const counts = Object.entries(tables).map(([name, { rows }]) => `${rows} ${name}`);
  console.log(`${folder}: ${counts.join(', ')}; newest row of ${takenAt}.`);
} catch (error) {
  console.error(tellError(error));
  process.exitCode = 1;
}
