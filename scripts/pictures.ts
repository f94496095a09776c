// Renders the pictures that are missing or stale, from drawings or the photographs in pictures/, and writes
// data/catalogue/images.json. With --check it writes nothing and exits 1 if anything is missing or stale; --names lists what
// photographs can be called; --into <folder> renders into another folder than public/.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PHOTOGRAPH_FOLDER } from './pictures/photographs/photograph.ts';
import { drawnPictures, sitePictures } from './pictures/pipeline/site-pictures.ts';
import { checkPhotographs, leftoverPaths, renderStale, findStale } from './pictures/pipeline/render.ts';

const root = join(import.meta.dirname, '..');
const entriesFile = join(root, 'data', 'catalogue', 'images.json');

try {
  const { values } = parseArgs({
    options: { check: { type: 'boolean' }, names: { type: 'boolean' }, into: { type: 'string', default: 'public' } },
  });
  const publicFolder = resolve(root, values.into);
  const { plan, entries, names, notes } = sitePictures(
    drawnPictures(join(root, 'data')),
    join(root, PHOTOGRAPH_FOLDER),
  );
  const { stale, fresh } = findStale(plan, publicFolder);
  const entriesStale = !existsSync(entriesFile) || readFileSync(entriesFile, 'utf8') !== entries;

  if (values.names === true) console.log(names.join('\n'));
  else {
    for (const path of leftoverPaths(plan, publicFolder)) console.log(`left over: ${values.into}/${path}`);
    if (values.check === true) {
      const missing = [
        ...stale.flatMap(({ files }) => files.map(({ path }) => `${values.into}/${path}`)),
        ...(entriesStale ? ['data/catalogue/images.json'] : []),
      ];
      for (const path of missing) console.error(`missing or stale: ${path}; render it with: npm run pictures`);
      if (missing.length > 0) process.exitCode = 1;
    } else {
      await checkPhotographs(stale);
      await renderStale(stale, publicFolder, (path, bytes) =>
        console.log(`rendered ${values.into}/${path} (${Math.ceil(bytes / 1000)} kB)`),
      );
      if (entriesStale && values.into === 'public') {
        writeFileSync(entriesFile, entries);
        console.log('wrote data/catalogue/images.json');
      }
      for (const note of notes) console.log(note);
    }
    console.log(`${fresh} files up to date, ${stale.reduce((sum, { files }) => sum + files.length, 0)} not`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
